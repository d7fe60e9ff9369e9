import { z } from 'zod';
import { isoOut, key, name } from '@/server/lib/fields';
import { publicCompany, publicId } from './bundle/schemas';
import { sourceContext } from './source-context';

/** Most ids of one kind in one list. */
export const MAX_IDS = 500;

const share = {
  id: z.string(),
  publicId,
  title: z.string(),
  status: z.enum(['ACTIVE', 'REVOKED']),
  companyCount: z.number().int().meta({ description: 'Companies and deals listed at creation.' }),
  createdAt: isoOut(),
  revokedAt: isoOut().nullable(),
};

export const publicShare = z
  .object(share)
  .meta({ id: 'PublicShare', description: 'A read-only public link to a list of companies.' });

export const createdPublicShare = z
  .object({
    ...share,
    urlPath: z.string().meta({
      description: 'Path of the public page on the site, outside the base of this API.',
      example: '/share/companies/ps_4eC39HqLyjWDarjtT1zdp7dc',
    }),
    duplicateCompanyCount: z
      .number()
      .int()
      .meta({ description: 'Repeated ids, and deals that are a company already listed.' }),
    unshareableDeals: z.array(
      z.object({ dealId: z.string(), reason: z.enum(['not_found', 'not_shareable']) }),
    ),
  })
  .meta({ id: 'CreatedPublicShare', description: 'A share as its creation answers it.' });

export const shareList = z.object({ shares: z.array(publicShare) }).meta({ id: 'PublicShareList' });
export const shareAnswer = z.object({ share: publicShare }).meta({ id: 'PublicShareAnswer' });
export const createdShareAnswer = z
  .object({ share: createdPublicShare })
  .meta({ id: 'CreatedPublicShareAnswer' });

const organizationSelector = {
  organizationId: key().optional().meta({
    description: 'The organization. Needed when the key reaches several.',
  }),
};

const ids = (what: string) =>
  z
    .array(key())
    .max(MAX_IDS)
    .default([])
    .meta({ description: `${what}, in the order shown; at most ${MAX_IDS}.` });

export const listSharesInput = z.object(organizationSelector);

/** A share by its internal id or its public one. */
export const shareRefInput = z.object({ id: key(), ...organizationSelector });

export const createShareInput = z
  .object({
    ...organizationSelector,
    title: name(),
    companyIds: ids('Ids of portfolio companies'),
    dealIds: ids('Ids of deals, listed after the companies'),
    sourceContext: sourceContext().optional(),
  })
  .refine((input) => input.companyIds.length + input.dealIds.length > 0, {
    path: ['companyIds'],
    error: 'needs at least one id, here or in dealIds',
  });

export const previewShareInput = z.object({
  ...organizationSelector,
  companyIds: ids('Ids of portfolio companies'),
  dealIds: ids('Ids of deals, listed after the companies'),
});

/** What visitors would see, and what was left out. */
export const sharePreview = z.object({
  companies: z.array(publicCompany.extend({ websiteLabel: z.string().nullable() })),
  duplicateCompanyCount: z.number().int(),
  unshareableDeals: createdPublicShare.shape.unshareableDeals,
});

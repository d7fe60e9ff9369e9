import { z } from 'zod';
import { isoOut } from '@/server/lib/fields';

export const publicId = z.string().meta({
  description: 'Public identifier; whoever has it may see the list.',
  example: 'ps_4eC39HqLyjWDarjtT1zdp7dc',
});

export const bundleInput = z.object({ publicId: z.string() });

/** Everything about a company that leaves to visitors (decisions §10); nothing else does. */
export const publicCompany = z.object({
  name: z.string(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  sector: z.string().nullable(),
  stage: z.string().nullable().meta({ description: 'Funding stage of the company.' }),
  logoUrl: z.string().nullable(),
});

export const publicBundle = z
  .object({
    share: z.object({
      publicId,
      title: z.string(),
      companyCount: z.number().int().meta({ description: 'Companies shown now.' }),
      createdAt: isoOut(),
    }),
    companies: z.array(publicCompany),
  })
  .meta({ id: 'PublicBundle', description: 'What the holder of a public link sees.' });

export type PublicBundle = z.output<typeof publicBundle>;
export type PublicCompany = z.output<typeof publicCompany>;

import { z } from 'zod';
import { INBOUND_MAIL_STATUSES, WAIT_REASONS } from '@/db/enums';
import {
  BOUNDS,
  isoOut,
  json,
  key,
  limit,
  moment,
  optional,
  text,
  vehicleSelectors,
} from '@/server/lib/fields';

/** A mail as its reader hands it on; the bounds are those of an investor update. */
export const mailFields = {
  sourceRef: text().min(1).meta({ description: 'The Message-ID without its angle brackets.' }),
  receivedAt: moment(),
  fromAddress: optional(text()),
  subject: optional(text()),
  rawBody: text(BOUNDS.body).min(1),
  rawHtml: optional(text(BOUNDS.body)),
  attachmentsJson: optional(json()),
};

export const receiveInput = z.object({ organizationId: key(), ...mailFields });

export const receiveResult = z.object({
  outcome: z
    .enum(['created', 'exists', 'waiting', 'discarded'])
    .meta({ description: 'discarded: a person has discarded this very mail before.' }),
  companySlug: z.string().nullable(),
  companyName: z.string().nullable(),
  updateId: z.string().nullable(),
  mailId: z.string().nullable().meta({ description: 'Its place in the queue, if it has one.' }),
  reason: z.enum(WAIT_REASONS).nullable(),
});

export const inboundMail = z.object({
  id: z.string(),
  organizationId: z.string(),
  status: z.enum(INBOUND_MAIL_STATUSES),
  reason: z.enum(WAIT_REASONS),
  sourceRef: z.string(),
  receivedAt: isoOut(),
  fromAddress: z.string().nullable(),
  subject: z.string().nullable(),
  excerpt: z.string().meta({ description: 'The first 2,000 characters of the text.' }),
  attachmentsJson: z.unknown(),
  companyId: z.string().nullable(),
  updateId: z.string().nullable(),
  decidedAt: isoOut().nullable(),
  decidedBy: z.string().nullable(),
  createdAt: isoOut(),
});

export const inboundMailList = z.object({ items: z.array(inboundMail) });

export const listMailsInput = z.object({
  organizationId: key(),
  status: z.enum(INBOUND_MAIL_STATUSES).default('WAITING'),
  limit: limit(50, 200),
});

export const mailRef = z.object({ id: key() });

export const assignInput = z.object({ id: key(), slug: key(), ...vehicleSelectors });

import { z } from 'zod';
import { isoOut, key, moment, name } from '@/server/lib/fields';

export const apiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The first characters, to tell keys apart. */
    start: z.string(),
    readOnly: z.boolean(),
    /** The organizations a limited key reaches; null for all of its user's. */
    organizationIds: z.array(z.string()).nullable(),
    expiresAt: isoOut().nullable(),
    revokedAt: isoOut().nullable(),
    lastUsedAt: isoOut().nullable(),
    createdAt: isoOut(),
  })
  .meta({ id: 'ApiKey', description: 'An API key, without the key itself.' });

export const apiKeyList = z.object({ items: z.array(apiKey) });

export const createApiKeyInput = z.object({
  name: name(),
  readOnly: z.boolean().default(false),
  expiresAt: moment().optional(),
  /** Left out: every organization of the user. A list that came out empty would reach further than meant. */
  organizationIds: z.array(key()).min(1).max(100).optional(),
});

/** The one answer that holds the key in clear. */
export const createdApiKey = z.object({ key: z.string(), apiKey });

export const apiKeyRef = z.object({ id: key() });

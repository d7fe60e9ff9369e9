import { z } from 'zod';
import { METRIC_FIELDS } from '@/server/routers/investor-updates/extract/types';

/** What a text says, as whoever read it claims; nothing of it is believed without its words. */
export const claims = z.object({
  metrics: z
    .array(
      z.object({ field: z.enum(METRIC_FIELDS), value: z.number(), quote: z.string().max(500) }),
    )
    .max(30)
    .default([]),
  customers: z
    .array(
      z.object({
        customerName: z.string().min(2).max(120),
        status: z.enum(['ACTIVE', 'PILOT', 'PAUSED', 'CHURNED', 'LOST_DEAL']),
        quote: z.string().max(500),
      }),
    )
    .max(50)
    .default([]),
});

export type Claims = z.output<typeof claims>;

/** Reads a text and says what it finds; may fail, and takes no longer than its own bound. */
export interface Extractor {
  readonly name: string;
  extract(text: { subject: string | null; receivedAt: string; body: string }): Promise<Claims>;
}

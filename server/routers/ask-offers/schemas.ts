import { z } from 'zod';
import { isoOut, key, text } from '@/server/lib/fields';

export const offerInput = z.object({
  askId: key(),
  /** How the person can help. */
  note: text(2000).default(''),
});

/** Whether the fund has taken an offer up. */
export const handleOfferInput = z.object({ id: key(), handled: z.boolean() });

export const offerRef = z.object({ askId: key() });
export const listOffersInput = z.object({ vehicleId: key() });

/** A member's word that they can help. */
export const askOffer = z
  .object({
    id: z.string(),
    askId: z.string(),
    name: z.string(),
    email: z.string(),
    note: z.string(),
    createdAt: isoOut(),
    handledAt: isoOut().nullable().meta({ description: 'When the fund took it up.' }),
  })
  .meta({ id: 'AskOffer', description: 'An offer of help with an ask.' });

export const askOfferList = z.object({ items: z.array(askOffer) });

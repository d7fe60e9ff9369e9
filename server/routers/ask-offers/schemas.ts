import { z } from 'zod';
import { isoOut, key, text } from '@/server/lib/fields';

export const offerInput = z.object({
  askId: key(),
  /** How the person can help. */
  note: text(2000).default(''),
});

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
  })
  .meta({ id: 'AskOffer', description: 'An offer of help with an ask.' });

export const askOfferList = z.object({ items: z.array(askOffer) });

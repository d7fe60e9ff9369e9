import { z } from 'zod';
import { isoOut, vehicleSelectors } from '@/server/lib/fields';
import { namedCompany } from '../portfolio/schemas';
import { ask } from './schemas';

/** The update that something was found in. */
export const sourceUpdate = z.object({
  id: z.string(),
  subject: z.string().nullable(),
  receivedAt: isoOut(),
});

export const askBoardInput = z.object(vehicleSelectors);

export const askBoard = z.object({
  items: z.array(ask.extend({ company: namedCompany, source: sourceUpdate })),
  beyond: z
    .array(
      ask
        .pick({ status: true, type: true, hidden: true })
        .extend({ published: z.boolean(), count: z.int() }),
    )
    .meta({ description: 'How many there are beside the items.' }),
});

import { z } from 'zod';
import { key, limit } from '@/server/lib/fields';
import { dataGap } from '@/server/routers/data-gaps/schemas';
import { inboundMail } from '@/server/routers/inbound-mails/schemas';
import { newsItem } from '@/server/routers/news/schemas';
import { namedCompany } from '@/server/routers/portfolio/schemas';
import { askOffer } from '@/server/routers/ask-offers/schemas';
import { sourceUpdate } from '@/server/routers/asks/board-schemas';
import { ask } from '@/server/routers/asks/schemas';

const companyId = key().optional().meta({ description: 'What is about this company alone.' });

export const reviewQueueInput = z.object({ limit: limit(100, 1000), companyId });
export const reviewCountsInput = z.object({ companyId });

/** The companies that something waits about, by name. */
export const reviewCompanies = z.object({
  items: z.array(namedCompany.extend({ count: z.int() })),
});

/** What waits for a person, each kind newest first. */
export const reviewQueue = z.object({
  news: z.array(newsItem.extend({ company: namedCompany })),
  gaps: z.array(dataGap.extend({ company: namedCompany, source: sourceUpdate.nullable() })),
  asks: z.array(ask.extend({ company: namedCompany, source: sourceUpdate })),
  mails: z
    .array(inboundMail)
    .meta({ description: 'Of the organizations that the caller manages.' }),
  offers: z
    .array(
      askOffer.extend({
        ask: ask.pick({ title: true, description: true, type: true }),
        company: namedCompany,
      }),
    )
    .meta({ description: 'Of help with open asks, that nobody at the fund has taken up.' }),
});

export const reviewCounts = z.object({
  news: z.int(),
  gaps: z.int(),
  asks: z.int(),
  mails: z.int(),
  offers: z.int(),
});

export const companyCounts = z.object({
  asks: z.int().meta({ description: 'Open ones, hidden ones too.' }),
  gaps: z.int().meta({ description: 'Open ones.' }),
  resolvedAsks: z.int(),
  resolvedGaps: z.int(),
  deletedUpdates: z.int(),
});

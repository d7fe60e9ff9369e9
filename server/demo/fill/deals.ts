import type { Calendar } from '../calendar';
import type { Caller, Callers } from '../callers';
import { COMMENTS, type DemoComment, KESTREL_COMMENTS } from '../data/deal-comments';
import type { DemoDeal } from '../data/deals';
import { EARLY_DEALS } from '../data/deals-early';
import { KESTREL_DEALS } from '../data/deals-kestrel';
import { LATE_DEALS } from '../data/deals-late';
import { slugFromName } from '@/server/lib/slugs';

const LINKS = {
  deck: { type: 'deck', label: 'Pitch deck', path: 'deck.pdf' },
  memo: { type: 'memo', label: 'Investment memo', path: 'memo' },
  demo: { type: 'demo', label: 'Product demo', path: 'demo' },
  'data-room': { type: 'data-room', label: 'Data room', path: 'data-room' },
} as const;

/** The latest accelerator batch that has presented: winter from April on, summer from October on. */
export function batchOf({ today }: Calendar): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const label = (season: string, of: number) => `${season}${String(of % 100).padStart(2, '0')}`;
  if (month < 4) return label('S', year - 1);
  return month < 10 ? label('W', year) : label('S', year);
}

function recordOf(deal: DemoDeal, batch: string) {
  const { fund: _fund, movedFrom: _movedFrom, links = [], scout, sourceDetail, ...record } = deal;
  const slug = slugFromName(deal.companyName, 'deal');
  return {
    ...record,
    slug,
    website: `https://${slug}.example`,
    sourceDetail: sourceDetail.replace('{batch}', batch),
    links: links.map((kind) => {
      const { path, ...link } = LINKS[kind];
      return { ...link, url: `https://docs.${slug}.example/${path}` };
    }),
    ...(scout === undefined ? {} : { scoutedByAgentId: scout }),
  };
}

/** Without a selector a deal of the editor stays firm-wide: the investing fund is out of reach. */
async function addDeal(
  callers: { manager: Caller; editor: Caller },
  deal: DemoDeal,
  batch: string,
) {
  const record = recordOf(deal, batch);
  const start = deal.movedFrom ?? deal.fund ?? 'firm';
  if (start === 'firm') await callers.editor.deals.create(record);
  else await callers.manager.deals.create({ ...record, vehicleSlug: start });
  if (deal.movedFrom === undefined) return;
  const { slug } = record;
  const fund = deal.fund === undefined ? { vehicleId: null } : { vehicleSlug: deal.fund };
  await callers.manager.deals.patch({ slug, ...fund });
}

async function addComments(caller: Caller, comments: readonly DemoComment[]): Promise<void> {
  for (const { deal, ...comment } of comments) {
    await caller.deals.comment({ slug: deal, ...comment });
  }
}

/** Fills both pipelines: deals, what moved between funds, and what was said about them. */
export async function fillDeals(callers: Callers, calendar: Calendar): Promise<void> {
  const batch = batchOf(calendar);
  const { manager, editor, kestrel } = callers;
  for (const deal of [...LATE_DEALS, ...EARLY_DEALS]) {
    await addDeal({ manager, editor }, deal, batch);
  }
  for (const deal of KESTREL_DEALS) {
    await addDeal({ manager: kestrel, editor: kestrel }, deal, batch);
  }
  await addComments(manager, COMMENTS);
  await addComments(kestrel, KESTREL_COMMENTS);
}

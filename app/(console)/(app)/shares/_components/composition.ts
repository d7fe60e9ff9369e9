import { problemOf } from '../../../_lib/problem';
import type { Choices, Choosable } from './choices';

/** A share being composed, beside what there is to choose. */
export interface Composition {
  title: string;
  companyIds: string[];
  dealIds: string[];
  choices: Choices;
  /** What was ticked and is not there any more, by name. */
  gone: { companies: string[]; deals: string[] };
}

export const NOTHING_GONE: Composition['gone'] = { companies: [], deals: [] };

/** True for the refusal of a share because something ticked is not there to share any more. */
export function refusesTicked(error: unknown): boolean {
  const { status, issues } = problemOf(error);
  const isOfTicks = ({ path: [field], code }: (typeof issues)[number]) =>
    (field === 'companyIds' || field === 'dealIds') && code === 'custom';
  return status === 400 && issues.some(isOfTicks);
}

function parted(ids: readonly string[], before: readonly Choosable[], now: readonly Choosable[]) {
  const there = new Set(now.map(({ id }) => id));
  const gone = before.filter(({ id }) => ids.includes(id) && !there.has(id));
  const goneIds = new Set(gone.map(({ id }) => id));
  return {
    left: ids.filter((id) => !goneIds.has(id)),
    gone: gone.map(({ called }) => called),
  };
}

/** The share with lists read anew: what is no longer in them is unticked, and named. */
export function withChoices(old: Composition, choices: Choices): Composition {
  const companies = parted(old.companyIds, old.choices.companies, choices.companies);
  const deals = parted(old.dealIds, old.choices.deals, choices.deals);
  return {
    ...old,
    companyIds: companies.left,
    dealIds: deals.left,
    choices,
    gone: {
      companies: [...old.gone.companies, ...companies.gone],
      deals: [...old.gone.deals, ...deals.gone],
    },
  };
}

/** What was unticked and why, in words; '' where nothing was. */
export const goneInWords = ({ companies, deals }: Composition['gone']): string =>
  [
    companies.length > 0 &&
      `Deleted or closed to you meanwhile, so unticked: ${companies.join(', ')}.`,
    deals.length > 0 &&
      `Passed, deleted or closed to you meanwhile, so unticked: ${deals.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

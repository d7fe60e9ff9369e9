import type { DemoGap } from './gaps';

/** What waits for an answer; the list shows the first ones first. */
export const OPEN_GAPS: readonly DemoGap[] = [
  {
    company: 'loomery',
    update: 0,
    gapType: 'METRIC_MISSING',
    description: 'The {month} update gives order volume and take rate, but no gross margin.',
    suggestedField: 'grossMarginPct',
    hint: 'Luca mentioned "low thirties" on the call.',
  },
  {
    company: 'halyard',
    update: 0,
    gapType: 'ATTACHMENT_UNREAD',
    description:
      'The board deck for {month} (31 slides, PDF) came with the update and was not read.',
    hint: 'Slide 12 should have revenue by customer.',
  },
  {
    company: 'octant-robotics',
    update: 0,
    gapType: 'CUSTOMER_AMBIGUOUS',
    description:
      'The {month} update speaks of "a second top-five grocer" under contract. Which company is it?',
  },
  {
    company: 'stillwater-grid',
    update: 1,
    gapType: 'LINK_UNREAD',
    description: 'The {month} update links to a dashboard of savings per site that needs a login.',
    hint: 'https://reports.stillwater-grid.example/sites',
  },
  {
    company: 'harborlight',
    update: 1,
    gapType: 'PERIOD_UNCLEAR',
    description:
      'The figures may be for the quarter or for the month; the subject and the text differ.',
  },
  {
    company: 'corvane-bio',
    update: 0,
    gapType: 'METRIC_MISSING',
    description: 'The committed part of the grant is not in the cash figure of {month}, or is it?',
    suggestedField: 'cashOnHandUsd',
  },
  {
    company: 'windrow-soil',
    update: 0,
    gapType: 'METRIC_MISSING',
    description: 'No gross margin since the first report.',
    suggestedField: 'grossMarginPct',
  },
  {
    company: 'pantry-and-pine',
    gapType: 'METRIC_MISSING',
    description: 'No report for several months; the expected proceeds of the sale are unknown.',
    suggestedField: 'postMoneyMarkedUsd',
    hint: 'Ask Kate after the buyer’s board meeting.',
  },
  {
    company: 'heliotrope-energy',
    update: 0,
    gapType: 'ATTACHMENT_UNREAD',
    description:
      'A spreadsheet of gardens by state was attached to the {month} update and not read.',
  },
  {
    company: 'basalt-works',
    update: 0,
    gapType: 'CUSTOMER_AMBIGUOUS',
    description:
      '"Two ready-mix producers" are said to have ordered in {month}, without their names.',
  },
];

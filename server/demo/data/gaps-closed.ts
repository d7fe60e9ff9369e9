import type { DemoGap } from './gaps';

/** What has been answered, or set aside: each type once in both ways. */
export const CLOSED_GAPS: readonly DemoGap[] = [
  {
    company: 'furrow',
    update: 1,
    gapType: 'METRIC_MISSING',
    description: 'Headcount in the {month} update leaves out the two field operators.',
    suggestedField: 'headcount',
    closing: { resolved: 12, notes: 'Confirmed by Beth: ten in the office, two in the field.' },
  },
  {
    company: 'parcelwise',
    update: 2,
    gapType: 'METRIC_MISSING',
    description: 'Runway is given as "well into next year".',
    suggestedField: 'runwayMonths',
    closing: { dismissed: 'Follows from cash and burn, which are both there.' },
  },
  {
    company: 'kitefield-aero',
    update: 0,
    gapType: 'CUSTOMER_AMBIGUOUS',
    description: 'A "rural cooperative in the Dakotas" became a customer in {month}.',
    closing: {
      resolved: {
        customerName: 'Prairie Rural Electric Cooperative',
        tier: 'OTHER',
        status: 'ACTIVE',
        notes: 'Named in the call of the same week.',
      },
    },
  },
  {
    company: 'quillstack',
    update: 1,
    gapType: 'CUSTOMER_AMBIGUOUS',
    description: '"A large bank" tried the linter in {month}.',
    closing: { dismissed: 'A trial of the open-source tool is no customer.' },
  },
  {
    company: 'wrenhouse',
    update: 2,
    gapType: 'PERIOD_UNCLEAR',
    description: 'The figures are said to be "for the quarter so far".',
    closing: { resolved: '{period}', notes: 'Grace: read them as of the end of the month.' },
  },
  {
    company: 'pelican-payroll',
    update: 2,
    gapType: 'PERIOD_UNCLEAR',
    description: 'The update names no period at all.',
    closing: { dismissed: 'Clear from the date of arrival.' },
  },
  {
    company: 'fernwick-health',
    update: 1,
    gapType: 'ATTACHMENT_UNREAD',
    description:
      'The outcomes study (PDF, 14 pages) came with the {month} update and was not read.',
    closing: {
      resolved:
        'Nine hospitals, 61,400 requests. Median time from order to approval 4.1 days (9.6 before). First-pass approval 88%. Nurse time per request 11 minutes (38 before).',
    },
  },
  {
    company: 'tallybridge',
    update: 2,
    gapType: 'ATTACHMENT_UNREAD',
    description: 'An image of the team at the offsite was attached to the {month} update.',
    closing: { dismissed: 'Nothing to extract.' },
  },
  {
    company: 'pinfold',
    update: 1,
    gapType: 'LINK_UNREAD',
    description: 'The {month} update links to the pricing page instead of naming the new price.',
    hint: 'https://pinfold.example/pricing',
    closing: {
      resolved: 'Team $9, Business $16, Enterprise from $22 per seat and month, billed yearly.',
      notes: 'Copied from the page.',
    },
  },
  {
    company: 'rookery',
    update: 2,
    gapType: 'LINK_UNREAD',
    description: 'The {month} update links to a video of the dispatch screen.',
    closing: { dismissed: 'A product demo without figures.' },
  },
];

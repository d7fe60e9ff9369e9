/** Wording that founders share; what is particular to a company stands with the company. */

export const GREETINGS = [
  'Hi all,',
  'Hi everyone,',
  'Dear investors,',
  'Hello friends of the company,',
  'Hi team of supporters,',
] as const;

export const OPENERS = {
  /** Revenue grew by 6% and more. */
  strong: [
    'A good month, with more going right than wrong.',
    'Our best month so far, and not by luck alone.',
    'Short version: ahead of plan, and the team is in good shape.',
    'This was the month in which several long bets paid off at once.',
  ],
  steady: [
    'A steady month. Nothing spectacular, most things on plan.',
    'We did what we said we would, and learned a few things on the way.',
    'A month of work on the foundations, with the numbers moving along.',
    'On plan overall; details below.',
  ],
  /** Revenue shrank. */
  hard: [
    'A hard month, so the bad news comes first and without make-up.',
    'The numbers went the wrong way again. Here is what we do about it.',
    'Not the update that we wanted to write, but you should have the full picture.',
  ],
  /** No revenue yet. */
  early: [
    'We are where the plan wanted us to be, with one caveat below.',
    'A month in the lab, with results to show for it.',
    'Progress on the science, a delay on the hardware.',
    'Good data this month, and one number that we do not like yet.',
  ],
} as const;

export const ROUND_CLOSED = [
  'The round is closed and the money is in the bank: {amount}. Thank you for your patience with the paperwork.',
  'We closed our round of {amount} this month. It buys us time to do this properly.',
] as const;

/** Each set: the headings of metrics, highlights and lowlights. */
export const HEADINGS = [
  ['Metrics', 'Highlights', 'Lowlights'],
  ['Numbers', 'What went well', 'What didn’t go well'],
  ['KPIs', 'Wins', 'Challenges'],
  ['Metrics', 'The good', 'The bad'],
] as const;

export const ASK_HEADINGS = [
  'Asks',
  'How you can help',
  'Where we could use your help',
  'Help wanted',
  'Asks for this month',
  'Our asks',
  'How can you help?',
] as const;

export const CLOSINGS = [
  'Thank you for your support,',
  'As always, just reply with questions.',
  'Onwards,',
  'Talk soon,',
  'Best,',
] as const;

/** Subjects; {name}, {month} and {year} are filled in. */
export const SUBJECTS = [
  '{name}: {month} {year} update',
  '{name} investor update, {month} {year}',
  '{month} update from {name}',
  '[{name}] Monthly update, {month} {year}',
] as const;

import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';

/** The period that a letter of November 5, 2026 is filed under. */
const period = (rawBody: string, subject: string | null = null) =>
  extractUpdate({
    subject,
    rawBody,
    rawHtml: null,
    receivedAt: '2026-11-05T09:00:00.000Z',
    attachments: [],
    previouslyReported: [],
    companyName: 'Northwind Labs',
  });

describe('a month named in passing', () => {
  it.each([
    'Hi all,\n\nMRR $90k, headcount 20.\n\nIn June 2026 we moved offices. All well since.',
    'ARR is $2.4m and cash is $3.1m.\n\nIn August 2026 we launched in Spain.',
    'ARR $2.0M, cash $4.0M, burn $200K.\n\nCompared with our June update, when ARR was $1.5M.',
    'ARR $2.0M, cash $4.0M, 22 people.\n\nIn Q2 2026 we launched the new product. The next board meeting is in January 2027.',
    'ARR: $2.0M\nCash: $4.0M\n\nCorrection to the September update: ARR was $1.8M, not $1.9M.',
    'MRR $90k.\n\nAll is well; during Q1 we rebuilt the team.',
    'In September we moved offices.\n\nARR: $2M',
    'In September we launched v3. MRR grew to $31k this month.',
    'MRR came in at $62k. In July it was $58k.',
    'We are at $70k MRR. At the end of May we were at $55k.',
    'MRR $77k; back in June it was $60k.',
    'ARR peaked at $1.5M in May and is now $1.35M.',
    'Headcount is 22. In Q2 it was 19 and in Q1 17.',
    'We are 27 people. In July we were 31.',
    'ARR $1.0M, cash $2.2M, team 15.\n\nHighlights\n- Launched v3 in August\n- SOC2 certified',
    'ARR: $1.9M\n\nAs promised in our August update, here is the roadmap.',
    'MRR is $80k.\n\nThe audit for June is finished.',
  ])('dates no numbers of another sentence: %s', (body) => {
    const { reportedPeriod, gaps } = period(body);
    expect(reportedPeriod.value).toBeNull();
    expect(gaps.map(({ dedupeKey }) => dedupeKey)).toContain('PERIOD_UNCLEAR');
  });

  it.each([
    ['In June 2026 ARR was $1.2M.', '2026-06'],
    ['In June 2026 we made good progress:\n- ARR: $1.2M', '2026-06'],
    ['Here is our June update.\n\nARR: $2M', '2026-06'],
    ['ARR: $2M as of June 30, 2026.', '2026-06'],
    ['In August MRR was $62k. Team is 12.', '2026-08'],
    ['MRR is $31k. We launched v3 in October.', '2026-10'],
    ['We closed Q3 with $1.2M ARR and 14 people.', '2026-Q3'],
    ['ARR: $2M. In June we moved. In October we moved again.', '2026-10'],
  ])('dates what it tells of itself: %s', (body, wanted) => {
    expect(period(body).reportedPeriod.value).toBe(wanted);
  });
});

describe('a day that all numbers have', () => {
  it.each([
    ['Re: Q2 2026 update', 'ARR as of October 31, 2026 is $2M.', '2026-10'],
    ['AW: June 2026 newsletter', 'ARR at 31 October 2026: $2.2M', '2026-10'],
    ['Q2 2026 update', 'ARR as of June 30, 2026 is $2M.', '2026-Q2'],
    ['Q2 2026 update', 'ARR is $2M. Cash as of October 31, 2026 is $3M.', '2026-Q2'],
  ])('outweighs an older subject: %s, %s', (subject, body, wanted) => {
    expect(period(body, subject).reportedPeriod.value).toBe(wanted);
  });
});

describe('a title of two months', () => {
  const VALUES =
    'August: MRR $80k, burn $140k, headcount 20\nSeptember: MRR $84k, burn $155k, headcount 22';
  it.each([
    `Hi all – update for August and September 2026.\n\n${VALUES}`,
    'Update for August and September 2026\n\nMRR: $84k',
    'Update for Aug & Sept 2026\n\nMRR: $84k',
  ])('means the last: %s', (body) => {
    const { reportedPeriod, metrics } = period(body);
    expect(reportedPeriod.value).toBe('2026-09');
    expect(metrics.find(({ field }) => field === 'mrrUsd')).toMatchObject({
      value: 84_000,
      period: '2026-09',
    });
  });
});

describe('a fiscal quarter', () => {
  it.each([
    ['FY26 Q3 update (fiscal year ends in March)', '2025-Q4'],
    ['FY27 Q2 update (our fiscal year ends in March)', '2026-Q3'],
    ['Q2 FY27 update (fiscal year ends on 31 March)', '2026-Q3'],
    ['FY27 Q1 update (our financial year runs from July to June)', '2026-Q3'],
    ['FY27 Q2 update (our fiscal year starts in April)', '2026-Q3'],
    ['Q2 FY27 update (fiscal year ends in January)', '2026-07'],
    ['FY27 H1 update (fiscal year ends in March)', '2026-09'],
    ['FY26 Q3 update (fiscal year ends in December)', '2026-Q3'],
    ['FY26 Q3 update', '2026-Q3'],
  ])('is of the calendar where the end of the year is told: %s', (title, wanted) => {
    expect(period(`${title}\n\nARR $1.2m`).reportedPeriod.value).toBe(wanted);
    expect(period('ARR $1.2m', title).reportedPeriod.value).toBe(wanted);
  });

  it('ends when the months beside it say', () => {
    const title = 'FY2026 H1 (January - June 2026)';
    expect(period('ARR $1.2m', title).reportedPeriod.value).toBe('2026-H1');
  });

  it('leaves a month of the title as it is', () => {
    const body = 'FY27 Q2 is over; our fiscal year ends in March.\n\nARR $1.2m';
    expect(period(body, 'October 2026').reportedPeriod.value).toBe('2026-10');
  });
});

describe('the day that the numbers are of', () => {
  it.each([
    ['November 2026 update - numbers as of October 31\n\nARR $1.2m', null],
    ['November 2026 update (numbers as of end of October)\n\nARR $1.2m', null],
    ['Our November update\n\nARR $1.2m\nCash $3m\nThese are October month-end numbers.', null],
    ['ARR $1.2m\nThese are October month-end numbers.', 'November update'],
    ['ARR $1.2m', 'November 2026 update - numbers as of October 31'],
    ['ARR $1.2m', 'November 2026 update (numbers as of the end of October)'],
  ])('outweighs the month of the mail: %s (%s)', (body, subject) => {
    expect(period(body, subject).reportedPeriod.value).toBe('2026-10');
  });

  it.each([
    ['ARR $1.2m, up from October numbers of $1.1m', '2026-11'],
    ['ARR $1.2m vs October numbers of $1.1m', '2026-11'],
    ['ARR $1.2m', '2026-11'],
  ])('is told of the numbers themselves: %s', (body, wanted) => {
    expect(period(body, 'November 2026 update').reportedPeriod.value).toBe(wanted);
  });
});

describe('a French month behind an apostrophe', () => {
  it.each([
    ["Voici notre point du mois d'octobre 2026 :\n\nMRR: $90k", '2026-10'],
    ["Chiffres d'octobre 2026 (en dollars US) :\n\nMRR: 90k", '2026-10'],
    ['Chiffres d’août 2026 :\n\nMRR: $90k', '2026-08'],
  ])('is read: %s', (body, wanted) => {
    expect(period(body).reportedPeriod.value).toBe(wanted);
  });
});

describe('a date before a line of numbers', () => {
  it.each([
    ['August: MRR $92k, burn $140k. 22 heads.', '2026-08'],
    ['Hi all,\n\nSept – $92k MRR, burn $140k.', '2026-09'],
    ['Sep: MRR $92k, burn $140k.\nOct: MRR $95k, burn $150k.', '2026-10'],
    ['Q3: MRR $92k.', '2026-Q3'],
    ['December: MRR $92k is our goal.', null],
  ])('is their period: %s', (body, wanted) => {
    expect(period(body).reportedPeriod.value).toBe(wanted);
  });
});

describe('a firm whose name opens with a month', () => {
  it.each(['Pilot – Mayo Clinic', 'Mayo Clinic\n\nThey signed.', 'May Mobility\n\nThey signed.'])(
    'names no period: %s',
    (body) => {
      expect(period(body).reportedPeriod.value).toBeNull();
    },
  );

  it('leaves the Spanish month alone', () => {
    expect(period('Informe mensual – Mayo 2026').reportedPeriod.value).toBe('2026-05');
  });
});

import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';
import { extractUpdate } from './extract-update';

const metrics = (body: string) => read(body).metrics;

describe('numbers in the words of many hands', () => {
  it.each([
    [
      'The first quarter closed with $8.7M of ARR, against $7.4M in December.',
      { arrUsd: 8_700_000 },
    ],
    ['March closed with $310k MRR.', { mrrUsd: 310_000 }],
    ['The year closed at $2.2M ARR.', { arrUsd: 2_200_000 }],
    ['Burn was $48k because we paid the annual bill in one go.', { burnMonthlyUsd: 48_000 }],
    ['Net burn was $52k since the annual audit fell due.', { burnMonthlyUsd: 52_000 }],
    ['MRR (subscriptions only): $47k', { mrrUsd: 47_000 }],
    ['ARR (software subscriptions only) is $1.2M.', { arrUsd: 1_200_000 }],
    ['ARR (recurring contracts only): $2.4M', { arrUsd: 2_400_000 }],
    ['ARR (signed contracts only): $2.4M', {}],
    ['MRR (enterprise only): $47k', {}],
    ['On the present plan this gives us 24 months of runway.', { runwayMonths: 24 }],
    ['On our current plan we have 17 months of runway.', { runwayMonths: 17 }],
    ['The plan gives us 24 months of runway.', {}],
    [
      'Net burn was $70k, $4k less than in February, so we have 14 months of runway.',
      {
        burnMonthlyUsd: 70_000,
        runwayMonths: 14,
      },
    ],
  ])('%s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it.each([
    ['Cash. $7.3M at quarter end. A round is not planned.', { cashOnHandUsd: 7_300_000 }],
    ['Runway. 14 months.', { runwayMonths: 14 }],
    ['Gross margin. 71%, up two points.', { grossMarginPct: 71 }],
    ['People. Fourteen, including Dr. Mirela Osk, who leads biology.', { headcount: 14 }],
    ['Cash. We spent $40k on a trade fair.', {}],
    ['People. Three joined in March.', {}],
    ['Cash. $40k came in from a grant.', {}],
  ])('a name with a full stop: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it.each([
    ['ARR of $5.0M. Steady.\n\nH2 goals. ARR of $7.5M, third site open.', { arrUsd: 5_000_000 }],
    ['ARR: $5M\n\nOur Q3 targets. ARR of $6.1M.', { arrUsd: 5_000_000 }],
    [
      'Gross margin: 47%\n\n4. Target\n   9,000 tests by June, at 50% gross margin.\n\n5. Other\n   None.',
      { grossMarginPct: 47 },
    ],
    [
      'MRR: $40k\n\n2. Goals for June\nMRR of $55k and a second site.\n\n3. Thanks\nTo all.',
      { mrrUsd: 40_000 },
    ],
  ])('plans under a heading of their own: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it.each([
    [
      'We are 27 full-time employees. Dr. Osk joined from Tessaro, where he led a team of 60.',
      { headcount: 27 },
    ],
    ['Team of 12. Our new CTO managed a team of 40 at Gekko.', { headcount: 12 }],
  ])('a team led elsewhere: %s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it.each([
    'Our closest peer, Orvana, raised $85 million at a valuation of $320 million.',
    'Several funds have asked, and one of them mentioned a valuation of $120 million.',
    'Our rival Gekko announced a round at a $90M post-money valuation.',
  ])('others’ valuations are no question: %s', (body) => {
    expect(read(body).gaps.filter((gap) => /postMoney/i.test(gap))).toEqual([]);
    expect(metrics(body)).toEqual({});
  });

  it('a table whose first row has a bracket with a date is no heading', () => {
    expect(
      metrics(
        'Rental volume      $688k    (Feb $583k)\nGross margin        52%     (Feb 49%)\nNet burn           $147k    (Feb $151k)\nCash              $2.68M\nRunway            18 months\nTeam                22',
      ),
    ).toEqual({
      grossMarginPct: 52,
      burnMonthlyUsd: 147_000,
      cashOnHandUsd: 2_680_000,
      runwayMonths: 18,
      headcount: 22,
    });
    expect(metrics('Orders      $31k    (Feb $30k)\nMRR        $40k    (Feb $39k)')).toEqual({
      mrrUsd: 40_000,
    });
  });
});

const periodOf = (subject: string, rawBody: string) =>
  extractUpdate({
    subject,
    rawBody,
    rawHtml: null,
    receivedAt: '2026-08-19T09:00:00.000Z',
    attachments: [],
    previouslyReported: [],
  }).reportedPeriod.value;

describe('the reported period', () => {
  it('is told by a heading that explains itself', () => {
    const body = '## Q2 2026 (April to June)\n\nOrmsby Dairy joined us in May.\n';
    expect(periodOf('Summer report', body)).toBe('2026-Q2');
    expect(periodOf('Report', '# H1 2026 (January–June)\n\nWe moved in May.\n')).toBe('2026-H1');
    expect(periodOf('Report', 'July 2026 (in short)\n\nWe moved in June.\n')).toBe('2026-07');
  });
});

describe('who signs the letter', () => {
  it.each(['Jun', 'April', 'June Park'])('is no month: %s', (name) => {
    expect(periodOf('Investor update #7', `We have $640k in cash.\n\nThanks,\n${name}\n`)).toBe(
      null,
    );
  });

  it('leaves a heading behind thanks alone', () => {
    expect(periodOf('News', 'Hello,\n\nJune 2026\n\nWe have $640k in cash.\n')).toBe('2026-06');
  });
});

const linksOf = (rawBody: string) =>
  read(rawBody).gaps.filter((gap) => gap.startsWith('LINK_UNREAD'));

describe('a link that holds the update', () => {
  it.each([
    'Our update is ready. You can read it here:\n\nhttps://updates.orvana.example/july',
    'The full report can be found at the link below:\nhttps://orvana.example/report-7',
  ])('is asked for: %s', (body) => {
    expect(linksOf(body)).toHaveLength(1);
  });

  it.each([
    'Read our blog post here:\n\nhttps://blog.orvana.example/robots',
    'View this email in your browser:\nhttps://mail.orvana.example/view',
    'Our new site is up:\n\nhttps://orvana.example',
  ])('is not: %s', (body) => {
    expect(linksOf(body)).toEqual([]);
  });
});

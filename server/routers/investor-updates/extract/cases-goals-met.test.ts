import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a goal is a value where it is told as reached, or what came instead', () => {
  it.each([
    ['We hit our goal of $100k MRR this month!', { mrrUsd: 100_000 }],
    ["Proud to say we've reached our target of $1.5M ARR!", { arrUsd: 1_500_000 }],
    ['We missed our target of $100k MRR and came in at $92k.', { mrrUsd: 92_000 }],
    ['We missed our MRR target of $100k by 8% and ended the month at $92k.', { mrrUsd: 92_000 }],
    ['We beat our ARR target of $2.0M, ending the month at $2.13M.', { arrUsd: 2_130_000 }],
    ['ARR fell short of our $2.0M goal: we landed at $1.86M.', { arrUsd: 1_860_000 }],
    ['We missed our gross margin target of 75% and came in at 72%.', { grossMarginPct: 72 }],
    ['Burn was budgeted at $120k and came in at $105k.', { burnMonthlyUsd: 105_000 }],
    ['Our burn was forecast at $150k but ended at $131k.', { burnMonthlyUsd: 131_000 }],
    ['Gross margin was planned at 70%; it came in at 66%.', { grossMarginPct: 66 }],
    ['We plan to be at $3M ARR by year end. Currently $2.2M.', { arrUsd: 2_200_000 }],
    ['Target is 80% gross margin. Today 71%.', { grossMarginPct: 71 }],
    ["If we close the bridge we'd have 20 months of runway. As is: 7 months.", { runwayMonths: 7 }],
    ['KR1: Reach $1M ARR (currently $870k)', { arrUsd: 870_000 }],
    ['KR: ARR $2.0M -> actual $1.84M', { arrUsd: 1_840_000 }],
    ['OKRs\n\n- KR1: Reach $1M ARR (now: $870k)\n- KR2: Hire 3 AEs (1 hired)', { arrUsd: 870_000 }],
    [
      'Q4 goals\n- Grow ARR to $3M (today: $2.4M)\n- Get gross margin to 80% (currently 74%)',
      { arrUsd: 2_400_000, grossMarginPct: 74 },
    ],
    [
      'Actual vs. Budget: MRR $101k vs $95k; burn $152k vs $140k.',
      { mrrUsd: 101_000, burnMonthlyUsd: 152_000 },
    ],
    ['MRR\nActual: $93k\nTarget: $95k', { mrrUsd: 93_000 }],
    ['O1 Grow ARR to $1.2M — result $1.31M (1.0)', { arrUsd: 1_310_000 }],
    ['MRR $48k at month end (today $50k)', { mrrUsd: 48_000 }],
    ['MRR 101k/95k (actual/plan)', { mrrUsd: 101_000 }],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)).toEqual([metrics, []]);
  });

  it.each([
    'We did not hit our goal of $100k MRR.',
    "We're on track to hit our goal of $2M ARR by December.",
    'If we hit our target of $2M ARR, the bonus pool pays out.',
    'We want to hit our goal of $2M ARR.',
    'We almost hit our goal of $100k MRR.',
    'We missed our target of $100k MRR.',
    'We beat our headcount budget of 40.',
    'Burn was budgeted at $120k.',
    'KR1: $500k new ARR: actual $310k',
    'Goals\n- Grow ARR to $3M\n- Hire 5 engineers (2 so far)',
    'We plan to open 3 offices. Today: $1.4M.',
    'The team hit its target of 12 demos per week and $40k new MRR.',
    'Sales hit its target of $400k in new ARR.',
    'Increase ACV from $20k to $30k ARR (currently $24k)',
    'Land one enterprise customer at $250k ARR (currently largest: $90k)',
    'We reached our fundraising goal of $3M.',
    'Improve gross margin from 60% to 70%',
  ])('but no goal that is only set, and no share of one: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });

  it.each([
    ['Gross margin 80% (now at 76%)', 'grossMarginPct'],
    ['KR: ARR $4M; status: 62% complete.', 'arrUsd'],
    ['MRR 101k/95k (plan/actual)', 'mrrUsd'],
  ])('where neither is said it is asked about: %s', (body, field) => {
    expect(readOctober(body)).toEqual([{}, [field]]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GAP_TYPES } from '@/db/enums';
import { createSnapshotInput } from '@/server/routers/metric-snapshots/schemas';
import { planBatch } from './plan-batch';
import { type PlannedGap, planResolution } from './plan-resolution';
import { METRICS } from './resolution-values';

const NOW = '2026-07-01T00:00:00.000Z';

const update = {
  id: 'update',
  receivedAt: '2026-04-02T08:00:00.000Z',
  reportedPeriod: '2026-Q1',
  deletedAt: null,
};

const gap = (gapType: PlannedGap['gapType'], extra: Partial<PlannedGap> = {}): PlannedGap => ({
  companyId: 'company',
  gapType,
  status: 'OPEN',
  suggestedField: null,
  hint: null,
  update: null,
  ...extra,
});

const plan = (of: PlannedGap, value: unknown, notes?: string) =>
  planResolution(of, value, notes, NOW);

const metricGap = (suggestedField: string | null, extra: Partial<PlannedGap> = {}) =>
  gap('METRIC_MISSING', { suggestedField, ...extra });

describe('METRIC_MISSING', () => {
  test('makes a snapshot as of its source update, with its period, id and the notes', () => {
    expect(plan(metricGap('arrUsd', { update }), 5, 'from the deck')).toEqual({
      outcome: 'resolve',
      value: 5,
      effect: {
        kind: 'metric-snapshot-created',
        field: 'arrUsd',
        value: 5,
        asOf: update.receivedAt,
        reportedPeriod: '2026-Q1',
        sourceUpdateId: 'update',
        notes: 'from the deck',
      },
      hint: null,
    });
  });

  test('without a source update is as of now', () => {
    expect(plan(metricGap('mrrUsd'), 5)).toMatchObject({
      effect: { asOf: NOW, reportedPeriod: null, sourceUpdateId: null },
    });
  });

  test.each(Object.keys(METRICS))('takes a number for %s', (field) => {
    expect(plan(metricGap(field), 7)).toMatchObject({ effect: { field, value: 7 } });
  });

  test.each([null, '', 'nps', 'notes', 'constructor', '__proto__', 'ARRUSD'])(
    'does nothing but resolve where suggestedField is %j',
    (field) => {
      expect(plan(metricGap(field), 7)).toMatchObject({
        outcome: 'resolve',
        effect: { kind: 'noop' },
      });
      expect(plan(metricGap(field), 'seven').outcome).toBe('invalid');
    },
  );

  test.each([null, '5', true, [5], {}, NaN, Infinity, -Infinity, 1.1e15, -1.1e15])(
    'refuses %j',
    (value) => {
      expect(plan(metricGap('arrUsd'), value)).toMatchObject({
        outcome: 'invalid',
        problem: { path: ['resolvedValue'] },
      });
    },
  );

  test('wants an integer headcount and a gross margin from 0 to 100', () => {
    expect(plan(metricGap('headcount'), 1.5).outcome).toBe('invalid');
    expect(plan(metricGap('headcount'), 12).outcome).toBe('resolve');
    expect(plan(metricGap('grossMarginPct'), -0.1).outcome).toBe('invalid');
    expect(plan(metricGap('grossMarginPct'), 100.1).outcome).toBe('invalid');
    expect(plan(metricGap('grossMarginPct'), 0).outcome).toBe('resolve');
    expect(plan(metricGap('grossMarginPct'), 100).outcome).toBe('resolve');
  });
});

describe('a metric', () => {
  test.each(Object.entries(METRICS))('%s takes what a posted snapshot takes', (field, metric) => {
    const posted = z.object(createSnapshotInput.shape).partial();
    for (const value of [0, -1, 1.5, 50, 100, 101, 1e15, 1.1e15, NaN, '5', true, [], {}]) {
      expect(metric.safeParse(value).success).toBe(posted.safeParse({ [field]: value }).success);
    }
  });
});

describe('CUSTOMER_AMBIGUOUS', () => {
  const customers = gap('CUSTOMER_AMBIGUOUS');

  test('upserts what the payload names; a null counts as absent, unknown fields are left out', () => {
    const payload = { customerName: ' Acme ', tier: 'F100', contractTerm: null, firstSignedAt: 5 };
    expect(plan(customers, payload)).toEqual({
      outcome: 'resolve',
      value: payload,
      effect: {
        kind: 'customer-upserted',
        customer: { customerName: 'Acme', tier: 'F100' },
      },
      hint: null,
    });
  });

  test("takes the call's notes only if the payload has none, for a customer without any", () => {
    const payload = { customerName: 'Acme', tier: 'SMB' };
    expect(plan(customers, payload, 'call')).toMatchObject({
      effect: { customer: { notes: 'call', notesYield: true } },
    });
    expect(plan(customers, { ...payload, notes: 'own' }, 'call')).toMatchObject({
      effect: { customer: { notes: 'own' } },
    });
  });

  test.each([
    [null, []],
    ['Acme', []],
    [[{ customerName: 'Acme', tier: 'SMB' }], []],
    [{ tier: 'SMB' }, ['customerName']],
    [{ customerName: ' ', tier: 'SMB' }, ['customerName']],
    [{ customerName: '...', tier: 'SMB' }, ['customerName']],
    [{ customerName: 'A', tier: 'HUGE' }, ['tier']],
    [{ customerName: 'A' }, ['tier']],
    [{ customerName: 'A', tier: 'SMB', status: null }, ['status']],
    [{ customerName: 'A', tier: 'SMB', dealValueAnnualUsd: '5' }, ['dealValueAnnualUsd']],
    [{ customerName: 'A', tier: 'SMB', notes: 5 }, ['notes']],
  ])('refuses %j and names the field', (value, path) => {
    expect(plan(customers, value)).toMatchObject({
      outcome: 'invalid',
      problem: { path: ['resolvedValue', ...path] },
    });
  });
});

describe('PERIOD_UNCLEAR', () => {
  test('sets the period of a living source update, and of no other', () => {
    expect(plan(gap('PERIOD_UNCLEAR', { update }), '2026-Q2')).toMatchObject({
      effect: { kind: 'period-updated', updateId: 'update', reportedPeriod: '2026-Q2' },
    });
    for (const other of [null, { ...update, deletedAt: NOW }]) {
      expect(plan(gap('PERIOD_UNCLEAR', { update: other }), '2026-Q2')).toMatchObject({
        outcome: 'resolve',
        effect: { kind: 'noop' },
      });
    }
  });

  test.each([null, 5, '', '  ', {}])('refuses %j, with or without an update', (value) => {
    expect(plan(gap('PERIOD_UNCLEAR', { update }), value).outcome).toBe('invalid');
    expect(plan(gap('PERIOD_UNCLEAR'), value).outcome).toBe('invalid');
  });
});

describe.each(['ATTACHMENT_UNREAD', 'LINK_UNREAD'] as const)('%s', (gapType) => {
  test('stores pasted text of any length, and nothing else', () => {
    const pasted = 'x'.repeat(300_000);
    expect(plan(gap(gapType, { update }), pasted)).toEqual({
      outcome: 'resolve',
      value: pasted,
      effect: {
        kind: 'content-stored',
        detail: 'The content is kept for the next weekly extraction run.',
      },
      hint: null,
    });
    expect(plan(gap(gapType), pasted)).toMatchObject({
      effect: { kind: 'content-stored', detail: expect.stringContaining('names no update') },
    });
    for (const value of [null, '', ' \n', 5, {}, ['text']]) {
      expect(plan(gap(gapType), value).outcome).toBe('invalid');
    }
  });
});

describe('notes that no written row holds', () => {
  const noted = (of: PlannedGap, value: unknown, notes = 'by phone') => plan(of, value, notes);

  test.each([
    [gap('PERIOD_UNCLEAR', { update }), '2026-Q2'],
    [gap('PERIOD_UNCLEAR'), '2026-Q2'],
    [gap('LINK_UNREAD'), 'text'],
    [gap('ATTACHMENT_UNREAD', { update }), 'text'],
    [metricGap('nps'), 5],
    [gap('CUSTOMER_AMBIGUOUS'), { customerName: 'Acme', tier: 'SMB', notes: 'own' }],
    [gap('CUSTOMER_AMBIGUOUS'), { customerName: 'Acme', tier: 'SMB' }],
  ])('stand in the hint: %o', (of, value) => {
    expect(noted(of, value)).toMatchObject({ hint: 'by phone' });
    expect(noted({ ...of, hint: 'page 3' }, value)).toMatchObject({ hint: 'page 3\nby phone' });
    expect(noted(of, value, ' ')).toMatchObject({ outcome: 'resolve', hint: null });
    expect(noted({ ...of, hint: 'h'.repeat(99_995) }, value)).toMatchObject({
      outcome: 'invalid',
      problem: { path: ['notes'] },
    });
  });

  test('are those alone', () => {
    expect(noted(metricGap('arrUsd'), 5)).toMatchObject({ hint: null });
  });
});

describe('the status', () => {
  test.each(GAP_TYPES)('RESOLVED is left alone, whatever is sent to %s', (gapType) => {
    for (const value of [null, 5, 'text', {}]) {
      expect(plan(gap(gapType, { status: 'RESOLVED' }), value)).toEqual({ outcome: 'already' });
    }
  });

  test('DISMISSED may be resolved', () => {
    expect(plan(gap('LINK_UNREAD', { status: 'DISMISSED' }), 'text').outcome).toBe('resolve');
  });
});

describe('a batch', () => {
  const gaps = new Map([
    ['link', gap('LINK_UNREAD')],
    ['period', gap('PERIOD_UNCLEAR', { update })],
    ['metric', metricGap('arrUsd', { update })],
  ]);
  const outcomes = (...requests: Parameters<typeof planBatch>[0]) =>
    planBatch(requests, gaps, NOW).map((item) => item.outcome);

  test('plans each item upon those before it', () => {
    const text = { gapId: 'link', resolvedValue: 'text' };
    expect(outcomes(text, text)).toEqual(['resolve', 'already']);
    expect(outcomes({ ...text, resolvedValue: 5 }, text)).toEqual(['invalid', 'resolve']);
  });

  test('gives a snapshot the period settled earlier in the batch', () => {
    const [, metric] = planBatch(
      [
        { gapId: 'period', resolvedValue: '2026-Q2' },
        { gapId: 'metric', resolvedValue: 5 },
      ],
      gaps,
      NOW,
    );
    expect(metric).toMatchObject({ effect: { reportedPeriod: '2026-Q2' } });
  });

  test('checks the shape, then existence, then the state, then the value', () => {
    expect(outcomes({ gapId: 'link' })).toEqual(['invalid']);
    expect(outcomes({ gapId: 'nothing' })).toEqual(['invalid']);
    expect(outcomes({ gapId: 'nothing', resolvedValue: 5 })).toEqual(['not-found']);
    expect(outcomes({ gapId: 'link', resolvedValue: 'text', notes: 5 })).toEqual(['invalid']);
    expect(outcomes({ gapId: 'link', resolvedValue: 'text', notes: null })).toEqual(['resolve']);
    expect(outcomes({ gapId: 'link', resolvedValue: 'a\u0000b' })).toEqual(['invalid']);
    expect(outcomes({ gapId: 'link', resolvedValue: 'a\ud800b' })).toEqual(['invalid']);
  });

  test('takes any JSON without throwing, and resolves no gap twice', () => {
    const request = fc.record({
      gapId: fc.constantFrom('link', 'period', 'metric', 'nothing'),
      resolvedValue: fc.oneof(fc.jsonValue(), fc.string(), fc.double()),
      notes: fc.oneof(fc.string(), fc.constant(undefined), fc.jsonValue()),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 20 }), (requests) => {
        const plans = planBatch(requests, gaps, NOW);
        expect(plans).toHaveLength(requests.length);
        const done = requests.flatMap(({ gapId }, i) =>
          plans[i]?.outcome === 'resolve' ? [gapId] : [],
        );
        expect(new Set(done).size).toBe(done.length);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import type { AuditEvent } from '../../../_lib/outputs';
import { eventInWords } from './audit-words';

const event = (more: Partial<AuditEvent>): AuditEvent => ({
  id: '1',
  at: '2026-03-01T00:00:00.000Z',
  actorKind: 'session',
  actorId: 'u1',
  actorEmail: 'ana@acme.test',
  operation: 'customers.upsert',
  change: 'update',
  targetKind: 'customers',
  targetIds: ['c1'],
  requestId: 'r1',
  fields: null,
  names: ['Globex'],
  companies: [],
  ...more,
});

it('the trail says what was done to a row as people say it', () => {
  expect(eventInWords(event({}))).toBe('Changed 1 customer: Globex');
  expect(eventInWords(event({ operation: 'customers.delete' }))).toBe('Deleted 1 customer: Globex');
  expect(eventInWords(event({ operation: 'customers.restore' }))).toBe(
    'Restored 1 customer: Globex',
  );
  const revoked = { operation: 'publicShares.revoke', targetKind: 'public_shares' };
  expect(eventInWords(event({ ...revoked, names: ['Spring list'] }))).toBe(
    'Revoked 1 public share: Spring list',
  );
});

it('rows go by what people call them, and a snapshot by its day', () => {
  const snapshots = { change: 'insert', targetKind: 'metric_snapshots', names: ['2026-11-26'] };
  expect(eventInWords(event(snapshots))).toBe('Added 1 metric snapshot: Nov 26, 2026');
  expect(eventInWords(event({ ...snapshots, targetIds: ['s1', 's2'] }))).toBe(
    'Added 2 metric snapshots: Nov 26, 2026 and 1 more',
  );
  expect(eventInWords(event({ names: [] }))).toBe('Changed 1 customer');
  expect(eventInWords(event({ ...snapshots, companies: ['Widgets'] }))).toBe(
    'Added 1 metric snapshot of Widgets: Nov 26, 2026',
  );
});

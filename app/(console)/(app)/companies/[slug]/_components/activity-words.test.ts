import { describe, expect, it } from 'vitest';
import type { ActivityEvent } from '../../../../_lib/outputs';
import { aboutOf, actorOf, deedOf } from './activity-words';

const event = (more: Partial<ActivityEvent>): ActivityEvent => ({
  id: '1',
  at: '2026-03-01T00:00:00.000Z',
  actorKind: 'session',
  actor: 'ana@acme.test',
  operation: 'dataGaps.resolve',
  change: 'update',
  target: 'data_gaps',
  names: ['Which quarter?'],
  count: 1,
  fields: null,
  ...more,
});

describe('a company’s activity in words', () => {
  it('says what was done to the row that it was done to', () => {
    expect(deedOf(event({}))).toBe('resolved the gap');
    const snapshot = { target: 'metric_snapshots', change: 'insert' } as const;
    expect(deedOf(event(snapshot))).toBe('added the snapshot of');
    const update = { operation: 'metricSnapshots.create', target: 'investor_updates' } as const;
    expect(deedOf(event(update))).toBe('changed the update');
  });

  it('names a row as the page does that shows it', () => {
    const gap = event({ names: ['mrrUsd was read as 118300, and rejected. What is it?'] });
    expect(aboutOf(gap)).toBe('MRR was read as $118,300 and rejected. What is it?');
    const snapshot = event({ target: 'metric_snapshots', names: ['2026-02-28'] });
    expect(aboutOf(snapshot)).toBe('Feb 28, 2026');
    expect(aboutOf(event({ target: 'companies', names: ['Tern'] }))).toBe('');
  });

  it('says how many rows there are where not all are named', () => {
    const many = event({ operation: 'extraction.run', target: 'customers', count: 9 });
    expect(deedOf(many)).toBe('changed the customer (9 rows)');
  });

  it('tells people, keys and jobs apart', () => {
    expect(actorOf(event({})).through).toBeNull();
    expect(actorOf(event({ actorKind: 'apiKey' })).through).toBe('with an API key');
    expect(actorOf(event({ actorKind: 'system', actor: 'extract' })).name).toBe('The extract job');
  });
});

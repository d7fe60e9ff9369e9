import { describe, expect, it } from 'vitest';
import type { ActivityEvent } from '../../../../_lib/outputs';
import { aboutOf, actorOf, deedOf, detailsOf } from './activity-words';

const event = (more: Partial<ActivityEvent>): ActivityEvent => ({
  id: '1',
  at: '2026-03-01T00:00:00.000Z',
  actorKind: 'session',
  actor: 'ana@acme.test',
  actorName: null,
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

  it('says what reading did, and parts sentences by more than a comma', () => {
    const read = { operation: 'extraction.run', target: 'investor_updates' } as const;
    expect(deedOf(event(read))).toBe('read the update');
    expect(aboutOf(event({ ...read, names: ['2026-10'] }))).toBe('October 2026');
    const rejected = { operation: 'extraction.reject', target: 'metric_snapshots' } as const;
    expect(deedOf(event(rejected))).toBe('rejected a value of the snapshot of');
    const gaps = event({ names: ['Which quarter?', 'Which tier?'] });
    expect(aboutOf(gaps)).toBe('Which quarter? · Which tier?');
  });

  it('tells no field that the deed has named', () => {
    const founders = { operation: 'portfolio.setFounders', target: 'companies' } as const;
    expect(detailsOf(event({ ...founders, fields: [{ field: 'founders' }] }), [])).toBe('');
    expect(detailsOf(event({ fields: [{ field: 'sector' }] }), [])).toBe('Sector');
  });

  it('names people by their names, as far as they are known', () => {
    expect(actorOf(event({})).name).toBe('ana@acme.test');
    expect(actorOf(event({ actorName: 'Ana Lindqvist' })).name).toBe('Ana Lindqvist');
  });

  it('tells people, keys and jobs apart', () => {
    expect(actorOf(event({})).through).toBeNull();
    expect(actorOf(event({ actorKind: 'apiKey' })).through).toBe('with an API key');
    expect(actorOf(event({ actorKind: 'system', actor: 'extract' })).name).toBe('The extract job');
  });
});

import { describe, expect, test } from 'vitest';
import { roleQuestion } from './role-question';

const organization = { name: 'Acme', vehicles: [{ id: 'a', name: 'Fund I' }] };
const ask = (
  role: 'VIEWER' | 'EDITOR' | 'MANAGER',
  to: 'VIEWER' | 'EDITOR' | 'MANAGER',
  vehicleIds: string[] = [],
) => roleQuestion({ member: { name: 'Vera', role, vehicleIds }, to, isOwn: false, organization });

describe('before a role is changed', () => {
  test('it is asked what one that gives more opens', () => {
    expect(ask('VIEWER', 'EDITOR')).toEqual({
      title: 'Make Vera an editor?',
      description:
        'Vera will see check sizes, valuations, notes, the pipeline and shares of the vehicles granted, and may change them.',
      action: 'Make an editor',
    });
    const everything = /^Vera will see and change everything in every vehicle of Acme/;
    expect(ask('VIEWER', 'MANAGER')?.description).toMatch(everything);
    expect(ask('EDITOR', 'MANAGER')?.description).toMatch(everything);
  });

  test('it is asked what a manager loses', () => {
    for (const to of ['EDITOR', 'VIEWER'] as const) {
      expect(ask('MANAGER', to)?.description).toContain(
        'sees only the vehicles granted: none are granted yet.',
      );
      expect(ask('MANAGER', to, ['a'])?.description).toContain('granted: Fund I.');
    }
  });

  test('nothing is asked where an undo is enough', () => {
    expect(ask('EDITOR', 'VIEWER')).toBeNull();
    expect(ask('EDITOR', 'EDITOR')).toBeNull();
  });
});

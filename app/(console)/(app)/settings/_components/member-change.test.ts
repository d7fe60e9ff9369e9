import { describe, expect, test } from 'vitest';
import { changedMember, stillChanged, takenBack, vehicleChange } from './member-change';

const before = { role: 'EDITOR', vehicleIds: ['a', 'b'] } as const;
const shown = { ...before, vehicleIds: [...before.vehicleIds] };

describe('what a page says of a member', () => {
  test('is a role without vehicles, or the vehicles that were ticked or unticked', () => {
    expect(vehicleChange(['a', 'b'], ['b', 'c'])).toEqual({ grant: ['c'], revoke: ['a'] });
    expect(vehicleChange(['a', 'b'], ['a'])).toEqual({ grant: [], revoke: ['b'] });
    expect(changedMember(shown, { role: 'VIEWER' })).toEqual({ ...shown, role: 'VIEWER' });
    const changed = changedMember(shown, { grant: ['c', 'a'], revoke: ['b'] });
    expect(changed).toEqual({ ...shown, vehicleIds: ['a', 'c'] });
  });

  test('is taken back alone: an undone role brings no vehicle back', () => {
    expect(takenBack(shown, { role: 'VIEWER' })).toEqual({ role: 'EDITOR', grant: [], revoke: [] });
    const change = { grant: ['c', 'a'], revoke: ['b'] };
    expect(takenBack(shown, change)).toEqual({ grant: ['b'], revoke: ['c'] });
  });

  test('is taken back only as long as it is so', () => {
    expect(stillChanged({ role: 'VIEWER', vehicleIds: [] }, { role: 'VIEWER' })).toBe(true);
    expect(stillChanged({ role: 'MANAGER', vehicleIds: [] }, { role: 'VIEWER' })).toBe(false);
    expect(stillChanged(shown, { grant: ['a'], revoke: ['c'] })).toBe(true);
    expect(stillChanged(shown, { grant: ['c'] })).toBe(false);
    expect(stillChanged(shown, { revoke: ['b'] })).toBe(false);
    expect(stillChanged(undefined, {})).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('customers that are denied, of others, or back again', () => {
  it.each([
    'Rumours that Tessaro Foods cancelled are wrong.',
    'The news that Tessaro Foods has churned was premature.',
    'I told you Tessaro Foods had signed. They have not.',
    'Last month we wrote that Tessaro Foods signed. That was premature.',
    'Last month I wrote that Tessaro Foods signed; that was a mistake.',
    'Had Tessaro Foods signed, we would be at $2M.',
    'Tessaro Foods is a happy customer of Snowflake.',
    'Tessaro Foods is a client of our main competitor.',
    'Tessaro Foods renewed its contract with our rival Snowflake.',
    'Tessaro Foods extended its agreement with the incumbent.',
    'Tessaro Foods paused its vendor selection.',
    'Their customer Tessaro Foods told us about it.',
  ])('%s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it.each([
    ['Tessaro Foods cancelled in January and returned in March.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods churned last year but came back on an annual plan.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods cancelled and returned the devices.', 'Tessaro Foods CHURNED'],
    ["Tessaro Foods' pilot ended with a signed contract.", 'Tessaro Foods ACTIVE'],
    [
      'Lost to Microsoft: Tessaro Foods and Kroger chose their bundle.',
      'Tessaro Foods LOST_DEAL, Kroger LOST_DEAL',
    ],
    ['I told you Tessaro Foods would sign. They have.', ''],
    ["Tessaro Foods' pilot ended without a contract.", 'Tessaro Foods LOST_DEAL'],
    [
      'We also said goodbye to Tessaro Foods, which did not renew; this took $420K.',
      'Tessaro Foods CHURNED',
    ],
    ['Tessaro Foods signed a contract with us.', 'Tessaro Foods ACTIVE'],
    ['Tessaro Foods is a happy customer of ours since May.', 'Tessaro Foods ACTIVE'],
  ])('%s', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';
import { tierOf } from './customers/tier';

describe('names that begin with an ordinary word', () => {
  it.each([
    'Safe Harbor Marinas',
    'Safe Kids Childcare',
    'Round Table Pizza',
    'Seed Savers Exchange',
    'Live Oak Bank',
    'Cash Converters',
    'Press Ganey',
    'Board & Brush',
  ])('%s', (name) => {
    expect(read(`- ${name}: pilot at three sites`).customers).toEqual([`${name} PILOT`]);
    expect(read(`${name} signed.`).customers).toEqual([`${name} ACTIVE`]);
  });

  it.each([
    'SAFE notes signed.',
    'Series A signed.',
    'Seed Round closed.',
    'Seed Extension closed.',
    'SAFE Holders converted into equity.',
    'Cash Burn expanded.',
  ])('are none: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it('keep an article printed bold with them', () => {
    expect(read('- 🟢 **The Langford** — expanded to the spa').customers).toEqual([
      'The Langford ACTIVE',
    ]);
  });

  it('joined by an ampersand are one by the trade they share', () => {
    expect(read('- Barge & Anchor Stevedoring signed').customers).toEqual([
      'Barge & Anchor Stevedoring ACTIVE',
    ]);
  });
});

describe('public offices', () => {
  it.each([
    'Vermont Agency of Transportation',
    'Texas Commission on Environmental Quality',
    'Florida Agency for Health Care Administration',
    'Texas Division of Emergency Management',
    'Maine Turnpike Authority',
    'Oregon Health Authority',
    'Nevada Gaming Commission',
    'Washington State Parks and Recreation Commission',
    'Arizona State Land Department',
    'Colorado Bureau of Investigation',
    'County of San Mateo',
    'Illinois Secretary of State',
  ])('%s', (name) => {
    expect(read(`${name} renewed.`).customers).toEqual([`${name} ACTIVE`]);
    expect(tierOf(name, '')).toBe('GOV');
  });

  it.each([
    'Bank of Clarke County',
    'Marketing Agency of Record',
    'Bureau Veritas',
    'Design Authority',
    'Boeing Employees Credit Union of King County',
    'Georgia Insurance Agency',
  ])('are not told by a word alone: %s', (name) => {
    expect(tierOf(name, '')).toBeNull();
  });
});

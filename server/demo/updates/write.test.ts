import { describe, expect, test } from 'vitest';
import { extractAsks } from '@/server/routers/asks/extract/extract-asks';
import { calendarOf } from '../calendar';
import { COMPANIES, companyOf } from '../data/companies';
import { figuresOf } from '../metrics';
import { updatesOf } from './write';
import { growth, money } from './wording';

const calendar = calendarOf(new Date('2026-11-21'));
const writing = COMPANIES.filter(({ updates }) => updates !== 0);

describe.each(writing)('the updates of $slug', (company) => {
  const updates = updatesOf(company, figuresOf(company, calendar), calendar);

  test('ask for what the founders want, and for nothing else', () => {
    for (const { subject, rawBody } of updates) {
      const found = extractAsks({ subject, rawBody, rawHtml: null });
      const wanted = company.asks.filter((ask) => rawBody.includes(ask));
      expect(found.map(({ description }) => description.replace(/[.?]$/, ''))).toEqual(
        wanted.map((ask) => ask.replace(/[.?]$/, '')),
      );
      for (const ask of found) expect(ask.fromSection).toBe(company.voice !== 'prose');
    }
  });

  test('come from a founder, one a month, with a reference of their own', () => {
    expect(updates).toHaveLength(company.updates ?? 4);
    expect(new Set(updates.map(({ sourceRef }) => sourceRef)).size).toBe(updates.length);
    const received = updates.map(({ receivedAt }) => receivedAt);
    expect([...received].sort()).toEqual(received);
    for (const { fromAddress } of updates) expect(fromAddress).toMatch(/@[a-z-]+\.example$/);
  });

  test('leave no placeholder and no empty value in the text', () => {
    for (const { subject, rawBody } of updates) {
      expect(`${subject}\n${rawBody}`).not.toMatch(/undefined|NaN|null|[{}]/);
    }
  });
});

test('an update quotes the figures of its month', () => {
  const company = companyOf('halyard');
  const figures = figuresOf(company, calendar);
  const latest = figures.at(-1);
  const update = updatesOf(company, figures, calendar).at(-1);
  expect(update?.rawBody).toContain(`**ARR** ${money(latest?.arrUsd ?? 0)}`);
  expect(update?.rawBody).toContain(`**Cash** ${money(latest?.cashOnHandUsd ?? 0)}`);
});

test.each([
  [1_240_000, '$1.24M'],
  [31_000_000, '$31.0M'],
  [182_400, '$182k'],
  [-18_000, '-$18k'],
])('%d is written %s', (value, written) => expect(money(value)).toBe(written));

test.each([
  [106, 100, '+6%'],
  [94, 100, '-6%'],
  [100.2, 100, 'flat'],
])('from %d against %d is %s', (now, before, written) => expect(growth(now, before)).toBe(written));

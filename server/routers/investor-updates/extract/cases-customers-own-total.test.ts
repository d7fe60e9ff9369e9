import { describe, expect, it } from 'vitest';
import { readUpdate } from '@/tests/setup/read-update';

const valuesOf = (body: string) => readUpdate(`Hi all,\n\n${body}\n\nBest,\nJo`).values;

describe('what the company earns in all is no customer’s value', () => {
  it.each([
    'FedEx renewed and ARR is now $2.5M.',
    'Signed Boeing, taking ARR to $2M.',
    'We lost Target, and our ARR fell to $1.1M.',
    'Excluding the pilot with NASA, ARR is $2.7M.',
    'Since Target signed, ARR is at $1.4M.',
    'We added Nike as a customer, bringing the number of customers to 12 and our pipeline to $4M a year.',
    'We signed Ford and crossed $1M ARR.',
    'We closed Ford, which puts us at $1.1M ARR.',
  ])('%s', (body) => {
    expect(valuesOf(body)).toEqual([null]);
  });
});

describe('what a contract brings is its value, and not the company’s ARR', () => {
  it.each([
    ['Signed Boeing for $200k ARR.', 200_000],
    ['Signed Boeing with ARR of $200k.', 200_000],
    ['Boeing signed, ARR $200k.', 200_000],
    ['Boeing expanded to $200k ARR.', 200_000],
    ['We signed Ford at $90k ARR and crossed $1M ARR.', 90_000],
    ['Ford renewed and now pays us $90k ARR.', 90_000],
  ])('%s', (body, value) => {
    const { values, metrics } = readUpdate(`Hi all,\n\n${body}\n\nBest,\nJo`);
    expect(values).toEqual([value]);
    expect(metrics.arrUsd).not.toBe(value);
  });
});

import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const headcount = (body: string) => metricsOf(readLetter(body)).headcount;

describe('a count of people told beside another', () => {
  it.each([
    'We have now 6 employees more than in December.',
    'We are 6 people more than in March.',
    'We have 6 people more on the team.',
    'We now have 6 employees fewer than last year.',
    'We are now 9 people less than in spring.',
    'We are 3 people short.',
    'We are two people too many.',
    'We are 3 people down since January.',
    'We are 4 people behind plan.',
    'Headcount is 6 more than in December.',
    'Headcount: 6 more than in December',
    'The team is 6 people more than in December.',
    'Our team has 3 people extra this summer.',
  ])('is no headcount: %s', (body) => {
    expect(headcount(body)).toBeUndefined();
  });

  it.each([
    ['We have 23 employees, more than ever.', 23],
    ['We have 23 employees now, 6 more than in December.', 23],
    ['We now have 31 people, more than half of them engineers.', 31],
    ['We have 12 employees more or less.', 12],
    ['We are at 14 employees less two on leave.', 14],
    ['We have 40 employees, fewer than planned.', 40],
    ["We're 31 people up from 28.", 31],
    ["We're 31 people, down 2.", 31],
    ['We are 40 people under one roof.', 40],
    ["We're 22 people too, like last year.", 22],
    ['Headcount: 23, more than ever', 23],
    ['Team: 23 people up 3 on Q4', 23],
    ['Team: 23 people, 6 more than in December', 23],
  ])('is one where it is the level: %s', (body, wanted) => {
    expect(headcount(body)).toBe(wanted);
  });
});

describe('the team behind a head that sums up', () => {
  it.each([
    ['March in short: 17 people, two boards taped out.', 17],
    ['The month in numbers: 17 people, 4 sites, 2 boards.', 17],
    ['March in brief: 17 employees, three sites.', 17],
    ['March at a glance: 12 people, two products, one office.', 12],
    ['Northwind in numbers: 17 people, 4 sites.', 17],
    ['In short: 17 people, two boards taped out.', 17],
  ])('is the headcount: %s', (body, wanted) => {
    expect(headcount(body)).toBe(wanted);
  });

  it.each([
    'March in short: 17 people came to our webinar.',
    'March in short: 17 people hired, two left.',
    'March in short: 40 people signed up, two boards.',
    'Our webinar in short: 17 people, two demos.',
    'Engineering in short: 6 people, two boards.',
    'Our pilot in numbers: 17 people, 4 sites.',
    'Lunch in short: 17 people, two pizzas.',
  ])('is not told where others are counted: %s', (body) => {
    expect(headcount(body)).toBeUndefined();
  });
});

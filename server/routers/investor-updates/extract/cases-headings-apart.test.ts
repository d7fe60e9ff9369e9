import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const OWN = '- ARR: $1.2M\n- Headcount: 14';
const OTHER = '- ARR: $2M\n- Headcount: 40\n- Gross margin: 80%';

const under = (heading: string) =>
  metricsOf(
    readLetter(`Busy month here.\n\n${heading}:\n${OTHER}\n\nThat is all.\n\nBest,\nMaria`),
  );
const beside = (heading: string) =>
  metricsOf(
    readLetter(`Numbers\n${OWN}\n\n## ${heading}\n${OTHER}\n\nThat is all.\n\nBest,\nMaria`),
  );

describe('a heading under which the company’s state of now does not stand', () => {
  it.each([
    'By year end',
    'In 12 months',
    '12 months from now',
    'Ambition',
    'Vision 2028',
    'Our model',
    'Base case',
    'Downside',
    'Assumptions',
    'Use of proceeds',
    'What the round is for',
    'What we expect for next month',
    'Where we want to be',
    'If we raise',
    'If we raise $5M',
    'Without the round',
    'Covenants',
    'The bank wants to see',
    'Series A readiness',
    'When you invested',
    'At the seed round',
    'A year ago today',
    'What we told you last time',
    'Old numbers',
    'Comps',
    'Industry average',
    'Median Series A',
    'Template',
    'Our sister company',
    'Case study',
    'Ideal customer profile',
    'ICP',
    'About Globex',
    'Globex in numbers',
    'Globex’s numbers since they use us',
    'Fernly (acquired)',
    'Globex, for comparison',
  ])('%s', (heading) => {
    expect(under(heading)).toEqual({});
    expect(beside(heading)).toEqual({ arrUsd: 1_200_000, headcount: 14 });
  });

  it.each(['Milestones', 'FY39', 'End of year'])('where it is open, it is asked: %s', (heading) => {
    expect(under(heading)).toEqual({});
  });
});

describe('a heading that only sounds like one', () => {
  it.each([
    'Numbers',
    'North star',
    'The month in numbers',
    'Where we are',
    'Where we ended the month',
    'What we did',
    'What we have',
    'State of the business',
    'Today',
    'At a glance',
    'Our numbers',
    'About us',
    'The business',
    'Key metrics for the case study lovers among you',
  ])('%s', (heading) => {
    expect(under(heading)).toEqual({ arrUsd: 2_000_000, headcount: 40, grossMarginPct: 80 });
  });
});

describe('a month or quarter that is not over', () => {
  const read = (heading: string) =>
    metricsOf(
      readLetter(
        `March 2026 update\n\n## March\n- ARR: $1.3M\n\n## ${heading}\n- ARR: $1.35M\n\nBest,\nMaria`,
        'March 2026 update',
      ),
    );

  it.each(['April so far', 'April 2026', 'Q2 2026'])('is not the one told of: %s', (heading) => {
    expect(read(heading)).toEqual({ arrUsd: 1_300_000 });
  });
});

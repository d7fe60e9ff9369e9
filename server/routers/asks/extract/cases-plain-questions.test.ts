import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const read = (rawBody: string) =>
  extractAsks({ subject: null, rawBody, rawHtml: null }).map(({ type }) => type);

describe('a plain question tells its type, whatever else it mentions', () => {
  it.each([
    ['Asks:\n- Should we hire a VP Sales now or wait until $2M ARR?', 'ADVICE'],
    ['Asks:\n- Is it too early to hire a CFO?', 'ADVICE'],
    ['Questions for you all:\n- Who do you know at Walmart Connect?', 'INTRO_CUSTOMER'],
    ['Asks:\n- Who do you know at Accel?', 'INTRO_INVESTOR'],
    [
      "We're planning our Series B. If you have a strong relationship with a partner at Bessemer, Insight or ICONIQ, I'd love a warm intro.",
      'INTRO_INVESTOR',
    ],
    ['Asks:\n- Need a PR agency rec', 'ADVICE'],
    ['Asks:\n- Finding a good 409A provider', 'ADVICE'],
  ])('%j', (body, type) => {
    expect(read(body)).toEqual([type]);
  });
});

describe('a line that asks for several things in one breath gives each', () => {
  it.each([
    [
      'Looking for: bridge lead ($500k), intros to regional credit unions, a part-time CFO.',
      ['INTRO_INVESTOR', 'INTRO_CUSTOMER', 'HIRING'],
    ],
    [
      'Help needed: customer intros (retail), senior backend engineer, pricing advice.',
      ['INTRO_CUSTOMER', 'HIRING', 'ADVICE'],
    ],
    [
      '1) People – 33 FTE\n2) Help – who knows someone at CommonSpirit? Also keen on feedback re our new pricing page and our plans',
      ['INTRO_CUSTOMER', 'ADVICE'],
    ],
    ['Looking for: an AE in Texas, a part-time CFO.', ['HIRING']],
  ])('%j', (body, types) => {
    expect(read(body)).toEqual(types);
  });

  it('a long line that only opens with the word asks nothing', () => {
    const body =
      'Help – as we told you last month – was what we asked of Kroger, and they helped us a lot in the end with it.';
    expect(read(body)).toEqual([]);
  });
});

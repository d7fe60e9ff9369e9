import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';

const extract = (rawBody: string) =>
  extractUpdate({
    subject: null,
    rawBody,
    rawHtml: null,
    receivedAt: '2026-11-10T09:00:00Z',
    attachments: [],
    previouslyReported: [],
  });

/** "Name STATUS" of each customer that the text tells of. */
const read = (rawBody: string) =>
  extract(rawBody)
    .customers.map(({ customerName, status }) => `${customerName} ${status}`)
    .toSorted();

describe('a mark beside a name answers what the label or the heading asks', () => {
  it.each([
    [
      'Renewals: Dropbox ✔, Box ✔, Evernote ✘',
      ['Box ACTIVE', 'Dropbox ACTIVE', 'Evernote CHURNED'],
    ],
    ['Renewals: Evernote ✘, Dropbox ✔', ['Dropbox ACTIVE', 'Evernote CHURNED']],
    ['Renewals: ✔ Dropbox ✘ Evernote', ['Dropbox ACTIVE', 'Evernote CHURNED']],
    ['Renewals\n✔ Dropbox\n✘ Evernote', ['Dropbox ACTIVE', 'Evernote CHURNED']],
    ['Renewals\n- Dropbox ✔\n- Evernote ✘', ['Dropbox ACTIVE', 'Evernote CHURNED']],
    ['Customers\n- Dropbox ✅\n- Evernote ❌', ['Dropbox ACTIVE', 'Evernote CHURNED']],
    ['Pilots converted: Dropbox ✔, Evernote ✘', ['Dropbox ACTIVE', 'Evernote LOST_DEAL']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('a no that may mean several things is asked about', () => {
    const { customers, gaps } = extract('Customers\n- Dropbox ✔\n- Evernote ✘');
    expect(customers.map(({ customerName }) => customerName)).toEqual(['Dropbox']);
    expect(gaps.some((gap) => /Evernote/.test(gap.description))).toBe(true);
  });

  it.each([
    'Software renewals: Dropbox ✔, Box ✘',
    'Tools\nRenewals: Notion ✔, Dropbox ✘',
    'Insurance renewals: Hiscox ✔, Chubb ✘',
  ])('what the company renews with others is no customer: %j', (text) => {
    expect(read(text).filter((line) => !line.startsWith('Notion'))).toEqual([]);
  });
});

describe('labels, lists and tables of who came and went', () => {
  it.each([
    [
      'New: Kroger and Wegmans. Gone: Safeway.',
      ['Kroger ACTIVE', 'Safeway CHURNED', 'Wegmans ACTIVE'],
    ],
    [
      '+ $9k new: Kroger ($5k), Wegmans ($4k)\n- $5k churn: Safeway ($3k)',
      ['Kroger ACTIVE', 'Safeway CHURNED', 'Wegmans ACTIVE'],
    ],
    [
      "Customers\n+ Rappi\n- Juan Valdez, they said we're too expensive",
      ['Juan Valdez CHURNED', 'Rappi ACTIVE'],
    ],
    ['Customers\n- Salesloft starts on 1 October', ['Salesloft ACTIVE']],
    ['Wins\n✓ Cargill – new, $180k', ['Cargill ACTIVE']],
    [
      'Etsy → signed\nDepop → renewed\nReverb → pilot',
      ['Depop ACTIVE', 'Etsy ACTIVE', 'Reverb PILOT'],
    ],
    [
      'Etsy – signed\nDepop – renewed\nReverb – pilot',
      ['Depop ACTIVE', 'Etsy ACTIVE', 'Reverb PILOT'],
    ],
    [
      'Three teams moved to annual plans in October: Kroger, Webflow and Unum.',
      ['Kroger ACTIVE', 'Unum ACTIVE', 'Webflow ACTIVE'],
    ],
    ['Customers: Aldi (new).\nLost: Kaufland (tender), Penny (churn).', ['Penny CHURNED']],
    [
      '| Airline | Status | Note |\n|---|---|---|\n| Delta | Live | 40 stations |\n| Alaska | Lost | chose incumbent |',
      ['Alaska LOST_DEAL', 'Delta ACTIVE'],
    ],
    [
      '| Customer | Status | Comment |\n|---|---|---|\n| Maersk | Live | |\n| Schenker | Churned | |\n| CEVA | Lost | price |',
      ['CEVA LOST_DEAL', 'Maersk ACTIVE', 'Schenker CHURNED'],
    ],
    ['Just Eat -£3k\nChurn: Just Eat, Gorillas', ['Gorillas CHURNED', 'Just Eat CHURNED']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'New: Kroger integration. Gone: Safari support.',
    'Tools\nNew: Linear, Slack. Gone: Jira.',
    'Team\nNew: Ann Smith and Priya. Gone: Tom.',
    'Investors\nNew: Kroger Ventures. Gone: Safeway Capital.',
    'Software costs\n+ $9k new: Figma ($5k), Linear ($4k)',
    'WINS\n- Figma – new, $18k',
    'Spend\n- Unum – new, $18k',
    'Fundraising\n- Accel – new, $500k',
    'Roadmap\nSalesloft starts on 1 October',
    'Customers\nOur new AE Maria starts on 1 October',
    'Customers\nOnboarding starts on 1 October',
    'Two new names on the cap table: Accel and Index.',
    'Product\nTwo new names: Atlas and Beacon.',
    'Team\nTwo new names: Sarah and Tom.',
    '| Airline | Status |\n|---|---|\n| Partner program | Live |\n| Website | Live |',
  ])('%j tells of no customer', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('what firms do and are, in daily words', () => {
  it.each([
    ['P.S. Deloitte signed this morning!', ['Deloitte ACTIVE']],
    ['Kroger accounts for 20% of revenue.', ['Kroger ACTIVE']],
    ['Our customer Halden accounts for 20% of our ARR.', ['Halden ACTIVE']],
    ["Kroger's procurement killed the deal.", ['Kroger LOST_DEAL']],
    ['Kroger paid for a POC.', ['Kroger PILOT']],
    ['Kroger moved to month-to-month.', ['Kroger ACTIVE']],
    ["Kroger isn't renewing.", ['Kroger CHURNED']],
    ["Landed Adobe's EMEA team (45 seats)", ['Adobe ACTIVE']],
    ["We signed Honeywell's Houston plant (pays $7k/mo)", ['Honeywell ACTIVE']],
    ["Canyon's order came in (300 units).", ['Canyon ACTIVE']],
    ['- Bechtel: first invoice paid', ['Bechtel ACTIVE']],
    ['- Ulta – PO received', ['Ulta ACTIVE']],
    ['Petco is our largest contract to date at $96k ARR.', ['Petco ACTIVE']],
    ['Contract with Northwell executed on October 9 ($240k/yr).', ['Northwell ACTIVE']],
    [
      'Rockwell and Schneider Electric are evaluating us in paid pilots',
      ['Rockwell PILOT', 'Schneider Electric PILOT'],
    ],
    [
      'Screwfix agreed to test us in 12 branches, and Travis Perkins is doing the same from Monday.',
      ['Screwfix PILOT', 'Travis Perkins PILOT'],
    ],
    ['Dott itself is trying the product in Brussels.', ['Dott PILOT']],
    ['- Banner Health: lost to Epic at renewal.', ['Banner Health CHURNED']],
    ['We signed two customers this month. Welcome Halden!', ['Halden ACTIVE']],
    [
      'We have 20 customers. We work with Aldgate, Brunel and Corvus.',
      ['Aldgate ACTIVE', 'Brunel ACTIVE', 'Corvus ACTIVE'],
    ],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('whom the company works with is asked where nothing tells of customers', () => {
    const { customers, gaps } = extract('We work with Aldgate, Brunel and Corvus.');
    expect(customers).toEqual([]);
    expect(gaps.filter((gap) => /Aldgate|Brunel|Corvus/.test(gap.description))).toHaveLength(3);
  });

  it.each([
    'P.S. Thanks to everyone who came to our event.',
    "Sequoia's investment committee killed the deal.",
    "Google's legal team killed the acquisition deal.",
    'Our lease moved to month-to-month.',
    'Regus moved to month-to-month.',
    'Our landlord WeWork moved to month-to-month.',
    'Amazon accounts for 40% of sales through its marketplace.',
    'Germany accounts for 20% of revenue.',
    'Enterprise accounts for 60% of revenue.',
    'Atlas accounts for 12% of our ARR.',
    'Our reseller Ingram accounts for 30% of revenue.',
    'Oracle accounts for 60% of its sales.',
    'Intel paid for a trial of Oracle.',
    "Signed Google's startup team as a partner.",
    "Won Adobe's Creative team award.",
    "Landed Adobe's former team lead as VP Sales.",
    'The AWS order came in.',
    'AWS is our largest contract at $96k a year.',
    'Foxconn is our largest supplier contract to date.',
    "Foxconn's order came in late from our supplier.",
    "Ascension Ventures isn't renewing its commitment.",
    "Our landlord isn't renewing the lease.",
    "AWS isn't renewing our credits.",
    'Sequoia agreed to invest, and Accel is doing the same.',
    'We hired two engineers and signed two customers. Welcome Halden!',
    'We signed two customers this month. Welcome Maria!',
    'We work with Gunderson and KPMG on the audit.',
    'We work with recruiters Hays and Adecco.',
    'We work with Stripe and AWS.',
  ])('%j tells of no customer', (text) => {
    expect(read(text)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identify, type Identity } from './identity';

interface Case {
  name?: string;
  website?: string | null;
  founders?: string[];
  title?: string;
  summary?: string | null;
  url?: string;
}

function identity(it: Case): Identity {
  const { name = 'Acme', website = null, founders = [] } = it;
  const { title = 'Markets today', summary = null, url = 'https://news.example/story-1' } = it;
  return identify({ company: { name, website, founders }, item: { title, summary, url } });
}

describe('the name in the title as whole words', () => {
  it.each([
    ['Acme', 'Acme raises $10M'],
    ['Acme', 'ACME RAISES $10M'],
    ['Acme', 'acme raises $10m'],
    ['Acme', 'Startup (Acme) raises'],
    ['Acme', 'Inside Acme’s big year'],
    ['Acme', "Inside Acme's big year"],
    ['Acme', 'Acme-backed startup grows'],
    ['Acme', 'Meet “Acme”'],
    ['Acme', 'Investors like #Acme'],
    ['Acme', 'Acme: the story'],
    ['Acme, Inc.', 'Acme raises $10M'],
    ['Acme GmbH', 'ACME raises $10M'],
    ['Acme', 'Acme Inc. raises'],
    ['Nestlé', 'NESTLE invests'],
    ['Nestle', 'Nestlé invests'],
    ['Ørsted', 'Orsted builds'],
    ['Weißblau', 'WEISSBLAU opens'],
    ['Acme Robotics', 'Acme  Robotics ships'],
    ['Acme Robotics', 'Acme-Robotics ships'],
    ['Coca-Cola', 'Coca Cola pours'],
    ['Coca Cola', 'Coca-Cola pours'],
    ['AT&T', 'AT&T calls'],
    ['Johnson & Johnson', 'Johnson and Johnson recalls'],
    ['Monday.com', 'Monday.com lists'],
    ['C3.ai', 'C3.ai wins'],
    ['C3.ai', 'C3 AI wins'],
    ['Yahoo!', 'Yahoo is sold'],
    ['Yahoo!', 'Yahoo! is sold'],
    ["O'Reilly", 'O’Reilly publishes'],
    ['J.P. Morgan', 'JP Morgan lends'],
    ['23andMe', '23andMe sequences'],
    ['小米', '小米科技发布新手机'],
    ['メルカリ', 'メルカリが上場'],
    ['삼성전자', '삼성전자가 발표했다'],
    ['Acme', '株式会社Acmeが資金調達'],
    ['🚀', 'The 🚀 company flies'],
  ])('confirms %s: %s', (name, title) => {
    expect(identity({ name, title })).toBe('confirmed');
  });

  it.each([
    ['Acme', 'Acmeville grows'],
    ['Acme', 'Pacme grows'],
    ['Acme', 'Acme_bot posts'],
    ['Acme', 'Acme2 grows'],
    ['Acme Robotics', 'Acme buys robots'],
    ['Acme Robotics', 'At Acme. Robotics is hard'],
    ['Acme Robotics', 'Robotics Acme'],
    ['AT&T', 'A look at T-shirts'],
    ['Monday.com', 'On Monday markets fell'],
    ['メルカリ', 'メルカリアン'],
    ['ジョン', 'アジョン'],
    ['Rippling Waters', 'Rippling waters rise'],
    ['Acme Robotics', 'AcmeRoboticsX ships'],
    ['Base Camp', 'The basecamp was cold'],
  ])('is not there for %s: %s', (name, title) => {
    expect(identity({ name, title })).toBe('no_mention');
  });

  it('does not count as part of another company’s domain', () => {
    const it = { name: 'Monday', website: 'https://monday.example.org' };
    expect(identity({ ...it, title: 'Monday.com lists' })).toBe('no_mention');
    expect(identity({ name: 'Acme', website: 'https://acme.com', title: 'Acme.com lists' })).toBe(
      'confirmed',
    );
    expect(identity({ name: 'Acme', title: 'Acme.com lists' })).toBe('confirmed');
  });
});

describe('a name that is an ordinary word', () => {
  it.each([
    ['Notion', 'Notion raises', 'The notion that markets fall'],
    ['Linear', 'A look at Linear', 'A linear path to growth'],
    ['Ramp', 'Ramp hires', 'Makers ramp up output'],
    ['Square', 'Square pays', 'Times square opens'],
    ['Front', 'Front ships', 'A front of cold air'],
    ['Widgets', 'Widgets raises $5M', 'Factory makes more widgets than ever'],
    ['Widget', 'Widget raises', 'The widget is small'],
    ['Sprocket', 'Sprocket hires', 'A sprocket and a gear'],
    ['Alloy', 'Alloy hires', 'Scientists study a new alloy'],
    ['Cinnamon', 'Meet Cinnamon', 'Prices of cinnamon rise'],
    ['Open AI', 'Open AI hires', 'An open ai model'],
    ['Square, Inc.', 'Square pays', 'Back to square one'],
    ['Rippling', 'Rippling hires', 'Effects rippling through markets'],
    ['Stripes', 'Stripes invests', 'Zebras have stripes'],
    ['Brave', 'BRAVE NEW BROWSER', 'A brave choice'],
    ['notion', 'Notion raises', 'The notion that markets fall'],
    ['Open Door', 'Open Door expands', 'An open door for trade'],
    ['Open Door', 'Meet Open Door', 'Open door policy ends'],
    ['Bed Bath and Beyond', 'Bed Bath and Beyond closes', 'A bed bath and beyond'],
  ])('%s counts only with its capital letter', (name, capital, lower) => {
    expect(identity({ name, title: capital })).toBe('confirmed');
    expect(identity({ name, title: lower })).toBe('no_mention');
    expect(identity({ name, summary: lower })).toBe('no_mention');
    expect(identity({ name, summary: capital })).toBe('name_in_summary_only');
  });

  it.each(['Ramp', 'Square', 'Notion'])('%s does not count inside another word', (name) => {
    expect(identity({ name, title: `${name}art and Un${name.toLowerCase()}` })).toBe('no_mention');
  });

  it('of several words counts in a title that has no capitals at all, one word does not', () => {
    expect(identity({ name: 'Blue River', title: 'blue river raises $5m' })).toBe('confirmed');
    expect(identity({ name: 'Blue River', title: 'A blue river of ice' })).toBe('no_mention');
    expect(identity({ name: 'Ramp', title: 'ramp raises $5m' })).toBe('no_mention');
  });

  it('joined to a word that is none may be in any case', () => {
    expect(identity({ name: 'Notion Labs', title: 'notion labs raises' })).toBe('confirmed');
  });
});

describe('the domain of the website', () => {
  const website = 'https://www.acme.com/about?x=1';

  it.each([
    'https://acme.com/blog',
    'https://www.acme.com/',
    'http://blog.acme.com/post',
    'https://ACME.COM./x',
  ])('confirms as the host of %s', (url) => {
    expect(identity({ website, name: 'Zyx', url })).toBe('confirmed');
  });

  it.each([
    'https://notacme.com/x',
    'https://acme.com.evil.example/x',
    'https://acme.company/x',
    'https://evil.example/acme.com',
    'https://acme.co/x',
  ])('does not confirm as part of %s', (url) => {
    expect(identity({ website, name: 'Zyx', url })).toBe('no_mention');
  });

  it.each([
    'Visit acme.com.',
    'See https://acme.com/news for more',
    'See WWW.ACME.COM',
    'On blog.acme.com today',
    'Write to jane@acme.com, please',
    '(acme.com)',
    'the acme.com-based team',
  ])('confirms in the summary: %s', (summary) => {
    expect(identity({ website, name: 'Zyx', summary })).toBe('confirmed');
  });

  it.each([
    'Visit notacme.com',
    'Visit not-acme.com',
    'Visit acme.company',
    'Visit acme.com.evil.example',
    'Visit acme.com-evil.example',
    'Visit acme.co',
    'Visit acmexcom',
  ])('does not confirm in the summary: %s', (summary) => {
    expect(identity({ website, name: 'Zyx', summary })).toBe('no_mention');
  });

  it.each([
    ['https://www.acme.co.uk/about', 'https://acme.co.uk/x', 'confirmed'],
    ['https://www.acme.co.uk/about', 'https://other.co.uk/x', 'no_mention'],
    ['https://app.acme.io/', 'https://acme.io/blog', 'confirmed'],
    ['https://acme.github.io', 'https://acme.github.io/x', 'confirmed'],
    ['https://acme.github.io', 'https://other.github.io/x', 'no_mention'],
    ['https://acme.notion.site/home', 'https://acme.notion.site/x', 'confirmed'],
    ['https://acme.notion.site/home', 'https://other.notion.site/x', 'no_mention'],
    ['https://www.linkedin.com/company/acme', 'https://www.linkedin.com/posts/1', 'no_mention'],
    ['https://play.google.com/store/apps?id=a', 'https://play.google.com/store/b', 'no_mention'],
    ['https://fr.linkedin.com/company/acme', 'https://fr.linkedin.com/posts/1', 'no_mention'],
    ['https://wefunder.com/acme', 'https://wefunder.com/other', 'no_mention'],
    ['https://medium.com/@acme', 'https://medium.com/@other/1', 'no_mention'],
    ['https://zyx.example.com', 'https://news.example.com/1', 'no_mention'],
    ['https://zyx.example.com', 'https://zyx.example.com/1', 'confirmed'],
    ['http://localhost:3000', 'http://localhost:3000/x', 'no_mention'],
    ['http://10.0.0.1', 'http://10.0.0.1/x', 'no_mention'],
    ['https://github.io', 'https://other.github.io/x', 'no_mention'],
    ['nonsense', 'https://nonsense.example/x', 'no_mention'],
  ])('of %s with %s: %s', (site, url, expected) => {
    expect(identity({ website: site, name: 'Qwv', url })).toBe(expected);
  });

  it('may be a shared site when the site is the company, or bear its name', () => {
    const notion = { name: 'Notion Labs, Inc.', website: 'https://www.notion.so' };
    expect(identity({ ...notion, name: 'Notion', url: 'https://www.notion.so/blog' })).toBe(
      'confirmed',
    );
    expect(
      identity({ name: 'Acme', website: 'https://pay.acme.co.uk', url: 'https://acme.co.uk/1' }),
    ).toBe('confirmed');
  });

  it('is found in both spellings of an internationalized name', () => {
    const it = { website: 'https://müller.de', name: 'Zyx' };
    expect(identity({ ...it, summary: 'Mehr auf Müller.de!' })).toBe('confirmed');
    expect(identity({ ...it, summary: 'Mehr auf xn--mller-kva.de' })).toBe('confirmed');
    expect(identity({ ...it, summary: 'Mehr auf muller.de' })).toBe('no_mention');
  });
});

describe('ties that do not confirm', () => {
  it.each<[string, Case]>([
    ['the name in the summary', { summary: 'A deal with Acme was struck.' }],
    ['the name in the path', { url: 'https://news.example/2026/acme-raises-10m' }],
    ['the name in the host', { url: 'https://acme.blogs.example/1' }],
    [
      'the name joined in the path',
      { name: 'Acme Robotics', url: 'https://n.example/acmerobotics-1' },
    ],
    [
      'the name with hyphens in the path',
      { name: 'Acme Robotics', url: 'https://n.example/acme-robotics' },
    ],
    ['the name as one word in the title', { name: 'Acme Robotics', title: 'AcmeRobotics ships' }],
    ['an ordinary phrase as one word', { name: 'On Line', title: 'Online sales surge' }],
    ['a founder in the title', { founders: ['Jane Doe'], title: 'Jane Doe speaks' }],
    [
      'the domain in the title',
      { name: 'Zyx', website: 'https://acme.com', title: 'acme.com is back' },
    ],
  ])('leave the identity unconfirmed: %s', (_, it) => {
    expect(identity(it)).toBe('name_in_summary_only');
  });

  it.each<[string, Case]>([
    ['nothing at all', { summary: 'Shares rose.' }],
    ['a part of a word in the path', { url: 'https://news.example/pacmed' }],
    ['an ordinary word in the path', { name: 'Ramp', url: 'https://news.example/makers-ramp-up' }],
    ['a broken escape in the path', { url: 'https://news.example/%E0%A4%A' }],
  ])('are missing: %s', (_, it) => {
    expect(identity(it)).toBe('no_mention');
  });
});

describe('identity as a rule', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/).map((it) => `Q${it}`);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

  it('confirms any name between spaces in a title, in any case and with any legal form', () => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom('', ' Inc.', ', LLC', ' GmbH'),
        fc.boolean(),
        (it, form, upper) => {
          const title = `News of ${upper ? it.toUpperCase() : it} today`;
          expect(identity({ name: it + form, title })).toBe('confirmed');
          expect(identity({ name: it + form, summary: title })).toBe('name_in_summary_only');
        },
      ),
    );
  });

  it('never throws, whatever the texts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, text, (a, b, c, d) => {
        const names: Identity[] = ['confirmed', 'name_in_summary_only', 'no_mention'];
        expect(names).toContain(
          identity({ name: a, website: b, founders: [c], title: d, summary: b, url: c }),
        );
      }),
      { numRuns: 500 },
    );
  });
});

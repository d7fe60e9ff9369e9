import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const kinds = (rawBody: string) =>
  extractAsks({ subject: null, rawBody, rawHtml: null }).map(({ type }) => type);

const ITEMS: readonly [string, string][] = [
  ['INTRO_CUSTOMER', 'Heads of logistics at mid-market retailers'],
  ['INTRO_CUSTOMER', 'Warm intros into Kaiser, Sutter or Providence'],
  ['INTRO_CUSTOMER', 'Heads of retail at DTC brands opening stores'],
  ['INTRO_CUSTOMER', 'Director of Operations at Walmart: know anyone?'],
  ['INTRO_CUSTOMER', 'Who do you know at Home Depot?'],
  ['INTRO_CUSTOMER', 'Connections to school districts in Texas'],
  ['INTRO_CUSTOMER', 'If you know any CIOs at community banks, we would love to talk to them'],
  ['INTRO_CUSTOMER', 'Design partners for our new claims module (insurers with 50+ adjusters)'],
  ['INTRO_CUSTOMER', 'We want to meet plant managers in the food industry'],
  ['INTRO_CUSTOMER', 'Can anyone get us in front of the procurement team at Unilever?'],
  ['INTRO_INVESTOR', 'Intros to seed funds focused on climate'],
  [
    'INTRO_INVESTOR',
    'We are opening our Series A in March; please send us names of partners who lead in fintech',
  ],
  ['INTRO_INVESTOR', 'Angels with a healthcare background'],
  ['INTRO_INVESTOR', 'Know a fund that writes $1-2M checks into robotics? Please introduce us'],
  ['HIRING', 'Founding account executive (NYC)'],
  ['HIRING', 'Know a great backend engineer? Send them our way'],
  ['HIRING', 'We need a head of finance; referrals welcome'],
  ['HIRING', 'Help us find a senior product designer'],
  ['HIRING', 'Looking for a fractional CFO'],
  ['HIRING', 'Director of Partnerships, remote: know anyone?'],
  ['HIRING', 'We are looking for a contract drone pilot for the summer'],
  ['HIRING', 'Candidates for our VP Marketing role'],
  ['HIRING', 'Hiring: account executives for hospitals and insurers'],
  ['HIRING', 'Looking for an account executive covering hospitals'],
  ['INTRO_CUSTOMER', 'Looking for an account manager at Google Cloud'],
  ['INTRO_INVESTOR', 'Kontakte zu Series-A-Investoren'],
  ['INTRO_INVESTOR', 'Kontakte zu Seedinvestoren in München'],
  ['INTRO_CUSTOMER', 'Kontakte zu Krankenhäusern'],
  ['HIRING', 'Please share our open roles: example.com/jobs'],
  ['HIRING', 'Two SDRs in Chicago, one in Dallas'],
  ['HIRING', 'A bookkeeper who knows inventory accounting, ten hours a week'],
  ['HIRING', 'We are still looking for our first customer success manager'],
  ['HIRING', 'Our search for a COO continues. Names are welcome.'],
  ['ADVICE', 'Advice on pricing for enterprise'],
  ['ADVICE', 'Has anyone expanded to Germany? We would love to hear how you did it'],
  ['ADVICE', 'Recommendations for a good employment lawyer in California'],
  ['ADVICE', 'Has anyone in our group opened an office in Japan? I have questions'],
  ['ADVICE', 'Feedback on our new deck'],
  ['ADVICE', 'Somebody who has been through a SOC 2 audit for a 30-minute call'],
  ['ADVICE', 'How did you structure commissions for your first sales hires?'],
  ['ADVICE', 'A second pair of eyes on our Series A model'],
  ['ADVICE', 'Which payroll provider do you use for contractors abroad?'],
  ['OTHER', 'Upvote us on Product Hunt next Tuesday'],
  ['OTHER', 'Share our LinkedIn post about the launch'],
  ['OTHER', 'Office space in Boston for six people from May'],
  ['OTHER', 'Beta testers for the mobile app'],
  ['OTHER', 'Leave a review on G2'],
  ['OTHER', 'Nominate us for the Fast Company award'],
  ['OTHER', 'A journalist who covers supply chains'],
  ['OTHER', 'Please vote for us in the SaaStr pitch contest'],
  ['OTHER', 'Speaking slots at spring conferences'],
];

const PROSE: readonly [string | null, string][] = [
  [
    'INTRO_CUSTOMER',
    'If anyone has a relationship with Target or Walmart, an intro would go a long way.',
  ],
  [
    'INTRO_CUSTOMER',
    "We'd love to get in front of more hospital CIOs, so please think of us when you meet one.",
  ],
  [
    'INTRO_CUSTOMER',
    'Do you know anybody at Maersk? We have been trying to reach their innovation team.',
  ],
  [
    'INTRO_INVESTOR',
    "We'll start fundraising in March. If you know funds that lead seed rounds in biotech, please connect us.",
  ],
  ['INTRO_INVESTOR', 'Please introduce me to any angels who back consumer brands.'],
  [
    'HIRING',
    'We are hiring a founding engineer, and a referral from you is worth more than any job board. Please send people my way.',
  ],
  ['HIRING', 'If you know a strong VP of Sales in the Bay Area, please let me know.'],
  ['HIRING', 'Do you know a great data scientist who is looking? Send them to us.'],
  ['ADVICE', "I'd appreciate your advice on how to think about international expansion."],
  ['ADVICE', 'Has anyone here dealt with an FDA 510(k)? I would love twenty minutes of your time.'],
  ['ADVICE', 'Could you recommend a tax adviser who knows R&D credits?'],
  ['OTHER', 'Please share our launch post on LinkedIn.'],
  [null, 'Customers asked us for a mobile app, and we are building it.'],
  [null, 'Thanks to Maria for introducing us to Nike.'],
  [null, 'Happy to jump on a call if you have questions.'],
  [null, 'We hired a VP of Sales and are hiring two engineers.'],
  [null, 'We asked for feedback from 40 users and they loved it.'],
  [null, 'We are looking for ways to reduce churn.'],
  [null, 'We need to hire two engineers in Q3 to hit the plan.'],
  [null, 'Please find the deck attached.'],
  [null, 'Several of you introduced us to customers this quarter, which helped a lot.'],
  [null, 'We are raising prices in July.'],
  [null, 'Feel free to forward this update.'],
  [null, 'We want to reach 100 customers by December.'],
];

describe('the kind of an ask', () => {
  it.each(ITEMS)('%s in a section: %s', (type, item) => {
    expect(kinds(`Hi all,\n\nWe grew.\n\nAsks\n- ${item}\n\nBest,\nJo`)).toEqual([type]);
  });

  it.each(PROSE)('%s in running text: %s', (type, text) => {
    const body = `Hi all,\n\nWe had a good month. ${text} More soon.\n\nBest,\nJo`;
    expect(kinds(body)).toEqual(type === null ? [] : [type]);
  });
});

describe('an item that reads like a heading', () => {
  it.each([
    ['INTRO_INVESTOR', 'Investor intros'],
    ['INTRO_INVESTOR', 'Intros to investors'],
    ['INTRO_INVESTOR', 'Warm intros to investors'],
    ['INTRO_INVESTOR', 'Investor introductions'],
    ['INTRO_INVESTOR', 'Introductions to US investors'],
    ['INTRO_INVESTOR', 'Intros to investors (Series A)'],
    ['INTRO_INVESTOR', 'Intros to LPs'],
    ['INTRO_CUSTOMER', 'Introductions to your network'],
    ['INTRO_CUSTOMER', 'Board intros'],
    ['INTRO_CUSTOMER', 'Intros please'],
    ['HIRING', 'Hiring help'],
    ['HIRING', 'Recruiting help'],
    ['OTHER', 'Sales help'],
    ['HIRING', 'Hiring support'],
    ['INTRO_INVESTOR', 'Fundraising support'],
    ['ADVICE', 'Investor advice'],
    ['INTRO_CUSTOMER', 'Intro requests'],
    ['INTRO_INVESTOR', 'We are raising a $3M bridge, introductions welcome'],
  ])('%s: %s', (type, item) => {
    const metrics = '\n\nMetrics\n- ARR 3M';
    expect(kinds(`Asks:\n1. Intros to CFOs\n2. ${item}\n3. Head of sales`)).toEqual([
      'INTRO_CUSTOMER',
      type,
      'HIRING',
    ]);
    expect(kinds(`Asks\n- ${item}\n- Intros to CFOs\n- Head of sales${metrics}`)).toEqual([
      type,
      'INTRO_CUSTOMER',
      'HIRING',
    ]);
  });
});

describe('what announces asks', () => {
  it.each([
    'Where we could use a hand',
    'How investors can help',
    'Help needed',
    'Three asks',
    'What would help',
    'Call to action',
    'Where you come in',
    'Ways you can help this month',
    'A small favor, or two',
    'What we ask of you',
    'Two things that would help us',
    'Areas where we need help',
    '6. Asks',
    'If you want to help',
    'Support needed',
    'Requests',
    "We're looking for:",
    "What I'd ask of you",
    'Wish list',
    'Your turn',
    'Put your network to work',
    'Shopping list',
    'Who we want to meet',
    'On the lookout for',
    'We could use',
    'Our asks, in order of urgency',
    'If you have five minutes',
    'Three ways to help',
    'Homework for you',
    'How you can pitch in',
    'What would move the needle',
    'Calling in favors',
    'Want to help?',
    'Ways to get involved',
    'Where a nudge from you would help',
    'Top asks right now',
  ])('%s', (heading) => {
    const items =
      '- Heads of logistics at mid-market retailers\n- Founding account executive (NYC)';
    expect(kinds(`Hi all,\n\nWe grew 10%.\n\n${heading}\n${items}\n\nBest,\nJo`)).toEqual([
      'INTRO_CUSTOMER',
      'HIRING',
    ]);
  });

  it.each(['What customers ask for', 'Who we met', 'Product requests', 'Need to know', 'People'])(
    'but not: %s',
    (heading) => {
      const items = '- Heads of logistics at mid-market retailers';
      expect(kinds(`Hi all,\n\nWe grew 10%.\n\n${heading}\n${items}\n\nBest,\nJo`)).toEqual([]);
    },
  );

  it.each([
    'Asks: VP Ops at 3PLs (Chicago especially), full-stack engineer who likes forklifts',
    "If you'd like to help: we are looking for utility directors in mid-sized cities. And we're looking to hire a field technician in Ohio.",
  ])('two asks of one paragraph: %s', (body) => {
    expect(kinds(body)).toEqual(['INTRO_CUSTOMER', 'HIRING']);
  });

  it.each(['Teachers first,\nWinnie', 'Giddy up,\n*Roz*', 'Ad astra,\n\nConnie Baptiste'])(
    'ends with the letter: %s',
    (end) => {
      expect(kinds(`We grew 10%.\n\nAsks\n\nHeads of data at banks\n\n${end}\n`)).toEqual([
        'INTRO_CUSTOMER',
      ]);
    },
  );
});

describe('sub-headings that the items below go on with', () => {
  it('bound one another', () => {
    const body =
      '## Asks\n\nCandidates for:\n- VP Sales\n\n**Advice on:**\n- SOC 2\n\nContacts at:\n- Aldi\n- Lidl\n';
    expect(
      extractAsks({ subject: null, rawBody: body, rawHtml: null }).map(
        ({ type, title }) => `${type} ${title}`,
      ),
    ).toEqual(['HIRING VP Sales', 'ADVICE SOC 2', 'INTRO_CUSTOMER Aldi', 'INTRO_CUSTOMER Lidl']);
  });
});

describe('a list under a subject that names asks alone', () => {
  const titles = (subject: string, rawBody: string) =>
    extractAsks({ subject, rawBody, rawHtml: null }).map(({ type, title }) => `${type} ${title}`);

  it.each(['Asks', 'How you can help', 'Help wanted', 'Re: Asks', 'Asks - October 2026'])(
    'is a section: %s',
    (subject) => {
      expect(titles(subject, '- Intro to the CFO of Ramp\n- A recruiter in Lisbon')).toEqual([
        'INTRO_CUSTOMER Intro to the CFO of Ramp',
        'HIRING A recruiter in Lisbon',
      ]);
    },
  );

  it.each([
    '- Great month\n- New office in Berlin\n- Intro to Nike',
    '- Launched v3\n- Hired a CTO\n- Signed Nike',
    '- MRR $40k\n- Cash $1m',
    '- Revenue up\n- Churn down',
  ])('but not where it tells news: %j', (body) => {
    expect(titles('Asks', body)).toEqual([]);
  });
});

describe('an item that only tells', () => {
  it.each([
    'Help\n----\nOur help desk answers within 2h now.\n\nSupport\n-------\nWe closed 400 tickets.',
    'Requests\n- 3,200 API requests per second at peak\n- 99.99% served',
    'Requests\n- 400 GDPR requests answered\n\nNeeds\n- Market needs are shifting',
    'How you can help: our support page explains everything customers need.',
    'The big ask: customers want SSO.',
    'Hi all,\n\nDid you know? We are five.\n\nPlease reach out if you want the data room link.',
  ])('is no ask, whatever heads it: %j', (body) => {
    expect(kinds(body)).toEqual([]);
  });

  it.each(["That's all for this month!", 'We need nothing else'])('ends the list: %s', (last) => {
    expect(kinds(`Asks\n- Intro to Mollie\n- ${last}`)).toEqual(['INTRO_CUSTOMER']);
  });

  it.each([
    ['Requests\n- 40 beta testers\n- Intro to Nike', ['OTHER', 'INTRO_CUSTOMER']],
    ['Needs\n- A CFO\n- Warm intros to hospitals', ['HIRING', 'INTRO_CUSTOMER']],
    ['Help\n- Advice on FDA filings', ['ADVICE']],
    ['Needs\n- Our team needs an analyst', ['HIRING']],
    ['Needs\n- Our next stores need a landlord in Lyon', ['OTHER']],
    ['Help\n- The lab needs a centrifuge', ['OTHER']],
    ['Requests\n- The Smiths introduced us to Bosch; same for Siemens please', ['INTRO_CUSTOMER']],
    ['Asks\n- 40 beta testers this month', ['OTHER']],
    [
      '## Asks\n\n### Support\n- Intro to Nike\n\n### Hiring\n- VP Sales',
      ['INTRO_CUSTOMER', 'HIRING'],
    ],
  ])('and what names help under the same headings is one: %j', (body, types) => {
    expect(kinds(body)).toEqual(types);
  });
});

describe('sub-headings without a colon', () => {
  it('tell the types of the lines below', () => {
    const body =
      'Asks\n\nIntros to customers\nCFOs of mid-sized construction firms in the US Northeast.\n\nHiring\nVP Engineering with fintech background, NYC hybrid.\n\nFundraising\nPartners at growth funds who lead $15-25M rounds.\n';
    expect(kinds(body)).toEqual(['INTRO_CUSTOMER', 'HIRING', 'INTRO_INVESTOR']);
  });
});

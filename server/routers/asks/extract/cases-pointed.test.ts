import { describe, expect, it } from 'vitest';
import { extractAsks } from './extract-asks';

const read = (rawBody: string) =>
  extractAsks({ subject: null, rawBody, rawHtml: null }).map(
    ({ type, fromSection, description }) =>
      `${type} ${fromSection ? 'section' : 'prose'} | ${description}`,
  );

describe('a sentence that only says whom or what belongs to the one that asks', () => {
  it.each([
    [
      "Great quarter. We'd appreciate intros. Specifically to heads of sourcing at cement makers.",
      [
        "INTRO_CUSTOMER prose | We'd appreciate intros. Specifically to heads of sourcing at cement makers.",
      ],
    ],
    [
      "Should we open in Paris or Madrid first? I'd love to hear your view.",
      ["ADVICE prose | Should we open in Paris or Madrid first? I'd love to hear your view."],
    ],
    [
      'Should we raise prices for old customers? Your view matters to me.',
      ['ADVICE prose | Should we raise prices for old customers? Your view matters to me.'],
    ],
    [
      'Our ideal customer is a 50-person accounting firm. If one comes to mind, you know where to find me.',
      [
        'INTRO_CUSTOMER prose | Our ideal customer is a 50-person accounting firm. If one comes to mind, you know where to find me.',
      ],
    ],
    [
      "I'm torn about whether to hire a COO now. If you've been through this, I'd love 20 minutes of your time.",
      [
        "ADVICE prose | I'm torn about whether to hire a COO now. If you've been through this, I'd love 20 minutes of your time.",
      ],
    ],
    ['Revenue grew. Specifically to $40k in March.', []],
    [
      "Where I'm stuck: I don't know a single person at Lidl. If you do, I owe you a dinner.",
      [
        "INTRO_CUSTOMER prose | Where I'm stuck: I don't know a single person at Lidl. If you do, I owe you a dinner.",
      ],
    ],
    ['Our ideal customer is a dental chain. We signed two of them.', []],
    ['Should we have seen it coming? We think not.', []],
  ])('%j', (body, asks) => {
    expect(read(body)).toEqual(asks);
  });
});

describe('wishes in words of their own', () => {
  it.each([
    [
      "It'd be great to get 30 minutes with somebody who has moved from seats to usage pricing.",
      'ADVICE',
    ],
    ['Your help in opening doors at Vattenfall would be priceless.', 'INTRO_CUSTOMER'],
    ['And do forward the attached job ad for our CFO search.', 'HIRING'],
    [
      'Separately, if you can think of a strong clinical affairs lead, we are hiring one.',
      'HIRING',
    ],
    ['Would love for you to try our new iOS app and break it.', 'OTHER'],
    [
      "Thanks to Mia for the intro to Bosch! We'd love similar ones to ZF and Continental.",
      'INTRO_CUSTOMER',
    ],
    ["We'd love more of the same to funds that lead seed rounds.", 'INTRO_INVESTOR'],
    ['Point me to anyone you think should see the deck early.', 'INTRO_INVESTOR'],
    ['Need your signature: the option plan amendment is in Carta.', 'OTHER'],
    ['Would any of you vouch for us at Airbus?', 'INTRO_CUSTOMER'],
    ['Do share your thoughts on the attached plan.', 'ADVICE'],
    ['Kindly advise if you are acquainted with the management of Adani Ports.', 'INTRO_CUSTOMER'],
    ['Know anyone in Austin who wants to run our shop there?', 'HIRING'],
    ['Reminder: please sign the resolution in DocuSign by April 30.', 'OTHER'],
    ['If anyone has desks or a meeting table to spare in Berlin, shout.', 'OTHER'],
  ])('%s', (body, type) => {
    expect(read(body).map((ask) => ask.split(' ')[0])).toEqual([type]);
  });

  it.each([
    'Our office dog had puppies, do you know anyone who needs a dog?',
    'Your support in this journey is priceless to us.',
    "We'd love you to meet the team at our summer party.",
    'It was great to get 30 minutes with somebody who has moved to usage pricing.',
    'They read the deck and do share the results with us.',
    'We would love similar results in May.',
    'Do you know that support costs fell 20%?',
  ])('nothing is asked by: %s', (body) => {
    expect(read(body)).toEqual([]);
  });
});

describe('asks that stand as high as their heading, or behind a call to share', () => {
  it.each([
    [
      '* Numbers\n* MRR $40k\n* Asks\n* Intro to Head of Fleet at DHL\n* Senior Rust engineer referrals\n* Next month\n* Ship the new app',
      [
        'INTRO_CUSTOMER section | Intro to Head of Fleet at DHL',
        'HIRING section | Senior Rust engineer referrals',
      ],
    ],
    ['- Asks\n- Team is 14 people now\n- Churn 1%', []],
    ['- Asks: none\n- Team is 12', []],
    [
      "Here's where I could use a hand:\n• Someone who knows the procurement people at Vodafone\n• A part-time controller in Dublin",
      [
        'INTRO_CUSTOMER section | Someone who knows the procurement people at Vodafone',
        'HIRING section | A part-time controller in Dublin',
      ],
    ],
    [
      "We're hiring! Please share:\n- Staff ML engineer (Lisbon)\n- Product designer (remote)",
      ['HIRING section | Staff ML engineer (Lisbon)', 'HIRING section | Product designer (remote)'],
    ],
    [
      "We're hiring! Thanks to all who shared the roles:\n- Anna joined as CFO\n- Ben joined as VP Sales",
      [],
    ],
    [
      'Asks\n\nSupport\n- Intros to reinsurers in Bermuda\n\nFundraising\n- LPs for the SPV',
      [
        'INTRO_CUSTOMER section | Intros to reinsurers in Bermuda',
        'INTRO_INVESTOR section | LPs for the SPV',
      ],
    ],
    [
      'Asks\n- Intro to Visa\n\nSupport\n- Tickets down 20%\n- Reply time 2h',
      ['INTRO_CUSTOMER section | Intro to Visa'],
    ],
    ['Support\n- Tickets down 20%\n- Median first reply 2h', []],
  ])('%j', (body, asks) => {
    expect(read(body)).toEqual(asks);
  });
});

describe('several asks of one line or paragraph', () => {
  it.each([
    [
      'Asks\n- Intro to the CIO of Kaiser; also looking for a regulatory counsel we can hire',
      [
        'INTRO_CUSTOMER section | Intro to the CIO of Kaiser',
        'HIRING section | also looking for a regulatory counsel we can hire',
      ],
    ],
    [
      'asks: intro to anybody at Shopify, backend dev with Go, and a good patent attorney',
      [
        'INTRO_CUSTOMER section | intro to anybody at Shopify',
        'HIRING section | backend dev with Go',
        'ADVICE section | a good patent attorney',
      ],
    ],
    [
      'Three things you could do for us this month. First, put us in touch with chief medical officers at regional health systems. Second, send great account executives our way.',
      [
        'INTRO_CUSTOMER prose | First, put us in touch with chief medical officers at regional health systems.',
        'HIRING prose | Second, send great account executives our way.',
      ],
    ],
    [
      'Asks\n- Intro to Kaiser; also to Sutter and Providence',
      ['INTRO_CUSTOMER section | Intro to Kaiser; also to Sutter and Providence'],
    ],
  ])('%j', (body, asks) => {
    expect(read(body)).toEqual(asks);
  });
});

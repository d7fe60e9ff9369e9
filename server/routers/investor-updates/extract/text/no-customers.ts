const WHO = '(?:customers?|clients?|logos?|accounts?)';
const HAS =
  '(?:that |who |which |have |has |had |were |was |are |also |just |sadly |unfortunately |all |both |not )*';
const WHEN =
  '(?: (?:in|this|last|during|since|before|after|at|by) (?:the )?[a-z]+(?: 20\\d\\d)?| (?:so far|early|recently|already))';
const END = `(?: us)?${WHEN}{0,2}\\W{0,3}$`;
const ended = (what: string, how: string) => new RegExp(`\\b${what} ${HAS}(?:${how})${END}`, 'i');

const CONTRACTS = '(?:contracts?|subscriptions?|agreements?|licen[cs]es?)';
const PILOT = '(?:pilot|poc|trial)';
const PILOTS = '(?:pilots?|pocs?|trials?|proofs? of concept)';
const ENDS = 'ended|terminated|cancell?ed|lapsed|expired|stopped|not renewed';
const BROKE =
  'went (?:bankrupt|bust|under|insolvent|out of business|into (?:administration|insolvency|liquidation|receivership))|shut (?:down|up shop)|closed (?:down|shop|their doors)|wound (?:down|up)|ceased (?:trading|operations)';

/** "We have two accounts left:", "no customers that left" */
const REMAINING = new RegExp(
  `\\b(?:have|has|had|with|only|just|still|got|are|is)\\b[^.;:]{0,30} ${WHO} left\\W{0,3}$|\\b(?:no|none|zero|neither)\\b`,
  'i',
);

/** Kinds of sections that list none who buy today. */
type KindOfNone = 'neutral' | 'pipeline' | 'churned' | 'lost' | 'paused' | 'team';

/** Labels with the words of customers over those who are none, or of whom it is not said. */
const OTHERS: readonly [KindOfNone, RegExp][] = [
  // "Customers we met at the fair", "Typical customers", "Customers of our partner"
  [
    'neutral',
    new RegExp(
      `\\b${WHO} we(?:'ve| have)? (?:met|interviewed|surveyed|pitched|called|demoed|spoke (?:to|with)|talked (?:to|with)|presented to|reached out to)\\b`,
      'i',
    ),
  ],
  [
    'neutral',
    new RegExp(
      `\\b(?:typical|example|imaginary|sample|model|fictional|fictitious|hypothetical|illustrative|invented|made-up|placeholder|dummy|mock|mocked-up|mock-up|demo) ${WHO}\\W{0,3}$`,
      'i',
    ),
  ],
  // "Logos on the slide are mock-ups"
  [
    'neutral',
    new RegExp(
      `\\b${WHO}\\b[^.:;]{0,40} (?:are|is|were) (?:all |only |just |mere )*(?:an? )?(?:mock-?ups?|placeholders?|made[- ]up|fictional|fictitious|invented|examples?|samples?|dummies|illustrative|hypothetical|imaginary)\\W{0,3}$`,
      'i',
    ),
  ],
  // "Their customers", "Customers they have", "Former customers of Jane"
  ['neutral', new RegExp(`\\b(?:their|his|her|whose) (?:[a-z-]+ ){0,2}${WHO}\\b`, 'i')],
  [
    'neutral',
    new RegExp(
      `\\b${WHO} (?:that |who |whom |which )?(?:they|he|she)(?:'ve| have| has| had)?(?: (?:won|signed|closed|landed|got|named?|list(?:ed)?|claim(?:ed)?|mention(?:ed)?))?\\W{0,3}$|\\b(?:former|ex|past|previous)[- ]${WHO} of \\w`,
      'i',
    ),
  ],
  ['neutral', /\b(?:customers?|clients?)['’]s? (?:own )?(?:customers?|clients?)\b/i],
  [
    'neutral',
    new RegExp(
      `\\b${WHO} of (?:our|the|their|a) (?:partners?|resellers?|distributors?|competitors?|rivals?|investors?|suppliers?|vendors?)\\b`,
      'i',
    ),
  ],
  [
    'neutral',
    /\b(?:customer|client) (?:events?|conferences?|webinars?|dinners?|meet-?ups?|roundtables?|workshops?|days?)\W{0,3}$/i,
  ],
  [
    'neutral',
    /\baccounts? (?:payable|receivable)s?\b|^\W{0,4}(?:signed )?term[- ]?sheets?(?: signed)?\W{0,3}$/i,
  ],
  [
    'neutral',
    /\bchurn (?:reasons?|drivers?|causes?|analysis|by)\b|\breasons? (?:for|of) (?:the )?churn\b/i,
  ],
  ['team', /\b(?:account|customer|client) (?:managers?|executives?|directors?|reps?|leads?)\b/i],
  ['team', /\b(?:signed|accepted) offers?\b|\boffers? (?:signed|accepted|out)\b/i],
  ['pipeline', /\bndas?\b|\b(?:almost|nearly|not quite) (?:won|signed|closed|there)\b/i],
  ['pipeline', new RegExp(`\\b${PILOT} (?:candidates?|applicants?|leads?|ideas?)\\b`, 'i')],
  [
    'pipeline',
    new RegExp(
      `\\b${PILOTS} (?:to start|(?:starting|beginning|launching) (?:in|next|soon))\\b`,
      'i',
    ),
  ],
];

/** Of customers and pilots that are none any more, by what became of them. */
const ENDED: readonly [KindOfNone, RegExp][] = [
  // "Two customers were acquired": whether they stay is not said.
  ['neutral', ended(WHO, 'acquired|bought|taken over|got (?:acquired|bought)|merged')],
  [
    'churned',
    new RegExp(`\\b(?:former|ex|past|previous|erstwhile)[- ](?:paying )?${WHO}\\W{0,3}$`, 'i'),
  ],
  ['churned', new RegExp(`\\b(?:good-?bye|farewell) to (?:[a-z-]+ ){0,3}${WHO}\\W{0,3}$`, 'i')],
  // "Three clients left us:", "MRR fell because two accounts left:"
  [
    'churned',
    ended(
      WHO,
      `left|leaving|gone|quit|departed|walked away|(?:moved|moving) off|dropped (?:us|out)|gave notice|(?:stopped|quit) (?:using|paying)|(?:moved|switched|defected|went) to (?:an?|another|the) (?:competitor|rival|alternative|incumbent)|${BROKE}`,
    ),
  ],
  [
    'churned',
    new RegExp(`\\b${WHO} we (?:have )?(?:fired|let go|parted (?:ways )?with)${END}`, 'i'),
  ],
  [
    'neutral',
    new RegExp(`\\b${WHO} we (?:have )?(?:turned (?:down|away)|declined|refused)${END}`, 'i'),
  ],
  ['neutral', ended(WHO, 'switched to [a-z]+')],
  ['pipeline', ended(WHO, 'left to (?:sign|close|win|convert|renew)')],
  ['churned', ended(CONTRACTS, ENDS)],
  ['churned', new RegExp(`^\\W{0,4}(?:${ENDS}) ${CONTRACTS}\\W{0,3}$`, 'i')],
  ['churned', /\brenewals? (?:that |which )?(?:we )?lost\b|\blost renewals?\b/i],
  ['lost', new RegExp(`\\b${PILOTS} (?:declined|rejected|refused|turned down)\\b`, 'i')],
  [
    'paused',
    new RegExp(
      `\\bpaused ${PILOTS}\\b|\\b${PILOTS} ${HAS}(?:on (?:hold|pause|ice)|paused)\\b`,
      'i',
    ),
  ],
  ['lost', new RegExp(`^\\W{0,4}(?:${ENDS}) ${PILOTS}\\W{0,3}$`, 'i')],
  [
    'lost',
    ended(PILOTS, `${ENDS}|failed|(?:did not|didn['’]t) convert|not converted|went nowhere`),
  ],
];

const ALL = [...OTHERS, ...ENDED];

/** Most labels have none of these words: a cheap first test. */
const MAY_BE =
  /customer|client|logo|account|contract|subscription|agreement|licen|pilot|poc|trial|proof|churn|renewal|nda|sheet|offer|almost|nearly|quite/i;

/**
 * What a heading or label says whose words are of customers, over those who are none, or none any more;
 * undefined where it is no such one.
 */
export const sectionOfNone = (words: string): KindOfNone | undefined =>
  MAY_BE.test(words)
    ? (REMAINING.test(words) ? OTHERS : ALL).find(([, pattern]) => pattern.test(words))?.[0]
    : undefined;

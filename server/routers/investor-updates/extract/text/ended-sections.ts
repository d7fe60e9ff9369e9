const WHO = '(?:customers?|clients?|logos?|accounts?)';
const HAS =
  '(?:that |who |which |have |has |had |were |was |are |also |just |sadly |unfortunately |all |both |not )*';
const WHEN =
  '(?: (?:in|this|last|during|since|before|after|at|by) (?:the )?[a-z]+(?: 20\\d\\d)?| (?:so far|early|recently|already))';
const END = `(?: us)?${WHEN}{0,2}\\W{0,3}$`;
const ended = (what: string, how: string) => new RegExp(`\\b${what} ${HAS}(?:${how})${END}`, 'i');

const CONTRACTS = '(?:contracts?|subscriptions?|agreements?|licen[cs]es?)';
const PILOTS = '(?:pilots?|pocs?|trials?|proofs? of concept)';
const ENDS = 'ended|terminated|cancell?ed|lapsed|expired|stopped|not renewed';
const BROKE =
  'went (?:bankrupt|bust|under|insolvent|out of business|into (?:administration|insolvency|liquidation|receivership))|shut (?:down|up shop)|closed (?:down|shop|their doors)|wound (?:down|up)|ceased (?:trading|operations)';

/** "We have two accounts left:", "no customers that left" */
const REMAINING = new RegExp(
  `\\b(?:have|has|had|with|only|just|still|got|are|is)\\b[^.;:]{0,30} ${WHO} left\\W{0,3}$|\\b(?:no|none|zero|neither)\\b`,
  'i',
);

/** Kinds of sections that tell what became of customers and pilots. */
type EndedKind = 'neutral' | 'pipeline' | 'churned' | 'lost';

/** Of customers and pilots that are none any more, by what became of them. */
const ENDED: readonly [EndedKind, RegExp][] = [
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
  ['lost', new RegExp(`^\\W{0,4}(?:${ENDS}) ${PILOTS}\\W{0,3}$`, 'i')],
  [
    'lost',
    ended(PILOTS, `${ENDS}|failed|(?:did not|didn['’]t) convert|not converted|went nowhere`),
  ],
];

/** What a heading or label says of those who are no customers any more; undefined where it is no such one. */
export const endedSection = (words: string): EndedKind | undefined =>
  REMAINING.test(words) ? undefined : ENDED.find(([, pattern]) => pattern.test(words))?.[0];

/*
 * Headings over asks told by what they are made of rather than by one wording: words for help or
 * need, beside words for the readers or for us, and nothing else. Over heading text in lower case.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What such a heading may hold besides, which says nothing. */
const PLAIN = words(
  'the a an any some one two three four five few several more other further also in on with for from of to at by and or as that which where how what when who whom there is are be am have has here now still really most very much best only just so all each every this these those coming next new would could can may might should will do get make makes give lend us we our i me my life lives job work day days month quarter year week spring summer autumn fall winter season january february march april june july august september october november december q1 q2 q3 q4 right today soon again please kindly urgently way ways thing things area areas place places point points item items topic topics list spot spots front fronts current currently following below out use come comes company team little bit quick small concrete easy something them hold like yourself yourselves moment time able it count rely lean call bank even only warm word find finding fill hire hiring meet meeting reach reaching',
);
const READERS = words(
  'you your u ur y’all investor investors shareholder shareholders backer backers lp lps network networks group everyone anyone anybody someone somebody friends board community',
);
/** What readers give. */
const AID = words(
  'help helping helpful hand hands support assist assistance useful valuable push nudge boost contribute contribution contributions pitch chip easier lighter difference favour favor favours favors intro intros introduction introductions advice input contacts hero legend star lifesaver champion',
);
/** What we say of what we lack. */
const DEMAND = words(
  'need needs needed needing want wants wanted request requests requested requesting require required seek seeking sought search searching look looking keen wish wishes appreciate appreciated welcome grateful glad thankful love short lack lacking missing stuck beg begging ask asks asking after hunting hunt',
);

const KNOWN: ReadonlySet<string> = new Set([...PLAIN, ...READERS, ...AID, ...DEMAND]);
const MAX_WORDS = 14;
/** Others who need, and what we do for them. */
const OF_OTHERS =
  /\b(?:asks|requests|wishes|needs) (?:from|of|by) (?:(?:our|the|all|your) )*(?:investors?|shareholders?|everyone|community|board|friends)\b|\b(?:you|u|investors?|shareholders?|everyone|anyone|network|group)(?: (?:all|also|still|might|may|would|could))* (?:needs?|wants?|asks?|requests?|requires?|seeks?|looks?|wish(?:es)?|love)\b(?! (?:to )?help)|\b(?:your|you're|investors?'?) (?:asks?|needs?|requests?|wish(?:es)?|wants?)\b|\b(?:we|i)(?: (?:can|could|will|might|may|also|would))* (?:help|support|assist|contribute|make|give|lend)\b|\b(?:glad|love|like|happy|keen|here|there) to (?:help|support|assist|give|lend|make)\b|\b(?:for|to|with) (?:you|u|everyone|anyone|someone)\b|\b(?:appreciate|love|welcome)s? (?:your |all )*(?:help|support)$|\bwho (?:we|i)\b.*\b(?:help|support|assist)\b|\b(?:need|want|wants?|ask|like|look|looking|love|hope|able) (?:to (?!ask\b)|forward)|\buseful to (?!us|me)\b/;
/** "What we search", "who we seek": ours by its subject alone. */
const WE_SEEK =
  /^(?:(?:what|who|whom|things?|people|where|here is what) )?(?:we|i)(?:'re| are|'m| am)? (?:(?:also|still|now|currently|most|really|urgently) )*(?:search(?:ing)?|seek(?:ing)?|look(?:ing)? for|hunt(?:ing)? for|lack(?:ing)?|(?:are )?short of|after|ask(?:ing)? for|request(?:ing)?)(?: for)?$/;
/** "Needed right now", "useful this month", "this month we ask". */
const AT_TIME =
  /^(?:(?:most|still|also|really|very|urgently) )*(?:needed|wanted|sought|requested|useful|helpful|of (?:use|help))(?: (?:to|for) (?:us|me))?(?: (?:most|(?:right )?now|right away|today|soon|at the moment|this (?:month|quarter|week|year|time)))+$|^(?:this (?:month|quarter|week|time),? )?(?:we|i) (?:would )?(?:ask|request|need|seek|beg)(?: (?:this (?:month|quarter|week|time)))?$/;

/** "Here's where you come in". */
const COUNTS_ON =
  /\b(?:count|rely|lean|call|bank) (?:on|upon) (?:you|u|(?:our |the )?(?:investors|backers|group|network))\b/;
/** "Where a warm intro would help". */
const WOULD_HELP =
  /^(?:where|what|who|how) .{0,40}\b(?:would|could|can|might) (?:(?:really|most|still) )*(?:help|be (?:of )?(?:use|useful|helpful|valuable)|make (?:a|the) (?:big )?difference)(?: (?:us|most|now|right now))*$/;
const COMES_IN = /\bwhere (?:you|u|our (?:investors|backers|shareholders)) come in$/;

/**
 * True for a heading of nothing but words for help, for whom and from whom; a label before its
 * content has to name the readers.
 */
export function isMadeOfHelp(text: string, asLabel: boolean): boolean {
  if (text.length > 90) return false;
  // Most lines end here, at their first word.
  const first = /^[a-z]+/.exec(text)?.[0] ?? '';
  if (!KNOWN.has(first) || !text.includes(' ')) return false;
  const bare = text.includes('(') ? text.replace(/ ?\([^)]{0,40}\)/g, '') : text;
  const plain = bare.includes("'") ? bare.replace(/'(?:d|re|ve|ll|s|m)\b/g, '') : bare;
  const all = plain.split(/[ ,/&-]+/).filter((word) => word !== '');
  if (all.length < 2 || all.length > MAX_WORDS) return false;
  if (!all.every((word) => KNOWN.has(word)) || OF_OTHERS.test(text)) return false;
  const any = (set: ReadonlySet<string>) => all.some((word) => set.has(word));
  const aid = any(AID) || /\bof use\b/.test(text);
  const reader = any(READERS);
  if (asLabel) return aid && reader;
  if (WE_SEEK.test(text) || AT_TIME.test(text) || COMES_IN.test(text)) return true;
  if (COUNTS_ON.test(text)) return true;
  if (WOULD_HELP.test(text)) return true;
  return (
    (aid && (reader || any(DEMAND) || /\b(?:us|me|please|our life)\b/.test(plain))) ||
    aimsAt(all, reader)
  );
}

/** "Wanted from our investors", "what I need from each of you". */
const aimsAt = (all: readonly string[], reader: boolean): boolean =>
  reader &&
  all.some((word) => DEMAND.has(word)) &&
  all.some((word) => /^(?:from|of|stuck)$/.test(word));

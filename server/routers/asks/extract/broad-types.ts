import { IN_HOUSE, PROFESSIONAL } from './advice-words';
import { fragmentType } from './fragments';
import type { AskType } from './types';
import { asksView } from './urgings';
import { ROLE } from './vocabulary';

/*
 * The type that the parts of a sentence tell, whatever its wording: who stands behind a verb of
 * reaching, what is passed on to whom. Over one sentence in lower case; gaps are bounded.
 */

/** "Do you know a Chief Financial Officer with experience of an IPO?" */
const KNOWN_ROLE = new RegExp(
  `\\bknow (?:of )?(?:an?|any|some) (?:[\\w-]+ ){0,3}?(?:${ROLE}) (?:with|who has|who have|who's had) (?:[\\w-]+ ){0,3}?(?:experience|background)\\b`,
);
/** "Trying to get to the head of sustainability at IKEA". */
const REACHED =
  /\b(?:get(?:ting)? (?:to|hold of)|reach(?:ing)?|in front of|speak(?:ing)? (?:to|with)|talk(?:ing)? (?:to|with)|meet(?:ing)?|hello (?:[\w ]{2,24} )?to|word with|(?:note|nudge|line|e?-?mail|call|push) to|intro(?:duction)?s? to) (?:the|their|whoever (?:runs|leads|heads|is)) (?:[\w&'-]+ ){0,5}?(?:(?:at|of|in|inside|from) |there\b)/;
const REACHED_FIRM =
  /\b(?:investors?|funds?|vcs?|angels?|venture|family office|journalists?|press|candidates?|landlords?|suppliers?|regulators?|auditors?|tax|lawyers?)\b/;
/** "Pass our one-pager to any utility executive you know". */
const PASSED =
  /\b(?:pass|forward|show|send|share|mention|recommend) (?:(?:our|this|the|my|us|it) ?)(?:(?!(?:link|list|waitlist|form|survey|posts?|video|app|petition|job)\b)[\w'-]+ ){0,4}?(?:to|with) ((?:an?|any|every|each|whoever|someone|somebody|the) .{3,120})/;
/** "An hour with a founder who has done the flip": what he has done is asked about. */
const DONE_IT =
  /\b(?:with|to|from) (?:an? |any |some |other |another |one |two )?(?:\w+ )?(?:founders?|ceos?|cfos?|operators?|compan(?:y|ies)|teams?|board members?|entrepreneurs?|someone|somebody|anyone|anybody) (?:who|that)(?:'s| has| have|'ve)(?: \w+ly| already| ever)? (?!(?:an?|the|budget|time|contacts|worked (?:at|for)|hired)\b)\w+/;
const TOLD_OFF =
  /^(?:(?:and|also|so|please|but|do),? )*tell (?:me|us) (?:that )?(?:i'm|i am|we're|we are)\b|\bwhat (?:would|did|do) (?:you|others) (?:pay|charge|do|budget|offer|set|give)\b|\b(?:reply|answer|vote) with (?:an? )?(?:yes|no)\b/;
const YOUR_OWN =
  /^(?:(?:and|so|also|please|do|then),? )*(?:ask|nudge|poke|call|text) your (?!network)[\w-]+/;
const ROUND_OPEN =
  /\b(?:subscribed|pro[- ]rata|allocation|uncommitted)\b|\b(?:room|space|open|left)\b.{0,40}\b(?:round|notes?|bridge|safes?|raise|extension|(?:rolling|first|second|final) close)\b|\b(?:round|notes?|bridge|safes?|raise|extension)\b.{0,40}\b(?:room|space|open|left)\b/;
/** "If someone in your network runs operations at a 3PL". */
const IN_NETWORK =
  /\b(?:if|should) (?:you know )?(?:anyone|anybody|someone|somebody|any of you|one of you)(?: you know| in your \w+| here)?(?: who)? ((?:runs?|manages?|owns?|buys?|oversees|heads|leads|works in) .{3,120})/;

/** "We'd like to fill the last $250K with people who understand logistics." */
const FINANCES =
  /\bfill (?:the|our|up the) (?:last|remaining|rest|final)\b|\b(?:working capital|venture debt|credit line|inventory financing|bridge loan)\b/;
/** "Trading houses would be the natural start." */
const SUBJECT = /(?:^|[.] )(.{3,80}?) (?:would|is|are|will|remain)\b/;
const MEETS =
  /\b(?:conversations?|meetings?|introductions?|intros?|hello|path|door|slot|line|nudge|foot in) (?:with|to|at|in|into|inside|openers?)\b|\bone with (?:an?|the)\b|\bhear from (?:anyone|someone|somebody|anybody|people) whose (?:compan|firm|employer|team)|\bin front of\b(?! (?:them|those|it|you)\b)/;

const NOT_MET =
  /\b(?:acquirers?|guarantors?|reinsur\w+|regulators?|journalists?|press|landlords?|suppliers?|vendors?|manufacturers?|speakers?|slots? at|booths?|offices?|podcasts?|stage|panels?|conference)\b/;

const PRO_RATA =
  /\bpro[- ]rata\b|\b(?:banks?|funds?|lenders?|contacts?|intros?|introductions?)\b.{0,80}\b(?:working capital|venture debt|credit line|finance inventory|inventory financ\w+|receivables)\b|\b(?:working capital|venture debt|credit line|finance inventory|inventory financ\w+|receivables)\b.{0,80}\b(?:banks?|funds?|lenders?)\b|\b(?:series [a-f]|seed|raise|round)\b.{0,60}\b(?:partners|funds|names|investors)\b.{0,20} you(?:'d| would)? (?:recommend|suggest|trust)\b/;
/** "Any ideas for a medical director?": the ideas are names. */
const NAMES_FOR = new RegExp(
  `\\b(?:ideas?|suggestions?|names?|tips?|leads?|hints?|recommendations?) for (?:an?|our|the) (?:[\\w-]+ ){0,3}?(?:${ROLE})\\b`,
);
/** "A tip for a site with rail access". */
const PLACE_FOR =
  /\b(?:tips?|leads?|hints?|pointers?|suggestions?|ideas?) (?:for|on|about) (?:an?|some|more) (?:[\w-]+ ){0,2}?(?:sites?|spaces?|offices?|warehouses?|labs?|venues?|buildings?|apartments?|plots?|co-?packers?|printers?)\b/;
const ACQUIRES =
  /\b(?:that|who|which) (?:might|may|would|could)? ?(?:want to |like to |wish to )?(?:acquire|take over)\b/;
const WHICH_FUNDS = /\bwhich (?:[\w-]+ ){0,3}?(?:investors|funds|vcs|angels|lenders)\b/;
const NAMES = /\b(?:intros?|introductions?|introduce|names?|whom?|meet|candidates?|hire)\b/;
const TEAM_GROWS =
  /\bgrow(?:ing)? (?:the|our) team\b|\b(?:colleague|friend)s? of yours (?:writes?|codes?|designs?|sells?|builds?|engineers?)\b/;

/** The type of an ask that its first words tell beyond doubt, or null. */
export function plainType(text: string): AskType | null {
  const named = NAMES_FOR.exec(text)?.[0] ?? '';
  const isAdviser = PROFESSIONAL.test(named) && !IN_HOUSE.test(named);
  if (KNOWN_ROLE.test(text) || (named !== '' && !isAdviser)) return 'HIRING';
  if (PLACE_FOR.test(text) || ACQUIRES.test(text)) return 'OTHER';
  if (WHICH_FUNDS.test(text)) return 'INTRO_INVESTOR';
  if (PRO_RATA.test(text)) return 'INTRO_INVESTOR';
  if (TOLD_OFF.test(text) || (asksView(text) && !NAMES.test(text))) return 'ADVICE';
  const passed = PASSED.exec(text)?.[1];
  const type = passed === undefined ? null : fragmentType(passed.replace(/ (?:you|that) .*$/, ''));
  if (type === 'INTRO_CUSTOMER' || type === 'INTRO_INVESTOR') return type;
  if (
    DONE_IT.test(text) &&
    !/\breviews?\b/.test(text) &&
    /\b(?:hours?|minutes?|mins?|call|chat|coffee|lunch|conversation)\b/.test(text)
  )
    return 'ADVICE';
  return REACHED.test(text) && !REACHED_FIRM.test(text) ? 'INTRO_CUSTOMER' : null;
}

/** "We are trying to break into Kaiser": to sell there. */
const BREAKS_IN =
  /\b(?:trying|struggling|working|hoping) to (?:break in(?:to)?|crack|get in(?:to| at)|get a foot in(?: the door)?(?: at| with)?|sell (?:in)?to) (?!(?:the |an? |our |new |more )?(?:[\w-]+ ){0,2}(?:markets?|countr(?:y|ies)|industr(?:y|ies)|regions?|break-?even|profitab\w+|goals?|targets?|\$|space|segment))[a-z]/;

/** Who sells with us or takes us along. */
const PARTNERS =
  /\b(?:strategic|distribution|channel|commercial|implementation|integration|launch|sales|go-to-market|referral|pilot|technology|white-label|retail) partners?\b/;

/** The type of an ask whose words told none. */
export function lastType(text: string): AskType | null {
  if (NOT_MET.test(text)) return null;
  if (ROUND_OPEN.test(text) || FINANCES.test(text)) return 'INTRO_INVESTOR';
  if (TEAM_GROWS.test(text)) return 'HIRING';
  if (BREAKS_IN.test(text) || PARTNERS.test(text)) return 'INTRO_CUSTOMER';
  if (YOUR_OWN.test(text) && !/ (?:what|which|how|why) /.test(text)) return 'INTRO_CUSTOMER';
  const runs = IN_NETWORK.exec(text)?.[1];
  if (runs !== undefined && fragmentType(`someone who ${runs}`) === 'INTRO_CUSTOMER')
    return 'INTRO_CUSTOMER';
  const subject = SUBJECT.exec(text)?.[1];
  const type = subject === undefined ? null : fragmentType(subject);
  if (type === 'INTRO_CUSTOMER' || type === 'INTRO_INVESTOR') return type;
  return MEETS.test(text) ? 'INTRO_CUSTOMER' : null;
}

import { fragmentType } from './fragments';
import type { AskType } from './types';

/*
 * Asks of few words: "3D animator wanted.", "and line cooks, if you know any", "get me in a room
 * with the CISO". Over one sentence in lower case; gaps are bounded.
 */

const AND = '(?:(?:and|also|plus|oh|finally|then|besides),? )*';
const READERS = '(?:you|they|anyone|anybody|any of you|one of you|someone|somebody)';

/** "Bookkeeper needed!" */
const WANTED = new RegExp(
  `^${AND}(?!no\\b|not\\b|none\\b|all\\b|nobody\\b)([^,;:.!?]{3,60}?) (?:urgently |badly |desperately |still )?(?:wanted|needed|sought)(?: (?:urgently|badly|soon|now|asap|please))?[.!]*$`,
);
const TESTERS =
  /\b(?:beta|alpha|play|user|taste|game)?[- ]?testers? (?:urgently |still )?(?:wanted|needed|sought)\b/;
/** "A bookkeeper, if you know one." */
const IF_ANY = new RegExp(
  `^${AND}([^;:.!?]{3,80}?),? if ${READERS} (?:happens? to )?(?:knows?|has|have|can think of|comes? across|spots?|meets?) (?:of )?(?:any|one|some|a good one)(?=[.!,; ]|$)`,
);
/** "… for angels from the pet world; nominate some." */
const NOMINATE =
  /[;,:–-] ?(?:so |and |please )*(?:nominate|suggest|name|propose|recommend|lend us|send us) (?:some|a few|one|two|three|yours|anyone|people)[.!]*$/;
const KEPT_FOR = /\b(?:for|of|among) ((?:[\w-]+ ){0,6}[\w-]+)$/;
const ROUND = /\b(?:round|raise|bridge|note|seed|series [a-f]|allocation|safe|extension)\b/;

/** "Get me in a room with the CISO at a bank." */
const GET_ME =
  /(?:^|[:,–-] )(?:please |just |do )*get (?:me|us) (?:in(?:to)? (?:an?|the|any) (?:room|meeting|call)\b|in front of\b|(?:an? |one |ten |fifteen |twenty |thirty |\d+ )(?:minutes|meeting|call|slot|hearing|audience|coffee|intro|introduction|appointment)\b|past (?!(?:the )?(?:finish|goal|line|\d|\$|break|this|that))|through to\b|to the (?:right|head|person)\b).{4}/;
/** "Please mark the ones to whom you could introduce us." */
const MARKS =
  /(?:^|[:;,.–-] )(?:please |kindly |and |so |just )*(?:mark|tick|circle|highlight|flag|underline|star|annotate|check off) (?:the |those |any |all |off )*(?:ones?|names?|people|firms?|companies|accounts?|lines?|boxes|everyone|anyone|whom?)\b.{0,60}\byou (?:could|can|might|may|know|have|are)\b/;
/** "I would sooner hire through you than through a board." */
const THROUGH_YOU =
  /\b(?:sooner|rather|prefer to|love to|like to) (?:hire|find|fill|recruit|source)\b.{0,40}\b(?:through|via|from|by) (?:you|(?:one|any) of you|your networks?|people you)\b/;
/** "If a partner you trust likes hardware, August is the month to have coffee with us." */
const IF_TRUSTED =
  /\bif (?:an?|any|the|some) [\w -]{2,40}? (?:that |who |whom )?you (?:trust|know|like|rate|work with|co-invest with|back|admire|invest with) .{3,120}, (?:(?:[\w ]{2,30} )?is (?:the|a good|a great) (?:month|time|moment|week|day|year)\b|(?:please |do )?(?:send|tell|call|introduce|point|connect|let)\b|(?:we|i)(?:'d| would)\b)/;
const MONEY = /\b(?:term sheets?|angels?|funds?|vcs?|invests?|checks?|cheques?|rounds?|lps?)\b/;
/** "The plea: there are 13,000 of them and we know nine." */
const PLEA =
  /^(?:the|my|our|a|one) (?:\w+ )?(?:pleas?|appeal|prayer|cry for help|sos|begging letter): .{4}/;
const KNOW_FEW =
  /\bwe (?:only |still )?know (?:only )?(?:none|nobody|few|two|three|four|five|six|seven|eight|nine|ten|a dozen|\d+|hardly any|not one|almost none)\b/;
/** "Playtest on Sunday: ten seats left. Grab one." */
const PLAYS =
  /\b(?:play-?tests?|beta test|user test|usability (?:test|study)|tasting|test drive|test day)\b.{0,60}\b(?:seats?|spots?|slots?|places?|chairs?) (?:are |is )?(?:still )?(?:left|open|free|available|to fill)\b|\b(?:seats?|spots?|slots?|places?) (?:are |is )?(?:still )?(?:left|open|free) (?:in|at|for|on) (?:our|the|an?) (?:[\w-]+ ){0,2}(?:play-?test|beta|user test|tasting|study)\b/;

function namedType(whom: string | undefined): AskType | null {
  if (whom === undefined) return null;
  return fragmentType(whom.replace(/^(?:and|also) /, '').trim());
}

const CUE =
  /\b(?:wanted|needed|sought|if|nominate|suggest|name|propose|recommend|lend us|send us|get (?:me|us)|mark|tick|circle|highlight|flag|underline|star|annotate|check off|sooner|rather|prefer|pleas?|appeal|prayer|sos|letter|seats?|spots?|slots?|places?|tasting|know)\b/;

/** The type of a terse ask, or null for what is none. */
export function terseType(said: string): AskType | null {
  if (!CUE.test(said)) return null;
  const text = said.replace(/^(?:p\.? ?){1,3}s\.? ?[:,–-]? ?/, '');
  if (TESTERS.test(text) || PLAYS.test(text)) return 'OTHER';
  const named = namedType(WANTED.exec(text)?.[1]) ?? namedType(IF_ANY.exec(text)?.[1]);
  if (named !== null) return named;
  if (THROUGH_YOU.test(text)) return 'HIRING';
  const end = NOMINATE.exec(text)?.index;
  if (end !== undefined) {
    const before = text.slice(0, end);
    if (ROUND.test(before)) return 'INTRO_INVESTOR';
    const type = namedType(KEPT_FOR.exec(before)?.[1]);
    if (type !== null) return type;
  }
  if (GET_ME.test(text) || IF_TRUSTED.test(text))
    return MONEY.test(text) ? 'INTRO_INVESTOR' : 'INTRO_CUSTOMER';
  if (MARKS.test(text)) return 'INTRO_CUSTOMER';
  return PLEA.test(text) && KNOW_FEW.test(text) ? 'INTRO_CUSTOMER' : null;
}

/** True for a plea, whatever it is for. */
export const pleads = (text: string): boolean => PLEA.test(text);

/** "I have been chasing a scout at Forerunner since March": whom, but no ask by itself. */
const CHASED =
  /\b(?:chasing|courting|pursuing|wooing|writing to|calling) ((?:an?|the|one|some) .{3,80}?)(?= (?:since|for|without|to no)\b|[.;:,])/;

/** "Somebody who has a relationship with a head of operations": known to be met, not to be hired. */
export const tiedTo = (text: string): boolean =>
  /\bha(?:s|ve) (?:an? )?(?:[\w-]+ )?(?:relationships?|connections?|ties|links?|friendships?|rapport) (?:with|to) (?:an?|the|any|some(?:one|body)) (?!.{0,40}\b(?:funds?|investors?|vcs?|angels?|lenders?|banks?|lawyers?|journalists?|reporters?|recruiters?)\b)/.test(
    text,
  );

/** True where those money comes from are chased. */
export const chasesMoney = (text: string): boolean =>
  namedType(CHASED.exec(text)?.[1]) === 'INTRO_INVESTOR';

/** Professionals in numbers whom the company wants to reach are its market, not its advisers. */
export const reachesMarket = (text: string): boolean =>
  /\b(?:want|wish|hope|trying|like|love|need|keen|looking) to (?:reach|sell to|win|get to|get in front of|pitch) (?:the |more |some )?(?:[\w-]+ ){0,3}?(?:consultants|brokers|lawyers|attorneys|accountants|auditors|agencies|advis[eo]rs|notaries|bankers)\b/.test(
    text,
  );

import { CUSTOMER_WORD, INVESTOR_WORD } from './type-words';
import type { AskType } from './types';
import { ROLE } from './vocabulary';

/*
 * What an ask is for, where a word in it belongs to another type: a lawyer for the round, a form
 * about the cap table, funds that are to buy. Over one item in lower case.
 */

/** "Intros to recruiters as customers", "family offices that could use our software". */
const AS_MARKET =
  /\bas (?:(?:our |new |potential |early |first |paying |future |pilot )*(?:customers?|clients?|buyers?|users?|design partners?|pilots?|prospects?))\b|\b(?:that|who|which) (?:could|would|might|may) (?:also |really |actually |want to |need to |like to )*(?:use|buy|need|pilot|adopt|license|trial|benefit from) (?:our|an?|better|this|such|the)\b/;
/** Only of those does it say anything: whom one may buy from as well. */
const EITHER = /\b(?:recruit\w*|staffing|headhunters?|search firms|talent)\b/;

const ROUND =
  /\b(?:series [a-f]|(?:pre-?)?seed|bridge|(?:our |the |this |next )?(?:round|raise|fund ?raise|fundraising)|safes?|convertibles?|notes?|term ?sheets?|cap table)\b/g;
const COUNSEL =
  /\b(?:lawyers?|attorneys?|law firms?|(?<!(?:general|in-house) )counsel|accountants?|auditors?|tax advis[eo]rs?|notar(?:y|ies))\b/;
/** Counsel that is met to sell to, or hired. */
const OF_COUNSEL =
  /\b(?:at|in|of|with) (?:[\w-]+ ){0,3}(?:law firms|audit firms)\b|\b(?:in-house|hire|hiring|partners at|heads? of|customers?|clients?)\b/;

/** "Fill in the cap table form", "sign the Series A consent". */
const FORM =
  /^(?:(?:(?:a |one )?(?:quick |gentle |friendly |last )?reminder[:,–-]|please|kindly|pls|do|also|and|then|if you haven't(?: yet| already)?),? )*(?:fill (?:in|out)|complete|return|(?:counter|e-?|docu)?sign|submit|approve|confirm|execute)\b(?!.{0,80}\b(?:intros?|introductions?)\b).{0,60}\b(?:forms?|consents?|resolutions?|documents?|docs|paperwork|signature pages?|waivers?|ballots?|questionnaires?|spreadsheets?|kyc|w-?9s?|w-?8\w*|amendments?|cap table)\b/;

/** "VP of Fundraising", "Investor Relations manager": one of our own. */
const MONEY_ROLE =
  /^(?:(?:an?|our|first|next|new|senior|fractional|interim|part-time|experienced|great) )*(?:(?:[se]?vp|head|director|chief|manager|lead)(?: of|,)? (?:\w+ (?:and|&) )?(?:fund ?raising|investor relations|ir|capital markets|investments?|venture debt)|(?:fund ?raising|investor relations|ir|capital markets) (?:managers?|leads?|directors?|associates?|officers?|analysts?|specialists?|person|hire))(?! ?(?:at|of|in|from)? (?:[\w&'-]+ )?(?:banks?|funds?|firms|companies|compan)\b)(?! at\b)/;

/** "Who would be a good lead for our A?" */
const LEAD_FOR =
  /\b(?:good|right|great|best|strong|possible|potential|suitable|ideal|likely) (?:co-?)?leads? (?:investors? )?(?:for|in|of) (?:our|the|this) (?:next |upcoming )?(?:series )?(?:[a-d]\b|pre-seed|seed|round|bridge|raise|extension)/;

/** "A lawyer who knows employment law": to ask rather than to sell to. */
const VERSED =
  /^(?:an? |any |some |our |the |good |great |strong |affordable |experienced )*(?:[\w-]+ )?(?:lawyer|attorney|law firm|accountant|auditor|tax advis[eo]r|notary) (?:who|that|which|with)(?: really| also)? (?:knows?|understands?|speciali[sz]es?|focus(?:es)?|deals?|handles?|does|has done|is (?:good|familiar|versed)|experience|expertise)\b/;
const PRACTICES = /^(?:any |some |your |good |the )*best practices\b/;

/** "I'm torn about whether to hire a COO": what to do is asked, whoever is named. */
const UNDECIDED =
  /^(?:i|we)(?:'m|'re| am| are)? (?:\w+ )?(?:torn|undecided|unsure|debating|wondering|of two minds|going back and forth|not sure|on the fence) (?:about |on |over )?(?:whether|if|between|how|when|what)\b/;
/** "Our ideal customer is an accounting firm on Xero." */
const IDEAL =
  /^(?:our|the|my) (?:ideal|target|dream|perfect|typical) (?:customer|client|buyer)s? (?:is|are|would be|looks like)\b/;
/** "Kindly advise if you are acquainted with the management of X." */
const ACQUAINTED =
  /\b(?:advise|inform|let|tell|revert|know) (?:(?:us|me) )?(?:know )?(?:if|whether) (?:you|any of you|anyone)(?: are|'re| is)? (?:acquainted|connected|in (?:touch|contact)|close|friendly|on good terms) (?:with|to) /;
/** "Know anyone in Austin who wants to run our shop there?" */
const RUNS_OURS =
  /\b(?:any|some)(?:one|body)\b[^,;:.?!]{0,40} who(?:'d| would| wants? to| might| could)(?: (?:like|want|love) to)? (?:run|lead|manage|head|build|join|staff|look after) our\b/;
/** "Anyone who should see the deck early". */
const SEES_DECK =
  /\b(?:any(?:one|body)|whom?|names?|people|those|someone|somebody)\b[^.;:?!]{0,40} (?:should|ought to|might like to|would like to|wants? to|could) (?:see|get|read|receive|look at) (?:the|our|my) (?:\w+ )?(?:deck|data ?room|teaser|memo|one-pager)\b(?!.{0,60}\b(?:feedback|thoughts|opinions?)\b)/;

/** The type that the purpose of an ask gives it, or null where it tells nothing. */
export function purposeType(text: string): AskType | null {
  if (FORM.test(text)) return 'OTHER';
  if (MONEY_ROLE.test(text)) return 'HIRING';
  if (VERSED.test(text) || PRACTICES.test(text)) return 'ADVICE';
  if (UNDECIDED.test(text)) return 'ADVICE';
  if (IDEAL.test(text)) return 'INTRO_CUSTOMER';
  if (RUNS_OURS.test(text)) return 'HIRING';
  if (ACQUAINTED.test(text)) return INVESTOR_WORD.test(text) ? 'INTRO_INVESTOR' : 'INTRO_CUSTOMER';
  if (LEAD_FOR.test(text) || SEES_DECK.test(text)) return 'INTRO_INVESTOR';
  if (
    AS_MARKET.test(text) &&
    !/\binvest\b/.test(text) &&
    (INVESTOR_WORD.test(text) || EITHER.test(text))
  )
    return 'INTRO_CUSTOMER';
  if (COUNSEL.test(text) && !OF_COUNSEL.test(text)) {
    const rest = text.replace(ROUND, '');
    if (rest !== text && !INVESTOR_WORD.test(rest)) return 'ADVICE';
  }
  return null;
}

const ROLE_NAME = new RegExp(`\\b(?:${ROLE})\\b`, 'i');

/** "Kroger", "Herman Miller": a name by its capitals, though it ends like a trade. */
export function isFirmName(raw: string): boolean {
  const name = raw
    .slice(0, 80)
    .trim()
    .replace(/ ?(?:\(.*|[–—,:-] .*|[.!?]+)$/, '');
  if (!/^\p{Lu}[\p{L}\p{N}&'.-]*(?: (?:&|and|of|\p{Lu}[\p{L}\p{N}&'.-]*)){0,3}$/u.test(name))
    return false;
  return !ROLE_NAME.test(name) && !CUSTOMER_WORD.test(name.toLowerCase());
}

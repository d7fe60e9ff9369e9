import { asksReader } from './ask-patterns';
import { bulletOf } from './bullets';
import { isOwnNeed } from './inline-list';
import type { Document } from './types';
import { plainWords, unmarked } from './wording';

/*
 * Items of an asks section that report an ask as fulfilled or needless: "Intro to Ford - done,
 * thanks!", "CFO (found)", "Update on last month's ask: Anna introduced us". Gaps are bounded.
 */

/** "Anna made the VW intro - thanks!": the item is nothing but the report. */
const TOLD =
  /^(?!(?:please|we|i|who|anyone|someone|looking|need)\b)(?:[a-z][\w'.-]+ ){1,3}(?:(?:kindly|already|has|have) ){0,2}(?:made|introduced|connected|sent|arranged|gave|set up|opened) (?:us|me|the|an?|it|all|both|two|three)\b.{0,120}\b(?:thanks?|thank you|thx)\b/;

/** Beyond this an item tells more than how an ask ended. */
const MAX_ITEM = 500;

const ALSO =
  "(?:(?:it|they|she|he|this|that|we|is|are|was|were|has|have|been|all|now|just|already|both|since|successfully|finally|happily|officially|fully|intro|introduction|role|roles|position|seat|search|hire|ask) |(?:we|it|that|they)(?:'ve|'s|'re) )*";
const NEEDLESS =
  "(?:no (?:longer|more|further) (?:[\\w-]+ ){0,3}?(?:needed|required|necessary|relevant|open|a (?:need|priority)|applicable|looking|an ask)|not (?:needed|required|necessary|relevant|open|looking|an ask) (?:any ?more|any longer|now)|no need (?:any ?more|any longer|now)|nothing (?:more|further) (?:is )?(?:needed|required|to do)|(?:don't|do not) need (?:it|this|one|any|help|more|these)? ?(?:any ?more|any longer|now)|(?:all|we're|we are|are|now) (?:all )?(?:set|good now|covered|sorted)|obsolete|moot|cancell?ed|withdrawn|dropped)";
const ENDED = `(?:done|completed?|closed(?: out)?|filled|resolved|fulfilled|sorted(?: out)?|solved|settled|hired|found|made|received|secured|met|landed|delivered|connected|introduced|happened|accomplished|finished|answered|handled|achieved|check(?:ed)?|covered|taken care of|wrapped up|locked in|(?:offer )?(?:accepted|signed)|granted|success|(?:we )?have (?:it|one|them|someone|somebody|enough|plenty)(?: now)?|(?:we )?(?:got|found|hired|signed|received|met) (?:it|one|them|this|that|him|her|some|someone|somebody|enough|several|plenty|lots|many|both|a few|two|three|four|five|\\d+|the (?:intro|introduction|meeting|right (?:person|one|fit)))(?: of (?:it|them|those))?|${NEEDLESS})`;
/** "thanks to Sam", "thx Jim", "with Anna's help", "last week", "in May". */
const WITH =
  '(?:(?:many |big |huge |massive |a million |so much )*(?:thanks?(?: you)?|thank you|thx|ty|tks|cheers|kudos|hat tip|h\\/t|props|shout-?out|credit)(?: (?:so much|very much|a lot|again|all|everyone|team))*(?: (?:to|for|goes to))?(?: [^?.!;:]{1,60})?|(?:by|via|through|with|from|courtesy of) (?!\\d|[^.!]{0,20}\\bof you\\b)[^?.!;:,]{2,40}|(?:(?:earlier |late |early )?(?:last|this) (?:week|month|quarter|year|spring|summer|autumn|fall|winter|morning|time|mon|tues|wednes|thurs|fri)\\w*|(?:in|on|since) (?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|\\d|mon|tues|wednes|thurs|fri|meantime|end)[\\w ]{0,16}|yesterday|today|[\\w ]{1,12} (?:days?|weeks?|months?) ago))';
const MARKS = '[\\s.!✓✔✅☑🎉🥳🎊🙏🙌💪👏👍❤🚀💙\\ufe0f"\')\\]*_]';
const END = `(?:[\\s,;.!&–—-]{0,4}(?:and )?${WITH}){0,2}${MARKS}{0,12}$`;
const SEPARATOR = '(?: [-–—=]+>? ?|[–—] ?| ?(?:->|=>|[→⇒➜➝➞➤⮕:|/]) ?| ?[([] ?|[.!?,;…] |\\.{3} ?)';

/** "… - done, thanks!", "… (found)", "… → closed, thx Jim". */
const STATUS = new RegExp(
  `.{2}${SEPARATOR}(?:status:? |update:? )?[✓✔✅☑🎉\\ufe0f ]{0,4}${ALSO}${ENDED}${END}`,
  'u',
);
/** "Ford, GM, Rivian (met)": said of the last of several. */
const OF_LAST =
  /,[^,(]{2,40},(?! (?:and|or) )[^,(]{2,40}\((?!all\b|both\b)[^(]{0,60}\)[^\p{L}]{0,4}$/u;
/** "Done: intro to Ford", "[Hired] CFO". */
const LABEL =
  /^[✓✔✅☑🎉\ufe0f ]{0,4}[([]?(?:(?:now|already) )?(?:done|completed?|closed|filled|resolved|fulfilled|sorted|solved|hired|found|received|delivered|no longer needed|finished|achieved|wins?)(?:[)\]] ?|(?:!|:| [-–—]+) )(?=.{3})/u;
/** "CFO hired", "Ford intro made": what was sought and what became of it, and no more. */
const BARE = new RegExp(
  `^(?!.{0,60}\\b(?:\\d+ of|out of|get|gets|getting|be|help|advice|have|having|how|who|to|that|need|needs|want|anyone|best|well|not|yet|partly|half|almost|nearly|never|without|if|once|until|when|before|companies|firms|founders|people|just|recently|newly)\\b)(?:[\\w'&./+-]+ ){1,6}(?:(?:is|was|are|were|has been|have been|now|already) ){0,2}(?:hired|found|filled|made|received|secured|sorted|resolved|completed|fulfilled|done|closed)${END}`,
  'u',
);
const ENDS_NEEDLESS = new RegExp(`\\b${NEEDLESS}${END}`, 'u');

/** "GM ✅ (thanks Ellen)", "Intro to Ford ✔️": a tick behind the item. */
const TICKED = /.{2}[^\p{L}\p{N}]{0,3}[✓✔✅☑]\ufe0f?[^\p{L}\p{N}]{0,4}(?:\p{L}[^?!]{0,60})?$/u;
/** "Intro to Shell 🎉": a party, where the item does no more than name what was sought. */
const PARTY = /.{2} ?[🎉🥳🎊]\ufe0f?[\s!.]{0,4}$/u;
/** "… — thank you Rob!", "… (thanks Ellen)": to somebody, so for something done. */
const THANKED =
  /.{3}(?: [-–—]+ ?|[–—:] ?| ?\(|[.!] ) ?(?:[Mm]any |[Bb]ig |[Hh]uge )?(?:[Tt]hanks?(?: you)?(?: so much| again)?,?(?: to)?|THANKS|[Tt]h?x|[Hh]at tip to|[Kk]udos to|[Ss]hout-?out to) (?!In\b|For\b|So\b|All\b|You\b|Everyone\b|Team\b)\p{Lu}[\p{L}'.-]*(?:(?: and | & |, | )\p{Lu}[\p{L}'.-]*){0,3}[\s!.)🙏🙌❤💙\ufe0f]{0,8}$/u;

const WHO =
  "(?:(?!(?:who|that|which|if|can|could|would|please|anyone|someone|somebody|search|process|interviews?|sourcing|recruiting|hiring|campaign|pilots?|deals?|round) )\\w[\\w'.&-]*,? ){0,5}?";
const THIS =
  '(?:it|this|that|them|those|one)(?=[,.;:!)(–—-]| (?:last|in|for|on|by|and|yesterday|already|happen|so|thanks?|to (?:us|me))\\b| [–—-]|$)';
const ADVERB =
  "(?:(?:already|just|kindly|has|have|had|since|now|then|also|finally|quickly|'ve|'s|is|was) )*";
/** "Steve connected us", "Anna made it", "first call on the 12th": the door is open. */
const OPENED = new RegExp(
  `${SEPARATOR}(?:update: )?${WHO}${ADVERB}(?:(?:introduced|connected|referred|put) (?:us|me)\\b(?! (?:(?:to|with) (?:an?|the)|before|in front) )(?: (?:to|with) (?<to>[^,.;!()]{2,60}))?|(?:made|sent|gave|arranged|provided|did|set up|got|facilitated) (?:us |me )?(?:${THIS}|the (?:intro|introduction|connection|referral|meeting|call)s?\\b(?! (?:to|at|with)\\b)|(?:an? )?(?:warm )?(?:intros?|introductions?)\\b(?! (?:to|at|with)\\b)|(?:two|three|four|several|some|\\d+)(?: intros?| introductions)?\\b(?! (?:to|at|with|of)\\b))|(?:came through|delivered|stepped in)\\b|helped(?: us| me)?(?: out)?(?=[,.;!)]|$)|(?:first|second|intro|kick-?off) (?:calls?|meetings?) (?:is |was |were |has been |on |held|done|booked|scheduled|next|last|this|went)|(?:calls?|meetings?|intros?|introductions?) (?:(?:was|were|has been|have been|is|are) )?(?:held|booked|scheduled|made|done|received|completed)\\b)`,
  'u',
);
/** "we hired Jane", "signed a lease", "offer accepted": what was sought is found. */
const FOUND = new RegExp(
  `${SEPARATOR}(?:update: )?${WHO}${ADVERB}(?:(?:offer|contract|lease) (?:was |has been |is )?(?:accepted|signed)\\b|(?:hired|found|signed|landed|recruited|picked|chose|selected|engaged|filled|appointed|brought (?:in|on)|went with)(?: (?:up|on))? (?:${THIS}|someone|somebody|him|her|the (?:role|position|seat|right)|an? (?!(?:recruit|head|agenc|search|executive|staffing|talent)\\w*|\\w+ (?:recruiter|agency|firm|search)\\b)[\\w-]+|our\\b)\\b)`,
  'u',
);
/** "hired Jane", "went with Cooley", "she starts in May": names, told by their capitals. */
const NAMED = new RegExp(
  `${SEPARATOR}(?:[Ww]e(?:'ve| have)? )?(?:just |already |now |finally )?(?:(?:[Hh]ired|[Ff]ound|[Ss]igned|[Ll]anded|[Rr]ecruited|[Pp]icked|[Cc]hose|[Ss]elected|[Ee]ngaged|[Aa]ppointed|[Bb]rought (?:in|on)|[Ww]ent with)(?: on)? \\p{Lu}[\\p{L}'&.-]+|(?:(?:[Hh]e|[Ss]he|[Tt]hey|(?!Series|Season|Phase|Round|Pilot|Search|Production|Hiring|Interview|Sourcing|Q\\d)\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?) )?(?:has |have |just |already )*(?:[Ss]tarts|[Ss]tarted|[Jj]oined|[Jj]oins|[Bb]egins) (?:on|in|last|next|this|us|as|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri)day|today|yesterday|soon)\\b)`,
  'u',
);
/** An introduction is not made when its aim hires somebody. */
const OF_INTRO =
  /\b(?:intros?|introductions?|introduce|connect|connections?|contacts?|meet|reach|talk|speak|call with|way into)\b/;

/** The ask goes on all the same. */
const GOES_ON =
  /\bstill\b(?! (?:thankful|grateful))|\b(?:but|however|although|though)\b|\b(?:another|someone else|a second|further (?:intros?|names|candidates|help)|please|could you|can you|if you|any ?one|would love|'d love|looking (?:for|to)|search(?:ing)? for|seek(?:ing)?|hoping|(?:is|are|remains?|stays?) open|open:|welcome|pending|waiting|not yet|none yet|no \w+ yet|keep (?:them|sending|the|it)|silence|quiet|no (?:reply|answer|response)|left (?:us|again)|fell through|declined|now (?:we |it's |need|want|looking|for)|next (?:up|we|on|:)|more (?:needed|welcome|referrals?|intros?|introductions?|candidates?|names|please|would|of)|need(?:s|ed)?(?! (?:any ?more|any longer))|want(?:s|ed)?|could use|would (?:be|help))\b|\?/;
const ENDED_NEED = new RegExp(NEEDLESS, 'gu');

const EARLIER_ASK =
  "(?:(?:last|previous|prior|the last|the previous) (?:month|quarter|week|time|update|letter|mail|email|round)(?:'s)?|previous(?:ly)?|prior|earlier|past|old)";
/** "Follow up on last month's ask: …", "Previously asked: …", "Status of our Q2 asks – …". */
const EARLIER = new RegExp(
  `^(?:(?:quick |an? )*(?:follow(?:ing)?[- ]?ups?|updates?|status(?: update)?|progress|news|recap|closing the loop|re|regarding|feedback|results?)(?: (?:on|of|from|to|about|re))? (?:(?:our|my|the|your|one of) )*)?(?:(?:our|my|the) )*(?:${EARLIER_ASK}(?: (?:asks?|asked(?: for)?|requests?|requested|ones?|needs?|favou?rs?|items?|list))?|(?:asks?|requests?) (?:from|of) (?:the )?${EARLIER_ASK}|(?:asks?|requests?)(?= ?[:–—-]))(?: \\([^)]{1,40}\\))?(?: ?[:–—,]| -) ?`,
);
const HEAD_WORD = /^(?:asks?|requests?)\b/;
/** What a report has and a wish has not. */
const HAPPENED =
  /\b(?:introduced|connected|made|hired|found|filled|closed|done|signed|met|got|received|thanks?|thank you|thx|landed|helped|led|resulted|came|completed?|sorted|resolved|sent|gave|secured|accepted|started|joined|booked|scheduled|held|went|no longer|we(?:'ve| have| had| now have)|has|was|were|fulfilled|answered|happened|successful|success|progress|underway|in talks|talking|moving)\b|[✓✔✅☑🎉🥳]/u;

/** True when what is reported behind an item names the item's own aim, or none. */
function namesAim(aim: string | undefined, before: string): boolean {
  if (aim === undefined) return true;
  const words = aim.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  return words.some((word) => before.includes(word));
}

/** What follows a report of an ask says that more is wanted. */
const goesOn = (text: string): boolean => GOES_ON.test(text.replace(ENDED_NEED, ' '));

/** "Walmart: Steve connected us, first call on the 12th." */
function reportsEnd(words: string, text: string): boolean {
  const opened = OPENED.exec(words);
  if (
    opened !== null &&
    opened.index >= 2 &&
    namesAim(opened.groups?.to, words.slice(0, opened.index))
  )
    return !goesOn(words.slice(opened.index));
  const found = FOUND.exec(words) ?? NAMED.exec(text);
  if (found === null || found.index < 2 || OF_INTRO.test(words.slice(0, found.index))) return false;
  return !goesOn(words.slice(found.index));
}

/** "CFO hired", behind the head that says that it was asked before. */
function reportsEarlier(words: string): boolean {
  const head = EARLIER.exec(words);
  if (head === null || HEAD_WORD.test(head[0])) return false;
  const rest = words.slice(head[0].length);
  return answers(rest);
}

/** True for the words of an item among earlier asks when they tell what became of it. */
export function answers(words: string): boolean {
  return HAPPENED.test(words) && !goesOn(words);
}

/** True when an item says that it asks still: the others of a list of old asks are answered. */
export const asksStill = (words: string): boolean =>
  goesOn(words) || (asksReader(words) && !HAPPENED.test(words));

/** True for an item of an asks section that tells how an ask ended. */
export function isFulfilled(raw: string): boolean {
  if (raw.length > MAX_ITEM) return false;
  const text = unmarked(raw)
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const words = plainWords(text);
  if (LABEL.test(words)) return !goesOn(words);
  if (STATUS.test(words)) return !OF_LAST.test(words);
  if (TOLD.test(words)) return !goesOn(words);
  if (BARE.test(words) || ENDS_NEEDLESS.test(words)) return true;
  if (THANKED.test(text)) return !words.endsWith('?');
  if (TICKED.test(words)) return !asksReader(words);
  if (PARTY.test(words)) return !asksReader(words) && !isOwnNeed(words) && !goesOn(words);
  return reportsEarlier(words) || reportsEnd(words, text);
}

const TICK = /^[\s*+•>-]{0,6}(?:\d{1,2}[.)] )?[✓✔✅☑🎉]/u;
const OPEN_MARK = /^[\s*+•>-]{0,6}(?:\d{1,2}[.)] )?[⏳⌛🔄❌🟡🔴🟠⬜◻☐🔲▢🚧✗✘❗🔜◯⚪🆕]/u;
const ANY_MARK = /^[\s*+•>-]{0,6}(?:\d{1,2}[.)] )?\p{Extended_Pictographic}/u;
const MAX_SIBLINGS = 12;

/** True for a ticked item of a list whose other items have no tick: there it is no list mark. */
export function isTickedApart({ lines }: Document, at: number): boolean {
  const own = lines[at];
  if (own?.kind !== 'text' || !TICK.test(own.view.slice(0, 20))) return false;
  const listed = /^ *(?:[-*+•]|\d{1,2}[.)]) /.test(own.view.slice(0, 12));
  for (const step of [-1, 1])
    for (let i = at + step, seen = 0; seen < MAX_SIBLINGS; i += step, seen += 1) {
      const line = lines[i];
      if (line?.kind !== 'text') break;
      if (line.indent !== own.indent) continue;
      const head = line.view.slice(0, 20);
      if (OPEN_MARK.test(head)) return true;
      if (listed && bulletOf(line) !== null && !ANY_MARK.test(head)) return true;
    }
  return false;
}

import { asksReader } from './ask-patterns';
import { isAnnouncement } from './heading-words';
import { isFavour } from './favours';
import { fragmentType } from './fragments';
import { namesHelp } from './helpful-labels';
import { inlineItems, isOwnNeed } from './inline-list';
import { sentencesOf, type Range } from './sentences';
import { isPlacedRole, isRole } from './sought-role';
import { plainWords } from './wording';

/*
 * What only tells how things are, though a word such as "Help" stands before it: "Can you help? We
 * may miss payroll in May." An ask of a section is published at once, so that such words are none.
 */

const MAX_SENTENCE = 1_200;

const OPENING =
  '(?:(?:and|but|so|also|yes|no|well|still|now|right now|today|currently|unfortunately|sadly|frankly|honestly|luckily|happily|thankfully|this (?:month|quarter|week|year)|last (?:month|quarter|week|year)|as (?:always|you know|of (?:today|now))),? )*';
/** Verbs that tell how things are. */
const TELLS =
  /(?<!\b(?:where|what) (?:\w+ )?)\b(?:is|isn't|are|aren't|was|wasn't|were|weren't|has|hasn't|have|haven't|had|hadn't|will|won't|may|might|must|did|didn't|does|doesn't|do|don't|can|can't|cannot|could|couldn't|should|went|goes|came|comes|got|gets|fell|rose|grew|grows|left|leaves|lost|made|took|began|became|stood|stands|sits|remains?|stays?|told|gave|wrote|said|says|knew|sold|cut|hit|broke|brought|ran|runs|won|paid|met|kept|held|sent|saw|found|thought|meant|spent|sank|shrank|quit|put|churned|pulled|dropped|closed|signed|raised|landed|ended|missed|slipped|moved|failed|called|resigned|declined|refused|froze|sued|withdrew|expects?|needs|wants|works|shows|means|depends|explains?|describes?|contains?|includes?)\b/;
const SPEAKER =
  /^(?:(?:we|i|you|they|he|she|it|there|this|that|these|those|nobody|everyone|everybody|some|many|most)(?:'(?:m|re|ve|s|ll|d))? |(?:it|that|there|we|you|they|he|she|i)'(?:m|re|ve|s|ll|d)\b)/;
/** "Got plenty", "not raising": told of us, though we are not named. */
const OF_US =
  /^(?:got|had|not (?:raising|hiring|looking|much|needed|required|yet|now)|done|thanks|happy (?:holidays|new year|easter|summer)|merry|all (?:the best|good|well|quiet)|same as|(?:please )?(?:read|see|scroll|keep reading|look|check) (?:on|below|further|down|the|our|above|this)|listed below|below\b|as (?:below|above))\b(?!.{0,60}\b(?:intros?|introduc|know|recommend)\b)/;
/** "1,200 a day", "40 tickets, down from 60": so many there were. */
const COUNTED =
  /^(?:(?:about|around|roughly|over|almost|nearly|only|up|down|some|more than|less than|~|>|<) ?)*[+-]?[$€£]?\d[\d,.]*(?:k|m|bn|%|x)?(?:[.!]*$|(?: [\w-]+){0,3}? ?(?:\/ ?|\bper |\ban? )(?:s|sec|second|min|minute|hour|day|week|month|quarter|year|user|customer|client|seat|account|team|agent)\b|.{0,40}\b(?:up|down) (?:from|by|\d)|(?: [\w-]+){0,3} (?:(?:so far|in total|received|answered|closed|resolved|handled|served|processed|last (?:week|month|quarter|year)|this (?:week|month|quarter|year)|yesterday|today)\b))/;

/** How an item of a section begins that asks, whatever follows. */
export const ASK_HEAD =
  /^(?:we (?:need|want|are looking|would)|need(?:ing)?|looking|seeking|searching|intros?|introductions?|warm|advice|feedback|help|referrals?|candidates?|recommend|connect|(?:the )?(?:names?|number|contact) of (?:an?|any|some|your|the|good)|(?:one|two|three|some|any|a few) names? (?:for|of)|put (?:us|me) (?:before|in|on)|whoever (?:has|knows|ran|did)|(?:find|bring|get|send|give|refer|point|lend|show) (?:us|me)\b|introduce (?:one|two|three|a|an|any|your)\b|please|anyone|know|would love|we'd love|meet|(?:an? |one |half an |\d+ |ten |fifteen |twenty |thirty )?(?:quick |short )?(?:conversation|chat|call|coffee|hour|minutes?|mins?) with)\b/;

/** "We may need $500k in Q1.", "we also look for an engineer". */
const WE_SEEK =
  /\b(?:we|i)(?:'re|'d|'ll|'m)? (?:\w+ ){0,3}?(?:need|look for|search for|looking for|seek|hire|recruit|(?:want|wish|hope|trying|try|looking) to (?:meet|speak|talk|reach|find|hire|recruit|connect|hear|get in|be introduced))\b|\b(?:like|love|glad|happy|keen|eager) to (?:meet|speak|talk|reach|find|hire|connect|hear|be introduced)\b/;

/** "CFO quit" names nobody sought. */
const LEFT = /^[\w' -]{2,40} (?:quit|left|resigned|leaves|is leaving|was fired|has left)$/;

/** True for words that ask by themselves, or name whom or what is sought. */
export function asksOrNames(words: string): boolean {
  const named = words.replace(/[.!]+$/, '');
  if (LEFT.test(named)) return false;
  return (
    asksReader(words) ||
    ASK_HEAD.test(words) ||
    isOwnNeed(words) ||
    WE_SEEK.test(words) ||
    isFavour(words) ||
    namesHelp(words) ||
    fragmentType(named) !== null ||
    isRole(named) ||
    isPlacedRole(named)
  );
}

const opening = new RegExp(`^${OPENING}`);

/** "John passed on us", "the board approved the plan". */
const DID =
  /^(?:[\w'&.-]+ ){1,5}?(?!(?:interested|based|focus+ed|experienced|speciali[sz]ed|trained|versed|skilled|located|needed|wanted|required|used|connected|related|rated|need|feed|speed|seed)\b)[a-z]{2,}ed (?:the|an?|us|me|our|it|that|to|in|by|with|on|off|up|out|from|for|over|two|three|\d\S*)\b/;

/** The month is no verb, and whoever is sought may have done anything: "someone who ran a mill". */
const ASIDE =
  /\b(?:in|by|of|since|until|late|early|mid|end|before|after|from|this|next|last)[ -]may\b|\bmay \d|(?<=.)\b(?:who|which|whose|whom|that)\b.*$/g;

/** True for one sentence that tells how things are. */
function tells(sentence: string): boolean {
  const words = sentence.replace(opening, '');
  if (OF_US.test(words) || COUNTED.test(words)) return true;
  if (words.endsWith('?')) return false;
  return SPEAKER.test(words) || [TELLS, DID].some((it) => it.test(words.replace(ASIDE, '')));
}

const sentencesIn = (text: string, range: Range): string[] =>
  sentencesOf(text, range).map(({ start, end }) =>
    plainWords(text.slice(start, Math.min(end, start + MAX_SENTENCE))),
  );

/** Words by which a sentence of a section may ask, though it tells: "we are targeting grocers". */
const MAY_ASK =
  /(?<!\b(?:not|isn't|aren't|don't|didn't|no longer|never) )\b(?:intros?|introductions?|introduce|connect|recommend|advice|counsel|referrals?|candidates?|hire|hiring|recruit\w*|looking (?:for|to)|search\w*|seek\w*|raising|want|wish|would like|'d like|would love|'d love|welcome|appreciate|grateful|glad|keen|wanted|meet|anyone|anybody|someone|somebody|please|could you|can you|targeting|focus+ed on|in the market|openings?|vacanc(?:y|ies)|struggling|trying to|could use|nobody)\b/;
/** "Customers want SSO": whose want it is. */
const OTHERS_WANT =
  /^(?:(?:our|many|most|some|more|all|new|existing|enterprise|big|larger) ){0,3}(?:customers?|users|clients|prospects|buyers|patients|tenants|merchants|students|investors|employees) (?:also |now |still |really |all |increasingly )?(?:want|wants|need|needs|ask(?:s|ed)? (?:us )?for|request(?:s|ed)?|demand(?:s|ed)?|expect|expects|prefer|prefers)\b(?!.{0,80}\b(?:intros?|introduc|anyone|who|please|you|recommend|advice|help us|help with)\b)/;

/** True where somebody else's want is told, and nothing is asked of the reader. */
export const tellsOthersWant = (words: string): boolean => OTHERS_WANT.test(words);

/** A topic, which neither asks nor tells: "Bridge." */
const MIN_SENTENCE = 15;

/** True for a part of a text that tells how things are and asks for nothing. */
export function statesOnly(text: string, range: Range): boolean {
  const said = sentencesIn(text, range);
  const told = said.every((it) => it.length < MIN_SENTENCE || tells(it)) && said.some(tells);
  return told && !said.some((it) => asksOrNames(it) || (MAY_ASK.test(it) && !PRIVATE.test(it)));
}

/** "Layoffs of 10 people": named rather than told. */
const BAD_NEWS =
  /^(?:the |our |some |more |further |\d+ |planned |possible |potential |likely )*(?:lay-?offs?|redundanc(?:y|ies)|job cuts|insolvency|bankruptcy|lawsuits?|missed payroll|furloughs?|down round|default|covenant breach|resignations?|outages?|breach|churn)\b(?! (?:\w+ ){0,2}(?:advice|help|lawyers?|counsel|experts?|support|insurance|specialists?|consultants?|software|prevention))(?!.*(?:\?|\b(?:advice|help|how|who|know|thoughts|intros?|experience|lawyers?|counsel|template|playbook|feedback|tips)\b))/;

const NAMED =
  "(?!(?:we|i|they|you|that|which|who|whom|from|for|of|to|with|on|in|at|about|by|how|when|what|where|why|an?|any|some|more)\\b)[\\w'&$%.-]+";
/** A whole sentence with somebody or something that does or is so: "The board approved it". */
const DECLARES = new RegExp(
  `^(?:(?:we|i|they|he|she|it|this|that|there)(?:'(?:ve|re|s|ll|d|m))?|(?:our|the|my|these|those|both|all|most|one|two|three) (?:[\\w'&$%.-]+ ){0,4}?[\\w'&$%.-]+|${NAMED}(?: ${NAMED}){0,2}?) (?:(?:also|still|now|just|already|recently|never|only|probably|likely|finally) )?(?:is|isn't|are|aren't|was|wasn't|were|weren't|will|won't|may|might|must|did|didn't|does|doesn't|don't|can't|cannot|couldn't|could|has|hasn't|have|haven't|had|went|came|got|fell|rose|grew|left|lost|made|took|became|ran|runs|won|paid|met|kept|held|found|spent|shrank|quit|cut|hit|broke|churned|dropped|closed|signed|raised|landed|ended|missed|slipped|moved|failed|resigned|declined|refused|froze|sued|withdrew|[a-z]{3,}ed (?:the|an?|us|our|it|to|in|by|off|out|from|\\d\\S*|two|three)|laid|let)\\b|^out of (?:cash|money)\\b`,
);
/** "We flew 212k acres": any verb but those of asking. */
const WE_DID =
  /^(?:we|i|they|he|she)(?:'ve)? (?:(?:also|still|now|just|already|recently|never|finally|have|has|had) )*(?!(?:need|want|seek|look|looking|search|hire|hiring|lack|miss|would|could|should|love|like|welcome|plan|hope|wish|raise|raising|recruit|try|trying|aim|intend|ask|request|struggle|struggling|consider|wonder|invite|search|searching|seeking|also)\b)[a-z]+ /;
/** "We hired a CFO", "We signed Nike": gone well, so that nothing is asked any more. */
const WENT_WELL =
  /^(?:we|i)(?:'ve)? (?:(?:also|now|just|already|recently|finally|have) )*(?:hired|signed|closed|filled|won|landed|shipped|released|completed|finished|flew|served|delivered|renewed|grew|doubled|tripled|passed|published|opened)\b/;

/** True for an item that tells what the company has done, and needs no help for. */
export const wentWell = (words: string): boolean => WENT_WELL.test(words.replace(opening, ''));

/** By which such a sentence may seek somebody or something. */
const SEEKS =
  /\b(?:you|your|who|whom|whose|anyone|someone|nobody|roles?|seats?|open|opening|vacan\w+|look ?out|room|available|spare|allocation|set aside|earmarked|reserved|up on|live on|launch\w*|need\w*|short|stuck|unsure|not sure|undecided|torn|debating|deciding|considering|exploring|expire\w*|lease)\b/;

/** True for an item of a list that is a whole statement, or names bad news, and seeks nothing. */
export function onlyTells(text: string, range: Range): boolean {
  if (range.end - range.start > 1_200) return false;
  const said = sentencesIn(text, range);
  if (said.every((it) => BAD_NEWS.test(it))) return true;
  const whole = said.every((it, at) => {
    const words = it.replace(opening, '');
    const short = at > 0 && it.length < MIN_SENTENCE;
    return short || ((DECLARES.test(words) || WE_DID.test(words)) && !SEEKS.test(words));
  });
  return whole && statesOnly(text, range);
}

/** What no investor is to read by mistake. */
const PRIVATE =
  /\b(?:payroll|runway|cash|burn(?:ed|ing|t)?|lenders?|loans?|covenants?|insolven\w+|bankrupt\w*|lay-?offs?|laid off|lay off|fired|lawsuits?|sued|pulled out|out of money|months left|overdraft|default\w*|down round)\b/;

/** The part without what it begins or ends with that tells of money troubles rather than asks. */
export function withoutPrivate(text: string, part: Range): Range {
  if (part.end - part.start > 5_000) return part;
  const sentences = sentencesOf(text, part);
  const told = sentences.map((sentence) => {
    const [said = ''] = sentencesIn(text, sentence);
    return PRIVATE.test(said) && tells(said) && !asksOrNames(said);
  });
  const first = told.indexOf(false);
  const start = sentences[first]?.start;
  const end = sentences[told.lastIndexOf(false)]?.end;
  return start === undefined || end === undefined ? part : { start, end };
}

/** "Need help?" asks what the reader needs; with what is to be helped, the words behind must say. */
const OF_READER = /^(?:(?:do you )?(?:need|want|require|looking for)|any|got)\b/;

/** True for what stands behind a question such as "Can you help?" when it says with what. */
export function saysWithWhat(question: string, text: string): boolean {
  const range = { start: 0, end: text.length };
  const said = sentencesIn(text, range);
  if (said.some(asksOrNames)) return true;
  if (OF_READER.test(question)) return false;
  if (said.some((it) => isAnnouncement(it.replace(/[.:!]+$/, '')))) return true;
  if (said.some(tells)) return false;
  return inlineItems(text, range).length > 1 || said.length === 1;
}

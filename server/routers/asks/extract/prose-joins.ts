import { isThanks } from './courtesies';
import { classify } from './classify';
import { classifyAsk } from './classify-ask';
import { asksOtherMatter } from './own-matter';
import { callsFor } from './pointing-back';
import { soughtObjectType } from './sought-object';
import type { Piece } from './types';
import { IF_KNOWN, wantedType } from './wanted-people';
import { plainWords } from './wording';

/* Which sentences of a paragraph belong together as one ask. */

const MAX_SENTENCE = 1_200;
/** Words that state a need, which the next sentence may ask about. */
export const NEED =
  /\b(?:exploring|(?:we|i) (?:\w+ )?miss (?:an?|our|one)|\$[\d.,]+[km]? (?:\w+ ){0,3}?(?:left|open|remaining)|more [\w -]{3,30},? please|'d (?:like|love) to|must (?:hire|find|fill|recruit)|looking to (?:hire|add|recruit|bring)|want to (?:hire|add|recruit|bring in)|do you know|(?:looking|searching|seeking|search|hunting) (?:\w+ )?(?:for|an?)|on the lookout|plan(?:ning)? (?:an? |to raise|to open)|(?:a|the|our) (?:note|bridge|round|safe|extension|convertible)\b|hiring(?! (?:would|was|went|slowed|froze)\b)|recruiting|backfilling|^(?:(?:currently |still |now |our |all |roles |positions |jobs )*open(?: now| right now| today| roles?| positions?| reqs?| jobs?)*|(?:current |our )*(?:openings|vacancies)): |^(?:(?:key|next|top|critical|urgent|priority|our|biggest) )+(?:hires?|roles?|positions?|search(?:es)?): |we(?:'ll| will)? (?:also |still |now )?(?:search|need|seek)|raising|trying to|struggling|opened|open(?:ing)? (?:a |an |\w+ )?(?:roles?|positions?|search)|vacanc(?:y|ies)|(?:are|am|'re) (?:\w+ ){1,3}short\b|no luck (?:finding|with)\b|(?:can't|cannot|unable to|couldn't) (?:seem to )?(?:find|open|reach|crack)|\bdoors?\b|between us and|(?:holds?|holding) us back|(?:an?|one|two) (?:openings?|vacancy|seats?|positions?) |(?:know|knows) (?:nobody|no one)|(?:do not|don't) know (?:a single (?:person|soul)|any(?:one|body))|missing|\black\b|chasing|on the hunt|in the market for|next (?:hire|up)|want to|would like to|back and forth|can't decide|torn|undecided|have never|first time|the door|white whale|chasing|roles? (?:\w+ )?open|open since|(?:still|is|stays) (?:empty|vacant|unfilled)|(?:dream|ideal|perfect|target) (?:customer|logo|account|client|buyer|investor|candidate)|(?:top of|next on) (?:our|the|my) (?:wish ?)?list|debating|not sure|unsure|knows? (?:nobody|no one|no-one|not a soul)|no (?:way in\b|(?:contacts?|line|connections?) (?:in|into|at|to|there)))\b/;
const POINTS_BACK =
  /\b(?:them|they|somebody|someone|anyone (?:good|great|suitable|who (?:fits|might fit)|in mind)|comes? to mind|good fit|the contact|referrals? (?:are|is|welcome)|(?:know|of) (?:anyone|any|one)[,.!? ]*$|put in a (?:good )?word(?: for us)? with people|(?:with|at|from|in|of|knows?|for) one\b(?! of\b)|^(?:names|cvs|leads),? please|\bmet one\b|(?:lived|been through|done|faced|solved|gone through) (?:that|this|it)\b)/;

/** A sentence such as "Please send them our way" needs the one before it. */
function leansOn(words: string, type: string, before: string): boolean {
  return type === 'OTHER' || POINTS_BACK.test(words) || classify(before) === type;
}

/** "Also", "Second", a further question: another ask, though of the same type. */
const FURTHER =
  /^(?:and|also|second(?:ly)?|third(?:ly)?|next|another|finally|lastly|separately|plus|one more)\b|\?$/;

/** "Do you know somebody from Duolingo who is ready for something small?", behind a search. */
const CANDIDATE =
  /^(?:(?:so|maybe|perhaps|and),? )*(?:(?:do|does) )?(?:you |any(?:one|body) |any of you )?(?:happen to )?knows? (?:some(?:one|body)|any(?:one|body)|people|folks) (?:from\b|(?:who|that) (?:is|are|might|would|could|wants?|fits?|may)\b)/;

/** A second sentence about the same people or thing, of the same type, is no second ask. */
export function joins(words: string, type: string, text: string, last: Piece): boolean {
  const before = text.slice(last.start, Math.min(last.end, last.start + MAX_SENTENCE));
  if (type === 'ADVICE' && asksOtherMatter(words, plainWords(before))) return false;
  const answers = type === 'ADVICE' && before.endsWith('?') && !FURTHER.test(words);
  if (
    !answers &&
    !CANDIDATE.test(words) &&
    !/\b(?:them|they|their|these|those|such|same)\b/.test(words)
  )
    return false;
  // "If you know the twelfth, send them to me": who that is, the ask before it says.
  if (IF_KNOWN.test(words) && soughtObjectType(words) === null) return true;
  const kind = classifyAsk(before);
  if (kind === 'HIRING' && CANDIDATE.test(words)) return true;
  // Who they are, the sentence before tells better.
  return (
    kind === type ||
    (type === 'INTRO_CUSTOMER' &&
      kind === 'INTRO_INVESTOR' &&
      /\b(?:in front of|meet|to) them\b/.test(words))
  );
}

/** "An introduction to whoever runs logistics there": the sentence before says where. */
const THERE =
  /\b(?:whoever|anyone|anybody|someone|somebody|who|people|person|teams?|door|way in|line|contacts?|intros?|introductions?)\b.{0,40}? there\b(?!'s| (?:is|are|was|were|might|may|will|should|has|have)\b)/;
/** "RevOps manager. I need one." */
const NEEDS_ONE =
  /^(?:we|i) (?:\w+ )?need (?:one|two|three|a few)\b|^any (?:first-hand |personal |good |bad )?experiences?\?$/;
/** "Avis is next. Anyone know their fleet team?" */
const OF_THEM = /\b(?:their|them|they)\b/;
const OF_READER = /\b(?:you|your)\b/;

/** "The consent is attached. Please countersign by Friday." */
const SIGNS = /\b(?:(?:counter|e-?)?sign|approve|vote|execute|return)\b/;
const DOCUMENT =
  /\b(?:consents?|agreements?|resolutions?|prox(?:y|ies)|amendments?|waivers?|documents?|docs|forms?|paperwork|minutes|signature pages?|term sheet|safe|docusign|carta|budget|option plan|side letter)\b/;

/** "Your view matters to me.", behind a question of what to do. */
const VIEW =
  /^(?:(?:and|so|please),? )*(?:(?:i|we)(?:'d| would) (?:\w+ )?(?:love|like|value|appreciate|welcome|be (?:\w+ )?(?:glad|grateful|happy))(?: (?:to (?:hear|have|know|get)|of|for))? your (?:views?|takes?|opinions?|thoughts|advice|input|gut feeling)\b.{0,30}|your (?:views?|takes?|opinions?|thoughts|advice|input|vote) (?:matters?|counts?|(?:is|are|would be) (?:\w+ )?(?:welcome|wanted|appreciated|helpful))\b.{0,30}|(?:tell|let) (?:me|us) (?:know )?what you (?:think|would do)\b.{0,30})$/;
const WHAT_TO_DO =
  /^(?:(?:and|so|but|now),? )*(?:should|shall|do|would|is it|is this|are) (?:we|i|it|you|the)?\b.{3,200}\?$/;

/** True when the sentence before says what this one asks for. */
export function needsBefore(
  words: string,
  type: string,
  before: string,
  { back, clear }: { back: boolean; clear: boolean },
): boolean {
  if (callsFor(words)) return !isThanks(before);
  if (VIEW.test(words) && WHAT_TO_DO.test(before)) return true;
  if (SIGNS.test(words) && DOCUMENT.test(before)) return true;
  if (THERE.test(words)) return NEED.test(before) || OF_READER.test(before);
  if (NEED.test(before) && (back || leansOn(words, type, before))) return true;
  if (words.length < 80 && OF_THEM.test(words) && wantedType(words) === null) return true;
  return back && (clear || NEEDS_ONE.test(words)) && !isThanks(before);
}

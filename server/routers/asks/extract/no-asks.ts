import { isOfOthers } from './further-asks';

/*
 * What has the words of a request and is none: others' speech, questions about the world, how the
 * letter is to be read. Over one sentence in lower case; gaps are bounded.
 */

/** "How can you help a customer who drowns in paper?": it is not the company that is helped. */
const HELPS_OTHERS =
  /\bhow can (?:you|one|we|anyone) (?:\w+ )?help (?:(?:an?|the|your|their|those|these|every|such) (?!company\b|team\b)|people |someone |somebody |[a-z]{3,}s\b(?! us\b))/;
/** "I would ask you to read these numbers with care", "… not to count any of it yet". */
const READ_SO =
  /\b(?:ask|asking|beg|urge) (?:all of |each of )?(?:you|everyone|everybody|the group|all)(?: all)?,? (?:please |kindly |again |therefore |only |just )?(?:not to|never to|to (?:not|bear with|bear in|treat|remember|judge|wait|trust|respect|forgive|excuse|understand|note|be patient|weigh|view|regard|read (?!our\b|my\b)|keep (?!an? |your (?:eyes|ears)|us\b)|take (?:this|that|it|these|the)))\b|\bask(?:ing)? (?:you |everyone |all )?for (?:your |some |a little |a bit of |more )*(?:patience|understanding|forgiveness|discretion|trust|confidence)\b/;
/** "If you know a farmer, you know that he reads no manuals." */
const KNOWS_THAT =
  /\b(?:if|when) you(?:'ve| have)?(?: ever)? [a-z]+ [^,;.?]{2,80}, (?:then )?you(?:'ll|'d| will| would)? (?:already |also |surely |probably )?(?:know|understand|remember|recogni[sz]e|can imagine) (?:that|how (?!to\b)|what (?!to\b)|why|the|it|this|he|she|they|their|his|her)\b/;
/** "Customers say: can you help us?", "their CFO wrote: could you connect us …". */
const OTHERS_SAY =
  /^(?:(?:and|but|so|then|now|often|today|as),? )?(?!(?:please|tell|say|write|let|you|i|we|if|what|who|just|do|(?:my|our) (?:co-?founders?|c[a-z]os?|chair\w*|board|team|partner|vp|wife|husband)) )(?:[\w'&-]+ ){1,6}?(?<!\b(?:i|we|you|to) )(?:says?|said|writes?|wrote|tells?|told)(?: (?:us|me|him|her|them|our \w+|the \w+))?(?: \w+){0,2} ?[:,] ?['"]?(?:can|could|do|does|would|will|who|how|what|please|is|are|has|have|anyone|anybody|should|help|send|where|which|when|why)\b/;
/** "Could someone else build this?" */
const OF_ANYBODY =
  /^(?:and |but |so )?(?:can|could|would|will) (?:anyone|anybody|someone|somebody|you) (?:else |really |even |also |simply |just |already |still )*(?:use|build|copy|do|make|afford|buy|see|trust|run|imitate|replicate|beat|sell|say|believe|pay for) (?:it|this|that|them|the same)\b(?! for (?:us|me)| with us)/;
/** "I'm often asked this": by them. */
const WAS_ASKED =
  /\b(?:(?:i|we)(?:'m|'re| am| are| was| were)|(?:i|we) (?:get|got)) (?:\w+ )?asked\b/;

/** "Can someone explain to me why procurement takes nine months?" */
const WHY =
  /^(?:(?:and|but|so|seriously|honestly),? )?(?:can|could|will|would) (?:some|any)(?:one|body) (?:please )?(?:explain|tell)(?: (?:to )?(?:me|us))? why\b(?!.{0,80}\b(?:our|we)\b)/;

/** "Next month we'll ask you for introductions, not yet." */
const ASKS_LATER =
  /\b(?:we|i)(?:'ll| will|'re going to| are going to| may| might| (?:plan|intend|want|expect|hope) to| are planning to) (?:then |probably |also |only |likely )?(?:ask|come back to|come to|turn to) (?:all of |each of )?(?:you|our investors|everyone|the group)\b(?=.{0,80}\b(?:for|about|with|to)\b)/;

const KNOW =
  '(?:(?:does|do) )?(?:any(?:one|body)|any of (?:you|us)|who|(?:some|every)(?:one|body)|you)(?: (?:here|out there|really|else|even|actually|truly|among (?:us|you)|of (?:us|you)))* knows?';
const COMES =
  "(?:will|would|might|may|is going to|are going to|'s going to|was going to|holds?|brings?|happens|comes next|lies ahead|awaits|ends?\\b|is (?:next|coming|ahead)|goes from here)";
/** "Who knows what the market will bring?", "does anyone know the future?", "… a good joke?" */
const NOBODY_KNOWS = new RegExp(
  `^(?:(?:and|but|so|then|still|after all|honestly|well|i mean|now),? )*(?:(?:is |does )?any(?:one|body) else (?:\\w+ )?(?:tired|sick|ready|excited|surprised|relieved|exhausted|counting|hates?|loves?|miss(?:es)?|cold|hungry|remembers?|glad|happy)\\b|who (?:really |even )?knows (?:what|how(?! to\\b)|when|where|whether|if|why)\\b(?!.{0,60}\\b(?:good|best|fair|right|usual|typical|reasonable)\\b)|who knows[?,.;:!…]|${KNOW} (?:what|how|when|where|if|whether|why) (?:[\\w']+ ){0,5}?${COMES}(?!.{0,80}\\b(?:us|our|we|pay|charge|cost|treat|accept)\\b)|${KNOW} (?:what (?:comes next|happens next|is next|day it is|time it is)|(?:the|that|this) (?:future|feeling|drill|answer|saying|joke|song|old|one about|story|secret|difference)|(?:any|an?|some) (?:(?:good|better|great|funny|decent|clean|new) )*(?:jokes?|puns?|limericks?|riddles?|songs?|spells?|prayers?|magic)\\b|an? (?:better|finer|harder|luckier|happier|prouder|tougher) (?:[\\w-]+ )?(?:team|crew|bunch|group|company|place|year|month|quarter|feeling|time|job|life|gang)\\b))`,
);

/** "Not needed: lawyers", "For us: send the model". */
const NOT_OURS_TO_GIVE =
  /^(?:not|no longer|nothing) (?:\w+ )?(?:needed|wanted|required|sought|looking for|asking for)\b|^(?:for|on) (?:us|me|our (?:side|end|part|list)|my (?:side|end|list))(?: \([^)]{1,40}\))?: /;

/** "We're excited to introduce Lena, our new COO!" */
const PRESENTS =
  /\b(?:excited|happy|pleased|proud|delighted|thrilled|glad|honou?red|like|love|want|wish|let me) (?:to )?(?:introduce|welcome|announce|present) (?:you (?:all )?to )?(?!(?:us|me|ourselves|myself|our (?:company|product))\b)(?!you\b)(?!.{0,80}\b(?:could|can|would|please|know)\b)/;

const SOUGHT =
  '(?:intros?|introductions?|connections?|referrals?|recommendations?|advice|guidance|suggestions?|pointers|mentors?|mentoring|help|feedback|candidates|tips)';
const TO_READER = '(?!.*\\b(?:please|you|your|us know|(?:our|my) way|but)\\b)';
const SEEKING =
  '(?:looking|searching|seeking|hoping|hunting|hungry|happy|keen|eager|open|glad|grateful|thankful|interested)';
/** "We are not looking for intros right now.", "we stopped seeking advice". */
const SEEKS_NONE = new RegExp(
  `^${TO_READER}.{0,80}?\\b(?:not|isn't|aren't|am not|'re not|no longer|stopped|quit|done|never)(?: \\w+){0,2} ${SEEKING}(?: \\w+){0,4} ${SOUGHT}\\b`,
);
/** "Our customers are looking for advice on compliance.", "students searching for mentors". */
const OTHERS_SEEK = new RegExp(
  `${TO_READER}(?!.*\\b(?:we|i)(?:'d| would| should)\\b)^(?:.{0,60}?[ ,])?(?:customers?|clients?|users?|students?|patients?|banks?|companies|businesses|founders|people|hospitals?|teams|buyers?|prospects?|employees|readers|members|owners|doctors|farmers|schools|agencies|they|everyone|(?:the |their )boards?|brands|retailers|insurers|others)(?: (?:is|are|was|were|who|often|always|usually|also|still|now|all|even)){0,3} (?:${SEEKING}|want|wants|wanted|love|loved|need|needed)(?: \\w+){0,4} ${SOUGHT}\\b`,
);
/** "After looking for advice from lawyers, we chose Delaware." */
const SOUGHT_BEFORE = new RegExp(
  `^${TO_READER}.{0,80}?\\b(?:had been|after|by|spent(?: \\w+){1,4}|(?:we|i) (?:were|was)) (?:looking|searching|seeking|hoping|hunting)(?: \\w+){0,4} ${SOUGHT}\\b`,
);
/** "We sell introductions to recruiters.", "referrals are appreciated by our customers". */
const GIVES = new RegExp(
  `^${TO_READER}(?:.{0,30}\\b)?we (?:sell|give|provide|offer|made|make|earn|buy|pay for|charge for) (?:\\w+ ){0,2}${SOUGHT}\\b|^${TO_READER}${SOUGHT} .{0,60}\\bby (?:our|the|many|most|their) (?:\\w+ )?(?:customers|clients|users|patients|members|teams|students)\\b`,
);

/** "Get intros to banks", among what comes next. */
const PLANS =
  /^(?:get|secure|land|line up|arrange|obtain|collect|gather|book|ask for) (?:\w+ ){0,2}?(?:intros?|introductions?|referrals?|feedback|advice|candidates)\b(?!.*\b(?:please|you|your|us|me)\b)/;

/** "Did you know?", "Please reach out if you want the data room link": said to, not asked of, them. */
const TOLD_THEM =
  /^(?:and |so )?(?:did you know\b|do you know that\b)|^(?:please |do |feel free to |just )*(?:reach out|write|e-?mail|ping|call|tell|ask|contact|let)(?: to)?(?: (?:me|us))?(?: know)? (?:if|should|in case) you(?:'d| would|'re| are)? (?:want|like|need|wish|interested in|have (?:any )?(?:more )?questions|(?:prefer|care) for)\b(?! to (?:help|invest|join|introduce|take|participate|meet))/;

/** "Do you know anyone who needs a dog?", told of the office's puppies. */
const OF_PETS =
  /\b(?:needs?|wants?|would like|adopts?|adopting|looking for|takes?|missing) (?:(?:an?|the|our|one of the|another) )?(?:\w+ )?(?:dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?)(?=[?.!,]|$| (?:or|and|please)\b)/;

/** "Please hold off on intros to VCs", "pause introductions for now": none, not yet. */
const HOLD_OFF =
  /^(?:(?:please|kindly|but|and|so|also|again),? |for (?:now|the moment),? |we(?:'d| would) (?:ask|like) you to |(?:could|can|would|may) (?:you|we ask you to) )*(?:(?:hold (?:off|back|fire)|wait|pause|refrain|desist|stop|skip|avoid|delay|postpone|defer)\b)(?: (?:on|with|from|before|making|sending|us|doing|any|all|the|further|more|new|your|for|now|warm|investor|vc)){0,6} (?:intros?|introductions?|referrals?|candidates|connections?|connecting us|introducing us)\b(?!.*\b(?:but|instead|rather)\b)/;

/** "If we were to raise, we would ask you for intros." */
const WOULD_ASK =
  /^(?:(?:and|but|so),? )?(?:if (?:we|i) (?:were to|ever|raised|decided? to|needed)\b[^,.]{0,60},|were (?:we|i) to [^,.]{2,60},) (?:then )?(?:we|i)(?:'d| would|'ll| will| might| may) (?:\w+ )?(?:ask|come to|turn to|call on|reach out|knock)\b/;

/** "Acme is looking for a CFO; if you know one, tell them." */
const TELL_THEM =
  /^(?!.*\b(?:us|me|we|our|my|i)\b).*\b(?:looking|searching) for\b.*\b(?:tell|write(?: to)?|call|contact|ping|reach out to) (?:them|him|her)\b/;

const RULES = [
  HOLD_OFF,
  WOULD_ASK,
  TELL_THEM,
  OF_PETS,
  TOLD_THEM,
  PLANS,
  SEEKS_NONE,
  OTHERS_SEEK,
  SOUGHT_BEFORE,
  GIVES,
  PRESENTS,
  NOT_OURS_TO_GIVE,
  WHY,
  NOBODY_KNOWS,
  HELPS_OTHERS,
  READ_SO,
  KNOWS_THAT,
  OTHERS_SAY,
  OF_ANYBODY,
  WAS_ASKED,
  ASKS_LATER,
];

/** True for a sentence that asks nothing of the readers, whatever its words. */
export const asksNothing = (text: string): boolean => RULES.some((rule) => rule.test(text));

/** "How do you price this?", "Could anyone do without?": open to an answer by the writer himself. */
const MUSING =
  /^(?:(?:so|and|but|now),? )?(?:(?:how|why|what|where|when|who) (?:do|does|can|could|would|should) (?:you|one|we|anyone|anybody)|(?:can|could|do|does|did|is|are|will|would) (?:you|one|we|anyone|anybody|someone|somebody|it|they)|who (?:would|needs?|wants?|cares?))\b/i;
/** "You go to their conference.", "Perhaps, but not in a year.", "I ask myself that." */
const ANSWERED =
  /^(?:that(?:'s| is) what (?:every|all|our|they|each|most|customers|buyers|people|users)\b|(?:that is what )?(?:i|we) (?:often |keep |still |always )?(?:ask|asked|asking|wonder|wondered) (?:myself|ourselves)\b|(?:yes|no|nope|perhaps|maybe|hardly|probably|possibly|of course|certainly|absolutely|never)[,.;:!]|it depends\b|(?:nobody|no one) (?:does|can|could|knows|will|did|would)\b|the answer (?:is|was)\b)/i;
/** Such a question is put to the readers, whatever stands behind it. */
const TO_READERS = /\b(?:us|me|our|my|introduc\w+|recommend|know)\b/i;
/** "You give her a scanner.": to a question how one does a thing. */
const TOLD_HOW =
  /^you (?:simply |just |first )?(?:give|go|take|make|don't|let|put|start|build|wait|show|sell|tell|ask|hire|buy|find|get|use|call|keep|stop|begin|learn|walk|sit|cut|charge|bring|pick|try|turn|move|can't|cannot)\b/i;
const HOW = /^(?:(?:so|and|but|now),? )?(?:how|what|where|when) /i;
/** "… is what 40% of the tickets say": the question before is quoted. */
const IS_QUOTED = /^(?:is|are|was|were) (?:what|how|the|a|one) /;

/** "They raised prices in May.", "We are well above it.": to a question how others do. */
const TOLD_OF_OTHERS =
  /^(?:they|most|some|many|others|with|by|usually|typically|about|around|roughly|between|it(?:'s| is| was)|(?:for|in) [\w ]{2,20},|we(?:'re| are| were) (?:\w+ )?(?:above|below|over|under|at|better|ahead|behind|close|right|in line))\b/i;

/** True when the writer answers the question himself, or says whose it is. */
export const answersItself = (question: string, next: string): boolean =>
  question.endsWith('?') &&
  (IS_QUOTED.test(next) ||
    (isOfOthers(question.toLowerCase()) && TOLD_OF_OTHERS.test(next)) ||
    (MUSING.test(question) &&
      (HOW.test(question) || !TO_READERS.test(question)) &&
      (ANSWERED.test(next) || (HOW.test(question) && TOLD_HOW.test(next)))));

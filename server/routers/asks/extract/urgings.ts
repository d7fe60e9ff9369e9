/*
 * Sentences that tell the readers what to do, or what would be welcome: "send this on to any
 * landlord", "if one of your LPs is a hospital, …", "I'd be grateful for …". Over one sentence in
 * lower case; gaps are bounded.
 */

const SOFT = '(?:(?:and|so|also|please|do|just|then|finally|lastly|kindly|but|ps|p\\.s\\.),?:? )*';
/** What a verb must stand before to be no noun: "share this", but "share of revenue". */
const DETERMINED =
  '(?:us|me|our|my|this|that|these|it|them|him|her|your|the|an?|any|anyone|someone|whoever|one|two|some)\\b';
const ORDERS = `(?:(?:introduce|connect|refer|point|recommend) (?:us|me|them|him|her)\\b|(?:send|forward|pass|give|lend|nominate|record|complete|nudge|mention|show|hand|bring|ring|poke|nudge|borrow|name|put|spare|vouch for|vote for|sign|fill (?:in|out)|film|write|offer) ${DETERMINED}(?! (?:above|below|attached|simply|all)\\b)|vote for [a-z]|(?:go|look|scroll|flip|search|comb|dig|leaf) through your (?:\\w+ )?(?:contacts|address books?|networks?|phones?|rolodex|portfolios?|linkedin|memory|lists?)|tell (?:the|any|every|all) [\\w -]{2,40} you know|let (?:us|me) (?:borrow|steal|pick|have|buy|use|ask|call|take you|speak|talk)|raise your hand|(?:speak|sing) (?:up|out)|spread the word|pass the word|keep sending (?!out))`;
/** What readers do of their own accord, and what is only shown to them. */
const NO_ORDER =
  /\b(?:save the date|stay tuned|questions?|attached|below|above|unsubscribe|webinar|call it|give it|let me (?:start|begin|explain|be|know|say|tell|close|end|walk|share|give)|bring (?:it|us|this|them) (?:to|down|up|back|in line|closer)|put your (?!network)|put (?:it|this|that) (?:simply|bluntly|another|differently|in|all|mildly|together)|put the|name a few|show (?:that|the|a|us)|give (?:us|me) (?:room|time|confidence|more|another|a (?:clear|better|good|sense)|an? (?:idea|edge|advantage|view|picture)|the)|forward the|sign the|point the|complete the|pass the (?!word))\b/;
const IMPERATIVE = new RegExp(
  `^${SOFT}${ORDERS}.{2}|(?:; |, so |: | [–—-] )(?:please |do )?${ORDERS}.{2}`,
);

const WHOSE =
  '(?:you|yours|(?:one|any|some|two) of your [a-z]+|(?:of )?your (?:firms?|funds?|compan(?:y|ies)|networks?|portfolios?|paths?|employers?|famil(?:y|ies)|contacts|circles?|teams?|boards?|friends?|lps|investors)|anyone|anybody|someone|somebody|any of you|one of you)';
const ACTS =
  '(?:tell|send|call|mention|give|put|pass|record|think|shout|speak|reply|write|introduce|connect|point|share|forward|nudge|ping|ask|drop|raise|say|hit|name|bring|spare|take (?:me|us)|let (?:us|me)|make|ring|hook|step|help)';
/** "If one of your LPs is a hospital, we would love to talk to them." */
const CONDITION = new RegExp(
  `\\b(?:if|should) (?=[^,;]{0,90}\\b${WHOSE}\\b)[^,;]{3,160}(?:, | [–—-] )(?:then |please |do |kindly |just )*(?:${ACTS}\\b|(?:we|i)(?:'d| would|'ll| will) (?:\\w+ )?(?:love|like|pay|welcome|be (?:in your debt|grateful|thankful|glad|happy|delighted|all ears)|owe|buy|appreciate|take|want|value)\\b|(?:may|can|could|might) (?:we|i) (?:come|visit|borrow|use|stop|drop|see|film|rent|buy|have|take|call)\\b|(?:we|i) (?:pay|want to|need to|owe)\\b|now is (?:the|a good)\\b|(?:we're|i'm|we are|i am) all ears)`,
);
const NO_CONDITION =
  /\bif you (?:introduce|refer|bring|send)\b.{0,80}\bwe (?:pay|offer|give)\b.{0,30}\b(?:fees?|commissions?|bonus(?:es)?)\b|\b(?:if|should|in case|when) (?:you|anyone|anybody|any of you|someone)(?: \w+)? (?:missed|want|wants|needs?|would like|would love|prefers?|wish|wishes|are interested|is interested|have (?:any )?(?:\w+ )?(?:questions?|trouble|comments?)|haven't|don't|cannot|can't|(?:are|is) (?:in|at|around|near|attending|coming|wondering|curious|reading|passing)|fancy|visit|travel|pass through|stop by|come (?:to|by|through)|see anything|find (?:a|any) (?:mistakes?|errors?|typos?)|disagree|only (?:read|have))\b|\bif (?:you're|you are) (?:ever )?(?:in|at|around|near|attending|coming|wondering|curious|reading|passing|travell?ing)\b|\bif you'd (?:like|love|prefer|rather)\b|\bif (?:someone|anyone|you) (?:had|told|asked|said)\b|\b(?:they|customers|prospects|it) (?:will|would|can)\b.{0,20}$/;

/** "I'd be grateful for a door opener at …": wished for, whatever it is. */
const WISHED_FOR =
  /\b(?:(?:we|i)(?:'d| would| should)|(?:and|but|so|,) would) (?:(?:also|really|very much|most|especially|truly|always|greatly|certainly|still) )*(?:be (?:(?:very|most|so|really|extremely|especially|more than|deeply) )*(?:grateful|thankful|obliged|indebted) (?:for|about|of|to (?:speak|talk|meet|hear|learn|get|have|be (?:introduced|put|connected)))|appreciate|welcome|value|be glad (?:of|about)) (?:(?:with|to|from) (?:an?|any\w*|some\w*|people|founders)\b|(?:an?|any|some|one|two|every|each|a few|ten|fifteen|twenty|thirty|\d+) |being (?:put|introduced|connected|pointed|told)|(?:your )?(?:names|introductions?|intros|pointers|tips|ideas|help|leads|referrals|candidates|advice|recommendations|suggestions|feedback|contacts|views|opinions)\b)/;
const NO_WISH =
  /\b(?:your (?:continued |ongoing )?(?:support|patience|trust|understanding|attention)|a (?:break|holiday|vacation|rest|quieter|calmer|quiet))\b/;
/** "I'd love your read on whether …", "would love to hear what has worked". */
const WANTS_TO_HEAR =
  /\b(?:love|like|value|welcome|appreciate|want|need|use|hear|borrow) (?:to (?:hear|have|get|know) )?your (?:(?:honest|frank|candid|quick|first|gut|own|unfiltered|outside|blunt) )*(?:read|take|thoughts|views?|opinions?|eyes?|judge?ment|verdict|gut|feedback|input|advice|perspective|experiences?|ideas|counsel|reaction|stories|brains?)\b|\b(?:(?:we|i)(?:'d| would)|(?:and|but|so) would)(?: (?:also|really|very much))* (?:love|like|be (?:glad|happy|curious|keen|grateful|interested)) to (?:hear|know|learn|read|understand) (?:what|how|whether|which|why|when|where|from those of you|from you)\b(?! (?:the|our|we|i|they|this|that|it)\b)/;
const YOURS_PLEASE =
  /^(?:and |also,? )?(?:your|any|all|some|honest|first) (?:\w+ )?(?:thoughts?|views?|opinions?|feedback|comments|reactions?|ideas|input|verdict|advice) (?:on|about|to) .{3,120}?,? please\b/;
/** "One question I can't answer alone: when is the right time …?" */
const OPEN_QUESTION =
  /^[^:?!.]{0,60}\b(?:questions?|decisions?|dilemmas?|problems?|things?|riddles?|topics?|debates?)\b[^:?!.]{0,60}\b(?:alone|for you|can't|cannot|can not|keeps? (?:me|us)|unsolved|undecided|on (?:my|our) mind|open|stuck|struggl\w+|haven't|your (?:help|view|advice)|advice|help)\b[^:?!.]{0,40}: (?:how|what|which|whether|when|where|who|why|if|do|does|is|are|should|would|could|has|have)\b.{6}/;
/** "A shortlist of partners you'd recommend would save me weeks." */
const RECOMMENDED =
  /\byou(?:'d| would| could| can)? (?:recommend|suggest|trust|rate|vouch for|know(?: well| personally)?)\b.{0,40}? (?:would|will|could) (?:\w+ )?(?:save|help|mean|be|make|do|go|speed)\b/;
/** "Insiders who want their pro rata: please confirm by Friday." */
const CONFIRM =
  /\b(?:pro[- ]rata|allocation|participat\w+|take part|round|note|bridge|safe)\b.{0,80}\bplease (?:confirm|reply|decide|sign|commit|wire)\b|\bplease (?:confirm|decide|commit)\b.{0,60}\b(?:pro[- ]rata|allocation|participat\w+|take part|the (?:round|note|bridge|safe))\b/;

const RULES: readonly RegExp[] = [WANTS_TO_HEAR, YOURS_PLEASE, OPEN_QUESTION, RECOMMENDED, CONFIRM];

/** "How would you handle that?", "has anybody seen that work?" */
const HOW_WOULD_YOU =
  /\bhow (?:would|did|do) (?:you|others|other \w+) (?:\w+ )?(?:handle|solve|do|play|approach|price|deal|manage|go about|treat|decide|answer|structure)\b|\b(?:has|have) (?:anyone|anybody|any of you|one of you) (?:\w+ )?(?:seen|done|tried|lived through) (?:this|that|it)\b/;

/** True for a sentence that asks for views or for what the readers have been through. */
export const asksView = (text: string): boolean =>
  WANTS_TO_HEAR.test(text) ||
  YOURS_PLEASE.test(text) ||
  OPEN_QUESTION.test(text) ||
  HOW_WOULD_YOU.test(text);

/** True for a sentence that urges the readers to something, or says what would be welcome. */
export function urges(text: string): boolean {
  if (RULES.some((rule) => rule.test(text))) return true;
  if (IMPERATIVE.test(text) && !NO_ORDER.test(text)) return true;
  if (WISHED_FOR.test(text) && !NO_WISH.test(text)) return true;
  return CONDITION.test(text) && !NO_CONDITION.test(text);
}

/*
 * Wishes as a board or a careful letter states them: "The Board would be pleased to receive
 * nominations for an independent director". Over one sentence in lower case; gaps are bounded.
 */

const WISHER =
  '(?:we|i|(?:the|our) (?:[\\w-]+ ){0,2}?(?:board|company|committee|management|founders?|directors|chair(?:man|woman|person)?|team|council|trustees|undersigned))';
/** "Nominations", "names", "proposals": what readers are to send. */
const SENT =
  "(?:(?:an?|any|your|further|suitable|qualified|some|the|other|additional|confidential|written|names? of|more|strong|good|appropriate|(?:investors'|shareholders'|members')) )*(?:nominations?|names?|candidates?|candidacies|proposals?|recommendations?|suggestions?|introductions?|referrals?|applications?|nominees|profiles|r[eé]sum[eé]s|cvs|expressions? of interest|indications? of interest|approaches)";
const FOR = '(?:for|of|from|to|as|with|who|in|on|regarding|concerning)\\b';
const ADVERB =
  '(?:(?:also|very|much|most|be|greatly|particularly|especially|warmly|gladly|gratefully|sincerely|certainly|only|further) )*';

const RULES: readonly RegExp[] = [
  new RegExp(
    `\\b${WISHER} (?:would|should) ${ADVERB}(?:(?:pleased|glad|happy|grateful|delighted|honou?red|obliged|keen|interested) (?:(?:to|in) (?:receiv(?:e|ing)|hav(?:e|ing)|hear(?:ing)?|consider(?:ing)?|entertain(?:ing)?|get(?:ting)?|review(?:ing)?)|for|of)|welcome|appreciate|receive|consider|value) ${ADVERB}${SENT} ${FOR}`,
  ),
  // "Nominations for the audit chair are invited"
  new RegExp(
    `^(?:(?:and|also|finally|lastly|in addition),? )*${SENT} ${FOR} [^.;:?!]{3,120}? (?:(?:are|is) (?:hereby |kindly |cordially |respectfully )?(?:invited|sought|solicited|requested)|(?:would|will) be (?:\\w+ly )?(?:received|considered|welcomed?))\\b`,
  ),
  new RegExp(
    `\\b${WISHER} (?:(?:hereby|kindly|respectfully|cordially|also|therefore|now) )*(?:invites?|solicits?|calls? for|seeks?) ${SENT} (?!of our\\b)${FOR}`,
  ),
  // "May I ask whether any shareholder might suggest a candidate?"
  /\b(?:may|might|could|can|would) (?:i|we) (?:(?:also|please|therefore|again|once more|take this (?:opportunity|occasion) to|be so bold as to|venture to) )*(?:ask|enquire|inquire) (?:whether|if) (?:any|one|some|a few|anyone|anybody|someone|somebody|any(?:one|body) among)(?: of)?(?: (?:you|our|the|your|my))?(?: (?:shareholders?|investors?|members?|readers?|directors?|friends?|partners?))? (?:might|could|would|can|may|knows?|has|have|is|are)\b.{4}/,
  // "An introduction would be most kindly received."
  /\b(?:introductions?|intros?|recommendations?|referrals?|names?|nominations?|suggestions?|guidance|counsel|advice) (?:[\w'-]+ ){0,12}?(?:would|will) be (?:(?:most|very|so|ever so|particularly) )?(?:kindly|gratefully|warmly|gladly|thankfully|well) (?:received|welcomed|appreciated|accepted)\b/,
  /\b(?:should|if) (?:you|any of you|one of you|any (?:shareholder|investor|member|reader)s?) (?:happen to )?(?:be|are|is) (?:\w+ )?(?:acquainted|familiar|in touch|in contact|on (?:good |speaking )?terms|friendly|close|connected) (?:with|to) (?!us\b|the (?:company|product|matter|terms|plan)\b).{3,120}/,
  // "We are on the lookout of a risk head, do revert with references."
  /\b(?:looking for|look for|on the lookout (?:for|of)|need|hiring|in search of|search(?:ing)? for|scouting for) (?!(?:feedback|comments|questions)\b)[^;.?!]{3,100}?[,;–—-] ?(?:(?:please|kindly|do|so|and) )+(?:revert|reply|respond|write back|get back|write in|drop (?:in )?a (?:line|mail|note))\b/,
  // "We search urgently contacts to utilities"
  /\b(?:we|i)(?: (?:also|still|urgently|now|currently))* (?:search|look for|seek|need)(?: (?:also|still|urgently|now|currently))* (?:(?:new|direct|more|good|first|some|warm|personal) )*contacts? (?:to|with|at|in|into|inside) [a-z]/,
  // "If a name comes to mind, my phone is on."
  /\bif (?:an?|any|some|the right) (?:[\w-]+ ){0,3}?(?:comes?|springs?|pops?|jumps?) (?:to (?:your )?mind|up|into (?:your|the) head), (?:my|our) (?:phone|inbox|door|line|dms?|ears?|calendar|number) (?:is|are|stays?) (?:\w+ )?(?:on|open|free|below|up)\b/,
  // "Coverage is thin in the West; know any enterprise AEs in SF?"
  /(?:[;:–—] | - )(?:(?:so|and|do|does|would|if|but|also) )*(?:(?:you|anyone|anybody|any of you) )?(?:happen to )?knows? (?:of )?(?:any (?!(?:reason|better|more)\b)|an? |some(?:one|body)\b|any(?:one|body)\b)[^?!]{3,160}\?$/,
  // "We'd appreciate it if someone who has run customer success could spend an hour with us."
  /\b(?:we|i)(?:'d| would| should) (?:(?:also|really|all|very much|greatly|most|so) )*(?:appreciate|love|like|value|welcome) it (?:(?:very much|a lot|greatly|so much|enormously) )?(?:if|were) (?:you|any of you|one of you|someone|somebody|anyone|anybody|a (?:founder|ceo|cfo|cto|friend|portfolio company|former [\w-]+|seasoned [\w-]+))(?: (?:who|with|from|in|at|that|on|of) [^;:?!]{3,100}?)? (?:could|can|would|might|were (?:able|willing) to|is (?:able|willing) to|were to) (?!(?:make it|come|attend|join|confirm (?:your|receipt)|rsvp|bear|keep|treat|read)\b)[a-z]/,
];
/** What is over, and what customers send. */
const TOLD =
  /\b(?:received|were|was|had|has been|have been|thanks?|thank you) (?:[\w-]+ ){0,3}?(?:nominations?|names|candidates|proposals|recommendations?|introductions?)\b|\b(?:from|by) (?:our )?(?:customers|users|clients|employees|staff)\b/;

/** True for a sentence that asks in such a register. */
export const asksFormally = (text: string): boolean =>
  RULES.some((rule) => rule.test(text)) && !TOLD.test(text);

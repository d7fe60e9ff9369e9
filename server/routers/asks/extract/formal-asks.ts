/*
 * Wishes as a board or a careful letter states them: "The Board would be pleased to receive
 * nominations for an independent director". Over one sentence in lower case; gaps are bounded.
 */

const WISHER =
  '(?:we|i|(?:the|our) (?:[\\w-]+ ){0,2}?(?:board|company|committee|management|founders?|directors|chair(?:man|woman|person)?|team|council|trustees|undersigned))';
/** "Nominations", "names", "proposals": what readers are to send. */
const SENT =
  "(?:(?:any|your|further|suitable|qualified|some|the|other|additional|confidential|written|names? of|more|strong|good|appropriate|(?:investors'|shareholders'|members')) )*(?:nominations?|names?|candidates?|candidacies|proposals?|recommendations?|suggestions?|introductions?|referrals?|applications?|nominees|profiles|r[eé]sum[eé]s|cvs|expressions? of interest|indications? of interest|approaches)";
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
  // "We'd appreciate it if someone who has run customer success could spend an hour with us."
  /\b(?:we|i)(?:'d| would| should) (?:(?:also|really|all|very much|greatly|most|so) )*(?:appreciate|love|like|value|welcome) it (?:(?:very much|a lot|greatly|so much|enormously) )?(?:if|were) (?:you|any of you|one of you|someone|somebody|anyone|anybody|a (?:founder|ceo|cfo|cto|friend|portfolio company|former [\w-]+|seasoned [\w-]+))(?: (?:who|with|from|in|at|that|on|of) [^;:?!]{3,100}?)? (?:could|can|would|might|were (?:able|willing) to|is (?:able|willing) to|were to) (?!(?:make it|come|attend|join|confirm (?:your|receipt)|rsvp|bear|keep|treat|read)\b)[a-z]/,
];
/** What is over, and what customers send. */
const TOLD =
  /\b(?:received|were|was|had|has been|have been|thanks?|thank you) (?:[\w-]+ ){0,3}?(?:nominations?|names|candidates|proposals|recommendations?|introductions?)\b|\b(?:from|by) (?:our )?(?:customers|users|clients|employees|staff)\b/;

/** True for a sentence that asks in such a register. */
export const asksFormally = (text: string): boolean =>
  RULES.some((rule) => rule.test(text)) && !TOLD.test(text);

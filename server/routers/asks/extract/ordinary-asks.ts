import { HELP_NOUN } from './vocabulary';

/*
 * Ordinary sentences that ask by one turn: "as always, we appreciate referrals for engineers",
 * "got contacts in defense?", "help us by writing a review". Over one sentence in lower case.
 */

const RULES: readonly RegExp[] = [
  new RegExp(
    `^as (?:always|ever|usual),? (?:we|i)(?:'d| would)? (?:(?:really|also|very much|greatly) )*(?:appreciate|welcome|love|value) (?:(?:any|all|your|warm|good|more) )*${HELP_NOUN} (?:for|to|of|from|on|about|at|with|in)\\b`,
  ),
  new RegExp(
    `^(?:and |also,? |so )?(?:(?:do )?you have |have (?:you got )?|got |any(?:body|one) (?:got |have |with ))(?:(?:any|an?|some|good|close|warm|strong|direct|personal) )*(?:contacts?|connections?|friends?|relationships?|network|${HELP_NOUN}) (?:in|at|with|to|among|inside|for|on|within)\\b.{2,160}\\?`,
  ),
  // "Please think about who in your network could be our next director."
  /^(?:and |also,? |so )?(?:please|do) (?:also )?(?:think|consider|have a think|reflect|ponder|let us know)(?: (?:about|of|on|over|hard about))? (?:who|whom|which|whether (?:anyone|someone)|if (?:anyone|someone)|anyone|someone)\b.{0,80}\b(?:network|portfolio|firm|circle|you know|contacts)\b/,
  // "We're looking for 10 testers; reply if interested."
  /\b(?:looking for|need|seeking|searching for) [^;.?!]{3,80}[;,–—-] ?(?:please |do |just )?(?:reply|let (?:us|me) know|sign up|e-?mail (?:us|me)|ping (?:us|me)|dm (?:us|me)|shout) if (?:you(?:'re| are) )?(?:interested|keen|up for it|game|curious)\b/,
  /^(?:and |also,? |so |please )*help (?:us|me)(?: out)? (?:by|with an?) (?:writing|leaving|giving|posting|sharing|voting|upvoting|introducing|connecting|referring|following|filling|testing|trying|reviewing|signing|nominating|recommending|forwarding|spreading|sending|review|vote|share|post|intro)\b/,
];

/** True for a sentence of one of these turns. */
export const asksOrdinarily = (text: string): boolean => RULES.some((rule) => rule.test(text));

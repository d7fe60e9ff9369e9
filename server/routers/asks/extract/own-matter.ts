import { asksReader } from './ask-patterns';
import { OTHER_HEAD } from './classify';
import { contentWords } from './same-ask';

/*
 * Whether a sentence behind an ask asks for something of its own, rather than for more about the
 * same: "Would love your thoughts on a US entity." behind a question about tax credits.
 */

const COUNSEL =
  /\b(?:thoughts?|advice|feedback|input|guidance|views?|opinions?|perspectives?|take|help|recommendations?|pointers?|tips|suggestions?|experiences?) (?:on|about|around|regarding|with|for|figuring out|thinking through) (?!(?:this|that|it|these|those|them|any of|all of|either|both|what|which|how|when|where|why|the (?:above|same|matter|topic|question)|here)\b)(.{3,200})$/;

/** True for counsel about a matter that the ask before it does not name. */
export function asksOtherMatter(words: string, before: string): boolean {
  const matter = COUNSEL.exec(words)?.[1];
  if (matter === undefined) return false;
  const own = contentWords(matter);
  const said = new Set(contentWords(before).map((word) => word.slice(0, 5)));
  return own.length > 1 && !own.some((word) => said.has(word.slice(0, 5)));
}

/** What is to be passed on or filled in is about the search before it. */
const OF_SEARCH =
  /\b(?:jds?|jobs?|roles?|openings?|positions?|postings?|vacanc(?:y|ies)|candidates?|careers?|applicants?|hiring)\b|\b(?:share|send|forward|pass|post|repost|circulate|spread|amplify|like|boost) (?:on )?(?:this|it|that|them|these|those)\b/;

/** True for a thing to do that stands by itself: "It would help if you left a review on G2." */
export const asksOtherThing = (words: string): boolean =>
  OTHER_HEAD.test(words) && !OF_SEARCH.test(words) && asksReader(words);

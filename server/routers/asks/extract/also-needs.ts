import { IN_HOUSE, PROFESSIONAL } from './advice-words';

/*
 * "We also need a lawyer in Santiago": whom the company wants to engage besides what it has asked
 * for. Over one sentence in lower case; alone it is news of the company.
 */

const ALSO =
  /^(?:(?:and|also|plus|finally|lastly|oh|then|separately),? )*(?:we|i)(?:'re| are|'m| am)? (?:(?:also|still|urgently|further) ){1,3}(?:looking for|looking to engage|look for|searching for|search for|on the lookout for|in need of|need|could use|seek|seeking|want|after) (?=(?:an?|some|another|one|two) )(.{3,160})/;
const SERVICE = new RegExp(
  `^(?:[\\w-]+ ){1,5}?(?:${PROFESSIONAL.source}|(?:hosting|insurance|logistics|fulfil?lment|pr|design|marketing|translation|customs|storage|printing|packaging) (?:providers?|partners?|firms?)|co-?packers?|bookkeepers?|grant writers?|translators?|board (?:observers?|members?|directors?)|(?:independent|non-executive|outside) (?:board )?(?:directors?|chairs?|members?)|chair(?:man|woman|person))(?= ?$|[.,;!?]| (?:in|for|who|that|with|to|at|near|by|on|based|familiar|experienced|speciali[sz]ed)\\b)`,
);

/** True for a further need of somebody's services, behind an ask. */
export function needsAlso(words: string): boolean {
  const whom = ALSO.exec(words)?.[1];
  return whom !== undefined && SERVICE.test(whom) && !IN_HOUSE.test(whom);
}

/** "Keep them coming, particularly to hospital groups.": to whom, whatever was thanked for before. */
const KEEP_COMING =
  /^(?:(?:and|so|please|do),? )*keep (?:them|the intros?|the introductions|those|these) (?:coming|flowing)[,:–—-]* (?:in particular|particularly|especially|above all|most of all|ideally|specifically|also),? (?:to|from|with|at|in|into|for) .{3,160}/;
export const keepsComing = (words: string): boolean => KEEP_COMING.test(words);

/** "And would anyone like to host a trunk show?": another matter than the ask before it. */
const ASKS_MORE =
  /^(?:and|also|plus|separately),? (?:would|could|can|is|does|has) (?:any(?:one|body)|any of you) (?!else\b).{8,200}\?$/;
const BACK = /\b(?:them|they|their|it|this|that|these|those|there|one|him|her|same)\b/;
export const asksMore = (words: string): boolean => ASKS_MORE.test(words) && !BACK.test(words);

const BESIDES =
  /^(?:and|also|plus|finally|lastly)(?: also)?,? (?=(?:an?|some|another) )(.{3,120})$/;

/** "Also a good SOC 2 auditor.": a further item of a list, without its verb. */
export function namesAlso(words: string): boolean {
  const whom = BESIDES.exec(words.replace(/[.!]+$/, ''))?.[1];
  return whom !== undefined && SERVICE.test(whom);
}

import { isNothing } from './courtesies';
import { asksKind, categoryOf, headingText } from './heading-words';
import { headingAt } from './headings';
import type { Document, Heading } from './types';
import { plainWords } from './wording';

/*
 * Lines that say themselves that they ask: "🆘 intros: HR leads in France", and the answer to
 * "Q: How can I help?".
 */

const SOS = /^ *(?:[-*•] )?(?:🆘|🛟)\ufe0f? *(?=\p{L})/u;
const QUESTION = /^[\s*_]*(?:q(?:uestion)?\d{0,2})[*_]* ?[:.)][\s*_]*(.{8,80}\?)[\s*_]*$/i;
const ANSWER = /^[\s*_]*(?:a(?:nswer)?\d{0,2})[*_]* ?[:.)][\s*_]+(?=\S)/i;
const OF_HELP =
  /^(?:(?:and|so) )?(?:how|where|what) (?:can|could|might|may) (?:i|we|you|your investors|investors) (?:best |also |most )?(?:help|support|do for you|do to help|be (?:of help|helpful|useful))(?: (?:you|us|out|right now|this (?:month|quarter)|most))*$|^what (?:do you need|are your asks|is your ask|help do you need)(?: (?:from us|help with|most|right now|this (?:month|quarter)))*$|^(?:any asks|do you need (?:any )?help)(?: for us| this (?:month|quarter))?$/;

/** A line that holds an ask behind its mark, as a heading with the ask on its own line; else null. */
export function sosAt(document: Document, at: number): Heading | null {
  const { lines } = document;
  const line = lines[at];
  if (line?.kind !== 'text') return null;
  const view = line.view.slice(0, 200);
  const inline = { rank: 9, text: 'asks', hint: null, bullet: null, lines: 1 };
  const sos = SOS.exec(view);
  if (sos) {
    // "🆘 Help: (a) …": the label is no part of what it heads.
    const labelled = headingAt(document, at);
    if (labelled?.kind === 'asks' && labelled.inlineAt !== null) return null;
    const text = headingText(view);
    const heads = asksKind(text) !== null || categoryOf(text) !== null || /: *$/.test(view);
    return heads || isNothing(plainWords(view.slice(sos[0].length)))
      ? null
      : { ...inline, kind: 'asks', inlineAt: sos[0].length };
  }
  const answer = ANSWER.exec(view);
  let before = at - 1;
  while (answer && before > at - 3 && lines[before]?.kind === 'blank') before -= 1;
  const asked = answer ? QUESTION.exec(lines[before]?.view.slice(0, 120) ?? '')?.[1] : undefined;
  if (!answer || asked === undefined || !OF_HELP.test(headingText(asked))) return null;
  return { ...inline, kind: 'asks', inlineAt: answer[0].length };
}

import { bulletOf } from './bullets';
import type { Line } from './types';
import { ROLE } from './vocabulary';

const ROLE_WORD = new RegExp(`\\b${ROLE}\\b`);

const CLOSING =
  /^(?:(?:all the |all |with |my )?best(?: regards| wishes)?|(?:many |with |huge |big )?(?:thanks|thank you|thx|thanx|tks)(?: (?:again|so much|very much|a lot|all|everyone|team|as always|for (?:your|all|the|being|reading|everything|you).{0,60}|in advance|a million|and .{0,30}))?|cheers|(?:kind|warm|warmest|best|with (?:best|kind|warm)|many) regards|regards|(?:yours )?(?:sincerely|faithfully|truly|gratefully)|yours|warmly|warmest|onwards?(?: and upwards?| & upwards?)?|talk soon|speak soon|more soon|until (?:next|then).{0,30}|ciao|love|stay (?:well|safe|tuned).{0,20}|take care|as (?:always|ever),? (?:thank|we|i|grateful).{0,80}|with (?:gratitude|appreciation|thanks).{0,30}|gratefully|in gratitude|see you.{0,40}|have a (?:great|good|nice|wonderful).{0,40}|happy (?:holidays|new year|friday).{0,30}|let's go|that's (?:all|it).{0,40}|back to (?:work|building).{0,20}|(?:a |un )?(?:big |warm |huge |fuerte )*(?:hugs?|abrazos?)|fair winds|salud(?:os|i)|cordially|x{1,4}|xo(?:xo)?|respectfully|rgds|br|kr)(?:[ ,.!:)–—-]+(?:(?:the )?[\p{Lu}][\p{L}.'&-]*[ ,.&]*(?:and )?){0,6}(?: ?team)?)?$/u;

/** True for the line that ends a letter: "Thanks for your support,", "Best, Jane". */
export function isClosing(view: string): boolean {
  const text = view
    .slice(0, 120)
    .replace(/[*_\p{Extended_Pictographic}\ufe0f\u200d]/gu, '')
    .trim();
  if (text === '' || text.length > 90) return false;
  if (
    /\b(?:intros?|introductions?|advice|candidates?|referrals?) (?:to|on|for|about)\b/i.test(text)
  )
    return false;
  const space = text.search(/[ ,.!]/);
  const cut = space === -1 ? text.length : space;
  return CLOSING.test(lowerGreeting(text, cut));
}

/** Lowers the greeting but keeps the capitals of a name after it. */
function lowerGreeting(text: string, firstWord: number): string {
  const comma = text.search(/[,!.–—-]/);
  const end =
    comma === -1 ? (/\p{Lu}\p{L}+$/u.test(text.slice(firstWord)) ? firstWord : text.length) : comma;
  return text.slice(0, end).toLowerCase() + text.slice(end);
}

/** True for a line that is only a name, with nothing after it but what a signature holds. */
export function isSignedName(lines: readonly Line[], at: number): boolean {
  const text = (lines[at]?.view.slice(0, 80) ?? '')
    .replace(/[*_\p{Extended_Pictographic}\ufe0f\u200d]/gu, '')
    .trim();
  // "- ren", as the last line of all.
  if (/^[-–—~] ?\p{Ll}{2,12}$/u.test(text))
    return !lines.slice(at + 1, at + 16).some((line) => line.kind === 'text');
  if (
    !/^[-–—~ ]*(?:\p{Lu}[\p{L}'.-]*)(?:(?: |, | & | and )\p{Lu}[\p{L}'.-]*){0,3}(?: (?:&|and) the (?:[\p{L}'-]+ ){1,3}?(?:team|crew|gang|family|folks))?[.!]?$/u.test(
      text,
    )
  )
    return false;
  const after = lines.slice(at + 1, at + 16).filter((line) => line.kind === 'text');
  if (/^[-–—~]/.test(text)) return after.length === 0;
  const plain = after.every(
    (line) => line.view.trim().length <= 70 && !/^ *(?:[-*•#]|\d+[.)])|: *$/.test(line.view),
  );
  return plain && after.length <= 6 && !ROLE_WORD.test(text.toLowerCase());
}

/** "Many greetings from Stuttgart", as whoever writes in a second language signs. */
const isGreetings = (text: string): boolean =>
  /^(?:[\p{L}]+ ){0,2}(?:greetings|regards|wishes|hugs?|kisses|salutations)(?: from [\p{L} ]+)?$/iu.test(
    text,
  );

/** True for "Teachers first," above a name: whatever it says, it ends the letter. */
export function isSignOff(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.view.slice(0, 60).trim() ?? '';
  if (text.length > 40 || text.split(' ').length > 5) return false;
  if (!text.endsWith(',')) return isGreetings(text) && isSignedName(lines, at + 1);
  return isSignedName(lines, lines[at + 1]?.kind === 'blank' ? at + 2 : at + 1);
}

/** True for a line that only rules off: "---", "***", "⸻". */
export function isRule(view: string): boolean {
  const text = view.slice(0, 200).trim();
  return text.length >= 3 ? /^(?:[-=_*~•·.⸻—–] ?)+$/.test(text) : text === '⸻' || text === '—';
}

/** "Siemens Mobility", "Ford (procurement)": a name, and no sentence, greeting or list mark. */
export function isName(line: Line | undefined): boolean {
  if (line?.kind !== 'text' || bulletOf(line) !== null || isClosing(line.view)) return false;
  const text = line.view.trim();
  return text.length <= 60 && /^[\p{Lu}\d]/u.test(text) && !/[.!?:,;]$/.test(text);
}

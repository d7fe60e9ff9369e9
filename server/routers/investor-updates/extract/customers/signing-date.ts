import { monthRange, resolveYear, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';

/** What stands between a word of starting and its date: "go-live planned for early March". */
const BETWEEN =
  /^(?:in|on|at|of|the|as|by|for|early|mid|late|end|beginning|next|this|date|is|was|set|planned|scheduled|expected|due|around|about|[:,–—-])$/;
const MOST_BETWEEN = 5;
/** Work that begins, or a change that takes effect: no contract is signed by it. */
const STARTS =
  /^(?:starts?|started|starting|begins?|began|beginning|commenc(?:es?|ed|ing)|kicks?|kicked|kicking|kick-?offs?|(?:go-?|went-?)?live|go-?lives?|launch(?:es|ed|ing)?|roll-?outs?|rolls?|rolling|onboards|onboarding|deploys|deploying|deployment|implementation|installation|delivery|effective|from|since|until|till|through|thru|to|ends?|ending|expir(?:es?|ed|ing)|renew(?:s|ed|ing|al)?|expected|planned|scheduled|due|by|billing|invoicing)$/;
/** "a November start", "March go-live". */
const STARTS_BEHIND =
  /^(?:starts?|go-?lives?|go|kick-?offs?|kick|launch|roll-?out|onboarding|deployment|delivery|installation|renewal|expiry)$/;

/** Whether a date tells when work begins or a contract takes effect, rather than when it was signed. */
export function isOfStart(tokens: readonly Token[], at: number): boolean {
  if (STARTS_BEHIND.test(tokens[at + 1]?.text ?? '')) return true;
  let governor = at - 1;
  let planned = false;
  while (governor > at - MOST_BETWEEN && BETWEEN.test(tokens[governor]?.text ?? '')) {
    planned ||= /^(?:by|planned|scheduled|expected|due)$/.test(tokens[governor]?.text ?? '');
    governor--;
  }
  const word = tokens[governor]?.text ?? '';
  // "kicks off", "kick-off", "roll out"
  const off =
    /^(?:off|out)$/.test(word) && /^(?:kick|roll|-)/.test(tokens[governor - 1]?.text ?? '');
  return planned || off || STARTS.test(word);
}

/** Whether a date lies ahead of the letter; without a year, one that its latest year puts behind it does not. */
export function liesAhead(date: DateValue, received: Date): boolean {
  const resolved = resolveYear(date, received);
  const range = monthRange(resolved);
  if (range === null) return false;
  const now = received.getUTCFullYear() * 12 + received.getUTCMonth();
  if (range.first !== now) return range.first > now;
  return resolved.day !== null && resolved.day > received.getUTCDate();
}

/** "signed a two-year contract on 18 March": the day is that of the signature. */
export const SIGNED_ON =
  /^(?:counter-?)?signed,? (?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)[a-z]* \d|^(?:counter-?)?signed\b(?:(?! (?:after|before|since|until|for|and|but|to) )[^.;:,]){0,60}? (?:in|on) (?:(?:early|mid|late)[ -])?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/;

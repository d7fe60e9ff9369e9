import { parse } from 'tldts';
import { foldForMatch, stripLegalForms } from '../../lib/names';
import { companyDomain, hostOf, isWithinDomain, mentionsDomain } from './company-domain';
import { findPhrase, hasPhrase, isOrdinaryPhrase, prepareText } from './phrase';

/**
 * How sure it is that an article is about a company. `name_in_summary_only` also stands for the
 * other ties that confirm nothing: name or founder in the URL, founder, domain or the name written
 * as one word in the title.
 */
export type Identity = 'confirmed' | 'name_in_summary_only' | 'no_mention';

export interface IdentityInput {
  company: { name: string; website: string | null; founders: readonly string[] };
  item: { title: string; summary: string | null; url: string };
}

/** Whether a match goes on into the domain of another company: `Monday` in `Monday.com`. */
function isOtherDomain(text: string, index: number, end: number, domain: string | null): boolean {
  const run = /^(?:\.[a-z\d-]{2,63}){1,4}/iu.exec(text.slice(end, end + 260))?.[0];
  if (run === undefined || domain === null) return false;
  const token = (text.slice(index, end) + run).toLowerCase();
  return parse(token).isIcann === true && !isWithinDomain(token, domain);
}

/**
 * Whether a name of several words stands in a title written as one: `OpenAI` for Open AI. Where its
 * words are ordinary it must begin with a capital letter, since `basecamp` may be plain language.
 */
function mentionsJoinedName(text: string, name: string): boolean {
  const parts = prepareText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (parts.length < 2 || parts.join('').length < 5) return false;
  const joined = parts.join('');
  const ordinary = isOrdinaryPhrase(name);
  return findPhrase(joined, prepareText(text)).some(
    ({ index }) => !ordinary || /^[\p{Lu}\p{N}]/u.test(prepareText(text).slice(index)),
  );
}

function mentionsName(text: string, name: string, domain: string | null): boolean {
  const prepared = prepareText(text);
  return findPhrase(name, prepared).some(
    ({ index, end }) => !isOtherDomain(prepared, index, end, domain),
  );
}

/** A single word is no full name, except in scripts that write names without a space. */
function isFullName(founder: string): boolean {
  return /\S[\s\u30fb·]+\S/u.test(founder.trim()) || /^\P{Script=Latin}{2,}$/u.test(founder.trim());
}

/** Whether a hyphen makes it somebody else's name: `Mary-Jane Doe`, `Jane Doe-Smith`, not `Jane Doe-led`. */
const isOtherPerson = (text: string, index: number, end: number): boolean =>
  /\p{Lu}\p{L}{0,40}\p{Pd}$/u.test(text.slice(Math.max(0, index - 50), index)) ||
  /^\p{Pd}\p{Lu}/u.test(text.slice(end, end + 3));

function mentionsFounder(text: string, founders: readonly string[]): boolean {
  const prepared = prepareText(text);
  return founders.some(
    (name) =>
      isFullName(name) &&
      findPhrase(name, prepared).some(({ index, end }) => !isOtherPerson(prepared, index, end)),
  );
}

/** Host, path and query as words; escapes that do not decode stay as they are. */
function wordsOfUrl(url: string): string {
  const words = url.replace(/^[a-z]+:\/\//i, '').replace(/[_+]/g, ' ');
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

function foldedWords(text: string): readonly string[] {
  return foldForMatch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a name of several words stands in a URL written as one: `acmerobotics`. */
function mentionsJoined(text: string, name: string): boolean {
  const parts = foldedWords(name);
  if (parts.length < 2 || isOrdinaryPhrase(name)) return false;
  return foldedWords(text).includes(parts.join(''));
}

/**
 * Ties an article to a company (decisions §7). Confirmed by the company's name in the title as
 * whole words; or, in the summary or the URL's host, its website's domain; or, in the summary, the
 * full name of a founder. Comparison ignores case, accents and legal forms; a name that is an
 * ordinary word counts only with its capital letter.
 */
export function identify({ company, item }: IdentityInput): Identity {
  const name = stripLegalForms(company.name);
  const domain = companyDomain(company.website, name);
  const { founders } = company;
  const summary = item.summary ?? '';
  const host = hostOf(item.url);
  if (mentionsName(item.title, name, domain)) return 'confirmed';
  if (domain !== null && host !== null && isWithinDomain(host, domain)) return 'confirmed';
  if (domain !== null && mentionsDomain(summary, domain)) return 'confirmed';
  if (mentionsFounder(summary, founders)) return 'confirmed';

  const urlWords = wordsOfUrl(item.url);
  const tied =
    mentionsName(summary, name, domain) ||
    mentionsJoinedName(item.title, name) ||
    mentionsFounder(`${item.title} | ${urlWords}`, founders) ||
    (domain !== null && mentionsDomain(item.title, domain)) ||
    hasPhrase(name, prepareText(urlWords)) ||
    mentionsJoined(urlWords, name);
  return tied ? 'name_in_summary_only' : 'no_mention';
}

import type { DocumentContext } from '../metrics/candidate';
import type { Sentence } from '../metrics/sentences';
import type { SectionKind } from '../text/sections';
import type { Token } from '../tokens/tokenize';
import type { CustomerStatus, CustomerTier, Span } from '../types';
import { readDeal, type Deal } from './deal';
import type { Listed } from './lists';
import type { Name } from './name';

/** One statement about one named customer. */
export interface Mention extends Span {
  name: string;
  /** Null: the words do not settle whether this is a customer. */
  status: CustomerStatus | null;
  deal: Deal;
  /** The words about this customer alone. */
  around: string;
  /** What a label, a heading or a column tells of its tier. */
  tier?: CustomerTier | null;
  ruleId: string;
  confidence: number;
}

/** One sentence with the names in it and the section it stands in. */
export interface Scene {
  sentence: Sentence;
  tokens: readonly Token[];
  names: Map<number, Name>;
  section: SectionKind;
  masked: string;
  words: string;
  context: DocumentContext;
  /** The company's own products, lower case; none of them is among the names. */
  products: ReadonlySet<string>;
  /** The label of an earlier part of the line that ended with a semicolon. */
  label: string | null;
  /** How the paragraph or list item opens: "Customers: …". */
  opening: string;
  /** The heading and the words of the whole paragraph or list item. */
  beside: string;
}

/** The sentence is about customers, not about hires or partners. */
export const CUSTOMER_TALK =
  /\b(?:customers?(?! (?:success|support|experience|service))|clients?|logos?|accounts?|contracts?|acv|subscription|seats|licen[cs]es?|paid pilot|annual deal)\b/i;

/** "our enterprise customer, X", but not "A, F500, X": there it is of the name before. */
const ADJACENT = /(?:fortune[ -]?\d+|f\d00|enterprise|mid-?market|smb)(?: [a-z]+){0,2},? $/i;
const FIELD_BEFORE = /[,–—] (?:fortune[ -]?\d+|f\d00|enterprise|mid-?market|smb), $/i;

/** What a statement says about one customer; `own` is where its details may stand. */
export function mention(
  scene: Scene,
  item: Listed,
  status: CustomerStatus | null,
  rule: string,
  confidence: number,
  own: [number, number],
): [Name, Mention] {
  const { name, detail, close } = item;
  const [from, to] = detail ?? own;
  const last = scene.tokens[to - 1];
  const end = detail === null ? name.end : (scene.tokens[close]?.end ?? name.end);
  const around = scene.masked.slice(name.end, Math.max(name.end, last?.end ?? name.end));
  const before = scene.masked.slice(Math.max(0, name.start - 40), name.start);
  const adjacent = FIELD_BEFORE.test(before) ? '' : (ADJACENT.exec(before)?.[0] ?? '');
  const read = (span: [number, number]) =>
    readDeal(
      scene.tokens,
      span[0],
      span[1],
      scene.masked,
      scene.context.received,
      status === 'CHURNED',
      scene.context.inDollars,
    );
  const stated = read([from, to]);
  // "X (new): $48k ARR": the bracket may say less than what follows.
  const rest =
    detail === null || own[1] <= Math.max(own[0], close) ? stated : read([close + 1, own[1]]);
  const deal: Deal = {
    annualUsd: stated.annualUsd ?? rest.annualUsd,
    // Of a pilot or a pause a span is its own length, no contract term.
    term: status === 'PILOT' || status === 'PAUSED' ? null : (stated.term ?? rest.term),
    date: stated.date ?? rest.date,
    signed: stated.signed ?? rest.signed,
  };
  return [
    name,
    {
      name: scene.masked.slice(name.start, name.end).replaceAll(/[\s\u0001]+/g, ' '),
      status,
      deal,
      around: `${adjacent} ${around}`,
      ruleId: `customer.${rule}`,
      confidence,
      start: name.start,
      end,
    },
  ];
}

/** Details behind a list of several names belong to none of them. */
export const sole = (listed: readonly Listed[]) => listed.length === 1;

/** Details end where the next customer begins; "in New York" is no customer. */
export function clauseEnd({ tokens, names }: Scene, from: number): number {
  for (let i = from + 2; i < tokens.length; i++) {
    const name = names.get(i);
    if (name === undefined || (tokens[i - 1]?.text === 'in' && !name.company)) continue;
    // "its Pueblo site", "all its K-2 classrooms"
    if (/^(?:its|their)$/.test(tokens[i - 1]?.text ?? '')) continue;
    if (!describesPaper(tokens, name.last + 1)) return i;
  }
  return tokens.length;
}

/** "the malaria and HIV screening contract", "the Studio plan": the name tells what the contract is of. */
const describesPaper = (tokens: readonly Token[], at: number) =>
  /^(?:plan|tier|package|edition|bundle)$/.test(tokens[at]?.text ?? '') ||
  (/^[a-z]+ing$/.test(tokens[at]?.text ?? '') &&
    /^(?:contract|agreement|order|subscription|licen[cs]e|module|plan)$/.test(
      tokens[at + 1]?.text ?? '',
    ));

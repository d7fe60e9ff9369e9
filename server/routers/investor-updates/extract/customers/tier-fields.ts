import type { Token } from '../tokens/tokenize';
import type { CustomerTier } from '../types';

const GOV =
  "(?:(?:u\\.?s\\.? |state |local |federal |city |county |regional |national )?(?:government|govt?|gov't)(?: agenc(?:y|ies))?|(?:state|federal|public|local) (?:agency|agencies|authority|body)|public[- ]sector|federal)";
const EDU =
  '(?:(?:public |private |state |charter )?(?:universit(?:y|ies)|colleges?|schools?|school districts?)|edu|education|higher[- ]ed(?:ucation)?|k-?12(?: (?:district|schools?))?)';

const ALONE: readonly [CustomerTier, RegExp][] = [
  ['F100', alone('fortune[- ]?100|f100')],
  ['F500', alone('fortune[- ]?500|f500')],
  ['MIDMARKET', alone('mid[- ]?market|mm')],
  ['SMB', alone('smbs?|small business(?:es)?')],
  ['ENTERPRISE', alone('enterprises?')],
  ['GOV', alone(GOV)],
  ['EDU', alone(EDU)],
];

function alone(words: string): RegExp {
  return new RegExp(
    `^(?:${words})(?: (?:customers?|clients?|accounts?|logos?|tier|segment))?$`,
    'i',
  );
}

const MAX_FIELD = 40;

/** The tier a field names that tells nothing else: "SMB", "Government", "School District". */
export function tierOfField(words: string): CustomerTier | null {
  const field = words.trim();
  if (field.length > MAX_FIELD) return null;
  return ALONE.find(([, pattern]) => pattern.test(field))?.[0] ?? null;
}

const MAX_FIELDS = 6;

/** The tier among the fields right behind a name: ", Enterprise, $20k per year", "(gov)", "| Edu | Active". */
export function tierBehind(behind: string): CustomerTier | null {
  // "X $150,000 - enterprise - active"
  const told = behind.replace(/^\s{0,2}[$€£]\d[\d.,]{0,12}[kKmM]?(?= )/, '');
  if (!/^[\s\u0001*]*[,|([:;–—/-]/.test(told)) return null;
  const fields = told
    .slice(0, 160)
    .split(/[,|()[\]:;–—/\u0001\n]| - /)
    .map((field) => field.replaceAll(/[*_]|^\s?-/g, '').trim())
    .filter((field) => field !== '');
  for (const field of fields.slice(0, MAX_FIELDS)) {
    const tier = tierOfField(field.replace(/\.$/, ''));
    if (tier !== null) return tier;
  }
  return null;
}

const PARTS: readonly [CustomerTier, RegExp][] = [
  ['F100', /\b(?:fortune[- ]?100|f100)\b/i],
  ['F500', /\b(?:fortune[- ]?500|f500)\b/i],
  ['MIDMARKET', /\bmid[- ]?market\b/i],
  ['SMB', /\b(?:smbs?|small business(?:es)?)\b/i],
  [
    'ENTERPRISE',
    /\benterprise (?:[a-z]+ ){0,1}(?:customers?|clients?|accounts?|logos?|deals?|wins?|contracts?|pilots?)\b/i,
  ],
  [
    'GOV',
    /\b(?:gov(?:ernment|t)?|federal|public[- ]sector) (?:[a-z]+ ){0,1}(?:customers?|clients?|accounts?|logos?|agencies|deals?|wins?|contracts?)\b/i,
  ],
  [
    'EDU',
    /\b(?:education|edu|higher[- ]ed(?:ucation)?) (?:[a-z]+ ){0,1}(?:customers?|clients?|accounts?|logos?|deals?|wins?|contracts?)\b/i,
  ],
];

/** "Enterprise", "SMB (3)": a label or heading that is a tier and nothing else. */
export const tierLabel = (label: string): CustomerTier | null =>
  tierOfField(
    (label.split(':').at(-1) ?? '')
      .slice(0, 60)
      .replace(/^[^\p{L}]{1,6}/u, '')
      .replace(/[:*_]{1,4}$/, '')
      .replace(/ ?\(\d{1,3}\)$/, ''),
  );

/** The one tier that a label or heading tells of all it stands over: "three enterprise customers". */
export function tierOfAll(label: string): CustomerTier | null {
  const whole = tierLabel(label);
  if (whole !== null) return whole;
  // "enterprise and SMB customers"
  if (/\b(?:enterprise|smbs?|mid[- ]?market|government|f[15]00)s?(?: and|,| &| \/) /i.test(label))
    return null;
  const told = PARTS.filter(([, pattern]) => pattern.test(label.slice(0, 120)));
  return told.length === 1 ? (told[0]?.[0] ?? null) : null;
}

const ENDS_FIELD = /^[,|()[\]:;–—/.-]$/;
const MAX_WORDS = 3;

/** Where a field ends that begins at a token and names a tier alone; null where none does. */
export function tierFieldAt(tokens: readonly Token[], at: number): number | null {
  if (tokens[at] === undefined || tokens[at].kind === 'punct') return null;
  for (let to = Math.min(at + MAX_WORDS, tokens.length); to > at; to--) {
    const [last, after] = [tokens[to - 1], tokens[to]];
    if (last?.kind === 'punct' || (after !== undefined && !ENDS_FIELD.test(after.text))) continue;
    const words = tokens.slice(at, to).map((t) => t.text);
    if (tierOfField(words.join(' ')) !== null) return to;
  }
  return null;
}

/** What else a row tells of its customer: "$8k MRR", "200 employees", "pilot". */
const ROW_FIELD =
  /^(?:active|live|signed|renewed|new|expanded|won|churned|cancell?ed|lost|paused|on hold|(?:paid |free )?(?:pilot|trial|poc))$/;

/** ", SMB, $8k MRR": the fields of a row behind its name, from a tier on; null without one. */
export function rowFields(tokens: readonly Token[], at: number): [number, number] | null {
  if (!/^[,–—-]$/.test(tokens[at]?.text ?? '')) return null;
  const tier = tierFieldAt(tokens, at + 1);
  if (tier === null) return null;
  let to = tier;
  for (let end = rowFieldAt(tokens, to); end !== null; end = rowFieldAt(tokens, to)) to = end;
  return [at + 1, to];
}

/** Where the field behind a mark ends; null where it tells of something else. */
function rowFieldAt(tokens: readonly Token[], at: number): number | null {
  if (!/^[,–—-]$/.test(tokens[at]?.text ?? '')) return null;
  const reach = tokens.slice(at + 1, at + 7).findIndex((t) => ENDS_FIELD.test(t.text));
  const end = reach < 0 ? Math.min(tokens.length, at + 6) : at + 1 + reach;
  const field = tokens.slice(at + 1, end);
  const counts = field[0]?.kind === 'number' && field.length < 5;
  return counts || ROW_FIELD.test(field.map((t) => t.text).join(' ')) ? end : null;
}

/** "Government", "University": what a firm is, the name of none. */
export const isTierWord = ({ text, known }: { text: string; known: boolean }): boolean =>
  !known && tierOfField(text) !== null;

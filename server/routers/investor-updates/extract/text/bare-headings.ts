import type { Line } from './lines';
import type { SectionKind } from './sections';

/** Titles of one or two words for who came, grew, tries, rests and left. */
const TITLES: readonly [SectionKind, RegExp][] = [
  [
    'pilots',
    /^(?:(?:new|active|running|in) )?(?:pilots?|pocs?|trials?)$|^(?:(?:still|now) )?(?:piloting|testing|triall?ing|trying)(?: us)?(?: out)?$/,
  ],
  ['lost', /^(?:lost(?: (?:deals?|bids?|tenders?))?|deals? lost|not won|closed[- ]lost)$/],
  ['churned', /^(?:gone|left(?: us)?|churn(?:ed)?|departed|cancell?ed|lost customers?)$/],
  ['paused', /^(?:paused|on (?:hold|pause)|sleeping)$/],
  [
    'customers',
    /^(?:landed|won|signed|closed(?:[- ]won)?|new(?: (?:customers?|clients?|logos?))?|renewed|renewals?|expanded|expansions?|extended|upgraded|upsold|grew|onboarded|added)$/,
  ],
];
/** At least one of them is said of customers alone. */
const OF_CUSTOMERS =
  /pilot|trial|poc|renew|churn|customer|client|logo|deal|won|expan|upsold|landed/;
const MAX = 26;

const wordsOf = ({ text }: Line) =>
  text
    .toLowerCase()
    .replace(/^[^\p{L}]{0,6}/u, '')
    .replace(/ ?(?:\(\d{1,3}\))?:?$/, '');

const kindOf = (line: Line | undefined): SectionKind | null => {
  if (line === undefined || line.text.length > MAX || line.text === '') return null;
  const words = wordsOf(line);
  return TITLES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

/** Whether a line reads like what stands under such a title: a name in capitals, listed or not. */
const isEntry = (line: Line | undefined) =>
  line !== undefined && /^(?:[-*•–+◦▪●○] ?)?[\p{Lu}\d]/u.test(line.text);

/**
 * "Landed", "Expanded", "Pilots", "Gone", each over the names of its customers: the lines that head
 * such groups, though none may stand between empty lines. Only two or more of them together count.
 */
export function bareHeadings(lines: readonly Line[]): ReadonlyMap<number, SectionKind> {
  const found = new Map<number, SectionKind>();
  const told = new Set<SectionKind>();
  let grouped = false;
  let sure = false;
  for (const [i, line] of lines.entries()) {
    if (line.text === '') {
      grouped = false;
      continue;
    }
    const opens = i === 0 || lines[i - 1]?.text === '';
    const kind = opens || grouped ? kindOf(line) : null;
    if (kind === null) continue;
    // A title stands over an entry, not over another title: columns written one below another.
    const next = lines[i + 1]?.text === '' ? lines[i + 2] : lines[i + 1];
    if (!isEntry(next) || kindOf(next) !== null) continue;
    if (opens) grouped = true;
    found.set(i, kind);
    told.add(kind);
    sure ||= OF_CUSTOMERS.test(wordsOf(line));
  }
  return sure && told.size > 1 ? found : NONE;
}

const NONE: ReadonlyMap<number, SectionKind> = new Map();

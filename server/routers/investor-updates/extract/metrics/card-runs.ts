import { metricLabel } from '../tables/labels';
import type { Line } from '../text/lines';
import type { Unit } from '../text/unit';
import { tokenize } from '../tokens/tokenize';

/*
 * Cards of a dashboard, pasted: lines that alternate between a value and its label. Which of the two
 * stands first is told by the run as a whole.
 */

/** Where a label's value stands by its run: above it, below it, or open; and in which unit. */
export interface CardPair {
  side: 'above' | 'below' | 'open';
  value: number;
}

interface Card {
  kind: 'value' | 'label' | 'metric' | 'change' | 'forced' | 'other';
  at: number;
}

const VALUE =
  /^[~≈]?(?:US)?[$€£]?\d[\d.,]{0,12} ?(?:[kKmMbB]|mm|bn|mn|million|thousand)?[%x+]?(?: ?(?:months?|mos?|people|ftes?))?(?: ?\([^()]{1,24}\))?$/i;
const YEAR = /^20\d\d$/;
const CHANGE = /^(?:[+▲▼↑↓(]|[-–−] ?[$€£]?\d|\d[\d.,]{0,8} ?% [a-z]|(?:up|down|vs\.?|flat|from) )/i;
const LABEL = /^[A-Za-z](?:[^.!?:;|\t]{0,37}[^.!?:;,|\t])?$/;
/** A title or a name with a colon: what it names stands below. */
const FORCED = /^#{1,6} |:$/;
const TITLE =
  /\b(?:metrics|kpis?|numbers|highlights|dashboard|snapshot|glance|figures|financials|summary|overview|update|scorecard|20\d\d)\b/i;

function cardOf(unit: Unit, at: number, masked: string): Card {
  const line = unit.lines[0]?.text ?? '';
  if (unit.lines.length > 1 || line.length > 48) return { kind: 'other', at };
  if (FORCED.test(line)) return { kind: 'forced', at };
  if (VALUE.test(line) && !YEAR.test(line)) return { kind: 'value', at };
  if (CHANGE.test(line)) return { kind: 'change', at };
  if (!LABEL.test(line)) return { kind: 'other', at };
  if (metricLabel(tokenize(masked, unit), masked) !== null) return { kind: 'metric', at };
  return { kind: TITLE.test(line) ? 'other' : 'label', at };
}

const isValue = (card: Card | undefined) => card?.kind === 'value';

/** Runs of two values or more with their labels, changes between them left out. */
function cardRuns(cards: readonly Card[]): Card[][] {
  const runs: Card[][] = [];
  let run: Card[] = [];
  let owned = false;
  for (const card of cards) {
    if (card.kind === 'change' && run.length > 0) continue;
    const plain = /^(?:value|label|metric)$/.test(card.kind);
    const last = run.at(-1);
    if (!plain || (last !== undefined && isValue(last) === isValue(card))) {
      runs.push(run);
      run = [];
    }
    // The value right below "Cash:" is taken.
    if (plain && !(owned && isValue(card))) run.push(card);
    owned = card.kind === 'forced';
  }
  runs.push(run);
  return runs.filter((cs) => cs.filter(isValue).length > 1);
}

/** Empty lines that part the pairs tell them; else the run's ends do. */
function sideOf(run: readonly Card[], isApart: (a: Card, b: Card) => boolean): CardPair['side'] {
  const within = run.flatMap((card, i) => {
    const [before, behind] = [run[i - 1], run[i + 1]];
    if (!isValue(card) || before === undefined || behind === undefined) return [];
    return [[isApart(before, card), isApart(card, behind)] as const];
  });
  if (within.length > 0 && within.every(([before, behind]) => before && !behind)) return 'above';
  if (within.length > 0 && within.every(([before, behind]) => !before && behind)) return 'below';
  const [first, last] = [run[0], run.at(-1)];
  if (isValue(first) !== isValue(last)) return isValue(first) ? 'above' : 'below';
  if (isValue(first) || first?.kind === last?.kind) return 'open';
  return first?.kind === 'metric' ? 'below' : 'above';
}

/**
 * For each unit that labels a metric in such a run, where its value stands. A run that begins with a
 * value and ends with a label has its values above their labels, one the other way round below them;
 * of one that begins and ends alike only a title over it or a heading below it tells.
 */
export function cardPairs(
  units: readonly Unit[],
  masked: string,
  inTable: ReadonlySet<Line>,
): { pairs: ReadonlyMap<number, CardPair>; values: ReadonlySet<number> } {
  const pairs = new Map<number, CardPair>();
  const values = new Set<number>();
  const cards = units.map((unit, at): Card =>
    unit.lines.some((line) => inTable.has(line)) ? { kind: 'other', at } : cardOf(unit, at, masked),
  );
  const isApart = (a: Card, b: Card) =>
    masked.slice(units[a.at]?.end, units[b.at]?.start).split('\n').length > 2;
  for (const run of cardRuns(cards)) {
    const side = sideOf(run, isApart);
    run.forEach((card, i) => {
      if (isValue(card)) values.add(card.at);
      const value = side === 'above' ? run[i - 1] : (run[i + 1] ?? run[i - 1]);
      if (card.kind === 'metric' && value !== undefined)
        pairs.set(card.at, { side, value: value.at });
      else if (card.kind === 'metric') pairs.set(card.at, { side: 'open', value: card.at });
    });
  }
  return { pairs, values };
}

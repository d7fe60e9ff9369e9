import { fiscalInCalendar } from '../period-fiscal';
import { isMonthEnd, monthNumber, monthRange, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import { readTable } from '../tables/read-table';
import { cellsAside, within } from '../tables/ahead-cells';
import { findGrids, isLoneRow } from '../tables/grid';
import { findSlashGrids } from '../tables/slash-grid';
import type { Line } from '../text/lines';
import type { Unit } from '../text/unit';
import type { Span } from '../types';
import { withoutBracketedParts } from './bracketed-wholes';
import type { Candidate, DocumentContext } from './candidate';
import { namesStretch, ofTable, withSpans } from './burn-of-spans';
import { cardPairs } from './card-runs';
import { withSignDoubts } from './cash-added';
import { corrected } from './corrections';
import { ageOf } from './heading-age';
import { isAhead, leadDate } from './lead-date';
import { withFloorDoubts } from './floors';
import { withMarginDoubts } from './margin-of-part';
import { monthsAlone } from './months-alone';
import { ofLevels } from './no-level';
import { onlyCurrent } from './not-now';
import { withoutOthers } from './of-others';
import { headsOthers, underOpenHeading } from './headings-of-others';
import { headsPart } from './part-subjects';
import { readPictured } from './pictured';
import { planFirst } from './plan-first';
import { readAround } from './read-around';
import { readActualBelow } from './read-actual-below';
import { readStatuses } from './read-actual-behind';
import { readCard } from './read-stacked';
import { readRunwaySequel, readSequel } from './read-sequel';
import { readRunwayDate } from './read-runway-date';
import { readYearRunway } from './read-year-runway';
import { readValuations } from './read-valuation';
import { inSameDollars } from './same-dollars';
import { sharedDates, standingDates } from './same-date';
import { aboutMarket, headsPlans, opensAsks } from './run-in-heads';
import { scaledContexts } from './scaled-units';
import { unitSentences, type Sentence } from './sentences';
import { readSummedList } from './summed-parts';
import { inWhole } from './told-in-parts';
import { withCreditDoubts } from './undrawn';
import { wordedOtherwise } from './worded-otherwise';
import { quoted } from './unsaid';
import { yielding } from './yielding';

/** Every reading of the update's numbers as metrics, from tables, labels and prose. */
export function readMetrics(
  lines: readonly Line[],
  units: readonly Unit[],
  masked: string,
  period: DateValue | null,
  context: DocumentContext,
): Candidate[] {
  const found: Candidate[] = [];
  const inTable = new Set<Line>();
  const planned = plannedRanges(units, (heading) => headsOthers(heading, masked, context));
  const aside: Span[] = [];
  const titled = findSlashGrids(lines, masked, context.received);
  for (const grid of [...titled, ...findGrids(lines)]) {
    // Its own title does not make a table one of plans or of former values.
    const above = titled.includes(grid) ? 1 : 0;
    if (planned((lines[grid.from]?.start ?? 0) - above)) continue;
    if (lines.slice(grid.from, grid.to + 1).some((line) => inTable.has(line))) continue;
    const lone = grid.rows.length < 2 && !isLoneRow(grid, masked);
    if (lone && !/^\s*\|/.test(lines[grid.from]?.text ?? '')) continue;
    const over = lineAbove(lines, grid.from);
    const reading = readTable(grid, masked, period, context, over);
    if (reading === null) {
      aside.push(...cellsAside(grid, masked, context.received));
      continue;
    }
    const titles = [over?.text, headingAbove(units, lines[grid.from])];
    found.push(...ofTable(reading.candidates, grid, titles, masked, context.companyWords));
    for (let i = grid.from; i <= grid.to; i++)
      if (lines[i] !== undefined) inTable.add(lines[i] ?? EMPTY);
  }
  const base = runwayBase(period, context.received);
  const scaled = scaledContexts(units, inTable, context);
  const cards = cardPairs(units, masked, inTable);
  units.forEach((unit, i) => {
    if (unit.lines.some((line) => inTable.has(line))) return;
    const above = lastSentence(units[i - 1], masked);
    if (unit.section === 'goals') found.push(...readStatuses(unit, masked, scaled(i), above));
    if (
      unit.section === 'goals' ||
      unit.section === 'prior' ||
      unit.section === 'asks' ||
      unit.section === 'others' ||
      unit.section === 'pipeline' ||
      isLaterYear(unit.heading, period) ||
      headsOthers(unit.heading, masked, context)
    )
      return;
    const beside = [readSummedList, readActualBelow, readPictured].flatMap((reader) => {
      const found = reader(units, i, masked, scaled(i));
      return found === null ? [] : [found];
    });
    const read = [
      ...readUnit(
        cards.values.has(i) ? { ...unit, heading: '' } : unit,
        masked,
        base,
        scaled(i),
        period,
        above,
      ),
      ...beside,
      ...readCard(units, i, cards.pairs.get(i), masked, scaled(i)),
    ];
    const months = read.length > 0 ? null : monthsAlone(unit, masked, context, found);
    if (months !== null) read.push(months);
    const age = read.length === 0 ? null : ageOf(unit.heading, period, context.received);
    if (age === 'old') return;
    const ofPart = read.length > 0 && headsPart(unit.heading, (word) => context.ownWords.has(word));
    const own = ofPart ? read.map(asPart) : planFirst(unit.heading, masked, read);
    const spanned = withSpans(own, masked, namesStretch(unit.heading, context.companyWords));
    const told = underOpenHeading(unit.heading, period, context.received, spanned);
    found.push(...(age === 'last' ? told.map(ofLastTime) : told));
  });
  const isAside = within(aside);
  const inFiscalYear = (date: DateValue) =>
    fiscalInCalendar(date, context.fiscalEnd, context.received);
  const stated = found
    .filter((c) => !isAside(c.start))
    .map((c) => (c.date === null ? c : { ...c, date: inFiscalYear(c.date) }));
  const whole = withoutBracketedParts(yielding(stated), masked);
  return inSameDollars(withSignDoubts(corrected(whole, units, masked), masked), masked);
}

const lastSentence = (unit: Unit | undefined, masked: string) =>
  unit === undefined ? undefined : unitSentences(unit, masked).at(-1);

function isOver(period: DateValue | null, received: Date): boolean {
  const range = period === null ? null : monthRange(period);
  return range !== null && range.last < monthNumber(received);
}

/** "Cash on May 31 was $0.8M; today it is $9.6M" in the letter for May: the day told before ends the period. */
const isNewer = (
  sequel: Candidate | null,
  found: readonly Candidate[],
  tokens: readonly Token[],
): boolean =>
  sequel !== null &&
  tokens.slice(0, 4).some((t) => /^(?:today|now|currently)$/.test(t.text)) &&
  found.some((c) => c.field === sequel.field && c.date?.grain === 'day' && isMonthEnd(c.date));

/** "2026" over a paragraph of the update for December 2025 heads what is planned. */
function isLaterYear(heading: string, period: DateValue | null): boolean {
  const year = /^\W{0,4}(20\d\d)\W{0,4}$/.exec(heading)?.[1];
  return year !== undefined && period?.year != null && Number(year) > period.year;
}

const asPart = (candidate: Candidate): Candidate => ({
  ...candidate,
  doubt: candidate.doubt ?? 'part',
});

const ofLastTime = (candidate: Candidate): Candidate => ({ ...candidate, lastMonth: true });

/** The line over a table, one empty line aside. */
const lineAbove = (lines: readonly Line[], from: number) =>
  [lines[from - 1], lines[from - 2]].find((line) => line !== undefined && line.text !== '') ?? null;

const headingAbove = (units: readonly Unit[], line: Line | undefined) =>
  units.findLast(({ start }) => line !== undefined && start <= line.start)?.heading;

const EMPTY: Line = { start: 0, end: 0, depth: 0, text: '' };

/** Tables under a heading such as "2027 plan" hold no actuals. */
function plannedRanges(
  units: readonly Unit[],
  ofOthers: (heading: string) => boolean,
): (at: number) => boolean {
  const starts = units
    .filter((u) => u.kind === 'heading')
    .map((u) => ({
      start: u.start,
      goals: /^(?:goals|prior|others)$/.test(u.section) || ofOthers(u.heading),
    }));
  return (at) => starts.filter((s) => s.start <= at).at(-1)?.goals === true;
}

/** Runway dates count from the end of the reported period, else from the month of receipt. */
function runwayBase(period: DateValue | null, received: Date): number {
  const range = period === null ? null : monthRange(period);
  return range === null ? monthNumber(received) : Math.min(range.last, monthNumber(received));
}

function readUnit(
  unit: Unit,
  masked: string,
  base: number,
  context: DocumentContext,
  period: DateValue | null,
  above: Sentence | undefined,
): Candidate[] {
  const sentences = unitSentences(unit, masked);
  let found: Candidate[] = [];
  let planned = false;
  const openings = standingDates(sentences);
  for (const [i, sentence] of sentences.entries()) {
    // A run-in heading ("Outlook.") speaks for the rest of its paragraph.
    if (headsPlans(sentence.tokens)) planned = true;
    planned ||= aboutMarket(sentence.tokens) || opensAsks(sentence.tokens);
    if (planned) continue;
    const lead = leadDate(sentence.tokens);
    if (lead !== null && isAhead(lead, period, context.received)) continue;
    const own = (read: readonly Candidate[]) =>
      sharedDates(
        sentence.tokens,
        onlyCurrent(
          sentence,
          masked,
          period,
          context.received,
          ofLevels(
            sentence.tokens,
            withFloorDoubts(
              sentence.tokens,
              masked,
              withMarginDoubts(
                sentence.tokens,
                withCreditDoubts(
                  sentence.tokens,
                  wordedOtherwise(
                    sentence,
                    masked,
                    context,
                    withoutOthers(sentence, masked, context, read),
                  ),
                ),
              ),
            ),
          ),
        ),
        openings[i] ?? null,
        context.received,
      ).map((c) => (c.date === null && lead !== null ? { ...c, date: lead } : c));
    const { tokens } = sentence;
    const goesOn = readSequel(sentences[i - 1], sentence, context);
    const sequel =
      isOver(period, context.received) && isNewer(goesOn, found, tokens) ? null : goesOn;
    // "By the end of June it was $2M" stands beside what was said before; "it is now $2M" replaces it.
    if (sequel?.ruleId.endsWith('.sequel-at') === true) found.push(...own([sequel]));
    else if (sequel !== null) {
      const former = sentences[i - 1]?.tokens[0]?.start ?? sequel.start;
      found = found.filter((c) => c.field !== sequel.field || c.start < former);
      found.push(...own([sequel]));
      // "To be exact: $1.32M, or $110k in MRR."
      if (!sequel.ruleId.endsWith('.sequel-exact')) continue;
    }
    const read = readAround(
      { before: sentences[i - 1], sentence, next: sentences[i + 1], above },
      unit.heading,
      i === 0 && unit.kind !== 'heading',
      masked,
      context,
    );
    const rest = read.filter((c) => c.field !== sequel?.field || sequel.ruleId.endsWith('-at'));
    found.push(...own(inWhole(sentence, context, rest, isOver(period, context.received))));
    const runway = found.some((c) => c.field === 'runwayMonths')
      ? null
      : (readRunwayDate(sentence, base, context) ??
        readYearRunway(sentence) ??
        readRunwaySequel(sentences, i, context, found.some(isOfMoney)));
    if (runway !== null) found.push(...own([runway]));
  }
  if (!planned) found.push(...readOwnValuations(sentences, masked, context));
  const quotes = found.length === 0 ? [] : quoted(masked, unit.start, unit.end);
  return found.filter((c) => !quotes.some(([from, to]) => c.start >= from && c.end <= to));
}

function readOwnValuations(
  sentences: readonly Sentence[],
  masked: string,
  context: DocumentContext,
): Candidate[] {
  const read = readValuations(sentences, context);
  if (read.length === 0) return read;
  return sentences.flatMap((sentence) => {
    const [from, to] = [sentence.tokens[0]?.start ?? 0, sentence.tokens.at(-1)?.end ?? 0];
    const own = read.filter((c) => c.start >= from && c.start < to);
    return wordedOtherwise(
      sentence,
      masked,
      context,
      withoutOthers(sentence, masked, context, own),
    );
  });
}

const isOfMoney = ({ field }: Candidate) => /^(?:cashOnHandUsd|burnMonthlyUsd)$/.test(field);

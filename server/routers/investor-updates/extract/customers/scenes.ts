import type { DocumentContext } from '../metrics/candidate';
import { isOwnName } from '../metrics/own-name';
import { GOAL_WORDS } from '../metrics/cues';
import { markGoals } from '../metrics/goals';
import { unitSentences, type Sentence } from '../metrics/sentences';
import { EMPHASIS } from '../text/mask';
import { type SectionKind } from '../text/sections';
import type { Unit } from '../text/unit';
import { labelBefore } from './by-heading';
import type { Name } from './name';
import { numberBefore } from './enumerated';
import { findNames } from './names';
import type { Scene } from './scene';
import { isTierWord } from './tier-fields';

/** Sections whose items are customers, whatever is said of them. */
export const LISTED_SECTIONS = new Set<SectionKind>([
  'customers',
  'pilots',
  'churned',
  'lost',
  'paused',
]);

interface ReadScene {
  scene: Scene;
  unit: Unit;
  /** The first sentence of its unit. */
  opens: boolean;
  /** Which sentence of its unit it is. */
  order: number;
  /** The sentence behind it, where that names nobody. */
  next: Sentence | null;
  /** The sentence behind it, whomever that names. */
  after: Sentence | null;
}

/** Every sentence that holds a name. */
export function scenesOf(
  units: readonly Unit[],
  masked: string,
  known: ReadonlySet<string>,
  context: DocumentContext,
): ReadScene[] {
  const sections = sectionWords(units, masked);
  return units.flatMap((unit) => {
    if (!isRead(unit, masked)) return [];
    const sentences = unitSentences(unit, masked);
    const beside = sections.get(unit) ?? '';
    let label: string | null = null;
    let number = 0;
    return sentences.flatMap(({ tokens, goal }, i): ReadScene[] => {
      const start = tokens[0]?.start ?? 0;
      number = numberBefore(masked, start, number);
      const earlier = number > 0 || opensBehindSemicolon(masked, start) ? label : null;
      const colon = tokens.findIndex((t) => t.text === ':');
      label = colon < 0 ? earlier : labelBefore({ tokens, masked }, colon);
      const found = findNames(tokens, masked, known, LISTED_SECTIONS.has(unit.section)).filter(
        (name) => !isTierWord(name),
      );
      const names = new Map(found.map((name) => [name.first, name]));
      if (names.size === 0) return [];
      const scene: Scene = {
        sentence: free({ tokens, goal }, names),
        tokens,
        names,
        section: unit.section,
        masked,
        words: masked.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0),
        context,
        products: NO_PRODUCTS,
        label: earlier,
        opening: masked.slice(unit.start, unit.start + 40),
        beside,
      };
      const after = sentences[i + 1];
      const unnamed = after !== undefined && namesNobody(after, masked, known, context);
      const opens = i === 0 || opensLine(scene, unit);
      const next = unnamed ? after : null;
      return [{ scene, unit, opens, order: i, next, after: after ?? null }];
    });
  });
}

/** Names that stand a line each under a heading of customers are items, whatever their marks. */
const opensLine = ({ tokens, masked }: Scene, { section }: Unit) =>
  LISTED_SECTIONS.has(section) &&
  /[\n\u0001]\s*$/.test(masked.slice(Math.max(0, (tokens[0]?.start ?? 0) - 3), tokens[0]?.start));

const namesNobody = (
  { tokens }: Sentence,
  masked: string,
  known: ReadonlySet<string>,
  { ownNames }: DocumentContext,
) => findNames(tokens, masked, known).every((name) => isOwnName(name.text, ownNames));

/** A heading with all that stands below it: "New: A", "Lost: B" tell more together. */
function sectionWords(units: readonly Unit[], masked: string): Map<Unit, string> {
  const sections = new Map<Unit, string>();
  for (let i = 0; i < units.length;) {
    const head = units[i];
    if (head === undefined) break;
    let last = i;
    while (units[last + 1] !== undefined && units[last + 1]?.kind !== 'heading') last++;
    const end = Math.min(units[last]?.end ?? head.end, head.start + MAX_BESIDE);
    const words = `${head.heading}: ${masked.slice(head.start, end)}`.replaceAll(EMPHASIS, '');
    for (const unit of units.slice(i, last + 1)) sections.set(unit, words);
    i = last + 1;
  }
  return sections;
}

const MAX_BESIDE = 1500;

/** "A; B": the sentence before ended with a semicolon. */
const opensBehindSemicolon = (masked: string, start: number) =>
  /;[\s\u0001]*$/.test(masked.slice(Math.max(0, start - 4), start));

/** A heading is read only for the names in its brackets: "3 new customers (A, B, C)". */
const isRead = (unit: Unit, masked: string) =>
  unit.kind !== 'heading' || /\([^()]{1,200},/.test(masked.slice(unit.start, unit.end));

const NO_PRODUCTS: ReadonlySet<string> = new Set();

/** The sentence with its plans marked anew, where a customer's name reads like one. */
function free(sentence: Sentence, names: ReadonlyMap<number, Name>): Sentence {
  const within = new Set<number>();
  for (const { first, last } of names.values()) for (let i = first; i <= last; i++) within.add(i);
  const misled = sentence.tokens.some((t, i) => within.has(i) && GOAL_WORDS.has(t.text));
  return misled ? { ...sentence, goal: markGoals(sentence.tokens, within) } : sentence;
}

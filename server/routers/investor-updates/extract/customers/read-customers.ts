import type { DocumentContext } from '../metrics/candidate';
import { GOAL_WORDS } from '../metrics/cues';
import { markGoals, unitSentences, type Sentence } from '../metrics/sentences';
import type { Line } from '../text/lines';
import type { SectionKind } from '../text/sections';
import type { Unit } from '../text/units';
import { byLabel, bySection } from './by-heading';
import { byObject, byWith } from './by-object';
import { bySubject } from './by-subject';
import { maybeTwoFirms } from './joint';
import { findNames, type Name } from './names';
import { readCustomerTables } from './read-customer-table';
import type { Mention, Scene } from './scene';

const SILENT_SECTIONS = new Set<SectionKind>([
  'goals',
  'asks',
  'pipeline',
  'investors',
  'partners',
  'others',
]);

/** Finds what the update says about named customers. */
export function readCustomers(
  lines: readonly Line[],
  units: readonly Unit[],
  masked: string,
  known: ReadonlySet<string>,
  context: DocumentContext,
): Mention[] {
  const tables = readCustomerTables(lines, masked, context);
  const found = tables.mentions;
  for (const unit of units) {
    if (unit.lines.some((line) => tables.taken.has(line))) continue;
    if (SILENT_SECTIONS.has(unit.section) || unit.kind === 'heading') continue;
    unitSentences(unit, masked).forEach((sentence, i) => {
      const names = new Map(
        findNames(sentence.tokens, masked, known).map((name) => [name.first, name]),
      );
      if (names.size === 0) return;
      const first = sentence.tokens[0];
      const last = sentence.tokens.at(-1);
      const words =
        first === undefined || last === undefined ? '' : masked.slice(first.start, last.end);
      const scene: Scene = {
        sentence: free(sentence, names),
        tokens: sentence.tokens,
        names,
        section: unit.section,
        masked,
        words,
        context,
      };
      found.push(...readScene(scene, i === 0 ? unit : null, known));
    });
  }
  return found;
}

/** The sentence with its plans marked anew, where a customer's name reads like one. */
function free(sentence: Sentence, names: ReadonlyMap<number, Name>): Sentence {
  const within = new Set<number>();
  for (const { first, last } of names.values()) for (let i = first; i <= last; i++) within.add(i);
  const misled = sentence.tokens.some((t, i) => within.has(i) && GOAL_WORDS.has(t.text));
  return misled ? { ...sentence, goal: markGoals(sentence.tokens, within) } : sentence;
}

/** Statements by verb, by label, then by the section a list item stands in. */
function readScene(scene: Scene, unit: Unit | null, known: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
  const taken = new Set<number>();
  const add = (mentions: readonly [Name, Mention][]) => {
    for (const [name, mention] of mentions) {
      if (taken.has(name.first)) continue;
      taken.add(name.first);
      // An item of a list speaks of one firm: "Oak & Iron renewed".
      const item = unit?.kind === 'item' && name.first <= 1 && /^\S+ & \S+$/.test(name.text);
      const joint =
        !item &&
        /^customer\.(?:subject|object)/.test(mention.ruleId) &&
        maybeTwoFirms(scene, name, known);
      found.push(joint ? { ...mention, status: null } : mention);
    }
  };
  for (const first of scene.names.keys()) add(bySubject(scene, first));
  scene.tokens.forEach((token, i) => {
    if (token.text === ':' || token.text === '→') add(byLabel(scene, i));
  });
  if (unit !== null) add(bySection(scene, unit.kind === 'item'));
  for (let i = 0; i < scene.tokens.length; i++) {
    add(byWith(scene, i));
    add(byObject(scene, i));
  }
  return found;
}

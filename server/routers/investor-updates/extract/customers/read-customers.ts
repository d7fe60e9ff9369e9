import type { DocumentContext } from '../metrics/candidate';
import { type Sentence } from '../metrics/sentences';
import type { Line } from '../text/lines';
import { sectionKind, type SectionKind } from '../text/sections';
import type { Unit } from '../text/unit';
import { byEarlierLabel, byInverted, byLabel, labelBefore } from './by-heading';
import { bySection } from './by-section';
import { byAgent } from './by-agent';
import { byAmong, byNewest, bySpeaker, byTrialAside } from './by-aside';
import { byBracket } from './by-bracket';
import { byGrowth } from './by-growth';
import { byDisplacing, byObject } from './by-object';
import { mayBeCue } from './object-rules';
import { byLostDeal } from './by-lost-deal';
import { byPlace, byTender, byTest, byVerbWith, byWonDeal } from './by-place';
import { byMarks } from './by-marks';
import { byPlusMinus } from './by-plus-minus';
import { byPresence, byShops } from './by-presence';
import { byShare } from './by-share';
import { bySigns } from './by-signs';
import { bySubject } from './by-subject';
import { byWhere } from './by-where';
import { byWork } from './by-work';
import { byWorkingWith } from './by-working-with';
import { maybeTwoFirms } from './joint';
import { castOf, withCast } from './name-kinds';
import type { Name } from './name';
import { withLastDay } from './last-day';
import { withoutOthersLabels } from './others-label';
import { othersNewsFrom } from './others-news';
import { rivalsNews, rivalsOf } from './rivals-news';
import { readCustomerTables } from './read-customer-table';
import type { Mention, Scene } from './scene';
import { isDashedLabel, isSegment } from './segment-labels';
import { afterPilot, byEnding, bySequel, dealBehind, wentElsewhere } from './sequel';
import type { CustomerStatus } from '../types';
import { asBefore, byGapped, byLikewise, bySame, byWorth } from './likewise';
import { isTakenBack } from './taken-back';
import { isTalkedOfAgain } from './talks-again';
import { tierLabel } from './tier-fields';
import { LISTED_SECTIONS, scenesOf } from './scenes';

const SILENT_SECTIONS = new Set<SectionKind>([
  'goals',
  'asks',
  'pipeline',
  'investors',
  'partners',
  'others',
]);

/** "2025 goals, and what became of them": no plans. */
const LOOKS_BACK =
  /\b(?:goals?|targets?|plans?|objectives?|okrs?)\b.{0,20}\b(?:what became|what came|how (?:we|they|it) (?:did|fared|went|turned)|outcomes?|results?|reality|revisited|in review|review(?:ed)?|met|achieved|reached)\b/i;

/** Finds what the update says about named customers. */
export function readCustomers(
  lines: readonly Line[],
  units: readonly Unit[],
  masked: string,
  known: ReadonlySet<string>,
  context: DocumentContext,
): Mention[] {
  const tables = readCustomerTables(lines, units, masked, context);
  const found = tables.mentions;
  const read = scenesOf(
    units.filter((unit) => !unit.lines.some((l) => tables.taken.has(l))),
    masked,
    known,
    context,
  );
  const scenes = read.map(({ scene }) => scene);
  const [cast, rivals] = [castOf(scenes), rivalsOf(scenes)];
  let before: { unit: Unit; order: number; status: CustomerStatus | null } | null = null;
  for (const { scene, unit, opens, order, next, after } of read)
    if (isTakenBack(scene, after)) before = null;
    else if (!SILENT_SECTIONS.has(unit.section) || LOOKS_BACK.test(unit.heading)) {
      const told = withCast(scene, cast);
      const follows = before?.unit === unit && before.order === order - 1 ? before.status : null;
      const all = withNext(
        told,
        unlessElsewhere(told, readScene(told, opens ? unit : null, known), after),
        next,
      );
      const theirs = rivalsNews(told, rivals);
      const mentions = withoutOthersLabels(told, all).filter(
        (m) =>
          theirs.every(([from, to]) => m.start < from || m.start >= to) &&
          !isTalkedOfAgain(told, m, after),
      );
      if (follows !== null)
        for (const [, mention] of asBefore(told, follows))
          if (mentions.every((m) => m.start !== mention.start)) mentions.push(mention);
      found.push(...mentions);
      before = { unit, order, status: mentions.at(-1)?.status ?? null };
    }
  return found;
}

/** "Lost deals: A; B went in-house": the label tells what B was, unless B is told to have been a customer. */
const isOfLostDeals = ({ label, section, beside, words }: Scene) =>
  !/\b(?:churn|cancel|terminat|renew|left us)/i.test(words) &&
  (label === null
    ? section === 'lost' && !/^\W*lost\W*:/i.test(beside)
    : sectionKind(label) === 'lost' && !/^\W*lost\W*$/i.test(label));

const asLostDeal = (mention: Mention): Mention =>
  mention.status === 'CHURNED' && /^customer\.subject/.test(mention.ruleId)
    ? { ...mention, status: 'LOST_DEAL' }
    : mention;

/** One lost whose next sentence tells that they chose another is a deal. */
function unlessElsewhere(scene: Scene, found: Mention[], after: Sentence | null): Mention[] {
  if (isOfLostDeals(scene)) return found.map(asLostDeal);
  const [only] = found;
  if (found.length === 1 && only?.status === 'PILOT' && after !== null)
    return [{ ...only, status: afterPilot(scene, after) }];
  return found.length === 1 &&
    only?.ruleId === 'customer.object.lost' &&
    only.status === 'CHURNED' &&
    after !== null &&
    wentElsewhere(scene, after)
    ? [{ ...only, status: 'LOST_DEAL' }]
    : found;
}

/** What the sentence behind adds: who "they" are, and what the contract is worth. */
function withNext(scene: Scene, found: readonly Mention[], next: Sentence | null): Mention[] {
  if (next === null) return [...found];
  if (found.length === 0)
    return [...bySequel(scene, next), ...byEnding(scene, next)].map(([, mention]) => mention);
  const [first] = found;
  const only = first === undefined ? first : withLastDay(scene, first, next);
  const told = only?.status === 'ACTIVE' || only?.status === 'CHURNED';
  if (only === undefined || found.length > 1) return [...found];
  if (!told || only.deal.annualUsd !== null) return [only];
  const deal = dealBehind(scene, next, only.status === 'CHURNED');
  if (deal === null) return [only];
  const { annualUsd, term } = deal;
  return [{ ...only, deal: { ...only.deal, annualUsd, term: only.deal.term ?? term } }];
}

/** "X started a pilot at Y": where X tries it, no second customer. */
function isSiteOfPilot(scene: Scene, name: Name, { ruleId }: Mention, found: readonly Mention[]) {
  const led = scene.tokens[name.first - 1]?.text ?? '';
  if (ruleId !== 'customer.object.pilot-with' || !/^(?:at|with|by)$/.test(led)) return false;
  const subject = found.some(
    (m) => /^customer\.(?:subject\.pilot|aside)/.test(m.ruleId) && m.start < name.start,
  );
  return led === 'at' ? !name.company && (subject || isHeaded(scene, name, /^[:–—]$/)) : subject;
}

/** "Amazon: 90-day pilot at BFI4": the line is another's. */
const isHeaded = ({ tokens, names }: Scene, site: Name, mark: RegExp) =>
  [...names.values()].some(
    ({ first, last }) =>
      first <= 1 && last < site.first - 1 && mark.test(tokens[last + 1]?.text ?? ''),
  );

/** "Tyson Foods — Springdale + Amarillo under contract": sites of the firm that heads the line. */
const isSiteOfHead = ({ tokens, names }: Scene, { first, company, known }: Name) =>
  !company &&
  !known &&
  /^[–—]$/.test(tokens[first - 1]?.text ?? '') &&
  [...names.values()].some(
    (head) => head.first <= 1 && head.last === first - 2 && (head.company || head.known),
  );

/** Words that lead to a name, and the readings that begin at one of them. */
const LEADS = new Set('with at to from by for in inside across regarding concerning of'.split(' '));
const BY_LEAD = [
  byAgent,
  byPlace,
  byPresence,
  byShops,
  byVerbWith,
  byLostDeal,
  byWonDeal,
  byWork,
  byWorkingWith,
  byTest,
  byGrowth,
];

/** "SMB: X churned", and "X churned" as an item below "SMB". */
function tierAbove(scene: Scene, { first }: Name, unit: Unit | null) {
  const labelled = scene.tokens[first - 1]?.text === ':' ? labelBefore(scene, first - 1) : '';
  const listed = unit?.kind === 'item' && first <= 2 && LISTED_SECTIONS.has(unit.section);
  return tierLabel(labelled) ?? (listed ? tierLabel(unit.heading) : null);
}

/** "Long shot: the pilot at X": what stands behind such a label is hoped for. */
const WISHED =
  /^\W{0,4}(?:(?:our|a|the|my|one|another) )?(?:long[- ]?shots?|moon-?shots?|stretch(?: goals?)?|wish(?:es| ?list)?|pipe dreams?|dream (?:customers?|logos?|accounts?|clients?)|hop(?:es?|ing)(?: for)?|fingers crossed|most wanted|next up|on (?:the|our) radar|(?:(?:q[1-4]|h[12]|20\d\d|next (?:month|quarter|year)(?:'s)?) )?(?:goals?|targets|objectives?|okrs?|priorit(?:y|ies)|to-?dos?|to do|next(?: steps?)?|plan [a-d]|(?:best|base|upside) case|ambitions?)(?: for (?:the )?[a-z0-9]{2,12}(?: [a-z0-9]{2,8})?)?)\W{0,3}$/i;

function isWished(scene: Scene): boolean {
  const colon = scene.tokens.findIndex((t) => t.text === ':');
  return colon > 0 && colon < 5 && WISHED.test(labelBefore(scene, colon));
}

/** "Retail – A, B", "Lost – C": a dash that labels as a colon does. */
const isLabelDash = (scene: Scene, at: number) =>
  at < 5 &&
  /^[–—]$/.test(scene.tokens[at]?.text ?? '') &&
  scene.names.has(at + 1) &&
  isDashedLabel(labelBefore(scene, at));

/** Statements by verb, by label, then by the section a list item stands in. */
function readScene(scene: Scene, unit: Unit | null, known: ReadonlySet<string>): Mention[] {
  if (isWished(scene)) return [];
  const found: Mention[] = [];
  const taken = new Set<number>();
  const others = othersNewsFrom(scene);
  const add = (mentions: readonly [Name, Mention][]) => {
    for (const [name, mention] of mentions) {
      if (isSegment(name)) continue;
      if (isSiteOfPilot(scene, name, mention, found) || isSiteOfHead(scene, name)) continue;
      if (taken.has(name.first) || (others !== null && name.start > others)) continue;
      taken.add(name.first);
      // An item of a list speaks of one firm: "Oak & Iron renewed".
      const item = unit?.kind === 'item' && name.first <= 1 && /^\S+ & \S+$/.test(name.text);
      const joint =
        !item &&
        /^customer\.(?:subject|object)/.test(mention.ruleId) &&
        maybeTwoFirms(scene, name, known);
      const told = { ...mention, tier: mention.tier ?? tierAbove(scene, name, unit) };
      found.push(joint ? { ...told, status: null } : told);
    }
  };
  for (const first of scene.names.keys()) add(bySubject(scene, first));
  for (const first of scene.names.keys()) add(byWhere(scene, first));
  for (const first of scene.names.keys()) add(byShare(scene, first));
  scene.tokens.forEach((token, i) => {
    if (token.text === ':') add(byMarks(scene, i));
    if (token.text === ':' || token.text === '→' || isLabelDash(scene, i)) add(byLabel(scene, i));
  });
  add(byEarlierLabel(scene));
  add(byInverted(scene));
  add(bySigns(scene));
  add(byBracket(scene));
  add(byPlusMinus(scene));
  if (unit !== null) add(bySection(scene, unit.kind === 'item', unit.heading));
  for (let i = 0; i < scene.tokens.length; i++) {
    const word = scene.tokens[i]?.text ?? '';
    if (LEADS.has(word)) for (const read of BY_LEAD) add(read(scene, i));
    if (/^(?:in|of|for|with|at)$/.test(word)) add(byTender(scene, i));
    add(byDisplacing(scene, i));
    add(byNewest(scene, i));
    add(byAmong(scene, i));
    add(bySpeaker(scene, i));
    add(byTrialAside(scene, i));
    if (mayBeCue(word)) add(byObject(scene, i));
    add(byLikewise(scene, i, found.at(-1)?.status ?? null));
    add(byGapped(scene, i, found.at(-1)?.status ?? null));
    add(bySame(scene, i, found.at(-1)?.status ?? null));
    add(byWorth(scene, i, found.at(-1) ?? null));
  }
  return found;
}

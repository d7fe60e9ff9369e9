import type { Token } from '../tokens/tokenize';
import { adjacent, endsHere, isCapital, raw } from './name-letters';
import { GEO, LEADS_OF } from './name-openings';
import { COMPANY_WORDS } from './words';

const LEADS_FOR = new Set(
  'transport centre center institute foundation agency office society association alliance council academy department ministry authority campaign school college partnership commission'.split(
    ' ',
  ),
);

/** What a firm or an office deals in: two of them joined make one name. */
export const FIELDS = new Set(
  `blood transplant defence defense space security aerospace aviation health wellness education research science sciences technology engineering
  water power energy gas oil waste environment environmental agriculture food fisheries forestry trade commerce industry transport
  transportation housing welfare labor labour culture sport sports tourism finance leisure recreation safety human development
  parks wildlife families children transit highways
  innovation justice planning logistics insurance electric light beauty home garden
  sports vision hearing spine rehab rehabilitation pain dental skin lighting kitchen bath tile decor hardware outdoors outdoor fitness nutrition pets grill bakery coffee tea wine
  spirits packaging freight storage roofing cooling heating plumbing marine optical mobility hospitality furniture apparel footwear jewelry toys books music film television`.split(
    /\s+/,
  ),
);

/** "Transport for Wales", "Institute for Soil Science": the index of the word behind "for". */
export function forWhat(
  tokens: readonly Token[],
  masked: string,
  first: number,
  at: number,
): number | null {
  const office = first !== at && isOfPlace(tokens, first, at);
  if (!(first === at ? LEADS_FOR.has(tokens[at]?.text ?? '') : office)) return null;
  if (tokens[at + 1]?.text !== 'for' && !(office && tokens[at + 1]?.text === 'on')) return null;
  const to = tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  const kind = tokens[to]?.kind;
  return (kind === 'word' || kind === 'anchor') && isCapital(raw(masked, tokens[to])) ? to : null;
}

/** "Florida Agency", "Texas Commission": a public body of a state or town. */
export const isOfPlace = (tokens: readonly Token[], first: number, at: number) =>
  GEO.has(tokens[first]?.text ?? '') &&
  /^(?:agency|commission|council|administration|division|board|office|bureau|department)$/.test(
    tokens[at]?.text ?? '',
  );

/** "Ministry of Health of Kenya". */
export function secondOf(
  tokens: readonly Token[],
  masked: string,
  first: number,
  at: number,
): number | null {
  const led =
    (LEADS_OF.has(tokens[first]?.text ?? '') || isOfPlace(tokens, first, at)) &&
    tokens[at + 1]?.text === 'of';
  return led && isCapital(raw(masked, tokens[at + 2])) ? at + 2 : null;
}

/** "Airbus Defence and Space", "Department of Water and Power": the index of the second field. */
export function andField(
  tokens: readonly Token[],
  masked: string,
  first: number,
  at: number,
): number | null {
  const second = tokens[at + 2];
  if (tokens[at + 1]?.text !== 'and' || first === at) return null;
  if (!FIELDS.has(tokens[at]?.text ?? '') || !FIELDS.has(second?.text ?? '')) return null;
  if (!isCapital(raw(masked, tokens[at])) || !isCapital(raw(masked, second))) return null;
  if (!adjacent(tokens, at) || !adjacent(tokens, at + 1)) return null;
  const office = LEADS_OF.has(tokens[first]?.text ?? '');
  // "Parks and Recreation Commission"
  const body = /^(?:commission|department|authority|district|agency|board)$/.test(
    tokens[at + 3]?.text ?? '',
  );
  return office || body || endsHere(tokens, at + 2) ? at + 2 : null;
}

/** "Chefs' Warehouse", "Farmers' Union": the index of the word that is theirs. */
export function ownedBy(tokens: readonly Token[], masked: string, at: number): number | null {
  const [here, mark, what] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!/^['’]$/.test(mark?.text ?? '') || mark?.start !== here?.end) return null;
  if (what?.start !== (mark?.end ?? 0) + 1 || !/^[A-ZÀ-Þ].+s$/.test(raw(masked, here))) return null;
  const firm =
    COMPANY_WORDS.has(what.text) ||
    /^(?:union|guild|alliance|choice|warehouse|market|exchange|outlet|corner)$/.test(what.text);
  return firm && isCapital(raw(masked, what)) ? at + 2 : null;
}

const TITLE = /^(?:dr|prof|professor|mr|mrs|ms|herr|frau|sir|dame|madame|monsieur)\b\.? /i;

/** "Dr. Lopez Family Practice" */
const PRACTICE =
  / (?:practice|clinics?|medical|dental|dentistry|orthodontics|pediatrics|dermatology|optometry|surgery|chiropractic|pharmacy|vets?|veterinary)$/i;

/** "Dr. Tamsin Yeo", "Mr. Bello", but not "Dr. Martens". */
export const isTitled = (text: string) =>
  TITLE.test(text) &&
  !PRACTICE.test(text) &&
  !/'s |[sS]' /.test(text) &&
  (!/^dr/i.test(text) || text.replace(TITLE, '').includes(' '));

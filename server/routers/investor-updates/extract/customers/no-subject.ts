import type { Token } from '../tokens/tokenize';
import type { readList } from './lists';
import type { Scene } from './scene';

const ROLE =
  /^(?:investors?|advisors?|backers?|competitors?|rivals?|vendors?|suppliers?|board|lead|accelerator|partner|resellers?|distributors?|integrators?)$/;

/** "our investor X", but not "the water board X": such boards are offices. */
export const isInRole = (tokens: readonly Token[], first: number) =>
  ROLE.test(tokens[first - 1]?.text ?? '') &&
  !(
    tokens[first - 1]?.text === 'board' &&
    /^(?:water|school|health|housing|harbou?r|electricity|transit|education|library|tourist|drainage)$/.test(
      tokens[first - 2]?.text ?? '',
    )
  );

const EXAMPLES =
  /^(?:competitors?|rivals?|peers|incumbents?|vendors?|suppliers?|partners?|investors?|startups)$/;

/** "competitors such as X and Y". */
export const isExampleOf = (tokens: readonly Token[], first: number) =>
  /^(?:as|like|including|,|and)$/.test(tokens[first - 1]?.text ?? '') &&
  tokens
    .slice(Math.max(0, first - 6), first)
    .some(
      (t, i, near) =>
        EXAMPLES.test(t.text) && !(t.text === 'partners' && near[i - 1]?.text === 'design'),
    );

/** "Agents who use us hardly ever leave", "Practices live: 88": a word that is no name, but opens its sentence. */
export function isKindOfPeople(
  { tokens, names }: Scene,
  first: number,
  list: ReturnType<typeof readList>,
): boolean {
  const { listed, next } = list;
  const [item] = listed;
  const opens = first === 0 || /^[.:–—•*-]$/.test(tokens[first - 1]?.text ?? '');
  const counted =
    /^(?:live|signed|active|onboarded|deployed|installed|added|served|connected|contracted|renewed|launched|won)$/.test(
      tokens[next]?.text ?? '',
    ) &&
    tokens[next + 1]?.text === ':' &&
    // "Agencies signed: X"
    (tokens[next + 2]?.kind === 'number' || names.has(next + 2));
  return (
    opens &&
    listed.length === 1 &&
    item !== undefined &&
    !item.name.known &&
    /^[A-Z][a-z]+s$/.test(item.name.text) &&
    (counted || /^(?:who|that|whose)$/.test(tokens[next]?.text ?? ''))
  );
}

/** "200 stores in the Pacific Northwest at $15k a month". */
export const isRegion = (tokens: readonly Token[], first: number) =>
  tokens[first - 1]?.text === 'the' &&
  /^(?:in|across|throughout|around|near|over|into)$/.test(tokens[first - 2]?.text ?? '');

/** "App Store rejected us" */
export const isShop = ({ listed }: ReturnType<typeof readList>, before: string) =>
  /^(?:app|play|web)$/.test(before) && listed[0]?.name.text === 'Store';

const SERVICE =
  /\bour (?:(?!customer|client)[a-z-]+ ){0,3}(?:agency|suppliers?|vendors?|manufacturers?|landlord|law firm|auditors?|accountants?|lawyers?|lender|recruiters?|contractor|consultants?|competitors?|rivals?|co-?packers?|co-?manufacturers?|forwarders?|printers?|3pls?|module|engine|feature|app|product|assistant|editor|platform)\b(?! (?:customer|client))/i;

/** "our contract manufacturer X", but not "our first manufacturer X". */
const OF_OURS =
  /\bour (?:contract manufacturers?|(?:(?:main|long-?time|local|outside|external|pcb|chip|payroll|logistics|shipping|cloud|hosting|manufacturing|fulfil?lment|recruiting|marketing|design|pr) ){0,2}(?:agency|provider|landlord|law firm|auditors?|accountants?|lawyers?|lender|bank|recruiters?|contractor|consultants?|co-packer|manufacturer|warehouse|courier|insurer|broker|host)) $/i;

/** "X (our contract manufacturer)", "Our agency, X, …": it serves the company, or is its product. */
export function serves({ tokens, masked }: Scene, first: number, next: number): boolean {
  const start = tokens[first]?.start ?? 0;
  const line = Math.max(tokens[0]?.start ?? 0, start - 40);
  const behind = masked.slice(tokens[first]?.end ?? 0, tokens[next]?.end ?? 0);
  const beyond = tokens[next]?.start ?? 0;
  return (
    OF_OURS.test(masked.slice(line, start)) ||
    (tokens[first - 1]?.text === ',' &&
      SERVICE.test(/[^,.;]*,$/.exec(masked.slice(line, start).trimEnd())?.[0] ?? '')) ||
    SERVICE.test(behind) ||
    SERVICE.test(/^, [^,]{3,40},/.exec(masked.slice(beyond, beyond + 50))?.[0] ?? '')
  );
}

const TITLE =
  /\b(?:ceo|coo|cfo|cto|cro|cmo|cpo|ciso|vp|svp|evp|(?:(?:co-?)?founder|head|director|controller|counsel|officer|hire|colleague|teammate|lead|recruiter|engineer|developer|designer|scientist|president|treasurer|chairman|advisor|employee|intern|contractor|salesperson|board member|team member)s?)\b[^.,;:]{0,40}, ?$/i;
const IN_ROLE =
  /^.{0,60}\bas (?:an? |the |our )?(?:new |first |interim |senior )?(?:ceo|coo|cfo|cto|cro|cmo|cpo|vp|head of|director|chief|general counsel|controller|lead )/i;

/** "X, who came from Y to lead biology". */
const TO_LEAD =
  /^,? ?(?:who |and )?(?:has |have )?(?:came|comes|come|joined|joins) (?:to us |us |over )?from [^.;]{2,60}? to (?:lead|head|run|manage|build|own|oversee|direct)\b/i;

/** "The new COO, X, came to us from Y", "X joined as head of sales". */
export function isHire({ tokens, masked }: Scene, first: number, next: number): boolean {
  const start = tokens[first]?.start ?? 0;
  const line = Math.max(tokens[0]?.start ?? 0, start - 60);
  const behind = tokens[next]?.start ?? 0;
  return (
    TITLE.test(masked.slice(line, start)) ||
    (next < tokens.length &&
      [IN_ROLE, TO_LEAD].some((pattern) =>
        pattern.test(masked.slice(behind, Math.min(behind + 100, tokens.at(-1)?.end ?? 0))),
      ))
  );
}

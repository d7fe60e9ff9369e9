import type { Token } from '../tokens/tokenize';
import { EMPHASIS } from '../text/mask';
import { isCapital, raw } from './name-letters';
import { hasSmallArticle } from './name-leads';
import { LEADS_OF } from './name-openings';
import { normalizeName } from './normalize';
import { isFortuneName } from './tier';
import { FIRST_NAMES } from './words';

/** Firms whose name ends in 's and who are often named before a noun. */
const OWN_S =
  /^(?:trader joe|wendy|arby|denny|hardee|levi|chili|papa john|jersey mike|kohl|macy|lowe|dillard|mcdonald|domino|sotheby|christie|moody|carl|zaxby|culver|wegman|raising cane|jimmy john|sainsbury|land o'lake|driscoll|wegman|marshall|nordstrom|sam|peet|dunkin|men|amy|annie|newman|stacy|kellogg|smucker|hershey|reese|bj|dick|barney|boscov|stewart|bob|bojangle|freddy|portillo|raley|trader|zabar|fortnum)'s$/i;
const VERBS_BEHIND =
  /^(?:has|have|is|was|were|did|will|signed|renewed|churned|went|left|became|cancelled|canceled|rolled|started|began|kicked|chose|picked|decided|came|told|asked|doubled|switched|moved|put|passed|bought|ordered|joined|opened|reordered|launched|returned|gave|took|said|stopped|dropped|ended|agreed|delisted|just|also|now|makes|tests|uses|wants|pays|runs|takes|gets|tries|keeps|says|starts|continues|remains|stays|plans|moves|renews|signs|expands|buys|orders)$/;
const BEHIND_VERB =
  /^(?:its|their|us|our|to|out|off|on|up|with|for|after|from|because|another|a|an|the|two|three|\d{1,4})$/;
const ALONE =
  /^(?:[,;:)]|\.?\s*$|\.\s|\s?\(|[ \t]*\n| (?:and|has|is|signed|renewed|churned|cancelled|canceled|went)\b)/;
const MAX_PLACES = 6;

/** Whether the 's at the end of a name is its own: "Dillard's has left", "Captain Sam's pilot". */
export function ownsS(
  text: string,
  start: number,
  tokens: readonly Token[],
  last: number,
  masked: string,
  known: ReadonlySet<string>,
): boolean {
  const behind = tokens[last + 1];
  if (!/^(?:word|anchor|number)$/.test(behind?.kind ?? '')) return true;
  // "P.F. Chang's and Hooli", but "Acme's and Hooli's pilots"
  const paired = tokens.slice(last + 2, last + 5).some((t) => /'s$/.test(t.text));
  if (/^(?:and|or|plus|as|at|for|to|who|which)$/.test(behind?.text ?? '') && !paired) return true;
  // "launched in Gail's on the 3rd"
  const led = /\b(?:in|at|with|from|for) $/.test(masked.slice(Math.max(0, start - 6), start));
  if (led && /^(?:on|in|from|since|until)$/.test(behind?.text ?? '')) return true;
  if (isFortuneName(text) || VERBS_BEHIND.test(behind?.text ?? '')) return true;
  // "Driscoll's agreed to a pilot", but "Acme's extended pilot"
  if (/ed$/.test(behind?.text ?? '') && BEHIND_VERB.test(tokens[last + 2]?.text ?? '')) return true;
  const whose = text.slice(0, -2);
  if (known.has(normalizeName(whose)) || isFortuneName(whose)) return false;
  if (OWN_S.test(text) || known.has(normalizeName(text))) return true;
  const words = whose.toLowerCase().split(' ');
  const [first = '', end = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && FIRST_NAMES.has(end) && !FIRST_NAMES.has(first)) return true;
  return standsElsewhere(masked, text, start, (_, next) => ALONE.test(next));
}

/** Whether the text holds the words at another place that fits. */
function standsElsewhere(
  masked: string,
  words: string,
  start: number,
  fits: (before: string, behind: string) => boolean,
): boolean {
  let at = masked.indexOf(words);
  for (let i = 0; at >= 0 && i < MAX_PLACES; i++) {
    const end = at + words.length;
    if (at !== start && fits(masked.slice(Math.max(0, at - 12), at), masked.slice(end, end + 12)))
      return true;
    at = masked.indexOf(words, end);
  }
  return false;
}

const NOT_OF_ITSELF =
  /^(?:pilots?|contracts?|deals?|accounts?|teams?|renewals?|expansions?|trials?|pocs?|rollouts?|roll-outs?|deployments?|projects?|agreements?|subscriptions?|tenders?|rfps?|bids?|partnerships?|integrations?|loss|churn|loi|mou|app|platform|order|orders|launch|implementation|logo)$/;

/** "we signed The Barrow House": whether the article before a name is part of it. */
export function ownsArticle(
  tokens: readonly Token[],
  masked: string,
  first: number,
  last: number,
  known: ReadonlySet<string>,
): boolean {
  const the = tokens[first - 1];
  const head = tokens[first];
  if (head === undefined || raw(masked, the) !== 'The') return false;
  const text = masked.slice(head.start, tokens[last]?.end ?? head.end);
  if (LEADS_OF.has(head.text) || isFortuneName(text) || /^[A-Z]{2,}$/.test(text)) return false;
  const full = normalizeName(`The ${text}`);
  if (known.has(full)) return true;
  if (known.has(normalizeName(text)) || NOT_OF_ITSELF.test(tokens[last + 1]?.text ?? ''))
    return false;
  // "**The Langford** expanded": what is printed bold is the name.
  const end = tokens[last]?.end ?? head.end;
  if (masked[(the?.start ?? 0) - 1] === EMPHASIS && masked[end] === EMPHASIS) return true;
  const before = tokens[first - 2];
  if (before !== undefined && (before.kind !== 'punct' || /^[,&(/+]$/.test(before.text)))
    return true;
  // "the downside: The Barrow House left": who begins in lower case means the capital.
  if (
    before?.text === ':' &&
    first > 2 &&
    !tokens.slice(0, first - 2).some((t) => isCapital(raw(masked, t)))
  )
    return true;
  return standsElsewhere(masked, `The ${text}`, the?.start ?? 0, (words) => /[a-z,] $/.test(words));
}

/** "La Redoute", "El Corte": the article of another tongue belongs to the name, but for those of towns. */
export const hasForeignArticle = (tokens: readonly Token[], masked: string, first: number) =>
  hasSmallArticle(tokens, masked, first) ||
  (/^(?:La|Le|Les|Los|Las|El|Il|Het)$/.test(raw(masked, tokens[first - 1])) &&
    tokens[first - 1]?.end === (tokens[first]?.start ?? 0) - 1 &&
    !/^(?:angeles|vegas|paso|havre|mans|salle|cruces|palmas)$/.test(tokens[first]?.text ?? ''));

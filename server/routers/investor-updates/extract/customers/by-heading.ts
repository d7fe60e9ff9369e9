import { isPaying } from './contract-behind';
import { nextOf } from './date-to-come';
import { withShared } from './labelled-sums';
import { readList, type Listed } from './lists';
import type { Name } from './name';
import { isPrize } from './no-firm';
import type { Token } from '../tokens/tokenize';
import { CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { withinSegments } from './segment-labels';
import { PROSPECT } from './talk';
import { tierOfAll } from './tier-fields';
import { isNotYet, statusIn } from './status-behind';
import { whoseLabelled } from './whose-customers';
import { labelStatus, NOT_WON, EXCEPT, ADDED } from './label-status';

/** "New customers: A, B and C". */
export function byLabel(scene: Scene, colon: number): [Name, Mention][] {
  const label = labelBefore(scene, colon);
  if (scene.sentence.goal[colon] === true && !ON_PLANS.test(label)) return [];
  if (BUT_CLAUSE.test(label)) return [];
  const { tokens } = scene;
  // "Net new: 4 (A, B)"
  const counted =
    tokens[colon + 1]?.kind === 'number' && /^[(–—:]$/.test(tokens[colon + 2]?.text ?? '');
  // "New customers: 0 (Acme slipped to April)": none has come; who went is told of itself.
  if (counted && isNought(tokens[colon + 1])) return [];
  return byWords(scene, label, counted ? colon + 3 : colon + 1, counted);
}

const isNought = (token: Token | undefined) => token?.kind === 'number' && token.number.value === 0;

/** "Three teams moved to annual plans: A, B": plans that are paid for, not made. */
const ON_PLANS =
  /\b(?:moved|upgraded|switched|converted) to (?:an? |our |the )?(?:annual|paid|yearly|multi-year|enterprise) plans?(?: (?:in|this|last|since) [a-z]+)?\W{0,3}$/i;

/** "We lost three customers, but the quarter was good: A had …": the colon opens another matter. */
const BUT_CLAUSE =
  /\bbut (?:the|our|its|it|this|that|overall|otherwise|still)\b(?: [a-z'-]+){0,4} (?:was|is|were|are|went|had|has|looks|looked|ended)\b/i;

const INVERTED =
  /^\W{0,4}(?:(?:also|finally|then),? )?(?:(?:brand |newly )?new(?:ly added)?|just (?:signed|closed|onboarded|live)|newly (?:live|signed|onboarded)|joining us|(?:the |our )?(?:new|newest|latest) (?:customers|clients|logos|accounts|additions|names)|(?:this|last) (?:month|quarter|week|year)'s (?:new|newest|latest) (?:customers|clients|logos|accounts|additions|names)|among (?:the|our) (?:new|newest) [a-z]+|signed|added|live|renewed|onboarded|churned|lost|gone|verlängert)(?: (?:to|on) (?:the )?(?:platform|roster|list|board))?(?: (?:in|for|since|this|last|during|over|on) (?:the |last )?[a-z]+)?$/i;

/** "New this month are A and B": a label whose colon is a verb. */
export function byInverted(scene: Scene): [Name, Mention][] {
  const { tokens, masked } = scene;
  const verb = tokens.findIndex((t, i) => i < 8 && /^(?:are|is|were|was|haben|hat)$/.test(t.text));
  if (verb < 1 || scene.sentence.goal[verb] === true) return [];
  const label = masked.slice(tokens[0]?.start ?? 0, tokens[verb]?.start ?? 0).trim();
  // "This month's new names are A and B"
  const customers = label.replace(/\bnames$/i, 'customers');
  return INVERTED.test(label) ? byWords(scene, customers, verb + 1) : [];
}

/** "New customers: A; B; C": the label still holds behind a semicolon. */
export function byEarlierLabel(scene: Scene): [Name, Mention][] {
  if (scene.label === null || scene.sentence.goal[0] === true) return [];
  const { next } = readList(scene.tokens, scene.names, 0);
  const after = scene.tokens[next];
  const closed = after === undefined || after.kind === 'punct' || after.kind === 'number';
  return closed ? byWords(scene, scene.label, 0) : [];
}

const CLOSING = /[ \u0001]{1,6}$/;

/** The words of a line that stand before its colon. */
export function labelBefore({ tokens, masked }: Pick<Scene, 'tokens' | 'masked'>, colon: number) {
  const from = tokens[Math.max(0, colon - 8)];
  // "**New**: A": the mark that closes the emphasis belongs to the label.
  const words = masked.slice(from?.start ?? 0, tokens[colon]?.start ?? 0).replace(CLOSING, '');
  return words.split(/[\n\u0001|]/).at(-1) ?? '';
}

function byWords(scene: Scene, label: string, from: number, counted = false): [Name, Mention][] {
  const { tokens } = scene;
  const whose = whoseLabelled(scene, tokens[from - 1]?.text === ':' ? from - 1 : 0);
  if (whose === 'others') return [];
  const { listed: items, next } = readAsides(scene, from);
  const listed = withinSegments(scene, items).filter((l) => !isPrize(tokens, l));
  if (listed.length === 0 || listed.some((l) => l.name.person && !isPaying(scene, l))) return [];
  const known = counted && ADDED.test(label) && CUSTOMER_TALK.test(scene.beside);
  const status = known ? 'ACTIVE' : labelStatus(scene, label, listed, next);
  const over = status === 'LOST_DEAL' || status === 'CHURNED';
  if (
    status === undefined ||
    (!over && PROSPECT.test(label)) ||
    EXCEPT.test(label.replace(NOT_WON, ''))
  )
    return [];
  const after = tokens[next];
  // "Renewed: D&O insurance with X"
  if (after?.kind === 'word' && OWN_COSTS.test(after.text)) return [];
  if (
    after?.kind === 'word' &&
    /^(?:as|to|for)$/.test(after.text) &&
    !CUSTOMER_TALK.test(scene.words)
  )
    return [];
  const later = openFrom(scene, listed, next, status);
  return listed.map((item): [Name, Mention] => {
    const stands = statusIn(scene, item, status, sole(listed));
    const open = whose === 'perhaps' || (later > 0 && item.name.first >= later);
    const told = open ? null : stands;
    const own: [number, number] = sole(listed) ? [next, tokens.length] : [next, next];
    const [name, found] = mention(scene, item, told, 'label', 0.9, own);
    const shared = withShared(scene, item, found, next, label);
    const { date } = shared.deal;
    const leaves = told === 'CHURNED' && LEAVES.test(label);
    const ahead = leaves ? nextOf(date, found.around, scene.context.received) : date;
    return [name, { ...shared, deal: { ...shared.deal, date: ahead }, tier: tierOfAll(label) }];
  });
}

/** "1 (A; B slipped to April)": where those begin that have not come yet; 0 where nothing of it is told. */
function openFrom(
  { tokens, masked }: Scene,
  listed: readonly Listed[],
  next: number,
  status: string,
) {
  const after = tokens[next];
  if (sole(listed) || after?.kind !== 'word' || !/^(?:ACTIVE|PILOT)$/.test(status)) return 0;
  if (!isNotYet(masked.slice(after.start, after.start + 80).toLowerCase())) return 0;
  const last = listed.at(-1)?.name.first ?? 0;
  return tokens[last - 1]?.text === ';' ? last : (listed[0]?.name.first ?? 0);
}

const OWN_COSTS =
  /^(?:insurance|leases?|polic(?:y|ies)|membership|cover|coverage|hosting|warranty|certificat(?:e|es|ion)|trademark|patent|visas?|domains?)$/;

const LEAVES = /\b(?:not renewing|leaving|ending|won't renew|will (?:leave|not renew))\b/i;

/** A list whose items may tell of themselves: "A, which closed, and B, who moved in-house". */
function readAsides({ tokens, names }: Scene, from: number): { listed: Listed[]; next: number } {
  const listed: Listed[] = [];
  let next = from;
  for (;;) {
    const list = readList(tokens, names, next);
    listed.push(...list.listed);
    next = list.next;
    if (list.listed.length === 0 || tokens[next]?.text !== ',') break;
    if (
      !/^(?:which|who|whose|after|because|where|since|when|as)$/.test(tokens[next + 1]?.text ?? '')
    )
      break;
    const reach = tokens.slice(next + 2, next + 14).findIndex((t) => /^[,.:(]$/.test(t.text));
    const mark = next + 2 + reach;
    const and = tokens[mark + 1]?.text === 'and' ? 1 : 0;
    if (reach < 0 || tokens[mark]?.text !== ',' || !names.has(mark + 1 + and)) break;
    next = mark + 1 + and;
  }
  return { listed, next };
}

import type { Token } from '../tokens/tokenize';
import { readList, type Listed } from './lists';
import type { Name } from './names';
import { clauseEnd, CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { isOwnName } from '../metrics/own-name';
import { isColleague, isOnlyTool } from './name-kinds';
import {
  AUXILIARIES,
  BOUGHT,
  CONTRACT_ENDS,
  CONTRACT_NOUN,
  REPORTED,
  SUBJECT_RULES,
  type SubjectRule,
} from './subject-rules';
import { INTENT, PROSPECT } from './talk';

/** "X, our second customer, churned". */
const APPOSITION =
  /^(?:, (?:our|a|an|the|one of our|acquired|bought|owned|backed|based|formerly|now part of) [^,.;]{3,50}, | ?[–—] (?:our|a|an|the|one of our) [^–—.;]{3,60} [–—] )/;

const ROLE =
  /^(?:investors?|advisors?|backers?|competitors?|rivals?|vendors?|suppliers?|board|lead|accelerator|partner)$/;

const EXAMPLES =
  /^(?:competitors?|rivals?|peers|incumbents?|vendors?|suppliers?|partners?|investors?|startups)$/;

/** "competitors such as X and Y". */
const isExampleOf = (tokens: readonly Token[], first: number) =>
  /^(?:as|like|including|,|and)$/.test(tokens[first - 1]?.text ?? '') &&
  tokens.slice(Math.max(0, first - 6), first).some((t) => EXAMPLES.test(t.text));

/** "X – lost the deal to Y", "X: lost to Y". */
const LOST_BEHIND = /^[–—:-] ?(?:we )?(?:closed[- ]?)?lost\b/;

/** "X closed a $30M round": another company's news. */
const FINANCING =
  /\b(?:term sheets?|round|raise|funding|financing|series [a-f]|seed|fund|ipo|acquisition|layoffs?)\b/;

/** "X renewed", "X and Y did not renew". */
export function bySubject(scene: Scene, first: number): [Name, Mention][] {
  const { tokens, masked, sentence } = scene;
  const list = readList(tokens, scene.names, first);
  const { next } = list;
  const head = tokens[next];
  // "signed A and B, and C is in pilot": a verb in the singular has the last name alone.
  if (list.listed.length > 1 && /^(?:is|has|was|who|which)$/.test(head?.text ?? '')) return [];
  const { listed } = list;
  const before = tokens[first - 1]?.text ?? '';
  if (head === undefined || listed.some((l) => l.name.person)) return [];
  const told = head.text === ',' && /^(?:who|which)$/.test(tokens[next + 1]?.text ?? '');
  if (
    !(before === 'from' && told) &&
    /^(?:from|by|at|via|through|with|to|ex|of|vs|than|led|thanks|like|against|over|ex-|for|in|across|near|outside|into)$/.test(
      before,
    )
  )
    return [];
  // "our investor X closed a fund", "competitors such as X"
  if (ROLE.test(before) || isExampleOf(tokens, first)) return [];
  const raw = masked.slice(head.start, head.start + 20).toLowerCase();
  if (LOST_BEHIND.test(raw) && listed.length === 1)
    return listed.map((item) =>
      mention(scene, item, 'LOST_DEAL', 'subject.lost', 0.85, [next, tokens.length]),
    );
  if (head.text === ',' && GONE_CUE.test(before)) return [];
  if (serves(scene, first, next)) return [];
  const tail = tailBehind(scene, next);
  const { rule, words } = ruleFor(scene, tail, listed, before);
  if (rule !== null) return byRule(scene, first, list, rule, words);
  if (
    isPresented(masked, head.start) &&
    !PROSPECT.test(words.slice(0, 60)) &&
    sentence.goal[first] !== true
  )
    return listed.map((item) =>
      mention(scene, item, 'ACTIVE', 'subject.presented', 0.8, [next, clauseEnd(scene, next)]),
    );
  return [];
}

const SERVICE =
  /\bour (?:(?!customer|client)[a-z-]+ ){0,3}(?:agency|suppliers?|vendors?|manufacturers?|landlord|law firm|auditors?|accountants?|lawyers?|lender|recruiters?|contractor|consultants?|competitors?|rivals?|module|engine|feature|app|product|assistant|editor|platform)\b(?! (?:customer|client))/i;

/** "X (our contract manufacturer)", "Our agency, X, …": it serves the company, or is its product. */
function serves({ tokens, masked }: Scene, first: number, next: number): boolean {
  const start = tokens[first]?.start ?? 0;
  const line = Math.max(tokens[0]?.start ?? 0, start - 40);
  const behind = masked.slice(tokens[first]?.end ?? 0, tokens[next]?.end ?? 0);
  const beyond = tokens[next]?.start ?? 0;
  return (
    (tokens[first - 1]?.text === ',' &&
      SERVICE.test(/[^,.;]*,$/.exec(masked.slice(line, start).trimEnd())?.[0] ?? '')) ||
    SERVICE.test(behind) ||
    SERVICE.test(/^, [^,]{3,40},/.exec(masked.slice(beyond, beyond + 50))?.[0] ?? '')
  );
}

/** "We lost X, our second-largest customer": what stands behind does not make it one again. */
const GONE_CUE = /^(?:lost|lose|losing|fired|dropped|off-?boarded|goodbye|churned|cancell?ed)$/;
const ADDING =
  /^(?:announce|announcing|add|added|adding|welcome|welcomed|welcoming|introduce|introducing|signed|signing|landed|landing|won|winning|gained|share|called?)$/;
const AS_CUSTOMER =
  /^as (?:a|an|our|the|one of our) (?:(?!potential|prospective|former|design)[a-z0-9-]+ ){0,4}(?:customers?|clients?|logos?|accounts?)\b/;
const AS_CUSTOMER_RULE = { id: 'active', status: 'ACTIVE' } as const;
/** "is out": of a customer only where the words speak of customers. */
const OUT =
  /^(?:(?:gone|out)(?= ?$| ?[,;(]| as of| after| because| due| for good)|(?:went|gone) (?:out of business|bankrupt|under|bust)\b|shut (?:down|its doors|their doors)\b|closed (?:its|their) doors|filed for bankruptcy|(?:went|gone) into (?:administration|receivership|liquidation)|ceased operations|folded(?= ?$| ?[,;(]))/;
const OF_CUSTOMERS =
  /^\W{0,3}(?:new )?(?:customers?|clients?|logos?|accounts?|customer (?:news|updates?)|churn|sales)\W{0,3}:/i;
const OUT_RULE = { id: 'churned', status: 'CHURNED' } as const;

type Told = Pick<SubjectRule, 'id' | 'status'>;

/** The rule whose verb stands behind the names, and the words it was found in. */
function ruleFor(
  scene: Scene,
  tail: string,
  listed: readonly Listed[],
  before: string,
): { rule: Told | null; words: string } {
  const plain = tail.replace(APPOSITION, '').replace(AUXILIARIES, '').replace(/^'s? /, '');
  const noun = CONTRACT_NOUN.exec(plain);
  if (noun !== null) {
    const words = plain.slice(noun[0].length).replace(AUXILIARIES, '').replace(/^put /, '');
    const ends = CONTRACT_ENDS.find(([, pattern]) => pattern.test(words));
    const pilot = /^(?:pilot|poc)/.test(noun[0]) && ends?.[0] === 'CHURNED';
    if (ends !== undefined)
      return { rule: { id: 'contract', status: pilot ? 'LOST_DEAL' : ends[0] }, words };
  }
  if (ADDING.test(before) && AS_CUSTOMER.test(plain))
    return { rule: AS_CUSTOMER_RULE, words: plain };
  const isOfCustomers =
    CUSTOMER_TALK.test(scene.words) ||
    OF_CUSTOMERS.test(scene.opening) ||
    /\b(?:lost|losing|churn|churned|mrr|arr)\b/i.test(scene.words) ||
    /^(?:customers|churned|lost)$/.test(scene.section) ||
    listed.some((l) => l.name.company);
  if (OUT.test(plain) && isOfCustomers) return { rule: OUT_RULE, words: plain };
  if (/^(?:saw|had|watched)$/.test(before) && /^(?:leave|churn|cancel|go)\b/.test(plain))
    return { rule: OUT_RULE, words: plain };
  const told = plain.replace(REPORTED, '').replace(BOUGHT, '');
  const rule = SUBJECT_RULES.find(({ status, patterns }) =>
    patterns.some((p) => p.test(plain) || (told !== plain && status === 'CHURNED' && p.test(told))),
  );
  const aside = rule === undefined ? tail.replace(RELATIVE, '') : tail;
  if (aside !== tail) return ruleFor(scene, aside, listed, before);
  const second = rule === undefined ? SECOND.exec(plain)?.[1] : undefined;
  return second === undefined
    ? { rule: rule ?? null, words: plain }
    : ruleFor(scene, second, listed, before);
}

/** "X, which has been testing two units, ordered eight". */
const RELATIVE = /^, (?:which|who) [^,.;]{3,70}, /;

/** "kicked the tires for months and finally signed": the second verb tells. */
const SECOND =
  /^[a-z][^@;:]{2,80}? and (?:(?:then|finally|now|has|have|since|eventually|ultimately|just|they|it) )*((?:signed|renewed|churned|converted|cancell?ed|re-?signed|did not renew|didn't renew|chose us|went with us|became (?:a|our))\b.*)$/;

/** The words behind the names, lower case; other names as `@`, the company and its products as "us". */
function tailBehind({ tokens, names, masked, context, products }: Scene, from: number): string {
  const start = tokens[from]?.start ?? 0;
  const close = Math.min(start + TAIL, tokens.at(-1)?.end ?? start);
  let text = '';
  let at = start;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined || token.start >= close) break;
    const name = names.get(i);
    const own =
      name === undefined ? products.has(token.text) : isOwnName(name.text, context.ownNames);
    if (name === undefined && !own) continue;
    text += masked.slice(at, token.start) + (own ? 'us' : '@');
    at = name?.end ?? token.end;
    i = name?.last ?? i;
  }
  text += masked.slice(at, Math.max(at, close));
  return text.toLowerCase().replaceAll(/[\s\u0001]+/g, ' ');
}

const TAIL = 120;
const PLACED =
  /^(?:went |gone |go |fully )?(?:live|deployed|rolled out|in production|launched|running) (?:at|to|across|for) @/;
const JOINING = /^(?:came|come|on ?board|joined|joins)\b/;
const FUND = /\b(?:ventures|capital|vc|fund|angels)$/i;
const CONVERTS = /convert(?:ed|ing) (?:to|into)|signed (?:a|an) (?:annual|full)/;
/** "finished its pilot and signed a one-year contract". */
const SIGNS_AFTER =
  /(?:\band|\bthen|,) (?:they |it |have |has |now |then )*(?:signed|converted|closed|committed|bought|became|upgraded)\b(?! [^.;]{0,24}(?:pilot|poc|trial))/;
const HONOUR =
  /\b(?:\d+ under \d+|list|cohort|accelerator|program|awards?|finalists?|top \d+|best)\b/;
/** Verbs that say little of a common tool. */
const VAGUE =
  /^(?:live|went live|in production|expanded|extended|launched|upgraded|deployed|rolled|left|discontinued|shut)/;

function byRule(
  scene: Scene,
  first: number,
  { listed, next }: { listed: Listed[]; next: number },
  rule: Told,
  words: string,
): [Name, Mention][] {
  const { tokens, sentence } = scene;
  // "Beacon is live at X": a product of the company at a customer.
  if (PLACED.test(words)) return [];
  if (
    JOINING.test(words) &&
    listed.some((l) => FUND.test(l.name.text)) &&
    !CUSTOMER_TALK.test(scene.words)
  )
    return [];
  const gone = /^(?:CHURNED|LOST_DEAL|PAUSED)$/.test(rule.status);
  if (gone ? isSupposed(tokens, first) : sentence.goal[first - 1] === true) return [];
  if (gone && listed.some((l) => isColleague(scene, l))) return [];
  if (gone && scene.section === 'team' && !CUSTOMER_TALK.test(scene.words)) return [];
  if (VAGUE.test(words) && listed.some((l) => isOnlyTool(scene, l.name))) return [];
  if (rule.status === 'PAUSED' && listed.some((l) => /^project /i.test(l.name.text))) return [];
  if (rule.status === 'ACTIVE' && INTENT.test(scene.words))
    return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, tokens.length]));
  if (
    rule.status === 'ACTIVE' &&
    (PROSPECT.test(words.slice(0, 60)) ||
      FINANCING.test(words.slice(0, 60)) ||
      (/^(?:picked|chose|selected) us\b/.test(words) && HONOUR.test(words.slice(0, 60))) ||
      /\bas (?:an? )?(?:partner|reseller|investor|advisor|vendor)/.test(words))
  )
    return [];
  const status =
    (rule.status === 'PILOT' || /^(?:pilot|poc|trial)/.test(words)) &&
    (CONVERTS.test(words) || SIGNS_AFTER.test(words))
      ? 'ACTIVE'
      : rule.status;
  // "decided not to extend after the pilot": no customer yet.
  const early =
    status === 'CHURNED' &&
    /\bafter (?:the|their|its|our|a) (?:[a-z-]+ )?(?:pilot|poc|trial)\b/.test(words);
  return listed.map((item) =>
    mention(
      scene,
      item,
      early ? 'LOST_DEAL' : status,
      `subject.${rule.id}`,
      0.85,
      sole(listed) ? [next, clauseEnd(scene, next)] : [next, next],
    ),
  );
}

/** "Wonka, our largest customer, …": a customer, whatever is said of it. */
const isPresented = (masked: string, from: number) =>
  /^, (?:(?:now|still) )?(?:our|one of our) (?:(?!potential|prospective|former|future|next|ex|first-ever)[a-z-]+ ){0,3}(?:customers?|clients?),/i.test(
    masked.slice(from, from + 60),
  );

/** "If Acme churned …" is no churn; a budget mentioned before does not matter here. */
function isSupposed(tokens: readonly Token[], first: number): boolean {
  return tokens
    .slice(Math.max(0, first - 4), first)
    .some((t) => /^(?:if|would|could|might|may|expect|expected|unless|fear|risk)$/.test(t.text));
}

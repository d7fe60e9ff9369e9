import type { Token } from '../tokens/tokenize';
import { readList } from './lists';
import type { Name } from './names';
import { clauseEnd, mention, sole, type Mention, type Scene } from './scene';
import { AUXILIARIES, SUBJECT_RULES } from './subject-rules';
import { INTENT, PROSPECT } from './talk';

/** "X, our second customer, churned". */
const APPOSITION = /^, (?:our|a|an|the|one of our) [^,.;]{3,50}, /;

const ROLE =
  /^(?:investors?|advisors?|backers?|competitors?|rivals?|vendors?|suppliers?|board|lead|accelerator|partner)$/;

/** "X – lost the deal to Y", "X: lost to Y". */
const LOST_BEHIND = /^[–—:-] ?(?:we )?(?:closed[- ]?)?lost\b/;

/** "X closed a $30M round": another company's news. */
const FINANCING =
  /\b(?:round|raise|funding|financing|series [a-f]|seed|fund|ipo|acquisition|layoffs?)\b/;

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
  // "our investor X closed a fund"
  if (ROLE.test(before)) return [];
  const tail = masked
    .slice(head.start, Math.min(head.start + 120, tokens.at(-1)?.end ?? head.start))
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ')
    .replace(APPOSITION, '')
    .replace(AUXILIARIES, '');
  const raw = masked.slice(head.start, head.start + 20).toLowerCase();
  if (LOST_BEHIND.test(raw) && listed.length === 1)
    return listed.map((item) =>
      mention(scene, item, 'LOST_DEAL', 'subject.lost', 0.85, [next, tokens.length]),
    );
  const plural = tail.replace(/^'s? /, '');
  const presented = isPresented(masked, head.start);
  for (const rule of SUBJECT_RULES) {
    if (!rule.pattern.test(plural)) continue;
    const gone =
      rule.status === 'CHURNED' || rule.status === 'LOST_DEAL' || rule.status === 'PAUSED';
    if (gone ? isSupposed(tokens, first) : sentence.goal[first - 1] === true) return [];
    if (rule.status === 'ACTIVE' && INTENT.test(scene.words))
      return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, tokens.length]));
    if (
      rule.status === 'ACTIVE' &&
      (PROSPECT.test(plural.slice(0, 60)) ||
        FINANCING.test(plural.slice(0, 60)) ||
        /\bas (?:an? )?(?:partner|reseller|investor|advisor|vendor)/.test(plural))
    )
      return [];
    const status =
      rule.status === 'PILOT' &&
      /convert(?:ed|ing) (?:to|into)|signed (?:a|an) (?:annual|full)/.test(plural)
        ? 'ACTIVE'
        : rule.status;
    return listed.map((item) =>
      mention(
        scene,
        item,
        status,
        `subject.${rule.id}`,
        0.85,
        sole(listed) ? [next, clauseEnd(scene, next)] : [next, next],
      ),
    );
  }
  if (presented && !PROSPECT.test(plural.slice(0, 60)) && sentence.goal[first] !== true)
    return listed.map((item) =>
      mention(scene, item, 'ACTIVE', 'subject.presented', 0.8, [next, clauseEnd(scene, next)]),
    );
  return [];
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

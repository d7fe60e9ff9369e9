import type { Token } from '../tokens/tokenize';
import type { CustomerStatus } from '../types';
import { readList, type Listed } from './lists';
import type { Name } from './names';
import { objectStatus } from './object-status';
import { clauseEnd, CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { FIRST_NAMES } from './words';
import { BETWEEN, INTENT, objectRule, OTHER_BUSINESS, PROSPECT } from './verbs';

const TENDER = /\b(?:tenders?|rfps?|bids?|deals?|contracts?|bake-?off|evaluation|procurement)\b/i;

/** "after a long procurement": talks that led to the contract. */
const OVERCOME =
  /\b(?:after|following|through|despite) (?:an? |the |their |our |[a-z]+-(?:week|month) |long |lengthy |extended |full |thorough |competitive ){0,4}(?:procurement|evaluation|(?:security|legal) review|discussions?|negotiations?|conversations?|demos?|rfi|process)\b/gi;

const UNDECIDED =
  /\b(?:in (?:the|our) funnel|nothing signed|none (?:of them )?signed|no customer news)\b/i;
const COLLEAGUE =
  /\b(?:engineers?|designers?|teammates?|colleagues?|intern|cofounder|co-founder|founder|ceo|cto|cfo|coo|cro|cmo|head of|vp|team members?|who joined)\b/i;

/** "We said goodbye to Maria, our first engineer". */
const isColleague = (scene: Scene, { name }: Listed) =>
  FIRST_NAMES.has(name.text.toLowerCase()) || (!name.company && COLLEAGUE.test(scene.words));

/** "signed X", "a pilot with X", "lost X". */
export function byObject(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, sentence } = scene;
  if (tokens[at]?.kind === 'punct') return [];
  const rule = objectRule(tokens.slice(Math.max(0, at - 2), at + 1).map((t) => t.text));
  if (rule === undefined || (sentence.goal[at] === true && rule.id !== 'could-win')) return [];
  const start = objectStart(scene, at, rule.id);
  if (start === null) return [];
  const { listed, next } = objects(scene, start);
  const clause = clauseAround(scene, at, next);
  if (listed.some((l) => l.name.person)) return [];
  if (/^(?:goodbye|added)$/.test(rule.id) && listed.some((l) => isColleague(scene, l))) return [];
  if (rule.id === 'not-won') {
    if (!TENDER.test(clause)) return [];
  } else if (negated(tokens, at)) return [];
  if (rule.id === 'intent')
    return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, next]));
  if (INTENT.test(clause))
    return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, tokens.length]));
  if (PROSPECT.test(clause.replaceAll(OVERCOME, '')) && rule.status !== 'CHURNED') return [];
  if (rule.id === 'pilot-with' && UNDECIDED.test(scene.words)) return [];
  const behind = endedBehind(scene, next);
  const ended = behind === 'CHURNED' && rule.id === 'pilot-with' ? 'LOST_DEAL' : behind;
  if (
    (ended === null && !allowedBehind(scene, next, rule.id)) ||
    (rule.status !== 'CHURNED' && rule.id !== 'customer-is' && OTHER_BUSINESS.test(clause))
  )
    return [];
  if (scene.section === 'team' && !CUSTOMER_TALK.test(scene.words)) return [];
  if (
    rule.evidence &&
    ended === null &&
    !isPlaced(tokens, at, start) &&
    !hasEvidence(scene, listed)
  )
    return [];
  // "We lost A to B": a customer or a deal?
  if (
    rule.id === 'lost' &&
    tokens[next]?.text === 'to' &&
    scene.names.has(next + 1) &&
    !TENDER.test(clause) &&
    !CUSTOMER_TALK.test(scene.words)
  )
    return listed.map((item) => mention(scene, item, null, 'lost-to', 0.4, [next, next]));
  const gone = rule.id === 'customer-is' && losesOne(tokens, at);
  const status =
    ended ??
    (gone ? 'CHURNED' : null) ??
    objectStatus(rule.id, rule.status, scene.words, aroundNames(scene, at, start, next));
  return listed.map((item) =>
    mention(
      scene,
      item,
      status,
      `object.${rule.id}`,
      0.85,
      sole(listed) ? [at + 1, clauseEnd(scene, next)] : [next, next],
    ),
  );
}

/** "We lost a legacy customer, X". */
const losesOne = (tokens: readonly Token[], customer: number) =>
  tokens
    .slice(Math.max(0, customer - 5), customer)
    .some((t) => /^(?:lost|lose|losing|goodbye|farewell)$/.test(t.text));

/** The names behind a cue; one that is the subject of what follows is not among them. */
function objects(scene: Scene, start: number): { listed: Listed[]; next: number } {
  const { listed, next } = readList(scene.tokens, scene.names, start);
  const before = listed.at(-2);
  return before !== undefined && /^(?:is|has|was)$/.test(scene.tokens[next]?.text ?? '')
    ? { listed: listed.slice(0, -1), next: before.close + 1 }
    : { listed, next };
}

/** "deployed at X": a place of use, so a customer. */
const isPlaced = (tokens: readonly Token[], cue: number, start: number) =>
  /^(?:deployed|out)$/.test(tokens[cue]?.text ?? '') &&
  /^(?:at|across|for)$/.test(tokens[start - 1]?.text ?? '');

/** "With X we have signed a contract". */
export function byWith(scene: Scene, at: number): [Name, Mention][] {
  const { tokens } = scene;
  if (tokens[at]?.text !== 'with' || scene.sentence.goal[at] === true) return [];
  const { listed, next } = readList(tokens, scene.names, at + 1);
  if (listed.length === 0 || !/^(?:we|we've)$/.test(tokens[next]?.text ?? '')) return [];
  const words = tokens
    .slice(next, next + 12)
    .map((t) => t.text)
    .join(' ');
  if (
    !/^(?:we have|we've|we) (?:now |also |just |finally )*(?:signed|closed|concluded|renewed|agreed)\b/.test(
      words,
    )
  )
    return [];
  if ([PROSPECT, INTENT, OTHER_BUSINESS].some((pattern) => pattern.test(scene.words))) return [];
  return listed.map((item) =>
    mention(
      scene,
      item,
      /\b(?:pilot|poc|trial)\b/.test(words) ? 'PILOT' : 'ACTIVE',
      'object.with',
      0.8,
      [next, sole(listed) ? tokens.length : next],
    ),
  );
}

/** "The contract with X was not renewed", "the rollout at X is paused". */
function endedBehind(scene: Scene, next: number): CustomerStatus | null {
  const from = scene.tokens[next]?.start;
  if (from === undefined) return null;
  const close = scene.tokens.at(-1)?.end ?? from;
  const tail = scene.masked
    .slice(from, Math.min(close, from + 60))
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');
  if (
    /^(?:,? ?(?:which|that) )?(?:(?:is|are|was|were|has|have|been|currently|now|temporarily|got|remains) )*(?:paused|on hold|suspended|frozen|on ice)\b/.test(
      tail,
    )
  )
    return 'PAUSED';
  return /^(?:,? ?(?:which|that) )?(?:(?:was|has|were|have|been|then|unfortunately|sadly) )*(?:ended|expired|lapsed|terminated|cancell?ed|not renewed|not be renewed)\b(?! (?:in a|with a|successfully))/.test(
    tail,
  )
    ? 'CHURNED'
    : null;
}

/** The words from a cue to its names, with the word before and what stands right behind. */
function aroundNames(scene: Scene, cue: number, start: number, next: number): string {
  const from = scene.tokens[Math.max(0, cue - 1)]?.start ?? 0;
  const names = scene.tokens[start]?.start ?? from;
  const end = scene.tokens[next]?.start;
  const behind =
    end === undefined
      ? ''
      : ` ${scene.masked.slice(end, Math.min(end + 40, scene.tokens.at(-1)?.end ?? end))}`.split(
          / and |[,;.]/,
        )[0];
  return `${scene.masked.slice(from, names)} … ${behind ?? ''}`;
}

const OUR = /^(?:the|our)$/;
const AGREEMENT = /^(?:pilot|poc|trial|contract|account|deal|agreement|subscription|renewal)$/;

/** The name a cue leads to over harmless words only. */
function objectStart(scene: Scene, cue: number, id: string): number | null {
  const { tokens, names } = scene;
  let led = false;
  for (let i = cue + 1; i < tokens.length && i <= cue + 12; i++) {
    const token = tokens[i];
    if (token === undefined) return null;
    const name = names.get(i);
    if (name !== undefined) {
      // "our first in Maine": a place.
      if (tokens[i - 1]?.text === 'in' && !name.company) return null;
      if (id === 'goodbye') return tokens[i - 1]?.text === 'to' || led ? i : null;
      if (id === 'customer-is' && tokens[i - 1]?.text === 'from') return null;
      if (id === 'churn-of' && i === cue + 1 && tokens[cue]?.text === 'churned') return i;
      if (
        id === 'left' ||
        id === 'pilot-with' ||
        id === 'churn-of' ||
        id === 'intent' ||
        id === 'customer-is'
      )
        return led || (id === 'customer-is' && i === cue + 1) ? i : null;
      // "converted the Acme pilot", but not "renewed a handful of Acme"
      if (/^(?:renewed|live-with|expanded)$/.test(id) && i > cue + 1 && !led)
        return i === cue + 2 &&
          OUR.test(tokens[cue + 1]?.text ?? '') &&
          AGREEMENT.test(tokens[name.last + 1]?.text ?? '')
          ? i
          : null;
      return i;
    }
    if (
      /^(?:with|from|for|at|of|:|\(|include|includes|included|including|is|was|are|were|like|by|,|—|to|into|on)$/.test(
        token.text,
      )
    )
      led = true;
    // "lost the deal to X": X has won it.
    if (id === 'lost' && token.text === 'to') return null;
    if (token.kind === 'number' || token.kind === 'date') continue;
    if (
      id === 'pilot-with' &&
      token.text === ',' &&
      !/^(?:with|at|by|for)$/.test(tokens[i + 1]?.text ?? '')
    )
      return null;
    if (
      id === 'pilot-with' &&
      /^(?:running|underway|ongoing|started|starting|kicked|signed|going)$/.test(token.text)
    )
      continue;
    if (!BETWEEN.has(token.text)) return null;
  }
  return null;
}

function clauseAround(scene: Scene, from: number, to: number): string {
  let left = from;
  while (
    left > 0 &&
    !endsName(scene, left - 1) &&
    !/^[;:]$/.test(scene.tokens[left - 1]?.text ?? '') &&
    from - left < 14
  )
    left--;
  let right = to;
  while (
    right < scene.tokens.length &&
    !/^[,;)]$/.test(scene.tokens[right]?.text ?? '') &&
    right - to < 8
  )
    right++;
  const start = scene.tokens[left]?.start ?? 0;
  return scene.masked.slice(
    start,
    scene.tokens[Math.min(right, scene.tokens.length) - 1]?.end ?? start,
  );
}

/** An earlier name closes an earlier statement. */
function endsName(scene: Scene, at: number): boolean {
  for (const name of scene.names.values()) if (name.last === at) return true;
  return false;
}

const negated = (tokens: readonly Token[], cue: number) =>
  tokens
    .slice(Math.max(0, cue - 3), cue)
    .some((t) =>
      /^(?:not|never|didn't|haven't|hasn't|no|cannot|can't|without|almost|nearly)$/.test(t.text),
    );

const UNDER_WAY = /^(?:extended|continues|continued|underway|ongoing|running|progressing|kicked)$/;
const FOR_ALL =
  /^ (?:for|to) (?:all |our |some |every |existing |enterprise |paying |selected |the first )*(?:customers|clients|users|accounts)\b/i;

function allowedBehind(scene: Scene, next: number, id: string): boolean {
  const token = scene.tokens[next];
  if (id === 'pilot-with' && UNDER_WAY.test(token?.text ?? '')) return true;
  // "launched Atlas for all customers": a product.
  if (
    id === 'expanded' &&
    token !== undefined &&
    FOR_ALL.test(scene.masked.slice(token.start - 1, token.start + 60))
  )
    return false;
  if (
    token === undefined ||
    // The point of "Corp." may end the sentence too.
    scene.tokens[next - 1]?.text === '.' ||
    token.kind === 'punct' ||
    token.kind === 'date' ||
    token.kind === 'number'
  )
    return true;
  if (token.text === 'as') {
    const words = scene.tokens
      .slice(next + 1, next + 7)
      .map((t) => t.text)
      .join(' ');
    return (
      /\b(?:customers?|clients?|logos?|accounts?|design partners?)\b/.test(words) ||
      /^(?:well|of|they|we|part)\b/.test(words)
    );
  }
  if (
    /^(?:deal|deals|contract|account|renewal|rfp|bid|tender|opportunity|pilot|poc|trial|logo|expansion|evaluation|business)$/.test(
      token.text,
    )
  )
    return id !== 'customer-is';
  return (
    /^(?:and|with|in|on|to|for|this|last|at|after|who|which|from|through|via|during|following|is|are|was|were|today|over|a|an|its|plus|where|under|into|onto|because|worth|while|but|early|late|due|when|as|has|have|had|went|signed|renewed|starts|started|began|now|against|before|just|across|completing|bringing|both|all|their|they|that|within|inside|between|despite|thanks|each|together|earlier|later|recently|already|now|again|so|then|without|including|across|throughout|by|covering|spanning|worth|instead|one|once|only|right|since|finally|starting|expanding|using|paying|of|our|not|two|three|yesterday|immediately|quickly|live)$/.test(
      token.text,
    ) &&
    !(
      token.text === 'to' &&
      id !== 'renewed' &&
      /^(?:lead|head|run|join|the)$/.test(scene.tokens[next + 1]?.text ?? '')
    )
  );
}

function hasEvidence(scene: Scene, listed: readonly Listed[]): boolean {
  if (
    scene.section === 'customers' ||
    scene.section === 'pilots' ||
    CUSTOMER_TALK.test(scene.words)
  )
    return true;
  return listed.some(
    (l) =>
      l.name.company ||
      (l.detail !== null &&
        scene.tokens
          .slice(...l.detail)
          .some((t) => t.kind === 'number' && t.number.currency !== null)),
  );
}

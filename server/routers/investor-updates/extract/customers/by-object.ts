import type { Token } from '../tokens/tokenize';
import { allowedBehind, aroundNames, endedBehind } from './behind';
import {
  clauseAround,
  hasEvidence,
  isWelcomed,
  isDone,
  isOthersDoing,
  isPurchase,
  negated,
  spokenOf,
} from './clause';
import { isFund } from './backers';
import { isUnderNone } from './under-none';
import { bracketStatus } from './by-bracket';
import { WENT_TO } from './by-lost-deal';
import { withShared } from './labelled-sums';
import { readList, type Listed } from './lists';
import { endsContract, objectRule } from './object-rules';
import { isColleague, isOnlyTool } from './name-kinds';
import { isPrize, isStage } from './no-firm';
import { isPlaced, isSummed, objectStart, TURNS } from './object-start';
import { servesUs, soughtBefore } from './own-purchase';
import type { CustomerStatus } from '../types';
import type { Name } from './name';
import { isContractOfOther, isLossBeside, isSupply, statusKept } from './object-aside';
import {
  isDealBehind,
  isOfAnother,
  isOfSomebody,
  isOnce,
  isPlanned,
  isSoldElsewhere,
  isListOfWork,
  isWonOver,
} from './object-doubts';
import { objectStatus } from './object-status';
import { clauseEnd, CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { INTENT, isProspect, OTHER_BUSINESS } from './talk';
import { isNotYet } from './status-behind';
import { tierOfAll } from './tier-fields';
import { tailBehind } from './told-of';
import { whoseCustomers } from './whose-customers';

const TENDER =
  /\b(?:tenders?|rfps?|bids?|deals?|contracts?|bake-?off|evaluation|procurement|in the (?:finals?|(?:final|last) (?:round|stage|two)))\b/i;
const UNDECIDED =
  /\b(?:in (?:the|our) funnel|nothing signed|none (?:of them )?signed|no customer news)\b/i;
/** What is said of colleagues too. */
const OF_PEOPLE = /^(?:goodbye|added|loss-of|offboarded|doing|paused|churn-of|lost)$/;
/** Said of customers without more words. */
const PLAIN_WINS = /^(?:landing|winning|onboarding)$/;

/** "signed X", "a pilot with X", "lost X". */
export function byObject(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, sentence } = scene;
  if (tokens[at]?.kind === 'punct') return [];
  const rule = objectRule(tokens.slice(Math.max(0, at - 2), at + 1).map((t) => t.text));
  if (rule === undefined || (sentence.goal[at] === true && rule.id !== 'could-win')) return [];
  const start = objectStart(scene, at, rule.id);
  if (start === null) return [];
  if (isUnderNone(scene, start)) return [];
  const { listed, next } = objects(scene, start);
  const clause = clauseAround(scene, at, next);
  if (listed.some((l) => l.name.person) || listed.some((l) => isStage(tokens, l))) return [];
  if (/^(?:won|signed)$/.test(rule.id) && listed.some((l) => isPrize(tokens, l))) return [];
  if (isListOfWork(scene, at, start, rule.id, listed)) return [];
  if (OF_PEOPLE.test(rule.id) && listed.some((l) => isColleague(scene, l))) return [];
  if (isOfSomebody(scene, at) || isSoldElsewhere(scene, at, next)) return [];
  if (rule.id === 'customer-is' && isOnce(scene, at, next)) return [];
  if (isOthersDoing(scene, at) || isPurchase(scene, at, start, next)) return [];
  if (isLossBeside(scene, at, start, next, rule.id) || isContractOfOther(scene, at, start))
    return [];
  // "after their trial of X": what a customer tried of others.
  if (
    rule.id === 'pilot-with' &&
    tokens[start - 1]?.text === 'of' &&
    (/^(?:their|its|his|her)$/.test(tokens[at - 1]?.text ?? '') || isOfAnother(scene, at))
  )
    return [];
  // "A awarded the project to B": B has won it.
  if (
    rule.id === 'with-them' &&
    tokens[start - 1]?.text === 'to' &&
    tokens.slice(Math.max(0, at - 4), at).some((t) => /^(?:award|g[ai]v|hand)/.test(t.text))
  )
    return [];
  // "The contract for X went to Y"
  if (/^contracts?$/.test(tokens[at]?.text ?? '') && WENT_TO.test(tailBehind(scene, next)))
    return [];
  // "We are ending the contract with X"
  if (endsContract(tokens, at)) return [];
  // "X extended the contract to Y": how far it reaches.
  if (
    /^(?:contracts?|agreements?|subscription)$/.test(tokens[at]?.text ?? '') &&
    tokens[at + 1]?.text === 'to' &&
    [...scene.names.keys()].some((first) => first < at)
  )
    return [];
  const sought =
    scene.section === 'customers'
      ? null
      : (soughtBefore(scene, at, start) ?? servesUs(scene, at, start, { listed, next }));
  const whose = rule.id === 'customer-is' ? whoseCustomers(scene, at) : 'ours';
  if (sought === 'own' || whose === 'others') return [];
  // "We closed Sequoia for $500k", "We won Acme over"
  const invests = listed.some((l) => isFund(l.name)) && !CUSTOMER_TALK.test(scene.words);
  if (/^(?:won|signed)$/.test(rule.id) && (invests || isWonOver(scene, at, next)))
    return listed.map((item) => mention(scene, item, null, 'invests', 0.4, [next, next]));
  if (sought === 'perhaps' || whose === 'perhaps' || isSupply(scene, at, start))
    return listed.map((item) => mention(scene, item, null, 'sought', 0.4, [next, next]));
  // "Upsell at X: +$20k ARR"
  const upsold =
    /^upsells?$/.test(tokens[at]?.text ?? '') &&
    start === at + 2 &&
    /^(?:at|with|to|for)$/.test(tokens[start - 1]?.text ?? '') &&
    /^[:(,–—]? ?\+?\$\d/.test(
      scene.masked.slice(tokens[next - 1]?.end ?? 0, (tokens[next - 1]?.end ?? 0) + 8).trimStart(),
    );
  if (rule.id === 'new-sum' && !isSummed(tokens, start) && !upsold) return [];
  if (rule.id === 'doing' && !isDone(scene, at)) return [];
  // "closed Gusto" is a sale; "signed Gusto" may be a purchase.
  const sold =
    /^(?:won|signed-up)$/.test(rule.id) &&
    start === at + 1 &&
    !/^account|^contract/.test(tokens[next]?.text ?? '');
  // Nobody parts ways with a tool.
  const parted = tokens[at]?.text === 'ways';
  if (!sold && !parted && listed.every((l) => isOnlyTool(scene, l.name))) return [];
  if (rule.id === 'not-won') {
    if (!TENDER.test(clause) && !isDealBehind(scene, next, listed)) return [];
  } else if (rule.id !== 'no-longer' && negated(tokens, at)) return [];
  if (rule.id === 'intent')
    return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, next]));
  if (INTENT.test(clause))
    return listed.map((item) => mention(scene, item, null, 'intent', 0.4, [next, tokens.length]));
  const under = spokenOf(scene, at, next, rule.id, clause);
  if (isProspect(under, under.length) && rule.status !== 'CHURNED') return [];
  if (rule.id === 'pilot-with' && UNDECIDED.test(scene.words)) return [];
  if (isPlanned(scene, at, next)) return [];
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
    !isSummed(tokens, start) &&
    !upsold &&
    !isWelcomed(scene, at, next) &&
    !(rule.id === 'doing' && PLAIN_WINS.test(tokens[at]?.text ?? '')) &&
    !hasEvidence(scene, listed, next)
  )
    return [];
  // "We lost A to B": a customer or a deal?
  if (
    rule.id === 'lost' &&
    tokens[next]?.text === 'to' &&
    scene.names.has(next + 1) &&
    !TENDER.test(clause) &&
    !/\brenewals?\b/i.test(clause) &&
    !CUSTOMER_TALK.test(scene.words)
  )
    return listed.map((item) => mention(scene, item, null, 'lost-to', 0.4, [next, next]));
  const gone = rule.id === 'customer-is' && losesOne(tokens, at);
  const outbid =
    rule.id === 'lost' &&
    tokens[next]?.text === 'to' &&
    scene.names.has(next + 1) &&
    tokens.slice(0, at).some((t) => t.text === 'won');
  const told =
    ended ??
    (outbid ? 'LOST_DEAL' : null) ??
    (gone ? 'CHURNED' : null) ??
    objectStatus(rule.id, rule.status, scene.words, aroundNames(scene, at, start, next));
  const status = statusKept(scene, next, told);
  const own: [number, number] = sole(listed) ? [at + 1, clauseEnd(scene, next)] : [next, next];
  // "signed two enterprise customers, A and B"
  const from = /^pilot/.test(tokens[at]?.text ?? '') ? at - 1 : at + 1;
  const led = scene.masked
    .slice(tokens[Math.max(0, from)]?.start ?? 0, tokens[start]?.start ?? 0)
    .trim();
  return listed.map((item, i): [Name, Mention] => {
    const its = statusOfItem(scene, item, status, i < listed.length - 1);
    const [name, found] = mention(scene, item, its, `object.${rule.id}`, 0.85, own);
    const due = i === 0 ? '' : detailWords(scene, listed[0]);
    return [name, { ...withShared(scene, item, found, next, due), tier: tierOfAll(led) }];
  });
}

/** "signed A at $120k a year, B at $80k": what the first sum is counted by holds for the others. */
function detailWords({ tokens, masked }: Scene, first: Listed | undefined): string {
  const [from, to] = first?.detail ?? [0, 0];
  const [open, close] = [tokens[from], tokens[to - 1]];
  return open === undefined || close === undefined ? '' : masked.slice(open.start, close.end);
}

/** "signed A ($48k ACV), B (pilot) and C as a pilot": each as it is told of. */
function statusOfItem(
  scene: Scene,
  item: Listed,
  status: CustomerStatus | null,
  follows: boolean,
): CustomerStatus | null {
  const [from, to] = item.detail ?? [0, 0];
  const bracket = scene.masked.slice(
    scene.tokens[from]?.start ?? 0,
    scene.tokens[to - 1]?.end ?? 0,
  );
  if (item.detail !== null && /^(?:ACTIVE|PILOT)$/.test(status ?? ''))
    if (isNotYet(bracket.toLowerCase())) return null;
  const all = follows ? status : null;
  if (status === 'ACTIVE') return bracketStatus(scene, item) ?? status;
  const single = /\bas (?:an?|our) (?:[a-z0-9-]+ ){0,3}(?:pilot|poc|trial)\b/i.test(scene.words);
  return all === 'PILOT' && single ? 'ACTIVE' : status;
}

/** "We lost a legacy customer, X". */
const losesOne = (tokens: readonly Token[], customer: number) =>
  tokens
    .slice(Math.max(0, customer - 5), customer)
    .some((t) => /^(?:lost|lose|losing|goodbye|farewell|departed)$/.test(t.text));

/** "at A in Memphis and at B in Denver": the list goes on where the same word leads again. */
function readPlaced({ tokens, names }: Scene, start: number): { listed: Listed[]; next: number } {
  const first = readList(tokens, names, start);
  const lead = tokens[start - 1]?.text ?? '';
  if (!/^(?:at|with|to|for|across)$/.test(lead)) return first;
  const listed = [...first.listed];
  let { next } = first;
  for (;;) {
    let at = next;
    if (/^(?:in|near)$/.test(tokens[at]?.text ?? ''))
      at = behindCount(tokens, at) ?? (names.get(at + 1)?.last ?? at + 1) + 1;
    if (tokens[at]?.text === ',') at++;
    if (tokens[at]?.text !== 'and' || tokens[at + 1]?.text !== lead) break;
    const more = readList(tokens, names, tokens[at + 2]?.text === 'the' ? at + 3 : at + 2);
    if (more.listed.length === 0) break;
    listed.push(...more.listed);
    ({ next } = more);
  }
  return { listed, next };
}

/** "in all 412 stores": the token behind how many places there are; null without a number. */
function behindCount(tokens: readonly Token[], at: number): number | null {
  const count = /^(?:all|over|about|some)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const counted = tokens[count]?.kind === 'number' && tokens[count + 1]?.kind === 'word';
  return counted ? count + 2 : null;
}

/** The names behind a cue; one that is the subject of what follows is not among them. */
function objects(scene: Scene, start: number): { listed: Listed[]; next: number } {
  const { listed, next } = readPlaced(scene, start);
  const before = listed.at(-2);
  const verb = scene.tokens[next]?.text ?? '';
  return before !== undefined && (/^(?:is|has|was)$/.test(verb) || TURNS.test(verb))
    ? { listed: listed.slice(0, -1), next: before.close + 1 }
    : { listed, next };
}

/** "We displaced Gekko at X": X is won. */
export function byDisplacing(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, names, sentence } = scene;
  if (!/^(?:displaced|replaced|beat|unseated|ousted)$/.test(tokens[at]?.text ?? '')) return [];
  if (sentence.goal[at] === true || tokens[at - 1]?.text === 'not') return [];
  const rival = names.get(at + 1);
  const place = rival === undefined ? at + 1 : rival.last + 1;
  const led = /^(?:at|for)$/.test(tokens[place]?.text ?? '');
  if (rival === undefined || !led || !/^(?:we|we've|and)$/.test(tokens[at - 1]?.text ?? ''))
    return [];
  const { listed, next } = readList(tokens, names, place + 1);
  return listed.map((item) =>
    mention(scene, item, 'ACTIVE', 'object.displaced', 0.8, [next, next]),
  );
}

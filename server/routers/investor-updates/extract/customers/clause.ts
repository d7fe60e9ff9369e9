import type { Token } from '../tokens/tokenize';
import { isOwnName } from '../metrics/own-name';
import type { Listed } from './lists';
import { isFirstName } from './name-kinds';
import { CUSTOMER_TALK, type Scene } from './scene';

/** The words around a cue and its names, to the marks that part clauses. */
export function clauseAround(scene: Scene, from: number, to: number): string {
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
  return scene.masked
    .slice(start, scene.tokens[Math.min(right, scene.tokens.length) - 1]?.end ?? start)
    .replace(/^(?:dear|hi|hello|hey) [^,]{0,40},/i, '');
}

/** An earlier name closes an earlier statement. */
function endsName(scene: Scene, at: number): boolean {
  for (const name of scene.names.values()) if (name.last === at) return true;
  return false;
}

/** A word of denial stands right before the cue. */
export const negated = (tokens: readonly Token[], cue: number) =>
  tokens
    .slice(Math.max(0, cue - 3), cue)
    .some((t) =>
      /^(?:not|never|didn't|haven't|hasn't|no|cannot|can't|without|almost|nearly)$/.test(t.text),
    );

/** What stands behind the names and can only be said of a customer. */
const BEHIND =
  /^(?:[,:–—]? ?(?:(?:at|for|by|worth|from|to|on) ?)?(?:an? |another |about |~)?[$]\d[\d.,]*[km]?(?: ?\/| ?(?:per|a|an|p\.?a|acv|arr|mrr|monthly|annual|yearly)\b)|(?:by|from|to) (?:an additional )?[$\d]|to (?:the|our) (?:[a-z0-9]+ )?(?:platform|family|customer|roster|client)|(?:over|across) the (?:finish )?line|from (?:an? |the )?(?:paid |free )?(?:pilot|poc|trial|monthly|annual)\b|(?:onto|to|into) (?:an? |the |our )?(?:[a-z-]+ ){0,2}(?:annual|paid|production|contract|plan|subscription)|, our (?:first|second|third|largest|biggest|newest|\d+th) |(?:while|until|because|since) (?:they|their)\b|(?:to sign|signed|live|onboarded|closed)\b)/;

/** Whether the sentence speaks of customers, where the cue alone does not. */
export function hasEvidence(scene: Scene, listed: readonly Listed[], next: number): boolean {
  const { tokens, masked } = scene;
  if (
    scene.section === 'customers' ||
    scene.section === 'pilots' ||
    CUSTOMER_TALK.test(scene.words)
  )
    return true;
  const from = tokens[next]?.start;
  const behind =
    from === undefined
      ? ''
      : masked.slice(from, Math.min(from + 60, tokens.at(-1)?.end ?? from)).toLowerCase();
  if (BEHIND.test(behind)) return true;
  return listed.some(
    (l) =>
      l.name.company ||
      (l.detail !== null &&
        tokens.slice(...l.detail).some((t) => t.kind === 'number' && t.number.currency !== null)),
  );
}

const WELCOMES = /^\W{0,4}welcome(?: (?:to|aboard|on board),?)? $/i;
const OF_BUYERS =
  /\b(?:new|two|three|four|five|six|\d{1,2}) (?:[a-z-]+ )?(?:customers?|clients?|logos?|contracts?)\b/i;
const OF_PEOPLE =
  /\b(?:team|hires?|hired|hiring|join(?:s|ed|ing)?|colleagues?|engineers?|advisors?|board|investors?|partners?|office|baby)\b/i;

/** "We signed two customers. Welcome X!": a greeting of firms, where nobody else may be meant. */
export const isWelcomed = ({ tokens, masked, beside }: Scene, cue: number, next: number) =>
  tokens[cue]?.text === 'welcome' &&
  WELCOMES.test(masked.slice(tokens[0]?.start ?? 0, (tokens[cue]?.end ?? 0) + 1)) &&
  (next >= tokens.length || /^[!.]$/.test(tokens[next]?.text ?? '')) &&
  OF_BUYERS.test(beside) &&
  !OF_PEOPLE.test(beside);

const ONGOING =
  /\b(?:focus(?:ed|ing)?|working|work|aim|busy|priority|goal|try|trying|would|could|might|next|risk|confident|optimistic|looking)\b/i;

/** "after landing X", "highlights include signing X": done, not wanted. */
export function isDone(scene: Scene, cue: number): boolean {
  const before = scene.tokens[cue - 1]?.text ?? '';
  if (ONGOING.test(scene.words)) return false;
  if (/^(?:finished|completed|started|began|off)$/.test(before)) return true;
  if (/^(?:and|,)$/.test(before))
    return /\b(?:after|by|includ\w+|highlights?|wins) \w+ing\b/i.test(scene.words);
  return /^(?:after|by|including|includes?|included|was|were|since|with|following|from|:)$/.test(
    before,
  );
}

/** "our former customer X", "a prospective client": none today. */
export const isUnlikeCustomer = (tokens: readonly Token[], cue: number) =>
  tokens.slice(Math.max(0, cue - 3), cue).some(
    (t, i, near) =>
      // "their customer X"
      (i === near.length - 1 && /^(?:their|his|her|whose)$/.test(t.text)) ||
      /^(?:former|ex|past|prospective|potential|target|targeted|ideal|dream|would-be|possible|future|next)$/.test(
        t.text,
      ),
  );

/** "Gekko signed X": a deal of another firm. Colleagues win for the company. */
export function isOthersDoing(scene: Scene, cue: number): boolean {
  const { tokens, context } = scene;
  if (
    !/^(?:signed|won|landed|closed|lost|added|onboarded|renewed|secured|booked|bagged|got|paused|welcomed|gained|converted|upgraded|expanded|extended|launched|deployed|sold|inked)$/.test(
      tokens[cue]?.text ?? '',
    )
  )
    return false;
  let last = cue - 1;
  while (/^(?:has|have|had|just|also|recently|reportedly|then)$/.test(tokens[last]?.text ?? ''))
    last--;
  // "A peer, Vantix, signed X"
  const told = tokens[last]?.text === ',' ? last - 1 : last;
  for (const name of scene.names.values()) {
    if (name.last !== told || name.person || isFirstName(name)) continue;
    const own =
      context.ownNames.length > 0
        ? isOwnName(name.text, context.ownNames)
        : context.ownWords.has(name.text.toLowerCase());
    if (/^(?:competitors?|rivals?)$/.test(tokens[name.first - 1]?.text ?? '')) return true;
    // "our rep, Ann, signed X", but "a peer, Vantix, signed X"
    const kind = tokens.slice(Math.max(0, name.first - 4), name.first).map((t) => t.text);
    const firm = kind.some((word) => OF_FIRM.test(word));
    const beside = told < last || tokens[name.first - 1]?.text === ',';
    return !own && (firm || !beside);
  }
  return false;
}

const OF_FIRM =
  /^(?:peers?|compan(?:y|ies)|firm|start-?up|comparable|similar|vendor|agency|reseller|player)$/;

/** "executed on October 9 for manufacturing" */
const EXECUTED = /^(?:executed|signed) (?:(?:on|in) [a-z]{3,9}(?: \d{1,2})? )?/;
const OWN_PURCHASE =
  /^(?:for|as) (?:our (?!customer|client|new|first|next|largest|biggest)|(?:the |an? )?(?:annual )?(?:payroll|hr\b|benefits|hosting|manufactur|production of|assembly|fulfil|warehous|legal|audits?|bookkeeping|accounting|recruiting|banking|office|pr\b|infrastructure))/;

/** "renewed our insurance with X" */
const OWN_RENEWAL =
  /^(?:renewed|renewing|extended|upgraded|signed) our (?:[a-z]+ ){0,2}?(?:insurance|lease|policy|coverage|office|hosting|facility|credit|loan|warranty|membership|domain|benefits|overdraft|rent) (?:with|at|from) $/;

const BOUGHT_IN =
  /^(?:software|saas|tools?|tooling|vendors?|suppliers?|insurance|leases?|domains?|visas?|permits?|patents?|policy)$/;

/** "We terminated our contract with X", "signed with X for payroll": the company is the buyer. */
export function isPurchase(scene: Scene, cue: number, start: number, next: number): boolean {
  const { tokens, masked } = scene;
  const left = tokens.slice(Math.max(0, cue - 4), cue).map((t) => t.text);
  // "Insurance renewals: X"
  if (/^renewals?$/.test(tokens[cue]?.text ?? '') && BOUGHT_IN.test(left.at(-1) ?? '')) return true;
  if (
    /^(?:contract|contracts|subscription|renewal|account)$/.test(tokens[cue]?.text ?? '') &&
    left.some((word) => /^(?:terminated|cancell?ed|ended|exited|dropped)$/.test(word)) &&
    left.some((word) => /^(?:we|our|we've)$/.test(word))
  )
    return true;
  // "We closed our X account": at a bank, or of a tool
  if (
    tokens[cue]?.text === 'closed' &&
    tokens[start - 1]?.text === 'our' &&
    /^accounts?$/.test(tokens[next]?.text ?? '')
  )
    return true;
  const led = masked.slice(tokens[cue]?.start ?? 0, tokens[start]?.start ?? 0).toLowerCase();
  if (OWN_RENEWAL.test(led)) return true;
  const from = tokens[next]?.start;
  return (
    from !== undefined &&
    tokens[start - 1]?.text === 'with' &&
    OWN_PURCHASE.test(
      masked
        .slice(from, from + 40)
        .toLowerCase()
        .replace(EXECUTED, ''),
    )
  );
}

const TO_COME =
  /\b(?:concluded|completed|finished|ended)\b[^.;]{0,30}?(?<= )and (?:is|are) (?:now )?(?:expected|likely) to .*$/i;

/** What is said of the deal itself: "you gave us 11 intros, of which 3 became customers (A, B)", "a pilot was concluded and is expected to lead to an order". */
export function spokenOf(
  { tokens, masked }: Scene,
  cue: number,
  next: number,
  rule: string,
  clause: string,
): string {
  if (tokens[cue - 1]?.text === 'became')
    return masked.slice(tokens[cue]?.start ?? 0, tokens[next - 1]?.end ?? 0);
  return rule === 'pilot-with' ? clause.replace(TO_COME, '') : clause;
}

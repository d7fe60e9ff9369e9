import { isOwnName } from '../metrics/own-name';
import type { Token } from '../tokens/tokenize';
import type { CustomerStatus } from '../types';
import { isFirstName } from './name-kinds';
import { asideOf } from './not-with-us';
import type { Scene } from './scene';
import { tailBehind } from './told-of';

/** Who works at a customer, or for it here: "our Acme account manager". */
const ROLE =
  /^'?s? ?(?:(?:[a-z-]+|@) ){0,3}?(?:(?:account|customer success|success|project|product|sales|key account|store|plant|country|program) (?:managers?|execs?|executives?|directors?|leads?|reps?|owners?)|champions?|sponsors?|contacts?|csms?|reps?|ceo|cfo|coo|cto|cio|ciso|vp|buyers?|managers?|directors?|founders?|employees?|engineers?|liaisons?|alumn[a-z]{1,3}|teams?|people|colleagues|interns?|hires?|veterans?)\b/;
/** "lost X's business", "X's Texas account": the contract itself. */
const CONTRACT =
  /^'s (?:[a-z-]+ ){0,3}?(?:business|accounts?(?! (?:manag|exec|lead|director))|contracts?|deal|custom|renewal|subscription|orders?|project|tender|bid|rfp|pilot)\b/;

/** "our Meta ads", "our Oracle licences": what the company buys there. */
const BOUGHT =
  /^ ?(?:ads?|advert[a-z]{0,6}|campaigns?|marketing|spend|spending|budget|integrations?|connectors?|licen[cs]es?|subscriptions?|seats|instances?|servers?|listings?|credits?|job (?:posts?|ads?)|hosting|plan|membership|sponsorship|lease|card|loan)\b/;

const FEARED =
  /^(?:fear|feared|fears|fearing|afraid|worried|worry|risk|risked|risking|avoid|avoided|avoiding|averted|prevented|instead|than|threatened|dreaded|scared|about|from|of|expected|thought|close|nearly|almost|without)$/;

/** "We feared losing X", "were close to losing X". */
const isFeared = (tokens: readonly Token[], cue: number) => {
  const before = tokens[cue - 1]?.text ?? '';
  if (!FEARED.test(before) && !(before === 'to' && tokens[cue - 2]?.text === 'close')) return false;
  if (!/^(?:about|from|of|than)$/.test(before)) return true;
  return /^(?:worried|afraid|scared|fear|fears|risk|danger|us|away|verge|edge|rather|instead|concerned|nervous|kept|saved)$/.test(
    tokens[cue - 2]?.text ?? '',
  );
};

/** Who stands before "lost", over "which" and auxiliaries: "Zeta, which lost X". */
function doerOf({ tokens, names }: Scene, cue: number) {
  let last = cue - 1;
  while (/^(?:has|have|had|just|also|recently|who|which|that|,)$/.test(tokens[last]?.text ?? ''))
    last--;
  return [...names.values()].find((name) => name.last === last);
}

const isOther = (scene: Scene, name: ReturnType<typeof doerOf>) =>
  name !== undefined &&
  !name.person &&
  !isFirstName(name) &&
  !isOwnName(name.text, scene.context.ownNames);

const LOSSES = /^(?:lost|goodbye|churn-of|offboarded|left|loss-of|paused)$/;

/**
 * Whether a loss is of something else than the customer: its manager, what was feared, or what
 * another firm lost to us.
 */
export function isLossBeside(
  scene: Scene,
  cue: number,
  first: number,
  next: number,
  id: string,
): boolean {
  if (!LOSSES.test(id)) return false;
  const { tokens, masked } = scene;
  const tail = tailBehind(scene, next).replace(/^ /, '');
  const end = tokens[next - 1]?.end ?? 0;
  const owned = masked.slice(end - 2, end) === "'s" && !/^'s/.test(tail);
  const behind = owned ? `'s ${tail}` : tail;
  if (ROLE.test(behind) && !CONTRACT.test(behind)) return true;
  if (tokens[first - 1]?.text === 'our' && BOUGHT.test(behind)) return true;
  if (id !== 'lost' && id !== 'churn-of') return false;
  if (isFeared(tokens, cue) || /^to us\b/.test(tail)) return true;
  return (
    /^(?:lost|churned|losing)$/.test(tokens[cue]?.text ?? '') && isOther(scene, doerOf(scene, cue))
  );
}

/** "We lost X, but they renewed": a customer still. */
export const statusKept = (scene: Scene, next: number, status: CustomerStatus | null) =>
  (status === 'CHURNED' || status === 'LOST_DEAL') && asideOf(tailBehind(scene, next)) === 'kept'
    ? 'ACTIVE'
    : status;

const SUPPLY =
  /\b(?:supply|supplier|sourcing|procurement|purchasing|framework supply) (?:agreement|contract|deal|partnership)\b/;
const SUPPLIED =
  /\b(?:customers?|clients?|arr|acv|mrr|tcv|revenue|logos?|to supply|we supply|our (?:products?|units|devices))\b/i;

/** "signed a supply agreement with X": who supplies whom is open. */
export function isSupply(scene: Scene, cue: number, start: number): boolean {
  const { tokens, masked, words, section } = scene;
  const led = masked.slice(tokens[cue]?.start ?? 0, tokens[start]?.start ?? 0).toLowerCase();
  return section !== 'customers' && SUPPLY.test(led) && !SUPPLIED.test(words);
}

/** "X ended its contract with Y": what X has with Y is no contract of the company's. */
export function isContractOfOther(scene: Scene, cue: number, start: number): boolean {
  const { tokens, names } = scene;
  if (!/^(?:contracts?|agreements?|subscriptions?|renewals?)$/.test(tokens[cue]?.text ?? ''))
    return false;
  if (tokens[start - 1]?.text !== 'with') return false;
  const owner = tokens
    .slice(Math.max(0, cue - 4), cue)
    .findLastIndex((t) => /^(?:its|their)$/.test(t.text));
  return owner >= 0 && [...names.values()].some((name) => name.last < cue && isOther(scene, name));
}

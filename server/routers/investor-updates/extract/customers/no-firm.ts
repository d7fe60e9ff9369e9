import type { Token } from '../tokens/tokenize';
import type { Listed } from './lists';
import type { Scene } from './scene';

const QUALITY =
  /^(?:zero|low|lower|lowest|high|higher|highest|minimal|negative|positive|voluntary|involuntary|early|late|seasonal|little|natural|normal|elevated|reduced|slight|mild|modest|limited|heavy|planned|unplanned|expected|unexpected|regretted|unregretted|regrettable|forced|preventable|avoidable|unavoidable|painful|typical|usual|recent|annual|monthly|quarterly|yearly|ytd|smb|logo|gross|net|small|smaller|rising|falling|declining|increased|increasing|decreasing|stable|flat|steady|healthy|strong|solid|weak|record|organic|partial|silent|hidden|trial|user|subscriber|seat|dollar|product|price|pricing|technical|residential|consumer|cumulative|trailing|projected|forecast|single-digit|double-digit|best-in-class|industry-leading|near-zero|non-zero|sub)$/i;
const NOUN = /^(?:churn|departures?|exits?|cancell?ations?|non-?renewals?|attrition|losses)$/;

const PART =
  /^(?:international|domestic|global|regional|overseas|wholesale|online|offline|digital|in-store|self-serve|self-service|consumer|residential|commercial|industrial|outbound|inbound|onboarding|checkout|payments|billing|search|mobile|desktop|web)$/i;
const STAGE =
  /^(?:phase|stage|wave|version|release|tier|batch|cohort|sprint|milestone|module|level|round|step|part|gen|generation|mk|build|plan|option) (?:\d[\d.]*|[a-d]|one|two|three|four|[ivx]{1,4})$/i;

const SKILLED =
  /^(?:deployed|trained|certified|licensed|registered|qualified|based|embedded|facing|oriented|focused|led|seconded|experienced)$/;
const FIELD =
  /^(?:software|solutions?|data|ml|ai|sales|field|support|product|senior|security|account)$/;
const OCCUPATION =
  /^(?:engineers?|engs?|swes?|developers?|devs?|designers?|scientists?|analysts?|managers?|architects?|consultants?|reps?|recruiters?|technicians?|nurses?|accountants?|lead|researchers?|veterinarians?|electricians?|salespeople|salesperson)$/;

/** "Forward deployed engineer", "Board certified nurses": the name of an occupation, and no verb. */
export function isOccupation(tokens: readonly Token[], next: number): boolean {
  if (!SKILLED.test(tokens[next]?.text ?? '')) return false;
  const at = FIELD.test(tokens[next + 1]?.text ?? '') ? next + 2 : next + 1;
  return OCCUPATION.test(tokens[at]?.text ?? '');
}

const WON_STAGE =
  /^(?:phase|stage|wave|batch|cohort|milestone|round|tranche|lot|heat|track|tier|(?:[^ ].{0,40} )?(?:sbir|sttr) phase)(?<numeral> (?:[a-d]|one|two|three|four|[ivx]{1,4}))?$/i;

/**
 * "We won Phase II", "SBIR Phase 2", "Lot 3": a part of a programme or tender, whoever gives it. In
 * "Walmart Phase II" the firm is told with it.
 */
export function isStage(tokens: readonly Token[], { name, detail }: Listed): boolean {
  const stage = name.known || detail !== null ? null : WON_STAGE.exec(name.text);
  if (stage === null) return false;
  return stage.groups?.numeral !== undefined || tokens[name.last + 1]?.kind === 'number';
}

const CONTEST =
  /\b(?:disrupt|battlefield|hackathon|world cup|startup cup|grand prix|lions|demo day|slush|viva ?tech(?:nology)?|sxsw|techcrunch|masschallenge|hello tomorrow|red dot|webby|d&ad)\b|(?:^| )(?:summit|challenge|awards?|prize|cup|pitch|competition)$/i;

/** "We won Slush", "Won: Red Dot Award": a contest or its prize. */
export const isPrize = (tokens: readonly Token[], { name }: Listed): boolean =>
  !name.known &&
  (CONTEST.test(name.text) ||
    /^(?:awards?|prize|medal|trophy|contest|competition|hackathon|pitch)$/.test(
      tokens[name.last + 1]?.text ?? '',
    ));

/** "Zero churn", "Phase 2 went live", "International expanded": a quality, a stage or a part, no firm. */
export function isNoFirm(
  tokens: readonly Token[],
  listed: readonly Listed[],
  next: number,
): boolean {
  if (isOccupation(tokens, next)) return true;
  const [only] = listed;
  if (only === undefined || listed.length > 1 || only.name.known || only.detail !== null)
    return false;
  const { text } = only.name;
  if (STAGE.test(text) || PART.test(text)) return true;
  return QUALITY.test(text) && NOUN.test(tokens[next]?.text ?? '');
}

/** "Healthcare: 12", "Retail – 13 accounts": how many there are of a kind, no firm. */
export function isCounted({ tokens, names }: Scene, next: number): boolean {
  const number = tokens[next + 1];
  const name = [...names.values()].find(({ last }) => last === next - 1);
  if (name === undefined || name.company || name.known || name.text.includes(' ')) return false;
  if (!/^[:=–—-]$/.test(tokens[next]?.text ?? '') || number?.kind !== 'number') return false;
  if (number.number.currency !== null || number.number.scaled) return false;
  const behind = tokens[next + 2];
  return (
    behind === undefined ||
    number.number.kind === 'percent' ||
    /^(?:\(|,|customers?|clients?|accounts?|logos?|[$%])/.test(behind.text)
  );
}

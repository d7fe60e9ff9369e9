import type { Listed } from './lists';
import { isOnlyTool } from './name-kinds';
import type { Scene } from './scene';
import { tierFieldAt } from './tier-fields';

const CONTRACT =
  /\b(?:new (?:logo|customer|client|account)|acv|tcv|arr|mrr|deal|contract|per (?:year|month|annum)|annually|a year|(?:\d|one|two|three|four|five)[- ]years?|licen[cs]es?|seats|renewal|renewed|pilot|poc|subscription|go-live)\b|\/ ?(?:yr|year|mo|month)\b/i;

/** "– new, $180k": of a common tool it is what it costs. */
const NEW_SUM = /^\W{0,4}new, ?(?:[^.;:$]{1,40}, ?)?\+?(?:us)?\$\d/i;

/** What stands behind the name, in brackets or behind a dash, speaks of a contract. */
export function hasContract(scene: Scene, item: Listed, next: number, added = false): boolean {
  const { tokens, masked } = scene;
  const from = item.name.end;
  const bracketEnd = tokens[item.close]?.end ?? from;
  const lineEnd = tokens.at(-1)?.end ?? from;
  // "X (new): $48k ARR"
  const goesOn = /^[–—:-]$/.test(tokens[item.close + 1]?.text ?? '');
  const to = item.detail === null || goesOn ? lineEnd : bracketEnd;
  const priced = tokens[next]?.text === ',' && tokens[next + 1]?.kind === 'number';
  const tiered = tokens[next]?.text === ',' && tierFieldAt(tokens, next + 1) !== null;
  if (
    item.detail === null &&
    !priced &&
    !tiered &&
    !/^(?:[–—:(-]|at|for)$/.test(tokens[next]?.text ?? '')
  )
    return false;
  const words = masked.slice(from, Math.min(to, from + 120));
  if (NEW_SUM.test(words) && !isOnlyTool(scene, item.name)) return true;
  return CONTRACT.test(words) || (added && (/[$€£]\d/.test(words) || isTiered(scene, item)));
}

/** "A (mid-market)", "B (SMB, since May)": what size of customer it is. */
export const isTiered = ({ tokens }: Scene, { detail }: Listed) =>
  detail !== null && tierFieldAt(tokens, detail[0]) !== null;

/** "Benjamin Moore ($240K ARR)": what pays so is a firm, though named like a person. */
export const isPaying = ({ tokens, masked }: Scene, { detail }: Listed) =>
  detail !== null &&
  /^\(?(?:us)?\$\d[\d.,]*[km]? ?(?:acv|arr|mrr|\/|(?:a|per) (?:year|month))/i.test(
    masked.slice(tokens[detail[0]]?.start ?? 0, tokens[detail[1] - 1]?.end ?? 0),
  );

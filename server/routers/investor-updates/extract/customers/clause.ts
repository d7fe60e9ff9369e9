import type { Token } from '../tokens/tokenize';
import type { Listed } from './lists';
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

/** A word of denial stands right before the cue. */
export const negated = (tokens: readonly Token[], cue: number) =>
  tokens
    .slice(Math.max(0, cue - 3), cue)
    .some((t) =>
      /^(?:not|never|didn't|haven't|hasn't|no|cannot|can't|without|almost|nearly)$/.test(t.text),
    );

/** Whether the sentence speaks of customers, where the cue alone does not. */
export function hasEvidence(scene: Scene, listed: readonly Listed[]): boolean {
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

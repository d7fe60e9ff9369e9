/** Deepest nesting of JSON that is taken (decisions §1). */
export const MAX_JSON_DEPTH = 64;

/** True if PostgreSQL can hold the text: no U+0000 and no half of a surrogate pair. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\u0000') && text.isWellFormed();

function problemOfLeaf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return isStorableText(value) ? null : 'must not contain U+0000 or unpaired surrogates';
    case 'number':
      return Number.isFinite(value) ? null : 'must be a finite number';
    case 'boolean':
      return null;
    default:
      return value === null ? null : 'must be JSON';
  }
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

const TOO_DEEP = `must not be nested deeper than ${MAX_JSON_DEPTH} levels`;

/**
 * What keeps a value from being stored as JSON; null if nothing does. Walks level by level, without
 * recursion, and keeps only containers: a body may hold millions of leaves.
 */
export function jsonProblem(root: unknown): string | null {
  if (typeof root !== 'object' || root === null) return problemOfLeaf(root);
  let level: object[] = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_JSON_DEPTH) return TOO_DEEP;
    const next: object[] = [];
    for (const container of level) {
      const problem = problemOfContainer(container, next);
      if (problem !== null) return problem;
    }
    level = next;
  }
  return null;
}

/** Checks the keys and leaves of one container and adds its inner containers to `inner`. */
function problemOfContainer(container: object, inner: object[]): string | null {
  if (!isPlain(container)) return 'must be JSON';
  const children: unknown[] = Array.isArray(container) ? container : Object.values(container);
  if (!Array.isArray(container) && !Object.keys(container).every(isStorableText)) {
    return 'must not contain U+0000 or unpaired surrogates';
  }
  for (const child of children) {
    if (typeof child === 'object' && child !== null) inner.push(child);
    else {
      const problem = problemOfLeaf(child);
      if (problem !== null) return problem;
    }
  }
  return null;
}

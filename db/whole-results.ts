/** Takes the holes off the front of a result. */
function withoutHoles(result: unknown): unknown {
  if (!Array.isArray(result) || result.length === 0 || 0 in result) return result;
  result.splice(
    0,
    result.findIndex((_, index) => index in result),
  );
  return result;
}

/**
 * postgres.js (3.4) numbers the rows of a result on from those of the statement before it on the
 * same connection, when that one failed midway through its rows: `select 42` then has holes before
 * its row, and whoever takes the first row of a caller's key takes nothing. The holes are taken off
 * before anybody sees the result.
 */
export function wholeResult<Q>(query: Q): Q {
  if (typeof query !== 'object' || query === null) return query;
  const resolve: unknown = Reflect.get(query, 'resolve');
  if (typeof resolve !== 'function') throw new TypeError('A query has nothing to resolve.');
  const whole = (result: unknown): unknown => Reflect.apply(resolve, query, [withoutHoles(result)]);
  Object.defineProperty(query, 'resolve', { value: whole, writable: true });
  return query;
}

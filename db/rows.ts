const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The rows of a raw statement: postgres.js answers with an array, PGlite with `{rows}`. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (Array.isArray(result)) return result.filter(isRecord);
  return isRecord(result) && Array.isArray(result.rows) ? result.rows.filter(isRecord) : [];
}

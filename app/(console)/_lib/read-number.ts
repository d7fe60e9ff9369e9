/** Reads a number as people write it: `$1,200,000`, `1.2m`, `250k`. NaN if it is none. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const match = /^(-?\d+(?:\.\d+)?|-?\.\d+)([kmb]?)$/i.exec(value.replace(/[$%,\s]/g, ''));
  if (!match) return Number.NaN;
  const scale = { k: 1e3, m: 1e6, b: 1e9 }[(match[2] ?? '').toLowerCase()] ?? 1;
  return Number((Number(match[1]) * scale).toPrecision(15));
}

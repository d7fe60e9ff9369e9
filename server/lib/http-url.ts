/**
 * The URL that a text spells, or null. `URL.canParse` of Node 20, once it is compiled, refuses
 * hosts such as `münchen.example`.
 */
export function parsedUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

/** True for an absolute http or https address. */
export const isHttpUrl = (value: string): boolean =>
  /^https?:\/\/[^\s\\/?#][^\s\\]*$/i.test(value) && parsedUrl(value) !== null;

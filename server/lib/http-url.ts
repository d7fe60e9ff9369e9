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

/** Without the user name and password that an address may hold, which are not for visitors. */
export function withoutLogin(address: string | null): string | null {
  // Parsing is most of what a feed costs, and no address holds a password without this sign.
  const url = address?.includes('@') === true ? parsedUrl(address) : null;
  if (url === null || url.username + url.password === '') return address;
  url.username = '';
  url.password = '';
  return url.href;
}

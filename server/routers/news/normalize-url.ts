import { isTrackingParameter } from './tracking-parameters';

/** Bound on a URL in characters (decisions §1); the stored forms keep it as well. */
const MAX_URL_LENGTH = 2048;

export type NormalizedUrl =
  { ok: true; url: string; urlNormalized: string } | { ok: false; reason: string };

/** An RFC 3986 URI: authority, then path, query and fragment, without a stray percent sign. */
const STRICT_URI =
  /^https?:\/\/[\w.~:[\]@!$&'()*+,;=-]+(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[0-9a-f]{2})*)?$/i;

/** Characters that the WHATWG serializer leaves bare but RFC 3986 wants escaped. */
const BARE_CHARACTERS = /["<>\\^`{|}[\]]|%(?![0-9a-f]{2})/gi;

function escapeBare(text: string): string {
  return text.replace(
    BARE_CHARACTERS,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Host in lower case (the parser saw to that), without the root dot and leading `www.`. */
function normalizeHost(hostname: string): string {
  let host = hostname.replace(/\.+$/, '');
  while (/^www\.[^.]+\./.test(host)) host = host.slice('www.'.length);
  return host;
}

function parameterName(pair: string): string {
  const name = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Tracking parameters dropped, the rest sorted by name, then by value, so the order is total. */
function normalizeQuery(search: string): string {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTrackingParameter(parameterName(pair)))
    .map((pair) => ({ pair, name: pair.split('=', 1)[0] ?? '' }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.pair, b.pair))
    .map(({ pair }) => pair);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function parseAbsolute(text: string): URL | null {
  if (!/^https?:\/\/[^/?#\\]/i.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The parsed URL as a strict URI; the host keeps the brackets of an IPv6 address. */
function toUri(parsed: URL): string {
  const { protocol, host, pathname, search, hash } = parsed;
  const fragment = hash === '' ? '' : `#${escapeBare(hash.slice(1)).replaceAll('#', '%23')}`;
  return `${protocol}//${host}${escapeBare(pathname + search)}${fragment}`;
}

/**
 * Checks a news URL and gives the form it is deduplicated on (decisions §7): scheme and host
 * lower-cased; `www.`, default port, fragment, trailing slash and tracking parameters dropped;
 * other parameters sorted. The scheme itself counts: http and https are different URLs.
 * Absolute http or https without credentials, at most 2,048 characters (decisions §1).
 * @returns `url` as sent (percent-encoded where it was no strict URI) and its normalized form, or
 * the reason for `rejected_invalid`. Idempotent on `urlNormalized`.
 */
export function normalizeNewsUrl(raw: string): NormalizedUrl {
  const text = raw.trim();
  if (text.length > MAX_URL_LENGTH) return { ok: false, reason: 'url is longer than 2048' };
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return { ok: false, reason: 'url holds control characters' };
  const parsed = parseAbsolute(text);
  if (parsed === null) return { ok: false, reason: 'url must be an absolute http or https URL' };
  if (parsed.username !== '' || parsed.password !== '') {
    return { ok: false, reason: 'url must not hold credentials' };
  }
  const host = normalizeHost(parsed.hostname);
  if (host === '') return { ok: false, reason: 'url has no host' };
  const url = STRICT_URI.test(text) ? text : toUri(parsed);
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  // Read again, since Node 20 leaves the last dot of `/.|/.` unless its neighbour is escaped.
  const { pathname } = new URL(parsed.origin + escapeBare(parsed.pathname));
  const tail = pathname.replace(/\/+$/, '') + normalizeQuery(escapeBare(parsed.search));
  const urlNormalized = `${parsed.protocol}//${host}${port}${tail}`;
  if (Math.max(url.length, urlNormalized.length) > MAX_URL_LENGTH) {
    return { ok: false, reason: 'url is longer than 2048 when percent-encoded' };
  }
  return { ok: true, url, urlNormalized };
}

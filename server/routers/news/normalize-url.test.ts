import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeNewsUrl } from './normalize-url';

function normalized(raw: string): string {
  const result = normalizeNewsUrl(raw);
  return result.ok ? result.urlNormalized : `rejected: ${result.reason}`;
}

describe('urlNormalized', () => {
  it.each([
    [
      'scheme and host in lower case',
      'HTTPS://News.Example.COM/A/b',
      'https://news.example.com/A/b',
    ],
    ['no www.', 'https://www.example.com/a', 'https://example.com/a'],
    ['no WWW.', 'https://WWW.example.com/a', 'https://example.com/a'],
    ['www only as a whole label', 'https://wwwexample.com/a', 'https://wwwexample.com/a'],
    ['www.com stays', 'https://www.com/a', 'https://www.com/a'],
    ['other subdomains', 'https://www2.example.com/a', 'https://www2.example.com/a'],
    ['no root dot', 'https://www.example.com./a', 'https://example.com/a'],
    ['no default port of https', 'https://example.com:443/a', 'https://example.com/a'],
    ['no default port of http', 'http://example.com:80/a', 'http://example.com/a'],
    ['other ports', 'https://example.com:80/a', 'https://example.com:80/a'],
    ['no fragment', 'https://example.com/a#b?utm_source=x', 'https://example.com/a'],
    ['no trailing slash', 'https://example.com/a/', 'https://example.com/a'],
    ['no trailing slashes', 'https://example.com/a//', 'https://example.com/a'],
    ['no root slash', 'https://example.com/', 'https://example.com'],
    [
      'no trailing slash before a query',
      'https://example.com/a/?b=/c/',
      'https://example.com/a?b=/c/',
    ],
    ['the case of the path', 'https://example.com/A', 'https://example.com/A'],
    ['sorted parameters', 'https://example.com/?b=2&a=1&c', 'https://example.com?a=1&b=2&c'],
    [
      'repeated parameters in a total order',
      'https://example.com/?a=2&b=0&a=1',
      'https://example.com?a=1&a=2&b=0',
    ],
    [
      'the escapes of parameters',
      'https://example.com/?q=a%20b%2Fc&p=+',
      'https://example.com?p=+&q=a%20b%2Fc',
    ],
    ['no empty query', 'https://example.com/a?', 'https://example.com/a'],
    ['no empty parameters', 'https://example.com/a?&&b=1&', 'https://example.com/a?b=1'],
    ['the scheme itself', 'http://example.com/a', 'http://example.com/a'],
    ['internationalized hosts', 'https://Müller.example/ü', 'https://xn--mller-kva.example/%C3%BC'],
    ['dot segments resolved', 'https://example.com/a/../b/./c', 'https://example.com/b/c'],
    ['IPv6 hosts', 'http://[::1]:8080/a/', 'http://[::1]:8080/a'],
    ['strict escapes', 'https://example.com/100%|x y', 'https://example.com/100%25%7Cx%20y'],
  ])('keeps to the rule: %s', (_, raw, expected) => {
    expect(normalized(raw)).toBe(expected);
  });

  it.each(
    (
      'utm_source utm_medium utm_campaign utm_anything UTM_Source utm%5Fterm gclid fbclid mc_cid mc_eid ' +
      'ref igshid msclkid dclid yclid twclid gbraid wbraid ref_src'
    ).split(' '),
  )('drops the tracking parameter %s', (name) => {
    expect(normalized(`https://example.com/a?${name}=x&id=7`)).toBe('https://example.com/a?id=7');
    expect(normalized(`https://example.com/a?${name}`)).toBe('https://example.com/a');
  });

  it.each([
    'id',
    'reference',
    'refund',
    'xutm_source',
    'utm',
    'page',
    'source',
    's',
    'v',
    'gclid2',
  ])('keeps the parameter %s', (name) => {
    expect(normalized(`https://example.com/a?${name}=1`)).toBe(`https://example.com/a?${name}=1`);
  });

  const part = fc.stringMatching(/^[\w%~.ü|-]{0,6}$/);
  const urls = fc
    .record({
      scheme: fc.constantFrom('http', 'https', 'HTTPS'),
      host: fc.constantFrom(
        'a.com',
        'WWW.A.com',
        'www.www.a.com',
        'www.com',
        'a.com.',
        '[::1]',
        'ü.de',
      ),
      port: fc.constantFrom('', ':80', ':443', ':8080'),
      path: fc.array(part, { maxLength: 4 }).map((parts) => parts.map((it) => `/${it}`).join('')),
      query: fc.array(fc.tuple(fc.constantFrom('a', 'b', 'utm_x', 'ref', 'ü', ''), part), {
        maxLength: 6,
      }),
      fragment: fc.constantFrom('', '#', '#x'),
    })
    .map(({ query, ...it }) => ({
      ...it,
      query: query.map(([name, value]) => `${name}=${value}`),
    }));
  const build = (
    it: { scheme: string; host: string; port: string; path: string; fragment: string },
    query: string[],
  ): string => `${it.scheme}://${it.host}${it.port}${it.path}?${query.join('&')}${it.fragment}`;

  it('resolves dots behind what had to be encoded', () => {
    expect(normalized('http://a.com//.|/.')).toBe('http://a.com//.%7C');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(urls, (it) => {
        const once = normalized(build(it, it.query));
        expect(once).toMatch(/^https?:/);
        expect(normalized(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('and the accepted url are strict URIs, as the schema says of them', () => {
    const uri = fullFormats.uri;
    if (typeof uri !== 'function') throw new Error('no such format');
    const text = fc.string({
      unit: fc.constantFrom(...'a/?#[]@:%{}|^`\\"<>&=ü ;,!'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (tail) => {
        const result = normalizeNewsUrl(`https://example.com/${tail}`);
        if (!result.ok) return;
        expect([result.url, result.urlNormalized].filter((it) => !uri(it))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not depend on the order of parameters, nor on tracking ones', () => {
    fc.assert(
      fc.property(urls, fc.nat(), (it, turn) => {
        const at = it.query.length === 0 ? 0 : turn % it.query.length;
        const turned = [...it.query.slice(at), 'gclid=1', ...it.query.slice(0, at)];
        expect(normalized(build(it, turned))).toBe(normalized(build(it, it.query)));
      }),
    );
  });
});

describe('the accepted url', () => {
  it('is kept as sent, but for white space around it', () => {
    const raw = 'HTTPS://www.Example.com:443/a/?utm_source=x#y';
    expect(normalizeNewsUrl(` ${raw}\n`)).toMatchObject({ ok: true, url: raw });
  });

  it('is percent-encoded where it was no strict URI', () => {
    expect(normalizeNewsUrl('https://example.com/über|x?q={1}#ö')).toMatchObject({
      ok: true,
      url: 'https://example.com/%C3%BCber%7Cx?q=%7B1%7D#%C3%B6',
    });
  });

  it('may have 2,048 characters and no more, encoded ones counted', () => {
    const base = 'https://example.com/';
    expect(normalizeNewsUrl(base + 'a'.repeat(2_048 - base.length)).ok).toBe(true);
    expect(normalizeNewsUrl(base + 'a'.repeat(2_049 - base.length)).ok).toBe(false);
    expect(normalizeNewsUrl(base + 'ü'.repeat(1_000)).ok).toBe(false);
  });
});

describe('a url is rejected', () => {
  it.each([
    '',
    'nonsense',
    'example.com/a',
    '/a',
    '//example.com/a',
    'ftp://example.com/a',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.com',
    'http:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'http://',
    'https://',
    'https:///example.com',
    'https://?q',
    'https://exa mple.com/',
    'https://example.com:99999/',
    'https://[::1/',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    'https://./',
    'https://example.com/a\tb',
    'https://example.com/a\nb',
    'https://example.com/\ud800',
    'https://example.com/\u0000',
  ])('with a reason: %j', (raw) => {
    const result = normalizeNewsUrl(raw);
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : result.reason).not.toBe('');
  });
});

import { getDomain } from 'tldts';
import { describe, expect, it } from 'vitest';
import { PUBLISHER_TIERS } from './publisher-domains';
import { sourceTier } from './source-tier';

describe('the source tier', () => {
  it.each<[string, 1 | 2 | 3 | null]>([
    ['https://www.reuters.com/technology/x', 1],
    ['https://www.bloomberg.com/news/x', 1],
    ['https://wsj.com/x', 1],
    ['https://on.ft.com/x', 1],
    ['https://apnews.com/x', 1],
    ['https://www.cnbc.com/x', 1],
    ['https://www.nytimes.com/x', 1],
    ['https://asia.nikkei.com/x', 1],
    ['https://www.handelsblatt.com/x', 1],
    ['https://finance.yahoo.com/x', 1],
    ['https://techcrunch.com/2026/x', 2],
    ['https://www.theinformation.com/x', 2],
    ['https://www.theverge.com/x', 2],
    ['https://sifted.eu/x', 2],
    ['https://news.crunchbase.com/x', 2],
    ['https://www.prnewswire.com/x', 3],
    ['https://www.businesswire.com/x', 3],
    ['https://www.globenewswire.com/x', 3],
    ['https://acme.medium.com/x', 3],
    ['https://acme.substack.com/p/x', 3],
    ['HTTPS://WWW.REUTERS.COM./x', 1],
    ['http://reuters.com:80/x', 1],
    ['https://news.example/x', null],
    ['https://notreuters.com/x', null],
    ['https://reuters.com.evil.example/x', null],
    ['https://evil.example/reuters.com', null],
    ['https://crunchbase.com/x', null],
    ['https://yahoo.com/x', null],
    ['https://com/', null],
    ['http://127.0.0.1/', null],
    ['nonsense', null],
  ])('of %s is %s', (url, tier) => {
    expect(sourceTier(url)).toBe(tier);
  });

  it('has a table of real domains, each once', () => {
    expect(PUBLISHER_TIERS.size).toBeGreaterThan(400);
    const broken = [...PUBLISHER_TIERS.keys()].filter(
      (domain) => getDomain(domain) === null || domain !== domain.toLowerCase(),
    );
    expect(broken).toEqual([]);
  });
});

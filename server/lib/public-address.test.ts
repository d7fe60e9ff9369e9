import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

const REFUSED: Record<string, string[]> = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fdff::1'],
  'link-local': ['169.254.0.1', '169.254.169.254', 'fe80::1', 'febf::1'],
  'carrier-grade': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::'],
  broadcast: ['255.255.255.255'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'benchmarking and reserved': ['198.18.0.1', '198.19.255.255', '192.0.0.1', '240.0.0.1', '100::1'],
  'site-local': ['fec0::1', 'feff::1'],
  'mapped IPv4': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe'],
  'compatible IPv4': ['::7f00:1', '::127.0.0.1', '::a00:1'],
  'translated IPv4': ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '::ffff:0:7f00:1'],
  '6to4 and Teredo': ['2002:7f00:1::', '2002:a00:1::1', '2001:0:7f00:1::1'],
  ISATAP: ['2600:1::5efe:7f00:1', '2600:1::200:5efe:a00:1'],
  'the platform': ['168.63.129.16', '::ffff:168.63.129.16'],
  'zones and what is no address': [
    'fe80::1%eth0',
    '2606:4700::1%1',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
  ],
};

describe('addresses that are not public', () => {
  it.each(Object.entries(REFUSED).flatMap(([range, list]) => list.map((it) => [range, it])))(
    '%s: %s is refused',
    (_, address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );

  it('stay refused in every IPv6 form that holds them', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        const forms = [`::ffff:${hex}`, `::${hex}`, `64:ff9b::${hex}`, `2002:${hex}::1`];
        expect(forms.filter(isPublicAddress)).toEqual([]);
      }),
    );
  });
});

describe('public addresses', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '168.63.129.17'])(
    '%s is accepted',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each(['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888'])(
    '%s is accepted',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networksOf } from './client-network';

describe('networksOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', undefined],
    ['192.0.2.7:4711', '192.0.2.7', undefined],
    ['::ffff:192.0.2.7', '192.0.2.7', undefined],
    ['::FFFF:c000:0207', '192.0.2.7', undefined],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7', undefined],
    ['[::ffff:192.0.2.7]:4711', '192.0.2.7', undefined],
    ['64:ff9b::192.0.2.7', '192.0.2.7', undefined],
    ['2001:db8:1:2::3', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2::3]', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('of %s are %s and %s', (text, subnet, site) => expect(networksOf(text)).toEqual({ subnet, site }));

  it.each(['', 'unknown', '_hidden', '1', '0x7f.1', '1.2.3', '1.2.3.4:', '1.2.3.4:5:6', '[1.2.3.4', 'a b'])(
    'of %j do not exist',
    (text) => expect(networksOf(text)).toBeUndefined(),
  );

  it('are the same for any two addresses of an IPv6 /64', () => {
    const part = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const parts = (count: number) => fc.array(part, { minLength: count, maxLength: count });
    fc.assert(
      fc.property(parts(3), parts(4), parts(4), (end, host, other) => {
        const network = ['2001', ...end].join(':');
        expect(networksOf(`${network}:${host.join(':')}`)).toEqual(
          networksOf(`[${network}:${other.join(':')}]:80`),
        );
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { makeNearestNames } from './nearest-names';

describe('makeNearestNames', () => {
  const nearest = makeNearestNames([
    'Sol Ring',
    'Ice',
    'Teferi, Time Raveler',
    "Lim-Dûl's Vault",
    'Jötun Grunt',
  ]);
  it.each([
    ['Sol Rnig', 'Sol Ring'],
    ['Teferi, Time Ravler', 'Teferi, Time Raveler'],
    ['Jotun Grnt', 'Jötun Grunt'],
  ])('suggests for %s first %s', (written, name) => expect(nearest(written)[0]).toBe(name));
  it('suggests nothing for nonsense and for an empty name', () => {
    expect(nearest('qqqqqqqqqqqqqq')).toEqual([]);
    expect(nearest('')).toEqual([]);
  });
});

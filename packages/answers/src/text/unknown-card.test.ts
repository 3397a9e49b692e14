import { expect, it, vi } from 'vitest';
import { limitNearest } from './unknown-card';

it.each([
  ['a hundred names', Array.from({ length: 100 }, (_, at) => `Counterspel ${at}`), 60, 90],
  ['thirty long names', Array.from({ length: 30 }, (_, at) => `Gishath, Sun of the Awatar ${at}`), 30, 30],
  ['ten thousand letters', Array.from({ length: 10_000 }, () => 'x'), 60, 100],
  ['a thousand lines', Array.from({ length: 1000 }, () => 'the a '.repeat(30)), 5, 10],
  ['a name beyond all others first', ['x'.repeat(5000), 'Sol Rign'], 1, 1],
])('searches for some of %s', (_, names, least, most) => {
  const search = vi.fn((name: string) => name);
  const nearest = limitNearest(search);
  const found = names.map((name) => nearest(name)).filter((name) => name !== undefined).length;
  expect(search).toHaveBeenCalledTimes(found);
  expect(found).toBeGreaterThanOrEqual(least);
  expect(found).toBeLessThanOrEqual(most);
});

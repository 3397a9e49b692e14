import { describe, expect, it } from 'vitest';
import { anyCardName } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';
import { isSlug, makeSlug, pairSlug, type Slug } from './slug';

const SLUGS: readonly (readonly [string, string])[] = [
  ['Sol Ring', 'sol-ring'],
  ["Atraxa, Praetors' Voice", 'atraxa-praetors-voice'],
  ['Lim-Dûl’s Vault', 'lim-duls-vault'],
  ['Fire // Ice', 'fire-ice'],
  ['Who // What // When // Where // Why', 'who-what-when-where-why'],
  ['+2 Mace', 'plus-2-mace'],
  ['A+B', 'aplus-b'],
  ['Æther Vial', 'aether-vial'],
  ['Ærathi Berserker', 'aerathi-berserker'],
  ['Jötun Grunt', 'jotun-grunt'],
  ['Søren Straße Łódź', 'soren-strasse-lodz'],
  ['Bösium Strip', 'bosium-strip'],
  ["Ring of Ma'rûf", 'ring-of-maruf'],
  ['B.F.M. (Big Furry Monster)', 'bfm-big-furry-monster'],
  ['Borrowing 100,000 Arrows', 'borrowing-100000-arrows'],
  ['Minsc & Boo, Timeless Heroes', 'minsc-boo-timeless-heroes'],
  ['"Ach! Hans, Run!"', 'ach-hans-run'],
  ['Welcome to . . . // Jurassic Park', 'welcome-to-jurassic-park'],
  ['K-9, Mark I', 'k-9-mark-i'],
  ['  Tab\tand\u00a0space ', 'tab-and-space'],
  ['-- dash — em --', 'dash-em'],
  ['_____ Goblin', 'goblin'],
  ['_____', '5f-5f-5f-5f-5f'],
  ['', 'unnamed'],
];

describe('slugs (specification, section 5)', () => {
  it.each(SLUGS)('%j becomes %s', (name, slug) => expect(makeSlug(name)).toBe(slug));
  test('exist for every text', [fc.string({ unit: 'grapheme' })], (text) =>
    expect(isSlug(makeSlug(text))).toBe(true),
  );
  test('of slugs are the slugs themselves', [anyCardName], (name) =>
    expect(makeSlug(makeSlug(name))).toBe(makeSlug(name)),
  );
  it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'é', 'a/b', null, 1])('%j is not a slug', (value) =>
    expect(isSlug(value)).toBe(false),
  );

  test('of a pair do not depend on the order', [anyCardName, anyCardName], (a, b) => {
    expect(pairSlug(makeSlug(a), makeSlug(b))).toBe(pairSlug(makeSlug(b), makeSlug(a)));
    expect(isSlug(pairSlug(makeSlug(a), makeSlug(b)))).toBe(true);
  });
});

/** Misuse that the types refuse; never run. */
export const misuse = (): Slug => {
  // @ts-expect-error a string is not a slug
  const slug: Slug = 'sol-ring';
  return slug;
};

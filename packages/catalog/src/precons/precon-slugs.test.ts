import fc from 'fast-check';
import { makeSlug } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import type { Precon } from './precon';
import { distinctPrecons, preconKey } from './precon-slugs';

const precon = (name: string, set?: string): Precon => ({
  slug: makeSlug(name),
  name,
  ...(set !== undefined && { set }),
  commanders: ['A'],
  cards: [{ name: 'B', count: 1 }],
});
const slugs = (...precons: readonly Precon[]): readonly string[] =>
  distinctPrecons(precons).map(({ slug }) => slug);

describe('distinctPrecons', () => {
  it('adds the set to each of several precons of one name, whichever comes first', () => {
    const [first, second] = [precon('Breed Lethality', 'c16'), precon('Breed Lethality', 'cm2')];
    expect(slugs(first, second)).toEqual(['breed-lethality-c16', 'breed-lethality-cm2']);
    expect(slugs(second, first)).toEqual(['breed-lethality-cm2', 'breed-lethality-c16']);
  });
  it('leaves single names alone', () => expect(slugs(precon('Bears', 'c16'))).toEqual(['bears']));
  it('keeps the last one of a set and a name', () =>
    expect(
      distinctPrecons([precon('Bears', 'C16'), { ...precon('Bears', 'c16'), releasedAt: '2016-11-11' }]),
    ).toMatchObject([{ slug: 'bears', releasedAt: '2016-11-11' }]));
  it('gives each precon of any list a slug of its own', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom('A', 'A B', 'a', 'A B 2'), fc.constantFrom(undefined, 'b', 'B', '2', 'c')),
        ),
        (parts) => {
          const precons = parts.map(([name, set]) => precon(name, set));
          const made = slugs(...precons);
          expect(new Set(made).size).toBe(made.length);
          expect(made.length).toBe(new Set(precons.map(preconKey)).size);
        },
      ),
    ));
});

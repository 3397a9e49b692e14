import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug, makeSlug, type Slug } from '../text/slug';
import { LEGALITIES, type Legality } from './card';
import { withUniqueSlugs } from './unique-slugs';

interface Named {
  readonly name: string;
  readonly slug: Slug;
  readonly legality: Legality;
  readonly sets: readonly string[];
  readonly oracleId?: string;
}
const card = (name: string, legality: Legality, set: string, fields: Partial<Named> = {}): Named => ({
  name,
  slug: makeSlug(name),
  legality,
  sets: set === '' ? [] : [set],
  oracleId: `${name} ${set}`,
  ...fields,
});
const slugsOf = (...cards: readonly Named[]): readonly string[] =>
  withUniqueSlugs(cards).map(({ slug }) => slug);

describe('withUniqueSlugs', () => {
  it.each([
    {
      why: 'the legal card has the plain slug, wherever it stands',
      cards: [card('Pick Your Poison', 'not_legal', 'cmb2'), card('Pick Your Poison', 'legal', 'mkm')],
      slugs: ['pick-your-poison-cmb2', 'pick-your-poison'],
    },
    {
      why: 'names that differ by punctuation make one slug',
      cards: [card('Lava, Axe', 'not_legal', 'unk'), card('Lava Axe', 'legal', 'm19')],
      slugs: ['lava-axe-unk', 'lava-axe'],
    },
    {
      why: 'names that differ by blanks make two',
      cards: [card('Waste Land', 'not_legal', 'cmb2'), card('Wasteland', 'legal', 'tmp')],
      slugs: ['waste-land', 'wasteland'],
    },
    {
      why: 'several of one set are numbered',
      cards: ['a', 'b', 'c'].map((id) => card('Sly Spy', 'not_legal', 'ust', { oracleId: id })),
      slugs: ['sly-spy', 'sly-spy-ust', 'sly-spy-ust-2'],
    },
    {
      why: 'a card without a set is numbered',
      cards: [card('Ratón:ton', 'not_legal', ''), card('Ratón꞉ton', 'legal', 'acr')],
      slugs: ['ratonton-2', 'ratonton'],
    },
    {
      why: 'no other card loses its slug',
      cards: [
        card('Opt', 'legal', 'inv'),
        card('Opt', 'not_legal', 'inv', { oracleId: 'other' }),
        card('Opt Inv', 'legal', 'tst'),
      ],
      slugs: ['opt', 'opt-inv-2', 'opt-inv'],
    },
    {
      why: 'a slug that was given stays, whatever sets come',
      cards: [card('Opt', 'legal', 'inv'), card('Opt', 'not_legal', 'aaa', { slug: makeSlug('Opt Unk') })],
      slugs: ['opt', 'opt-unk'],
    },
    {
      why: 'the owner keeps it from an equal claim',
      cards: [
        card('Opt', 'legal', 'aaa', { slug: makeSlug('Opt Aaa'), oracleId: '1' }),
        card('Opt', 'legal', 'inv', { oracleId: '2' }),
      ],
      slugs: ['opt-aaa', 'opt'],
    },
  ])('$why', ({ cards, slugs }) => expect(slugsOf(...cards)).toEqual(slugs));

  it('gives every card a slug of its own, the same in any order, and again', () => {
    const cards = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('Opt', 'Opt!', 'O pt', 'Opt Inv', 'Öpt', '___', '__'),
        legality: fc.constantFrom(...LEGALITIES),
        set: fc.constantFrom('', 'inv', 'opt', '2'),
        oracleId: fc.integer({ min: 0, max: 9 }),
      }),
      { selector: ({ oracleId }) => oracleId },
    );
    fc.assert(
      fc.property(cards, (generated) => {
        const all = generated.map(({ name, legality, set, oracleId }) =>
          card(name, legality, set, { oracleId: String(oracleId) }),
        );
        const unique = withUniqueSlugs(all);
        expect(new Set(unique.map(({ slug }) => slug)).size).toBe(all.length);
        expect(unique.every(({ slug }) => isSlug(slug))).toBe(true);
        expect(withUniqueSlugs(unique)).toEqual(unique);
        const plain = (cards: readonly Named[]) =>
          cards.flatMap(({ name, slug, oracleId }) => (slug === makeSlug(name) ? [oracleId ?? ''] : []));
        expect(plain(withUniqueSlugs(all.toReversed())).toSorted()).toEqual(plain(unique).toSorted());
      }),
    );
  });
});

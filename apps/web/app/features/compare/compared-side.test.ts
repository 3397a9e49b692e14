import { identityOf } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageCard, PageRow } from '#app/model/card';
import { compareSides, rowsWithout } from './compared-side';

const card = (slug: string): PageCard => ({
  ...{ slug, name: slug, manaValue: 2, typeLine: 'Creature', tags: [], prices: {}, salt: null },
  ...{ colorIdentity: identityOf(['G']), gameChanger: false, canLead: false },
});
const row = (slug: string, numDecks: number, potentialDecks = 100): PageRow => ({
  ...{ card: card(slug), numDecks, potentialDecks, inclusion: numDecks / potentialDecks },
  ...{ synergy: 0.1, lift: null },
});
const side = (rows: readonly PageRow[], mostUnlisted?: number) => ({
  ...{ rows, numDecks: 100 },
  ...(mostUnlisted !== undefined && { mostUnlisted: () => mostUnlisted }),
});
const compare = (a: readonly PageRow[], b: readonly PageRow[]) => compareSides(side(a), side(b), 30);
const slugs = (rows: readonly { card: PageCard }[]) => rows.map(({ card: { slug } }) => slug);

describe('compareSides', () => {
  it('tells what both play from what one plays rather', () => {
    const { both, ratherA, ratherB } = compare(
      [row('ring', 90), row('elf', 70), row('own', 60), row('rare', 5)],
      [row('ring', 75), row('elf', 30), row('other', 50)],
    );
    expect(slugs(both)).toEqual(['ring', 'elf']);
    expect(slugs(ratherA)).toEqual(['own', 'elf', 'ring']);
    expect(slugs(ratherB)).toEqual(['other']);
  });

  it('says nothing of a card that hardly any deck could play', () =>
    expect(slugs(compare([row('new', 2, 2), row('newer', 4, 4), row('old', 5, 5)], []).ratherA)).toEqual([
      'old',
    ]));

  it('counts three decks of a side that has no more', () => {
    const few = { ...side([row('one', 2, 2), row('two', 3, 3)]), numDecks: 3 };
    expect(slugs(compareSides(few, side([]), 30).ratherA)).toEqual(['two']);
  });

  it('shares the part of an average deck that is in one of the other', () => {
    // 60 cards in each deck of both, and 40 more on each side: 60 of 100 cards.
    const cards = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => row(`${name}-${at}`, 100));
    const both = cards('both', 60);
    const { overlap } = compare([...both, ...cards('a', 40)], [...both, ...cards('b', 40)]);
    expect(overlap).toBeCloseTo(0.6);
  });

  it('gives the other way round the same comparison, and overlaps wholly with itself', () => {
    const rows = fc
      .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 100 })), {
        selector: ([slug]) => slug,
      })
      .map((list) => list.map(([slug, decks]) => row(slug, decks)));
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const [one, other] = [compare(a, b), compare(b, a)];
        expect(slugs(one.both)).toEqual(slugs(other.both));
        expect(slugs(one.ratherA)).toEqual(slugs(other.ratherB));
        expect(one.overlap).toBeCloseTo(other.overlap);
        if (a.length > 0) expect(compare(a, a).overlap).toBe(1);
      }),
    );
  });
});

describe('a side of which only the listed cards were counted', () => {
  it('has at most so many decks with another card as the lists leave out, which no preference rests on', () => {
    const { ratherA, isExact } = compareSides(
      side([row('sure', 40), row('unsure', 15), row('listed', 30)]),
      side([row('listed', 5)], 8),
      30,
    );
    expect(ratherA.map(({ card: { slug }, a, b }) => [slug, a.fewest, b.fewest, b.most, b.of])).toEqual([
      ['sure', 40, 0, 8, 100],
      ['listed', 30, 5, 5, 100],
    ]);
    expect(isExact).toBe(false);
    expect(compare([row('a', 40)], [row('a', 5)]).isExact).toBe(true);
  });

  it('leaves at least those decks without it that it cannot have', () => {
    const rows = rowsWithout(side([row('ring', 90), row('elf', 40), row('unlisted', 9), row('rare', 1)]), {
      ...side([row('ring', 30, 40), row('elf', 40, 40)], 2),
      numDecks: 40,
    });
    expect(
      rows.map(({ card: { slug }, numDecks, mostDecks, potentialDecks }) => [
        slug,
        numDecks,
        mostDecks,
        potentialDecks,
      ]),
    ).toEqual([
      ['ring', 60, 60, 60],
      ['elf', 0, 0, 60],
      ['unlisted', 7, 9, 60],
      ['rare', 0, 1, 60],
    ]);
  });
});

import { COLORLESS } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { makeQuery } from '../signals/query';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { companyOf } from './company';

const lookups = lookupsOf(trainModel(tribalDecks(), { items: 60, ridge: 20 }));

describe('companyOf', () => {
  it('is positive for cards whose decks have the rest of the list, negative for strangers, whatever their popularity', () => {
    const elves = Array.from({ length: 15 }, (_, i) => `elf-${i + 1}`);
    const list = [...elves, 'beast-1', 'beast-2'].map(cardIndex);
    const query = makeQuery(lookups, { commanders: [cardIndex('elf-chief')], cards: list });
    const company = companyOf(lookups, query);
    query.cards.forEach((card, i) => {
      const isElf = lookups.slugs[card]?.startsWith('elf') === true;
      expect(Math.sign(company[i])).toBe(isElf ? 1 : -1);
    });
  });

  it('compares the mean overlap of the decks that play a card with that of all that could', () => {
    const aCard = (slug: string) => ({ slug, identity: COLORLESS, subtypes: [], tags: [], keywords: [] });
    const facts = { manaValue: 1, basic: false, legal: true };
    const cards = ['chief', 'a', 'b', 'c'].map((slug) => ({ ...aCard(slug), ...facts }));
    const [chief, a, b, c] = [0, 1, 2, 3] as const;
    const decks = [[a, b], [a, b], [c], [c]].map((list) => ({ commanders: [chief], cards: list }));
    const small = lookupsOf(trainModel({ cards, decks }));
    // All are alike rare: each has a third of the weight. Decks with a have b, too; those with c nothing else of the list.
    const usual = (2 * (2 / 3) + 2 * (1 / 3)) / 4;
    const logRatio = (others: number): number =>
      Math.log(((2 * others + 3 * usual) / 5 + 0.01) / (usual + 0.01));
    const company = companyOf(small, makeQuery(small, { commanders: [chief], cards: [a, b, c] }));
    expect(company[0]).toBeCloseTo(logRatio(1 / 3), 5);
    expect(company[1]).toBeCloseTo(logRatio(1 / 3), 5);
    expect(company[2]).toBeCloseTo(logRatio(0), 5);
  });

  it('is 0 for a card that no deck plays', () => {
    const query = makeQuery(lookups, {
      commanders: [cardIndex('elf-chief')],
      cards: [cardIndex('elf-1'), cardIndex('unplayed-green-1')],
    });
    const place = query.cards.indexOf(cardIndex('unplayed-green-1'));
    expect(companyOf(lookups, query)[place]).toBe(0);
  });
});

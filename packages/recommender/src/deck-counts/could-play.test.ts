import { identityOf } from '@crownsmith/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { similarCounts } from '../ranking/similar-counts';
import { lookupsOf } from '../model/model-lookups';
import { createRecommender } from '../recommender';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from '../signals/neighbours';
import { makeQuery } from '../signals/query';
import { createNaiveDeckCounts } from '../testing/naive-deck-counts';
import { trainModel } from '../training/train-model';
import { indexDeckAttributes } from './deck-attributes-file';
import { makeDeckAttributes } from './deck-attributes';
import { createKnownDecks } from './known-decks';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const CARDS = 12;
const cards = Array.from({ length: CARDS }, (_, at) => ({
  slug: `card-${at}`,
  identity: identityOf(at % 3 === 0 ? [] : [COLORS[at % 5] ?? 'W']),
  subtypes: [],
  tags: at % 2 === 0 ? (['ramp'] as const) : [],
  keywords: [],
  manaValue: at % 4,
  basic: false,
  legal: true,
}));

const identityAt = (card: number): number => cards[card]?.identity ?? 0;
const unionAt = (list: readonly number[]): number => list.reduce((bits, card) => bits | identityAt(card), 0);

const anyCard = fc.nat(CARDS - 1);
const anyDeck = fc.record({
  commanders: fc.uniqueArray(anyCard, { minLength: 1, maxLength: 2 }),
  cards: fc.uniqueArray(anyCard, { minLength: 3, maxLength: 8 }),
  day: fc.integer({ min: -1, max: 9 }),
  format: fc.nat(1),
  bracket: fc.integer({ min: 1, max: 5 }),
  cents: fc.integer({ min: -1, max: 9 }),
});
const anyWorld = fc.record({
  decks: fc.array(anyDeck, { minLength: 1, maxLength: 25 }),
  days: fc.array(fc.integer({ min: -1, max: 9 }), { minLength: CARDS, maxLength: CARDS }),
  bans: fc.array(fc.record({ card: anyCard, format: fc.nat(1) }), { maxLength: 4 }),
  list: fc.uniqueArray(anyCard, { minLength: 2, maxLength: 6 }),
  like: fc.record({ bracket: fc.integer({ min: 1, max: 5 }), cents: fc.integer({ min: 1, max: 9 }) }),
});

it('counts of every card the decks that play it and those that could, as reading every deck does', () => {
  fc.assert(
    fc.property(anyWorld, ({ decks, days, bans, list, like }) => {
      // No deck plays what its colours or its format forbid, as the counted tables have it.
      const isPlayed = ({ commanders, format }: (typeof decks)[number], card: number): boolean =>
        (identityAt(card) & ~unionAt(commanders)) === 0 &&
        !bans.some((ban) => ban.card === card && ban.format === format);
      const played = decks.map((deck) => ({
        ...deck,
        cards: deck.cards.filter((card) => isPlayed(deck, card)),
      }));
      const facts = {
        cards,
        decks: played,
        cardFirstDays: days,
        cardGroups: new Uint8Array(CARDS),
        bans,
        factsOf: (at: number) => {
          const { day = -1, format = 0, bracket = 0, cents = -1 } = played[at] ?? {};
          return { day, cents, bracket, basics: 0, format, kind: 0 };
        },
      };
      const model = trainModel({ cards, decks: played });
      const lookups = lookupsOf(model);
      if (lookups.decks === 0) return;
      const known = createKnownDecks(model, indexDeckAttributes(model, makeDeckAttributes(facts)), 0);
      const naive = createNaiveDeckCounts(facts);
      const all = naive([], {});
      for (const { card, overall } of all.cards) expect(known.potential[card]).toBe(overall.potential);

      const recommender = createRecommender(model, { known });
      const [commander = 0] = played[0]?.commanders ?? [];
      const rest = list.filter((card) => card !== commander);
      const request = { commanders: [commander], cards: rest, like, limit: CARDS };
      const here = new Map(naive([commander], {}).cards.map((one) => [one.card, one]));
      for (const { card, evidence } of [...recommender.recommend(request), ...recommender.weakest(request)]) {
        const counted = here.get(card);
        if (counted === undefined) continue;
        expect([evidence.numDecks, evidence.potentialDecks]).toEqual([
          counted.here.decks,
          counted.here.potential,
        ]);
        expect(evidence.overallPotentialDecks).toBe(counted.overall.potential);
      }

      // The similar decks are all decks of a small world: each card has the same counts among them.
      const query = makeQuery(lookups, { commanders: [commander], cards: rest });
      const near = createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS, known)(query);
      if (near.decks.length < lookups.decks) return;
      const counted = similarCounts(lookups, near, [...cards.keys()]);
      for (const { card, overall } of all.cards) expect([card, counted[card]]).toEqual([card, overall]);
    }),
    { numRuns: 60 },
  );
});

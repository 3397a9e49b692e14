import {
  COLORLESS,
  COLORS,
  fitsIdentity,
  identityOf,
  PRIMARY_TYPES,
  type ColorIdentity,
} from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageDeck, DECK_SIZE, type AverageDeckFacts, type DeckCandidate } from './average-deck';

const BASICS = [
  { slug: 'plains', color: 'W' },
  { slug: 'island', color: 'U' },
  { slug: 'swamp', color: 'B' },
  { slug: 'mountain', color: 'R' },
  { slug: 'forest', color: 'G' },
  { slug: 'wastes' },
] as const;

const candidates = (
  type: DeckCandidate['primaryType'],
  count: number,
  identity: ColorIdentity,
): DeckCandidate[] =>
  Array.from({ length: count }, (_, i) => ({
    slug: `${String(type).toLowerCase()}-${i + 1}`,
    rate: 1 - i / 100,
    identity,
    legal: true,
    ...(type === undefined ? {} : { primaryType: type }),
  }));

const size = (deck: ReturnType<typeof averageDeck>): number =>
  (deck ?? []).reduce((sum, { count }) => sum + count, 0);

const GREEN_BLUE = identityOf(['G', 'U']);

const facts: AverageDeckFacts = {
  commanders: ['chief'],
  identity: GREEN_BLUE,
  cards: [
    ...candidates('Creature', 60, identityOf(['G'])),
    ...candidates('Instant', 40, identityOf(['U'])),
    ...candidates('Land', 40, COLORLESS),
    { slug: 'red-card', rate: 1, identity: identityOf(['R']), primaryType: 'Creature', legal: true },
    { slug: 'banned-card', rate: 1, identity: COLORLESS, primaryType: 'Creature', legal: false },
    { slug: 'chief', rate: 1, identity: GREEN_BLUE, primaryType: 'Creature', legal: true },
  ],
  types: { Creature: 30.4, Instant: 20.2, Land: 25.4 },
  basics: BASICS,
  colors: { G: 30, U: 10 },
};

describe('averageDeck', () => {
  it('holds 100 cards: as many of each type as decks do, and basic lands by the shares of the colours', () => {
    const deck = averageDeck(facts) ?? [];
    expect(size(deck)).toBe(DECK_SIZE);
    const of = (name: string): number => deck.filter(({ slug }) => slug.startsWith(`${name}-`)).length;
    expect([of('creature'), of('instant'), of('land')]).toEqual([31, 20, 25]);
    const count = (slug: string): number => deck.find((slot) => slot.slug === slug)?.count ?? 0;
    expect([count('chief'), count('forest'), count('island'), count('mountain')]).toEqual([1, 17, 6, 0]);
    expect(deck.some(({ slug }) => slug === 'red-card' || slug === 'banned-card')).toBe(false);
    expect(deck.some(({ slug }) => slug === 'creature-31')).toBe(true);
    expect(deck.some(({ slug }) => slug === 'creature-32')).toBe(false);
  });

  it('fills up from the colours where there are no decks to count', () => {
    const { types: _, colors: __, ...bare } = facts;
    const deck = averageDeck({ ...bare, cards: bare.cards.slice(0, 5) });
    expect(size(deck)).toBe(DECK_SIZE);
  });

  it('takes Wastes for a colourless commander, and answers nothing when 100 cannot be made', () => {
    const colorless = { ...facts, identity: COLORLESS };
    expect(averageDeck(colorless)?.find(({ slug }) => slug === 'wastes')?.count).toBeGreaterThan(0);
    expect(averageDeck({ ...facts, basics: [], cards: facts.cards.slice(0, 50) })).toBeUndefined();
    expect(averageDeck({ ...facts, commanders: [] })).toBeUndefined();
    expect(averageDeck({ ...facts, commanders: ['chief', 'chief'] })).toBeUndefined();
  });

  it('is always a legal 100: one of each, within the colours, commanders and all', () => {
    const candidate = fc.record({
      slug: fc.integer({ min: 0, max: 300 }).map((i) => `card-${i}`),
      rate: fc.double({ min: 0, max: 1, noNaN: true }),
      identity: fc
        .integer({ min: 0, max: 31 })
        .map((bits) => identityOf(COLORS.filter((_, i) => (bits >> i) & 1))),
      primaryType: fc.constantFrom(...PRIMARY_TYPES),
      legal: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(candidate, { maxLength: 250 }),
        fc.integer({ min: 0, max: 31 }).map((bits) => identityOf(COLORS.filter((_, i) => (bits >> i) & 1))),
        fc.boolean(),
        fc.dictionary(fc.constantFrom(...PRIMARY_TYPES), fc.double({ min: 0, max: 60, noNaN: true })),
        (cards, identity, pair, types) => {
          const commanders = pair ? ['chief', 'mate'] : ['chief'];
          const deck = averageDeck({ commanders, identity, cards, types, basics: BASICS });
          expect(size(deck)).toBe(DECK_SIZE);
          const slugs = (deck ?? []).map(({ slug }) => slug);
          expect(new Set(slugs).size).toBe(slugs.length);
          expect(slugs).toEqual(expect.arrayContaining(commanders));
          for (const { slug, count } of deck ?? []) {
            const basic = BASICS.find((land) => land.slug === slug);
            if (basic !== undefined) {
              if ('color' in basic) expect(fitsIdentity(identityOf([basic.color]), identity)).toBe(true);
              continue;
            }
            expect(count).toBe(1);
            if (commanders.includes(slug)) continue;
            expect(
              cards.some((card) => card.slug === slug && card.legal && fitsIdentity(card.identity, identity)),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

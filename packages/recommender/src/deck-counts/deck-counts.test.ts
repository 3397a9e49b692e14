import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeModel, parseModel } from '../model/model-file';
import { seededRandom } from '../numeric/random';
import { createNaiveDeckCounts } from '../testing/naive-deck-counts';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { deckOrder } from '../training/deck-table';
import { trainModel } from '../training/train-model';
import { makeBaseCounts } from './base-counts';
import { makeDeckAttributes, MAX_RULE, type DeckFacts } from './deck-attributes';
import { indexDeckAttributes, makeDeckAttributesFile, parseDeckAttributes } from './deck-attributes-file';
import { createDeckCounts } from './deck-counts';
import { unknownOrigins } from './deck-origins';

const data = tribalDecks(3);
const [elves, beasts, vampires] = ['elf-chief', 'beast-chief', 'vampire-chief'].map(cardIndex) as [
  number,
  number,
  number,
];
const random = seededRandom(11);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
// Shuffled, so that the model's order is not the given one, with pairs, with commanders of other decks among the cards, and
// with decks that no model takes.
const decks = [...data.decks]
  .map((deck, i) => {
    const other = deck.commanders.includes(elves) ? beasts : elves;
    return i % 5 === 0 ? { ...deck, cards: [...deck.cards, other] } : deck;
  })
  .map((deck, i) => (i % 9 === 0 ? { ...deck, commanders: [elves, vampires] } : deck))
  .concat([
    { commanders: [], cards: [20] },
    { commanders: [elves], cards: [cardIndex('forest')] },
  ])
  .map((deck) => [random(), deck] as const)
  .sort(([a], [b]) => a - b)
  .map(([, deck]) => deck);
const facts: readonly DeckFacts[] = decks.map((_, at) => ({
  day: pick([-1, 20_000, 20_010, 20_020, 20_400]),
  cents: pick([-1, 900, 5_000, 20_000, 90_000]),
  bracket: pick([0, 1, 2, 3, 4, 5]),
  basics: pick([0, 10, 30]),
  format: pick([0, 1]),
  kind: at % 4,
  // Of some decks, the player has chosen a colour.
  colors: pick([0, 0, 0, 1, 4, 8]),
  source: [undefined, 'tournaments', 'Ünïcode\nlists', null][at % 4],
  address: [undefined, 'https://decks.example/1', 'https://decks.example/ü/22'][at % 4],
}));
const input = {
  cards: data.cards,
  decks,
  // Of the commanders that a format bans, some decks are older than one, and all dated decks are older than the other.
  cardFirstDays: data.cards.map((_, card) =>
    card === beasts ? 20_015 : card === elves ? 20_900 : pick([-1, 19_000, 20_005, 20_015, 20_405, 20_900]),
  ),
  cardGroups: data.cards.map((_, card) => card % 14),
  factsOf: (deck: number) => facts[deck],
  cardRules: data.cards.map((_, card) => (card === elves ? 2 : card === beasts ? 1 : 0)),
  cardExempt: data.cards.map((_, card) => (card % 3 === 0 ? 4 : card % 3 === 1 ? 2 : 0)),
  bans: [cardIndex('elf-3'), beasts, elves].map((card) => ({ card, format: 1 })),
};
const model = trainModel({ cards: data.cards, decks }, { items: 60, commanders: 4 });
const attributes = indexDeckAttributes(model, makeDeckAttributes(input));
const counts = createDeckCounts(model, attributes);
const withBounds = { ...attributes, ...makeBaseCounts(model, attributes, 40) };
const countsWithBounds = createDeckCounts(model, withBounds);
const naive = createNaiveDeckCounts(input);

const cardArbitrary = fc.integer({ min: 8, max: 117 });
const narrowingArbitrary = fc.record(
  {
    kind: fc.integer({ min: 0, max: 4 }),
    bracket: fc.integer({ min: 1, max: 5 }),
    maxCents: fc.constantFrom(899, 900, 20_000, 100_000),
    sinceDay: fc.constantFrom(0, 20_000, 20_011, 20_500),
    withCards: fc.uniqueArray(cardArbitrary, { maxLength: 3 }),
    withoutCards: fc.uniqueArray(cardArbitrary, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

describe('count', () => {
  it('equals a scan of every deck, for any narrowing and in any order of requests', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([elves], [beasts], [vampires], [elves, vampires], [cardIndex('unplayed-elf-chief')]),
        narrowingArbitrary,
        (commanders, narrowing) => {
          const scanned = naive(commanders, narrowing);
          expect(counts.count(commanders, narrowing)).toEqual(scanned);
          expect(countsWithBounds.count(commanders, narrowing)).toEqual(scanned);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['commander allows a card outside of its colours', { ...input, cardRules: [] }],
    [
      'player has chosen a colour',
      { ...input, factsOf: (deck: number) => ({ ...input.factsOf(deck), colors: 0 }) },
    ],
  ])('counts decks whose %s', (_, without) => {
    const plainCounts = createDeckCounts(model, indexDeckAttributes(model, makeDeckAttributes(without)));
    const [all, plain] = [counts, plainCounts].map((of) =>
      of.count([vampires], {}).cards.map(({ overall }) => overall.potential),
    );
    const more = all?.filter((potential, at) => potential > (plain?.[at] ?? Infinity)) ?? [];
    expect(more.length).toBeGreaterThan(10);
    expect(all?.every((potential, at) => potential >= (plain?.[at] ?? Infinity))).toBe(true);
  });

  it.each([
    ['a ban and some early decks', beasts, elves],
    ['a ban and only early decks', elves, beasts],
  ])('leaves out the decks that a card with %s leads', (_, card, commander) => {
    const rowOf = (of: typeof counts | { count: typeof naive }) =>
      of.count([commander], {}).cards.find((row) => row.card === card);
    expect(rowOf(counts)?.overall.decks).toBeGreaterThan(0);
    expect(rowOf(counts)).toEqual(rowOf({ count: naive }));
  });

  it('starts from counts of several prices and days', () => {
    expect(withBounds.baseCents.length * withBounds.baseDays.length).toBeGreaterThan(4);
  });

  it('keeps no count of another narrowing, however many were asked for', () => {
    const first = counts.count([elves], { maxCents: 5_000 });
    for (let cents = 0; cents < 60; cents++) counts.count([elves], { maxCents: cents });
    expect(counts.count([elves], { maxCents: 5_000 })).toEqual(first);
  });
});

describe('summarize', () => {
  it('describes the decks that count counts', () => {
    fc.assert(
      fc.property(narrowingArbitrary, (narrowing) => {
        const summary = counts.summarize([elves], narrowing);
        expect(summary.decks).toBe(counts.count([elves], narrowing).decks);
        expect(summary.brackets.reduce((sum, n) => sum + n, 0)).toBe(summary.decks);
        const own = facts.filter(
          (_, deck) =>
            decks[deck]?.commanders.includes(elves) === true && (decks[deck]?.cards.length ?? 0) > 1,
        );
        expect(summary.kinds.reduce((sum, n) => sum + n, 0)).toBe(summary.decks);
        if (narrowing.kind !== undefined) expect(summary.kinds[narrowing.kind] ?? 0).toBe(summary.decks);
        if (Object.keys(narrowing).length > 0) return;
        expect(summary.kinds).toEqual(
          [0, 1, 2, 3].map((kind) => own.filter((deck) => deck.kind === kind).length),
        );
        expect([...summary.cents]).toEqual(
          own.flatMap(({ cents }) => (cents < 0 ? [] : [cents])).sort((a, b) => a - b),
        );
        expect(summary.basics).toBeCloseTo(own.reduce((sum, { basics }) => sum + basics, 0) / own.length);
        expect(summary.newestDay).toBe(20_400);
      }),
    );
  });
});

describe('a file of deck attributes', () => {
  const bytes = makeDeckAttributesFile(attributes);
  const codeOf = (changed: Uint8Array, of = model): string | undefined => {
    const parsed = parseDeckAttributes(changed, of);
    return parsed.ok ? undefined : parsed.error.code;
  };

  it('says where each deck comes from', () => {
    const order = deckOrder(data.cards, decks);
    expect(order.length).toBeGreaterThan(50);
    order.forEach((place, deck) => {
      const { source, address } = facts[place];
      expect(counts.deckAt(deck)).toMatchObject({ source: source && source.replace('\n', ' '), address });
    });
  });

  it('is refused with a rule that nobody knows', () => {
    const withRule = (rule: number) =>
      codeOf(makeDeckAttributesFile({ ...attributes, cardRules: attributes.cardRules.map(() => rule) }));
    expect(withRule(MAX_RULE)).toBeUndefined();
    expect(withRule(MAX_RULE + 1)).toBe('content');
  });

  it('round-trips, beside the model that was read back', () => {
    const read = parseModel(makeModel(model));
    if (!read.ok) throw new Error(read.error.message);
    expect(parseDeckAttributes(bytes, read.value)).toEqual({ ok: true, value: attributes });
  });

  it.each([1, 2, 3, 4, 5])('of version %i is read with the same index, what it lacks unknown', (version) => {
    const older = makeDeckAttributesFile(attributes, version);
    expect(older.length).toBeLessThan(bytes.length);
    const unknown = version < 3 ? unknownOrigins(attributes.deckDays.length) : {};
    const value = {
      ...attributes,
      ...unknown,
      ...(version < 4 && { deckKinds: new Uint8Array(attributes.deckDays.length) }),
      ...(version < 5 && {
        cardRules: new Uint8Array(data.cards.length),
        cardExempt: new Int32Array(data.cards.length),
      }),
      deckColors: new Uint8Array(attributes.deckDays.length),
    };
    expect(parseDeckAttributes(older, model)).toEqual({ ok: true, value });
    expect(codeOf(older.subarray(0, older.length - 8))).toBe('length');
  });

  it('is refused for another model, as a model, cut off and changed', () => {
    expect(codeOf(bytes, trainModel({ cards: data.cards, decks: decks.slice(1) }))).toBe('content');
    expect(codeOf(makeModel(model))).toBe('magic');
    expect(codeOf(bytes.subarray(0, bytes.length - 8))).toBe('length');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const damaged = bytes.slice();
        damaged[place] = damaged[place] ^ flip;
        expect(codeOf(damaged)).toBeDefined();
      }),
    );
  });
});

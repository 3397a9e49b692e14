import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketOfCard } from '../bracket/estimate-deck-bracket';
import { reportDeck } from '../report/report-deck';
import { createComboIndex } from '../combos/combo-index';
import type { ReportCard, ReportDeck } from '../report/report-card';
import {
  bannedElf,
  elfCards,
  elfDeck,
  findElfCard,
  makeElfRecommender,
  strangeCards,
} from '../testing/elf-decks';
import { aDeckCard } from '../testing/builders';
import { applySwaps, undoSwaps } from './apply-swaps';
import { describeSwap } from './describe-swap';
import { findSwaps } from './find-swaps';
import { violationsOf } from './forced-outs';
import { isLand } from './job-counts';
import type { Swap, SwapLimits } from './swap';
import type { SwapFacts } from './swap-facts';

const combos = createComboIndex([
  { id: '1', cards: ['Elf 1', 'Elf 2'], results: ['Infinite mana'], decks: 30 },
]);
const facts: SwapFacts = { recommender: makeElfRecommender(), findCard: findElfCard, combos };

const landsOf = ({ main }: ReportDeck): number =>
  main.reduce((sum, { card, count }) => sum + (card && isLand(card) ? count : 0), 0);
const names = (swaps: readonly Swap[], side: 'in' | 'out'): readonly string[] =>
  swaps.map((swap) => swap[side].name);
const priceOf = (swaps: readonly Swap[]): number => swaps.reduce((sum, { price }) => sum + (price ?? 0), 0);

/** 45 cards of decks like it, and 15 that no such deck plays. */
const mixed = elfDeck([...elfCards.filter((_, at) => at % 4 > 0).slice(0, 45), ...strangeCards.slice(0, 15)]);

describe('findSwaps', () => {
  it('leaves the cards of combos that the list has', () => {
    const [out] = findSwaps(mixed, facts).map((swap) => swap.out.name);
    const pair = createComboIndex([{ id: '1', cards: [out ?? '', 'Elf 2'], results: ['Infinite mana'] }]);
    expect(names(findSwaps(mixed, { ...facts, combos: pair }, { limit: 40 }), 'out')).not.toContain(out);
  });

  it('replaces cards that no deck like the list plays by cards that most do', () => {
    const swaps = findSwaps(mixed, facts);
    expect(swaps).toHaveLength(10);
    expect(names(swaps, 'out').every((name) => name.startsWith('Stranger'))).toBe(true);
    expect(names(swaps, 'in').some((name) => name.startsWith('Stranger'))).toBe(false);
    for (const swap of swaps) expect(describeSwap(swap)).toMatch(/\d+ of \d+ similar decks play /);
  });

  it('brings in what the companion of the list can be with', () => {
    const insWith = (name: string): readonly number[] => {
      const companion = { name, count: 1, card: aDeckCard(name, { legality: 'legal' }) };
      return findSwaps({ ...mixed, companion }, facts, { limit: 40 }).map((swap) => swap.in.manaValue);
    };
    expect(insWith('Elf 40').some((value) => value % 2 === 0)).toBe(true);
    const odd = insWith('Obosh, the Preypiercer');
    expect([odd.length > 0, odd.filter((value) => value % 2 === 0)]).toEqual([true, []]);
  });

  it('swaps cards that do the same job for each other', () => {
    const deck = elfDeck([...elfCards.slice(0, 40), ...strangeCards.slice(0, 15)]);
    const [swap] = findSwaps(deck, facts).filter(({ out }) => out.tags.includes('ramp'));
    expect(swap?.in.tags).toContain('ramp');
    expect(swap && describeSwap(swap)).toMatch(/^Both do the same job \(ramp\): /);
  });

  it('takes out a card for the creature type that a list is built on only for another one', () => {
    const insOf = (more: Partial<ReportCard>) => {
      const weak = strangeCards.slice(0, 6).map((card) => ({ ...card, tags: [], ...more }));
      const deck = elfDeck([...elfCards.slice(0, 38), ...weak]);
      return findSwaps(deck, facts)
        .filter(({ out }) => out.name.startsWith('Stranger'))
        .map((swap) => swap.in.typeLine);
    };
    const ofType = insOf({ typeLine: 'Creature — Elf', text: 'Other Elves you control get +1/+1.' });
    expect(ofType).toEqual(['Creature — Elf', 'Creature — Elf']);
    expect(insOf({})).toHaveLength(6);
  });

  it('brings in no land that lacks a colour of the one that goes', () => {
    const landsIn = (text: string) => {
      const weak = strangeCards.slice(0, 3).map((card) => ({ ...card, typeLine: 'Land', tags: [], text }));
      return findSwaps(elfDeck([...elfCards.slice(0, 60), ...weak]), facts).filter(({ in: card }) =>
        isLand(card),
      );
    };
    expect(landsIn('{T}: Add {C}.')).toHaveLength(3);
    expect(landsIn('{T}: Add {G}.')).toEqual([]);
  });

  it('brings in a card for a job that the list lacks', () => {
    const removal = {
      label: 'Removal',
      have: 0,
      usual: 8,
      low: 5,
      high: 11,
      isLand: false,
      doesJob: ({ tags }: ReportCard) => tags.includes('removal'),
    };
    const deck = elfDeck([...elfCards.slice(0, 50), ...strangeCards.slice(1, 12)]);
    const swaps = findSwaps(deck, { ...facts, jobs: [removal] });
    const lacking = swaps.filter(({ reason }) => reason.code === 'lacking');
    expect(lacking.length).toBeGreaterThan(2);
    expect(lacking.every((swap) => swap.in.tags.includes('removal'))).toBe(true);
    for (const swap of lacking)
      expect(describeSwap(swap)).toMatch(/^Removal: you have 0, decks like yours play 8; /);
  });

  it('keeps the job of the card that goes, unless the list has too much of it, and then says so', () => {
    const strangersOfRamp = strangeCards.filter(({ tags }) => tags.includes('ramp')).slice(0, 12);
    const deck = elfDeck([
      ...elfCards.filter(({ tags }) => !tags.includes('ramp')).slice(4, 44),
      ...strangersOfRamp,
    ]);
    const kept = findSwaps(deck, facts).filter(({ out }) => out.tags.includes('ramp'));
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.every((swap) => swap.in.tags.includes('ramp'))).toBe(true);
    const ramp = {
      label: 'Ramp',
      have: 12,
      usual: 4,
      low: 2,
      high: 6,
      isLand: false,
      doesJob: ({ tags }: ReportCard) => tags.includes('ramp'),
    };
    const dropped = findSwaps(deck, { ...facts, jobs: [ramp] }).filter(
      ({ in: card }) => !card.tags.includes('ramp'),
    );
    for (const swap of dropped.filter(({ out }) => out.tags.includes('ramp')))
      expect(describeSwap(swap)).toMatch(/\. It gives up ramp\./);
  });

  it.each([
    ['names', ['Elf 1', 'Elf 2']],
    ['slugs', ['elf-1', 'elf-2']],
  ])('says that a swap completes a combo, given by %s, and raises the bracket', (_, cards) => {
    const pair = createComboIndex([
      { id: '1', cards, results: ['Infinite mana', 'Win the game'], decks: 30 },
    ]);
    const deck = elfDeck([...elfCards.slice(1, 40), ...strangeCards.slice(0, 15)]);
    const all = findSwaps(deck, { ...facts, combos: pair }, { limit: 40 });
    const [swap] = all.filter(({ in: card }) => card.name === 'Elf 1');
    expect(swap && describeSwap(swap)).toMatch(
      / Elf 1 completes a combo with Elf 2: Infinite mana\. It raises the estimated bracket from \d to \d\.$/,
    );
  });

  it('names one of the combos that a card completes with different cards as one of several', () => {
    const pairs = createComboIndex(
      [2, 3].map((other) => ({
        ...{ id: `${other}`, cards: ['elf-1', `elf-${other}`], results: ['Infinite mana'], decks: 30 },
      })),
    );
    const deck = elfDeck([...elfCards.slice(1, 40), ...strangeCards.slice(0, 15)]);
    const all = findSwaps(deck, { ...facts, combos: pairs }, { limit: 40 });
    const [swap] = all.filter(({ in: card }) => card.name === 'Elf 1');
    expect(swap && describeSwap(swap)).toMatch(/ completes 2 combos, one with Elf [23]: Infinite mana\./);
  });

  it('takes out cards that are not legal first, although a better gain is possible', () => {
    const swaps = findSwaps(
      elfDeck([bannedElf, ...mixed.main.flatMap(({ card }) => card ?? []).slice(0, 55)]),
      facts,
      {
        limit: 3,
      },
    );
    expect(swaps[0]).toMatchObject({
      out: { name: 'Banned Elf' },
      reason: { code: 'not-legal', violation: { code: 'banned' } },
    });
    const [first] = swaps;
    expect(first && describeSwap(first)).toMatch(
      /^Banned Elf is banned\. \d+ of \d+ similar decks play Elf \d+\.( Elf \d completes .*)?$/,
    );
    expect(swaps).toHaveLength(3);
  });

  it('has the same swaps for the same list in another order', () => {
    const banned = strangeCards.slice(0, 4).map((card) => ({ ...card, legality: 'banned' as const }));
    const deck = elfDeck([
      ...elfCards.filter((_, at) => at % 4 > 0).slice(0, 40),
      ...banned,
      ...strangeCards.slice(4, 15),
    ]);
    const pairsOf = (list: ReportDeck) =>
      findSwaps(list, facts).map((swap) => `${swap.out.name} > ${swap.in.name}`);
    expect(pairsOf({ ...deck, main: deck.main.toReversed() })).toEqual(pairsOf(deck));
  });

  it('gets a deck down to the bracket that is allowed, beyond the number of swaps that is asked for', () => {
    const deck = elfDeck([...elfCards.slice(0, 30), ...elfCards.slice(56, 62)]);
    expect(reportDeck(deck, { combos }).bracket.estimate).toBe(4);
    const swaps = findSwaps(deck, facts, { bracket: 2, limit: 0 });
    expect(swaps.length).toBeGreaterThan(5);
    expect(reportDeck(applySwaps(deck, swaps), { combos }).bracket.estimate).toBeLessThanOrEqual(2);
    expect(swaps.map(describeSwap)[0]).toMatch(/ keeps the deck above bracket 2; /);
  });

  it('has no swaps for a list without a better card', () => {
    expect(findSwaps(elfDeck([...elfCards]), facts)).toEqual([]);
    expect(findSwaps(mixed, { ...facts, findCard: () => undefined })).toEqual([]);
    expect(findSwaps(mixed, facts, { totalPrice: 0 }).every(({ price }) => price === 0)).toBe(true);
  });
});

const anyCards = fc.shuffledSubarray([...elfCards, ...strangeCards], { minLength: 20, maxLength: 70 });
const anySlugs = fc
  .subarray([...elfCards, ...strangeCards].map(({ slug }) => slug as string))
  .map((slugs): readonly string[] => slugs);
const anyLimits: fc.Arbitrary<SwapLimits> = fc.record(
  {
    totalPrice: fc.integer({ min: 0, max: 30 }),
    bracket: fc.integer({ min: 1, max: 5 }),
    keep: anySlugs,
    limit: fc.integer({ min: 0, max: 15 }),
  },
  { requiredKeys: [] },
);

describe('the swaps of any list within any limits', () => {
  it('leave a legal deck legal and within the limits, whichever of them are applied', () => {
    fc.assert(
      fc.property(anyCards, anyLimits, fc.infiniteStream(fc.boolean()), (cards, limits, chosen) => {
        const deck = elfDeck(cards);
        const swaps = findSwaps(deck, facts, limits);
        const used = [...names(swaps, 'in'), ...names(swaps, 'out')];
        expect(new Set(used).size).toBe(used.length);
        const keep = [...(limits.keep ?? [])];
        for (const swap of swaps) {
          expect(keep).not.toContain(swap.out.slug);
        }
        expect(priceOf(swaps)).toBeLessThanOrEqual(limits.totalPrice ?? Infinity);
        const report = reportDeck(deck, { combos });
        const before = report.bracket.estimate;
        for (const swap of swaps) {
          const text = describeSwap(swap);
          expect(isLand(swap.in)).toBe(isLand(swap.out));
          const lost = swap.out.tags.some((tag) => !swap.in.tags.includes(tag));
          expect(text.includes(' gives up ')).toBe(lost);
          const alone = reportDeck(applySwaps(deck, [swap]), { combos });
          if (alone.bracket.estimate !== before)
            expect(text).toContain(`bracket from ${before} to ${alone.bracket.estimate}.`);
          expect(text.includes(' completes ')).toBe(
            (alone.combos?.complete.length ?? 0) > (report.combos?.complete.length ?? 0),
          );
        }
        for (const some of [swaps, swaps.filter(() => chosen.next().value)]) {
          const after = applySwaps(deck, some);
          expect(violationsOf(after)).toEqual([]);
          expect(landsOf(after)).toBe(landsOf(deck));
          expect(reportDeck(after, { combos }).bracket.estimate).toBeLessThanOrEqual(
            limits.bracket === undefined ? 5 : Math.max(limits.bracket, before),
          );
          expect(undoSwaps(after, some)).toEqual(deck);
        }
        const { bracket } = reportDeck(applySwaps(deck, swaps), { combos });
        for (const { in: card } of swaps)
          expect(bracketOfCard(bracket, card.name)).toBeLessThanOrEqual(limits.bracket ?? 5);
        if (limits.bracket !== undefined && limits.keep === undefined)
          if (limits.totalPrice === undefined && limits.bracket >= 2)
            expect(reportDeck(applySwaps(deck, swaps), { combos }).bracket.estimate).toBeLessThanOrEqual(
              limits.bracket,
            );
      }),
      { numRuns: 20 },
    );
  });
});

describe('applySwaps and undoSwaps', () => {
  it('take one copy of a card that the deck has several of', () => {
    const deck: ReportDeck = {
      commanders: [],
      main: [
        { name: 'elf 1', count: 3, card: elfCards[0], line: 1 },
        { name: 'Elf 2', count: 1, card: elfCards[1] },
      ],
    };
    const [out, other, first, second] = elfCards as [ReportCard, ReportCard, ReportCard, ReportCard];
    const swaps = [
      { out, in: first },
      { out, in: second },
      { out: other, in: elfCards[5] as ReportCard },
    ];
    const after = applySwaps(deck, swaps);
    expect(after.main.map(({ name, count }) => `${count} ${name}`)).toEqual([
      '1 elf 1',
      '1 Elf 4',
      '1 Elf 3',
      '1 Elf 6',
    ]);
    expect(undoSwaps(after, swaps)).toEqual(deck);
  });

  it('change nothing for a card that the deck has not', () => {
    const [card, other] = strangeCards as [ReportCard, ReportCard];
    expect(
      applySwaps(mixed, [
        { out: other, in: card },
        { out: strangeCards[20] as ReportCard, in: card },
      ]).main,
    ).toHaveLength(mixed.main.length);
    expect(applySwaps(mixed, [{ out: strangeCards[20] as ReportCard, in: card }])).toEqual(mixed);
    expect(undoSwaps(mixed, [{ out: card, in: strangeCards[20] as ReportCard }])).toEqual(mixed);
  });
});

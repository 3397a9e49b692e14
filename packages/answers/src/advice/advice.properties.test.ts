import { toWireCard } from '@crownsmith/api-client';
import { starterCards, starterCombos } from '@crownsmith/catalog/starter';
import { createComboIndex } from '@crownsmith/deck-report';
import {
  BRACKET_LIMITS,
  allows,
  deckAllowance,
  isBasicLand,
  validateDeck,
  type AdviceLimits,
} from '@crownsmith/domain';
import { toRecommenderCard, trainModel } from '@crownsmith/recommender';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf } from '../deck-report/deck-figures';
import { readDeck } from '../deck-report/read-deck';
import { toReportCard, type ReportCard } from '../deck-report/report-card';
import { makeEngine } from '../snapshot/engine';
import { makeAdvice } from './advice';
import { adviseDeck, type AdviceFacts } from './advised-deck';
import { resolveLimits, tribeNamesOf } from './resolve-limits';

const COMMANDERS = [
  'krenko-mob-boss',
  'edgar-markov',
  'muldrotha-the-gravetide',
  'kozilek-the-great-distortion',
];

/** Every fifth card of the starter catalogue, the commanders and the basic lands. */
const cards: readonly ReportCard[] = starterCards()
  .filter((card, at) => at % 5 === 0 || COMMANDERS.includes(card.slug) || isBasicLand(card))
  .map((card) => toReportCard(toWireCard(card), card.text));
const bySlug = new Map<string, ReportCard>(
  cards.flatMap(
    (card) =>
      [
        [card.slug, card],
        [card.name, card],
      ] as const,
  ),
);
const find = (name: string): ReportCard | undefined =>
  bySlug.get(name) ?? bySlug.get(name.replace('/cards/', ''));
const commanders = COMMANDERS.flatMap((slug) => find(slug) ?? []);

const playable = new Map<string, readonly ReportCard[]>(
  commanders.map((commander) => {
    const allowance = deckAllowance([commander], []);
    return [
      commander.slug,
      cards.filter(
        (card) =>
          card.legality === 'legal' && card !== commander && !isBasicLand(card) && allows(allowance, card),
      ),
    ];
  }),
);

const model = trainModel({
  cards: cards.map(toRecommenderCard),
  decks: commanders.flatMap((commander) => {
    const own = playable.get(commander.slug) ?? [];
    return Array.from({ length: 30 }, (_, deck) => ({
      commanders: [cards.indexOf(commander)],
      cards: own
        .filter((_card, at) => (at * 13 + deck * 7) % 5 < 2)
        .slice(0, 75)
        .map((card) => cards.indexOf(card)),
    }));
  }),
});
const engine = makeEngine(model);
const combos = createComboIndex(starterCombos());
const tribes = tribeNamesOf(cards.map(({ typeLine }) => typeLine));
const facts = {
  engine,
  find,
  nearest: () => undefined,
  combos,
  bracketLimits: BRACKET_LIMITS,
  page: undefined,
};

const anyCards = (most: number) => fc.uniqueArray(fc.nat(cards.length - 1), { maxLength: most });
const slugsAt = (places: readonly number[]): readonly string[] =>
  places.flatMap((at) => cards[at]?.slug ?? []);

const anyLimits: fc.Arbitrary<AdviceLimits> = fc.record(
  {
    cardPrice: fc.constantFrom(0, 0.25, 1, 5, 1e6),
    totalPrice: fc.constantFrom(0, 5, 25, 100),
    bracket: fc.constantFrom(1, 2, 3, 4, 5),
    owned: fc.constantFrom('only', 'first'),
    plan: fc.constantFrom(['goblins'], ['tokens', 'artifacts', 'vampire'], ['nothing-of-the-kind']),
    unusual: fc.constantFrom(-2, -1, 0, 1, 2),
    since: fc.constantFrom('1993-01-01', '2015-01-01', '2030-01-01'),
    never: anyCards(40).map(slugsAt),
    keep: anyCards(40).map(slugsAt),
    noBasicChanges: fc.boolean(),
    noMoreLands: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** A list of some cards of a commander, with some basic lands. */
const anyList = (size: { readonly min: number; readonly max: number }) =>
  fc
    .record({
      commander: fc.constantFrom(...commanders),
      seed: fc.nat(10_000),
      size: fc.integer(size),
      basics: fc.nat(12),
      limits: anyLimits,
      collection: anyCards(300).map(slugsAt),
    })
    .map(({ commander, seed, size: count, basics, limits, collection }) => {
      const own = playable.get(commander.slug) ?? [];
      const start = seed % Math.max(1, own.length);
      const main = [...own.slice(start), ...own.slice(0, start)]
        .filter((_, at) => (at + seed) % 2 === 0)
        .slice(0, count);
      const basic = find(
        ['mountain', 'swamp', 'island', 'wastes'].find((slug) =>
          allows(deckAllowance([commander], []), find(slug)!),
        )!,
      );
      return {
        limits,
        collection,
        request: {
          commanders: [commander.slug],
          cards: [
            ...main.map(({ slug }) => slug as string),
            ...(basic && basics > 0 ? [{ name: basic.name, count: basics }] : []),
          ],
        },
      };
    });

const adviceOn = async (
  request: Parameters<typeof readDeck>[0],
  limits: AdviceLimits,
  collection?: readonly string[],
  known: AdviceFacts['combos'] = combos,
) => {
  const deck = await readDeck(request, { find, nearest: () => undefined, alsoMeant: () => [] });
  const resolved = resolveLimits(limits, collection, {
    find,
    nearest: () => undefined,
    tribes: () => tribes,
  });
  return makeAdvice(adviseDeck(deck, resolved, { ...facts, combos: known }));
};

type Added = { readonly url: string; readonly count: number; readonly cost: number };
const cardOf = ({ url }: Pick<Added, 'url'>): ReportCard => {
  const card = find(url);
  if (card === undefined) throw new Error(url);
  return card;
};

/** What no card that comes in may break. */
const expectWithin = (added: readonly Added[], limits: AdviceLimits, collection: readonly string[]): void => {
  for (const entry of added) {
    const card = cardOf(entry);
    expect(limits.never ?? []).not.toContain(card.slug);
    if (limits.noMoreLands === true) expect(card.primaryType).not.toBe('Land');
    if (isBasicLand(card)) {
      expect(limits.noBasicChanges).not.toBe(true);
      continue;
    }
    expect(entry.count).toBe(1);
    if (limits.cardPrice !== undefined)
      expect(priceOf(card) ?? Infinity).toBeLessThanOrEqual(limits.cardPrice);
    if (limits.owned === 'only') expect(collection).toContain(card.slug);
    if (limits.since !== undefined) expect((card.releasedAt ?? '') >= limits.since).toBe(true);
  }
  const paid = added
    .map(cardOf)
    .filter((card) => !isBasicLand(card) && !collection.includes(card.slug))
    .reduce((sum, card) => sum + (priceOf(card) ?? Infinity), 0);
  expect(paid).toBeLessThanOrEqual((limits.totalPrice ?? Infinity) + 0.001);
};

const RUNS = { numRuns: 25 };

describe('advice on any list within any limits', () => {
  it('fills a short list to a legal deck of exactly 100, or says what is missing, and breaks no limit', () =>
    fc.assert(
      fc.asyncProperty(anyList({ min: 0, max: 70 }), async ({ request, limits, collection }) => {
        const advice = await adviceOn(request, limits, collection);
        const fill = advice.fill();
        expectWithin(fill.cards, limits, collection);
        const { deck } = advice.advised;
        const added = fill.cards.map((entry) => ({
          name: entry.name,
          count: entry.count,
          card: cardOf(entry),
        }));
        const valid = validateDeck({ commanders: deck.commanders, main: [...deck.main, ...added] });
        if (fill.missing === 0) expect(valid).toMatchObject({ ok: true });
        else {
          expect(fill.notes.join(' ')).toContain('could not be found');
          expect(
            limits.noBasicChanges === true || limits.noMoreLands === true || (limits.never ?? []).length > 0,
          ).toBe(true);
        }
        expect(fill.effects.cards.after).toBe(100 - fill.missing);
        const { before, after } = fill.effects.bracket;
        if (limits.bracket !== undefined) expect(after).toBeLessThanOrEqual(Math.max(limits.bracket, before));
        expect(fill.cards.every(({ reason }) => /\.$/.test(reason))).toBe(true);
      }),
      RUNS,
    ));

  it('adds and swaps within the limits, says each combo, and gains no more than its bound', () =>
    fc.assert(
      fc.asyncProperty(anyList({ min: 30, max: 80 }), async ({ request, limits, collection }) => {
        const advice = await adviceOn(request, limits, collection);
        // Of what is to add, a player takes what the sum pays for.
        for (const card of advice.add(40)) expectWithin([card], limits, collection);
        const upgrade = advice.upgrade();
        expectWithin(
          upgrade.swaps.map((swap) => swap.in),
          limits,
          collection,
        );
        for (const swap of upgrade.swaps) expect(limits.keep ?? []).not.toContain(cardOf(swap.out).slug);
        expect(upgrade.gain).toBeLessThanOrEqual(upgrade.most_gain + 1e-9);
        const { bracket, combos: completed, cards: sizes } = upgrade.effects;
        expect(sizes.after).toBe(sizes.before);
        if (limits.bracket !== undefined)
          expect(bracket.after).toBeLessThanOrEqual(Math.max(limits.bracket, bracket.before));
        if (completed.length > 0)
          expect(completed.every((sentence) => sentence.includes('combo'))).toBe(true);
        const owned = new Set(limits.owned === undefined ? [] : collection);
        for (const { url } of upgrade.shopping.cards) expect(owned.has(cardOf({ url }).slug)).toBe(false);
      }),
      RUNS,
    ));

  it('trims a long list to exactly 100 cards without what the player keeps', () =>
    fc.assert(
      fc.asyncProperty(anyList({ min: 95, max: 140 }), async ({ request, limits, collection }) => {
        const advice = await adviceOn(request, limits, collection);
        const named = request.cards
          .slice(0, 3)
          .map((entry) => (typeof entry === 'string' ? entry : entry.name));
        const trim = advice.trim(named);
        const slugs = new Set(named.map((name) => find(name)?.slug));
        const { before, after } = trim.effects.cards;
        expect(after - trim.missing).toBe(Math.min(before, 100));
        for (const cut of trim.cuts) {
          expect(limits.keep ?? []).not.toContain(cardOf(cut).slug);
          if (limits.noBasicChanges === true) expect(isBasicLand(cardOf(cut))).toBe(false);
          expect(cut.reason.message).toMatch(/\.$/);
          if (cut.reason.code !== 'not-legal' && !isBasicLand(cardOf(cut)))
            expect(cut.reason.message === 'You want it to go.').toBe(slugs.has(cardOf(cut).slug));
        }
        if (trim.missing > 0) expect(trim.notes.join(' ')).toContain('your limits keep the rest');
      }),
      RUNS,
    ));

  it('says of any card why it is no better recommended', () =>
    fc.assert(
      fc.asyncProperty(
        anyList({ min: 5, max: 70 }),
        fc.nat(cards.length - 1),
        async ({ request, limits, collection }, at) => {
          const card = cards[at];
          const advice = await adviceOn(request, limits, collection);
          const why = advice.whyNot(card?.name ?? '');
          if (!why.ok || card === undefined) throw new Error('unknown');
          expect(why.value.sentences.every((sentence) => /\.$/.test(sentence))).toBe(true);
          const places = advice.advised.recommend(2000).map(({ slug }) => slug);
          if (why.value.status === 'recommended')
            expect(why.value.place).toBe(
              places.indexOf(card.slug) < 0 ? null : places.indexOf(card.slug) + 1,
            );
          else expect(places).not.toContain(card.slug);
        },
      ),
      RUNS,
    ));
});

describe('combos of a list that is too long', () => {
  const commander = 'muldrotha-the-gravetide';
  const isLand = ({ primaryType }: ReportCard): boolean => primaryType === 'Land';
  const own = playable.get(commander) ?? [];
  const idle = own.filter(({ tags }) => tags.length === 0);
  const removal = own.filter((card) => !isLand(card) && card.tags.join() === 'removal').slice(0, 7);
  const list = [
    ...idle.filter(isLand).slice(0, 12),
    ...idle.filter((card) => !isLand(card)).slice(0, 87),
    ...removal,
  ];
  const trimWith = async (pieces: readonly ReportCard[]) => {
    const pairs = pieces.slice(1).map(({ slug, name }, at) => ({
      id: slug,
      cards: [pieces[at]?.name ?? name, name],
      results: ['Win'],
    }));
    const request = { commanders: [commander], cards: list.map(({ slug }) => slug as string) };
    const { cuts, missing } = (await adviceOn(request, {}, undefined, createComboIndex(pairs))).trim();
    expect([cuts.length, missing]).toEqual([7, 0]);
    return cuts.map(cardOf);
  };

  it('stay whole as long as other cards can go, though a job gets smaller than is usual', async () => {
    const gone = await trimWith(list.filter((card) => !isLand(card) && !removal.includes(card)));
    expect(new Set(gone)).toEqual(new Set(removal));
  });

  it('lose cards before lands that are needed do', async () => {
    const gone = await trimWith(list.filter((card) => !isLand(card)));
    expect(gone.filter(isLand)).toEqual([]);
  });
});

describe('hostile limits', () => {
  const request = { commanders: ['krenko-mob-boss'], cards: ['sol-ring'] };

  it('names no more than some of 10,000 unknown cards', async () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `No Card ${at}`);
    const advice = await adviceOn(request, { never: names, keep: names, owned: 'only' }, names);
    expect(advice.notes.length).toBeLessThan(30);
    expect(advice.notes).toContain('9990 more names are no cards, either.');
    expect(advice.fill().effects.cards.after).toBe(100);
  });

  it('says how many cards a sum does not pay for, in whose place basic lands come in', async () => {
    const fill = (await adviceOn(request, { totalPrice: 0 })).fill();
    expect(fill).toMatchObject({ cost: 0, missing: 0, effects: { cards: { after: 100 } } });
    expect(fill.cards.map(({ name }) => name)).toEqual(['Mountain']);
    expect(fill.notes.join(' ')).toMatch(
      /Within your limits 0 of \d+ cards that are no lands could be found: basic lands take the other places\./,
    );
  });

  it('answers unknown names and prices that are no numbers without a card that breaks them', async () => {
    const advice = await adviceOn(request, { cardPrice: NaN, totalPrice: NaN });
    expect(advice.add()).toEqual([]);
    expect(advice.whyNot('x'.repeat(10_000))).toMatchObject({ ok: false });
    expect(advice.whyNot('constructor')).toMatchObject({ ok: false });
  });
});

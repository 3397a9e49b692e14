import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeDuckDbEngine } from '#src/counting/duckdb-engine';
import { withDatabase } from '#src/store/database';
import { CARDS, corpusArbitrary, storeCorpus, type Corpus } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { countBrowse } from './browse-counts';
import type { CountInput, KeptBase } from './card-count';
import { countDecks } from './count-decks';

/** What the site shows depends on these alone. */
interface Counted {
  readonly kept: KeptBase;
  readonly counts: unknown;
  /** decks whose lists were read */
  readonly read: number;
  readonly reason: string | undefined;
}

const COMBOS = [
  { cards: [5, 6], identity: 0 },
  { cards: [1, 7, 8], identity: 0 },
].map((combo, id) => ({ ...combo, id: `${id}`, commanders: [], source: {} }));

/** Counts the decks of a corpus, from counts of before if there are any. */
const count = (
  folder: string,
  corpus: Corpus,
  more: Partial<CountInput>,
  kept?: KeptBase,
): Promise<Counted> =>
  withDatabase({ memoryMb: 256, threads: 1, spill: join(folder, 'spill') }, async (db) => {
    const input = await storeCorpus(db, folder, corpus, { combos: COMBOS, ...more });
    const engine = makeDuckDbEngine(db);
    let reason: string | undefined;
    const counted = await countDecks(db, engine, input, kept, (why) => void (reason = why));
    const { browse, base } = await countBrowse(db, engine, input, counted, { combos: [], precons: [] });
    const { counts } = counted;
    const { subsetCounts } = browse;
    const cards = [...input.released.keys()];
    return {
      kept: { base, cards: counted.cards ?? { read: () => Promise.reject(new Error('no cards')) } },
      counts: structuredClone({
        counted: counts.counted,
        zonePotential: Array.from(counts.zones.a, (_, zone) =>
          cards.map((card) => counts.zonePotential(zone, card)),
        ),
        windows: browse.windows.map(({ decks, card, zone }) => ({
          decks,
          cards: cards.map(card),
          zones: Array.from(counts.zones.a, (_, number) => zone(number)),
        })),
        subsets: browse.subsets,
        subsetCounts: { ...subsetCounts, potential: undefined },
        potential: browse.subsets.map((_, subset) =>
          cards.map((card) => subsetCounts.potential(subset, card)),
        ),
        comboDecks: browse.comboDecks,
        deckPrices: browse.deckPrices,
        deckExtras: browse.deckExtras,
        commanderPlay: counted.commanderPlay,
        // Which of these days are known differs.
        base: { ...base, fifthDays: undefined },
      }),
      read: counted.added?.rows.deck.length ?? counts.report.decks,
      reason,
    };
  });

/** A corpus of which each deck is there before, after, or both; some have another date or other contents afterwards. */
const changedCorpus = corpusArbitrary.chain((corpus) =>
  fc
    .array(fc.constantFrom('before', 'after', 'both', 'redated', 'replaced'), {
      minLength: corpus.decks.length,
      maxLength: corpus.decks.length,
    })
    .map((when) => ({ corpus, when })),
);

const decksOf = ({ decks, ...corpus }: Corpus, isIn: (deck: number) => boolean): Corpus => ({
  ...corpus,
  decks: decks.map((deck, at) => (isIn(at) ? deck : { ...deck, commanders: [CARDS] })),
});

const THEMES = ['none', 'fives', 'sixes'] as const;

/** What is known of the cards of a corpus at some time. */
interface CardFacts {
  /** names without one are unknown */
  readonly isCard: boolean;
  /** cards are sorted by it */
  readonly slug: number;
  readonly identity: number;
  readonly released: number;
  readonly theme: (typeof THEMES)[number];
  readonly cents: number;
  readonly isBasic: boolean;
  readonly bannedIn: readonly string[];
  readonly rule: number;
  readonly isExempt: boolean;
  /** the card that the name is, if it is not its own */
  readonly alias: number | undefined;
}

const factsArbitrary: fc.Arbitrary<CardFacts> = fc.record({
  isCard: fc.integer({ max: 5 }).map((n) => n !== 5),
  slug: fc.integer({ min: 0, max: 99 }),
  identity: fc.integer({ min: 0, max: 7 }),
  released: fc.oneof(fc.constant(-1), fc.integer({ min: 90, max: 140 })),
  theme: fc.constantFrom(...THEMES),
  cents: fc.integer({ min: -1, max: 900 }),
  isBasic: fc.integer({ min: 0, max: 8 }).map((n) => n === 8),
  bannedIn: fc.subarray(['commander', 'duel']),
  rule: fc.constantFrom(0, 0, 0, 1, 2),
  isExempt: fc.boolean(),
  alias: fc.option(fc.integer({ min: 0, max: CARDS - 1 }), { freq: 8 }),
});

/** What decks are counted with when this is known of the cards. */
const inputOf = (facts: readonly CardFacts[]): Partial<CountInput> => {
  const names = [...facts.keys()]
    .filter((name) => facts[name]?.isCard)
    .sort((a, b) => (facts[a]?.slug ?? 0) - (facts[b]?.slug ?? 0) || a - b);
  const own = names.map((name) => facts[name] as CardFacts);
  const placeOf = (name: number): number => names.indexOf(name);
  const basics = Int32Array.from(own, ({ isBasic }) => (isBasic ? 1 : 0));
  // Rules are numbered in the order of their commanders.
  const keys = [...new Set(own.flatMap(({ rule }) => (rule > 0 ? [`rule ${rule}`] : [])))];
  const themes = [...new Set(own.map(({ theme }) => theme))]
    .flatMap((key) => (key === 'none' ? [] : [key]))
    .sort();
  return {
    nameCards: Int32Array.from({ length: CARDS + 1 }, (_, name) => {
      const { isCard = false, alias } = facts[name] ?? {};
      return isCard || alias === undefined ? placeOf(name) : placeOf(alias);
    }),
    cards: {
      numbers: Int32Array.from(names),
      identities: Int32Array.from(own, ({ identity }) => identity),
      basics,
      banned: own.flatMap(({ bannedIn }, card) => bannedIn.map((format) => ({ card, format }))),
      rules: {
        rules: Int32Array.from(own, ({ rule }) => 1 + keys.indexOf(`rule ${rule}`)),
        exempt: Int32Array.from(own, ({ isExempt, identity }) =>
          keys.reduce(
            (bits, key, at) => (isExempt && key.endsWith(`${1 + (identity % 2)}`) ? bits | (2 << at) : bits),
            0,
          ),
        ),
        keys,
      },
    },
    released: Int32Array.from(own, ({ released }) => released),
    figures: { cents: Int32Array.from(own, ({ cents }) => cents), basics },
    groups: {
      groups: themes.map((key) => ({ kind: 'theme', key })),
      groupsOf: (_, cards) =>
        [
          ...new Set(
            [...cards].flatMap((card) => {
              const { theme = 'none' } = own[card] ?? {};
              return theme === 'none' ? [] : [themes.indexOf(theme)];
            }),
          ),
        ].sort(),
      themeFacts: () => {
        const themes = BigUint64Array.from(own, ({ theme }) => BigInt(THEMES.indexOf(theme)));
        return { themes, sources: themes };
      },
    },
    combos: COMBOS.flatMap((combo) => {
      const cards = combo.cards.map(placeOf);
      return cards.includes(-1) ? [] : [{ ...combo, cards }];
    }),
  };
};

const FIELDS = [
  ...(['theme', 'slug', 'isCard', 'identity', 'released', 'cents', 'isBasic', 'bannedIn', 'rule'] as const),
  ...(['isExempt', 'alias', 'theme', 'slug'] as const),
];

/** Decks and cards, and what changes of them in each step: facts of some cards, and which decks there are. */
const historyArbitrary = fc.record({
  corpus: corpusArbitrary,
  facts: fc.array(factsArbitrary, { minLength: CARDS, maxLength: CARDS }),
  steps: fc.array(
    fc.record({
      changed: fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: CARDS - 1 }),
          factsArbitrary,
          fc.oneof(
            ...FIELDS.map((field) => fc.constant([field])),
            fc.subarray([...FIELDS], { minLength: 1, maxLength: 3 }),
          ),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      without: fc.integer({ min: 2, max: 9 }),
    }),
    { minLength: 3, maxLength: 4 },
  ),
});

it('cards and decks that come, change and go in any order give the same counts as counting all of them', async () => {
  const [folder, afresh] = [await tempFolder(), await tempFolder()];
  let [counted, read] = [0, 0];
  await fc.assert(
    fc.asyncProperty(historyArbitrary, async ({ corpus, facts, steps }) => {
      let now = facts;
      let { kept } = await count(folder, corpus, inputOf(now));
      for (const { changed, without } of steps) {
        now = now.map((own, name) =>
          changed.reduce(
            (former, [card, next, fields]) =>
              card === name
                ? { ...former, ...Object.fromEntries(fields.map((field) => [field, next[field]])) }
                : former,
            own,
          ),
        );
        const decks = decksOf(corpus, (deck) => deck % without !== 0);
        const all = await count(afresh, decks, inputOf(now));
        const started = await count(folder, decks, inputOf(now), kept);
        expect(started.counts).toEqual(all.counts);
        kept = started.kept;
        if (started.reason === undefined) [counted, read] = [counted + all.read, read + started.read];
      }
    }),
    { numRuns: Number(process.env['ADDED_RUNS'] ?? 4) },
  );
  expect(read).toBeLessThan(counted);
});

it('decks that were added, removed or changed give the same counts as counting all of them', async () => {
  const [before, after] = [await tempFolder(), await tempFolder()];
  let added = 0;
  await fc.assert(
    fc.asyncProperty(changedCorpus, async ({ corpus, when }) => {
      // A deck whose commander has no card does not count; its number stays.
      const first = decksOf(corpus, (deck) => when[deck] !== 'after');
      const second = decksOf(
        {
          ...corpus,
          decks: corpus.decks.map((deck, at) => {
            if (when[at] === 'redated') return { ...deck, day: deck.day === null ? 101 : deck.day - 1 };
            return when[at] === 'replaced'
              ? { ...deck, content: `new ${at}`, cards: [{ name: 5, count: 3 }] }
              : deck;
          }),
        },
        (deck) => when[deck] !== 'before',
      );
      const base = await count(before, first, {});
      const all = await count(after, second, {});
      const started = await count(after, second, {}, base.kept);
      expect(started.counts).toEqual(all.counts);
      if (started.reason === undefined && started.read < all.read) added += 1;
    }),
    { numRuns: Number(process.env['ADDED_RUNS'] ?? 6) },
  );
  expect(added).toBeGreaterThan(0);
});

it('cards in another order, and new ones before them, are counted without reading a deck', async () => {
  const folder = await tempFolder();
  const known = (name: number, slug: number, isCard = name > 0): CardFacts => ({
    ...{ isCard, slug, identity: 1, released: 90, theme: THEMES[name % 3] ?? 'none', cents: 10 * name },
    ...{ isBasic: false, bannedIn: name === 7 ? ['duel'] : [], rule: 0, isExempt: false, alias: undefined },
  });
  const corpus: Corpus = {
    ...{ identities: [], released: [] },
    decks: Array.from({ length: 24 }, (_, deck) => ({
      ...{ format: deck % 5 === 0 ? 'duel' : 'commander', day: 85 + deck },
      commanders: deck % 4 === 0 ? [1, 2 + (deck % 3)] : [1 + (deck % 3)],
      cards: Array.from({ length: 5 }, (_card, at) => ({ name: 5 + ((deck + at) % 7), count: 1 + (at % 2) })),
      ...{ id: `${deck}`, content: `${deck}`, source: 's' },
    })),
  };
  const names = Array.from({ length: CARDS }, (_, name) => name);
  const base = await count(folder, corpus, inputOf(names.map((name) => known(name, name))));
  // Names that decks do not list are new cards.
  const later = inputOf(names.map((name) => known(name, -name, true)));
  const all = await count(folder, corpus, later);
  const started = await count(folder, corpus, later, base.kept);
  expect(started.read).toBe(0);
  expect(started.counts).toEqual(all.counts);
});

it('other prices move decks to other thirds without counting them anew', async () => {
  const folder = await tempFolder();
  const corpus: Corpus = {
    identities: Array.from({ length: CARDS }, () => 1),
    released: Array.from({ length: CARDS }, () => -1),
    decks: Array.from({ length: 60 }, (_, deck) => ({
      ...{ format: 'commander', day: 100 + (deck % 9), commanders: deck % 4 === 0 ? [0, 1] : [0] },
      cards: Array.from({ length: 8 }, (_card, at) => ({
        name: 2 + ((deck * (at + 3)) % 9),
        count: 1 + (at % 2),
      })),
      ...{ id: `${deck}`, content: `${deck}`, source: 's' },
    })),
  };
  const priced = (cents: (card: number) => number) => ({
    figures: {
      cents: Int32Array.from({ length: CARDS }, (_, card) => cents(card)),
      basics: new Int32Array(CARDS),
    },
  });
  const cheap = priced((card) => 10 * card);
  const base = await count(folder, corpus, cheap);
  const other = priced((card) => (card % 3 === 0 ? 900 : 12 * card));
  const all = await count(folder, corpus, other);
  const started = await count(folder, corpus, other, base.kept);
  expect(started.read).toBe(0);
  expect(started.counts).toEqual(all.counts);
  expect((all.counts as { subsets: { kind: string }[] }).subsets.map(({ kind }) => kind)).toContain('price');
  expect(all.counts).not.toEqual(base.counts);
});

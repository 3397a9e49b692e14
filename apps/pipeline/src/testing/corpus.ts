import type { CardRules } from '#src/aggregate/deck-kinds';
import { join } from 'node:path';
import fc from 'fast-check';
import type { CardCount, CountInput } from '#src/aggregate/card-count';
import { countDecks } from '#src/aggregate/count-decks';
import type { DeckCounts } from '#src/aggregate/deck-counts';
import type { FormatBan } from '#src/aggregate/scope-tables';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { DeckGroups } from '#src/aggregate/deck-groups';
import type { CountEngine } from '#src/counting/count-engine';
import { makeDuckDbEngine } from '#src/counting/duckdb-engine';
import { withDatabase } from '#src/store/database';
import { mergeStage, openStage, writeDeckCards, writeDecks, type StagedDeck } from '#src/store/deck-tables';

/** Number of cards of a corpus; name n is card n. */
export const CARDS = 12;
/** Decks with card 5 or 6 are of a theme each. */
const GROUPS: DeckGroups = {
  groups: ['fives', 'sixes'].map((key) => ({ kind: 'theme', key })),
  groupsOf: (_, cards) => [...cards].flatMap((card) => (card === 5 ? [0] : card === 6 ? [1] : [])),
};

/** A few generated cards and decks. */
export interface Corpus {
  readonly identities: readonly number[];
  readonly released: readonly number[];
  readonly decks: readonly StagedDeck[];
  readonly banned?: readonly FormatBan[];
  /** by card, rules that it has as a commander, and a bit for each rule that allows it */
  readonly rules?: { readonly rules: readonly number[]; readonly exempt: readonly number[] };
}

const deckArbitrary = fc.record({
  format: fc.constantFrom('commander', 'duel'),
  day: fc.option(fc.integer({ min: 100, max: 130 }), { nil: null }),
  commanders: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 2 }),
  cards: fc.uniqueArray(fc.integer({ min: 0, max: CARDS }), { minLength: 1, maxLength: 10 }),
});
export const corpusArbitrary: fc.Arbitrary<Corpus> = fc.record({
  identities: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: CARDS, maxLength: CARDS }),
  released: fc.array(fc.oneof(fc.constant(-1), fc.integer({ min: 90, max: 140 })), {
    minLength: CARDS,
    maxLength: CARDS,
  }),
  banned: fc.array(
    fc.record({
      card: fc.integer({ min: 0, max: CARDS - 1 }),
      format: fc.constantFrom('commander', 'duel', 'unplayed'),
    }),
    { maxLength: 8 },
  ),
  rules: fc.record({
    rules: fc.array(fc.constantFrom(0, 0, 1, 2), { minLength: CARDS, maxLength: CARDS }),
    exempt: fc.array(fc.constantFrom(0, 0, 2, 4, 6), { minLength: CARDS, maxLength: CARDS }),
  }),
  decks: fc.array(deckArbitrary, { minLength: 1, maxLength: 30 }).map((decks) =>
    decks.map((deck, index) => ({
      ...deck,
      id: `d${index}`,
      content: `c${index}`,
      source: 's',
      cards: deck.cards.map((name) => ({ name, count: 1 + (name % 2) })),
    })),
  ),
});

/** The rules of a corpus as counts take them. */
const corpusRules = ({ rules, exempt }: NonNullable<Corpus['rules']>): CardRules => ({
  rules: Int32Array.from(rules),
  exempt: Int32Array.from(exempt),
});

/** Stores the decks of a corpus. @returns what they are counted with */
export const storeCorpus = async (
  db: DuckDBConnection,
  folder: string,
  corpus: Corpus,
  more: Partial<CountInput>,
): Promise<CountInput> => {
  const stage = await openStage(db);
  for (const deck of corpus.decks) stage.add(deck);
  stage.close();
  await mergeStage(db, undefined, 0);
  await writeDecks(db, join(folder, 'decks.parquet'));
  await writeDeckCards(db, join(folder, 'cards.parquet'));
  const cards = corpus.identities.length;
  return {
    decks: join(folder, 'decks.parquet'),
    deckCards: [join(folder, 'cards.parquet')],
    // The name after the last card is unknown.
    nameCards: Int32Array.from({ length: cards + 1 }, (_, name) => (name < cards ? name : -1)),
    cards: {
      identities: Int32Array.from(corpus.identities),
      basics: new Int32Array(cards),
      banned: corpus.banned ?? [],
      ...(corpus.rules && { rules: corpusRules(corpus.rules) }),
    },
    scope: {},
    released: Int32Array.from(corpus.released),
    figures: {
      cents: Int32Array.from({ length: cards }, (_, card) => 100 * card),
      basics: new Int32Array(cards),
    },
    combos: [],
    groups: GROUPS,
    ...more,
  };
};

/** Counts the decks of a corpus, and runs work on the tables. */
export const withCorpus = async <T>(
  folder: string,
  corpus: Corpus,
  more: Partial<CountInput>,
  work: (
    engine: CountEngine,
    counts: DeckCounts,
    count: CardCount,
    input: CountInput,
    db: DuckDBConnection,
  ) => Promise<T>,
): Promise<T> =>
  // A few decks are no work for several threads.
  withDatabase({ memoryMb: 256, threads: 1, spill: join(folder, 'spill') }, async (db) => {
    const input = await storeCorpus(db, folder, corpus, more);
    const engine = makeDuckDbEngine(db);
    const count = await countDecks(db, engine, input);
    return work(engine, count.counts, count, input, db);
  });

/** Counts the decks of a corpus, or those of some formats. */
export const countCorpus = (
  folder: string,
  corpus: Corpus,
  formats?: readonly string[],
): Promise<DeckCounts> =>
  withCorpus(folder, corpus, formats === undefined ? {} : { scope: { formats } }, (_, counts) =>
    Promise.resolve(counts),
  );

/** The same counts by plain loops over decks. */
export const countNaively = (corpus: Corpus) => {
  const formats = [...new Set(corpus.decks.map(({ format }) => format))];
  const isBanned = (card: number, format: string): boolean =>
    corpus.banned?.some((ban) => ban.card === card && ban.format === format) ?? false;
  const isBarred = (card: number, format: string): boolean =>
    isBanned(card, format) && !formats.every((other) => isBanned(card, other));
  const decks = corpus.decks.map((deck) => {
    const identity = deck.commanders.reduce((bits, card) => bits | (corpus.identities[card] ?? 0), 0);
    const rule = Math.max(...deck.commanders.map((card) => corpus.rules?.rules[card] ?? 0));
    const fits = (card: number): boolean =>
      ((corpus.identities[card] ?? 0) & ~identity) === 0 ||
      (((corpus.rules?.exempt[card] ?? 0) >> rule) & 1) === 1;
    const cards = deck.cards
      .map(({ name }) => name)
      .filter(
        (card) =>
          card < CARDS && fits(card) && !deck.commanders.includes(card) && !isBarred(card, deck.format),
      );
    return { ...deck, identity, fits, cardSet: new Set(cards) };
  });
  const deckDays = (card: number): readonly number[] =>
    decks
      .flatMap((deck) =>
        deck.day !== null && (deck.cardSet.has(card) || deck.commanders.includes(card)) ? [deck.day] : [],
      )
      .sort((a, b) => a - b);
  const firstDay = (card: number): number => {
    const released = corpus.released[card] ?? -1;
    const days = deckDays(card);
    const early = days.filter((day) => day < released).length;
    // Of at most 30 decks, five are always a twentieth.
    return released >= 0 && early >= 5 ? (days[4] ?? -1) : released;
  };
  const isPotential = (deck: (typeof decks)[number], card: number): boolean =>
    deck.fits(card) &&
    !isBarred(card, deck.format) &&
    !deck.commanders.includes(card) &&
    (firstDay(card) < 0 || deck.day === null || deck.day >= firstDay(card) || deck.cardSet.has(card));
  const rates = (scope: typeof decks, card: number) => ({
    decks: scope.filter((deck) => deck.cardSet.has(card)).length,
    potential: scope.filter((deck) => isPotential(deck, card)).length,
  });
  return { decks, rates };
};

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARDS, corpusArbitrary, withCorpus, type Corpus } from '#src/testing/corpus';
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
  withCorpus(folder, corpus, { combos: COMBOS, ...more }, async (engine, _counts, _count, input, db) => {
    // The corpus is counted once to fill the database; what counts is counted anew.
    let reason: string | undefined;
    for (const { table_name: name, table_type: type } of (
      await db.runAndReadAll(
        "select table_name, table_type from information_schema.tables where table_name not in ('staged_deck', 'staged_card', 'known', 'fresh', 'added')",
      )
    ).getRowObjects())
      await db.run(`drop ${type === 'VIEW' ? 'view' : 'table'} ${String(name)}`);
    const counted = await countDecks(db, engine, input, kept, (why) => void (reason = why));
    const { browse, base } = await countBrowse(db, engine, input, counted, { combos: [], precons: [] });
    const { counts } = counted;
    const { subsetCounts } = browse;
    const cards = Array.from({ length: CARDS }, (_, card) => card);
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
    { numRuns: Number(process.env['ADDED_RUNS'] ?? 12) },
  );
  expect(added).toBeGreaterThan(0);
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

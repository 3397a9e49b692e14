import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { generateSampleDecks, starterCards } from '@crownsmith/catalog/starter';
import { storeCards } from '#src/cards/import-cards';
import { jsonEntries, type DeckEntry } from '#src/decks/deck-file';
import type { DeckInput } from '#src/decks/deck-input';
import { importDeckInput, SAMPLE_SOURCE } from '#src/decks/import-decks';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';
import { storedCardJson } from '#src/store/stored-card';

/** Enough that most starter commanders have some decks, few enough for a first start within seconds. */
const SAMPLE_DECKS = 4500;
const SAMPLE_SEED = 20261101;
/** Decks between two yields to the event loop, which lets progress show. */
const YIELD_EVERY = 200;

async function* sampleEntries(onProgress: (done: number) => void): AsyncGenerator<DeckEntry> {
  let number = 0;
  for (const deck of generateSampleDecks({ seed: SAMPLE_SEED, count: SAMPLE_DECKS })) {
    number += 1;
    onProgress(number);
    if (number % YIELD_EVERY === 0) await setImmediate();
    yield* jsonEntries(deck, deck.id);
  }
}

const sampleInput: DeckInput = {
  name: 'sample decks',
  files: [],
  total: SAMPLE_DECKS,
  entries: sampleEntries,
};

/**
 * Fills an empty store from the starter catalogue: its cards if there are no cards, generated sample decks if there are
 * no decks. Imported data is not changed.
 * @returns whether anything was added
 */
export const importStarter = async (store: Store, now: Date, progress: Progress): Promise<boolean> => {
  const before = store.state();
  if (before.cards === null) {
    const cards = starterCards().map((card) => ({ card, provided: {} }));
    const hash = createHash('sha256');
    for (const card of cards) hash.update(storedCardJson(card));
    await storeCards(store, cards, 'starter', {
      hash: hash.digest('hex'),
      name: 'starter cards',
      at: now.toISOString(),
    });
  }
  if (before.decks === null) {
    await importDeckInput(
      store,
      sampleInput,
      `sample-${SAMPLE_SEED}-${SAMPLE_DECKS}`,
      { source: SAMPLE_SOURCE },
      now,
      progress,
    );
  }
  return before.cards === null || before.decks === null;
};

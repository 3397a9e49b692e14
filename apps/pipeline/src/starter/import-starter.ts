import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { generateSampleDecks, starterCards } from '@crownsmith/catalog/starter';
import { storeCards } from '#src/cards/import-cards';
import type { DeckSource, SourceItem } from '#src/decks/deck-files';
import { importSource, SAMPLE_SOURCE } from '#src/decks/import-decks';
import type { Progress } from '#src/progress';
import type { Store } from '#src/store/store';
import { storedCardJson } from '#src/store/stored-card';

/** Enough that most starter commanders have some decks, few enough for a first start of seconds. */
const SAMPLE_DECKS = 4500;
const GIVE_WAY_EVERY = 200;
const SAMPLE_SEED = 20261101;

/** The decks as a source gives them; the loop gives way now and then, so that progress shows. */
async function* sampleItems(onDecks: (done: number) => void): AsyncGenerator<SourceItem> {
  let number = 0;
  for (const deck of generateSampleDecks({ seed: SAMPLE_SEED, count: SAMPLE_DECKS })) {
    number += 1;
    onDecks(number);
    if (number % GIVE_WAY_EVERY === 0) await setImmediate();
    yield { kind: 'record', position: deck.id, id: deck.id, value: deck };
  }
}

const sampleSource: DeckSource = { name: 'sample decks', files: [], bytes: SAMPLE_DECKS, items: sampleItems };

/**
 * Fills what the store lacks with what the project ships: the starter cards where there are no cards, generated sample
 * decks where there are no decks. What was imported is never touched. Answers whether anything was done.
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
    await importSource(
      store,
      sampleSource,
      `sample-${SAMPLE_SEED}-${SAMPLE_DECKS}`,
      { source: SAMPLE_SOURCE },
      now,
      progress,
    );
  }
  return before.cards === null || before.decks === null;
};

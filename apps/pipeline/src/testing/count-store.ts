import { countDecks } from '#src/aggregate/count-decks';
import { isoDate } from '#src/iso-date';
import { prepareCount } from '#src/publish/publish';
import { requireDecks } from '#src/publish/count-store';
import type { PublishOptions } from '#src/publish/publish-options';
import type { Store } from '#src/store/store';

/**
 * Counts the decks of a store as a publish does, for tests of what counts: pages and what is learnt of decks take most of a publish.
 * @throws PipelineError 'nothing-to-do' without decks
 */
export const countStore = (store: Store, options: Partial<PublishOptions>, now: Date) =>
  store.query(async (db) => {
    const { catalogue, scope } = await prepareCount(store, db, { keep: 1, ...options }, now);
    const { input, firstHandedIn } = scope;
    return store.count(db, async (engine) => {
      const count = await countDecks(db, engine, input);
      requireDecks(count);
      const { counts, rows } = count;
      const { decks, weighedOut, unresolved, unresolvedDecks } = counts.report;
      return {
        ...{ decks, weighedOut, unresolved, unresolvedDecks, formats: counts.formats },
        newestDeck: isoDate(counts.newestDay),
        handedIn: rows.deck.filter((deck) => deck >= firstHandedIn).length,
        /** decks with a card, by its name */
        decksWith: (name: string): number | undefined =>
          counts.cardDecks[catalogue.cards.findIndex((card) => card.name === name)],
      };
    });
  });

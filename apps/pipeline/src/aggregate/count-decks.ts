import type { DuckDBConnection } from '@duckdb/node-api';
import type { CountEngine } from '#src/counting/count-engine';
import { firstDaysOf, type CardCount, type CountInput, type KeptBase, type StartedCount } from './card-count';
import { countAdded } from './count-added';
import { cardsInMemory } from './count-base';
import { visitOnce } from './counted-rows';
import { completeCounts, countedDecks } from './deck-counts';
import { readListColumns } from './deck-part';
import { newestOf, readChangeSums, readDeckSums, recentFrom } from './deck-sums';
import { eachHeldDeck, eachLoadedDeck, makeHeldReader, MAX_HELD_DECKS } from './held-decks';
import { loadStoredDecks } from './load-decks';
import { createScope, type CountScope } from './scope-tables';

const finish = async (input: CountInput, scope: CountScope, counted: StartedCount): Promise<CardCount> => {
  const { rows, sums, firstDays } = counted;
  const reader = makeHeldReader(rows, input.heldDecks ?? MAX_HELD_DECKS);
  const visitors = input.visit === undefined ? [] : [input.visit];
  await counted.eachDeckPart(visitOnce(reader.visit, ...visitors));
  const held = reader.result();
  const all = countedDecks({
    scope,
    rows,
    held,
    sums,
    firstDays,
    newestDay: newestOf(rows.day),
    identities: input.cards.identities,
    cardRules: input.cards.rules,
  });
  return {
    ...counted,
    counts: completeCounts(all),
    scope,
    commanderPlay: sums.commanderPlay,
    // What is held is not read again.
    ...(held.numbers.length === rows.deck.length && {
      eachDeckPart: eachHeldDeck(held),
      cards: cardsInMemory(held.starts, held.deckCards),
    }),
  };
};

/** Counts all decks of a scope from their lists. */
const countAll = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  scope: CountScope,
): Promise<CardCount> => {
  await loadStoredDecks(db, engine);
  const { rows, copies } = await readListColumns(db, engine, scope.decks);
  const { playDays, ...sums } = await readDeckSums(engine, {
    released: input.released,
    commander: scope.formats.indexOf('commander'),
    recentFrom: recentFrom(newestOf(rows.day)),
  });
  const firstDays = firstDaysOf(input.released, sums, playDays.fifth);
  const changes = await readChangeSums(engine, firstDays);
  return finish(input, scope, {
    rows,
    copies,
    sums: { ...sums, ...changes },
    fifthDays: playDays.fifth,
    firstDays,
    eachDeckPart: eachLoadedDeck(engine, rows.sizes),
    cards: undefined,
    added: undefined,
  });
};

/**
 * Counts the decks of a scope by card and command zone. With counts of before, only the decks that were added or removed since are
 * counted, and the result is the same.
 * @param db the store's database
 * @param onFull called with the reason where the counts of before are of no use
 */
export const countDecks = async (
  db: DuckDBConnection,
  engine: CountEngine,
  input: CountInput,
  kept?: KeptBase,
  onFull: (reason: string) => void = () => undefined,
): Promise<CardCount> => {
  const scope = await createScope(db, engine, input);
  if (kept === undefined) return countAll(db, engine, input, scope);
  const counted = await countAdded(db, engine, input, scope, kept);
  if ('reason' in counted) {
    onFull(counted.reason);
    return countAll(db, engine, input, scope);
  }
  return finish(input, scope, counted);
};

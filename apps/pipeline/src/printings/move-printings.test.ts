import { CardPage } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { importMigrations, readMigrationFile } from '#src/cards/import-migrations';
import { silentProgress } from '#src/progress';
import {
  cardRecord,
  deckLine,
  greenNumbers,
  jsonLines,
  printingRecord,
  testCards,
} from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { importPrintings } from './import-printings';

const makeStore = async (cards: readonly unknown[]) => {
  const store = await makeTestStore();
  await store.importCards([...testCards(), ...cards]);
  await store.importDecks([deckLine('a', greenNumbers(40))]);
  const path = await store.write(
    'printings.jsonl',
    jsonLines([
      printingRecord('p1', { oracle_id: 'o1', name: 'Old Bear', set: 'one' }),
      printingRecord('p2', { oracle_id: 'o2', name: 'New Bear', set: 'two' }),
    ]),
  );
  await store.use((opened) => importPrintings(opened, path, {}, store.now(), silentProgress()));
  return store;
};

const printingsOf = async (store: Awaited<ReturnType<typeof makeStore>>, slug: string) => {
  await store.publish();
  const { printings = [] } = await store.read(CardPage, `cards/${slug}.json`);
  return printings.map(({ id }) => id).sort();
};

describe('printings of a card that got another oracle id', () => {
  it('are those of the card that its record became by a migration', async () => {
    const store = await makeStore([
      cardRecord('Old Bear', { id: 'r1', oracle_id: 'o1' }),
      cardRecord('New Bear', { id: 'r2', oracle_id: 'o2' }),
    ]);
    const merge = { object: 'migration', migration_strategy: 'merge', performed_at: '2026-03-04' };
    const migrations = await readMigrationFile(
      await store.write(
        'migrations.json',
        JSON.stringify([{ ...merge, old_scryfall_id: 'r1', new_scryfall_id: 'r2' }]),
      ),
    );
    await store.use((opened) => importMigrations(opened, 'migrations.json', migrations, store.now()));
    expect(await printingsOf(store, 'new-bear')).toEqual(['p1', 'p2']);
  });

  it('stay its printings after a card file with the other id', async () => {
    const store = await makeStore([cardRecord('Old Bear', { id: 'r1', oracle_id: 'o1' })]);
    await store.importCards(
      [...testCards(), cardRecord('Old Bear', { id: 'r1', oracle_id: 'o3' })],
      'next.json',
    );
    expect(await printingsOf(store, 'old-bear')).toEqual(['p1']);
  });
});

import { CardPage, OtherNames, Redirects } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { deckLine, greenNumbers, testCardName, testCards } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { importMigrations, readMigrationFile } from './import-migrations';

const OLD = testCardName(0);
const PRESENT = 'Renamed Bear';
const records = testCards().map((card) => ({
  ...card,
  id: `record ${card.name}`,
  oracle_id: `id ${card.name}`,
}));
const migration = {
  object: 'migration',
  migration_strategy: 'merge',
  performed_at: '2026-03-04',
  old_scryfall_id: `record ${OLD}`,
  new_scryfall_id: `record ${PRESENT}`,
};

describe('importMigrations', () => {
  it('moves decks and addresses with the card, and publishes its former name', async () => {
    const at = await makeTestStore();
    const [first] = records.filter(({ name }) => name === OLD);
    await at.importCards([
      ...records,
      { ...first, name: PRESENT, id: `record ${PRESENT}`, oracle_id: 'id new' },
    ]);
    const decks = Array.from({ length: 8 }, (_, index) => deckLine(`g${index}`, greenNumbers(60)));
    await at.importDecks(
      decks.map((deck, index) => ({ ...deck, cards: [...deck.cards, testCardName(80 + index)] })),
    );
    const path = await at.write('migrations.json', JSON.stringify({ object: 'list', data: [migration, 7] }));
    const migrations = await readMigrationFile(path);
    const summary = await at.use((store) => importMigrations(store, 'migrations.json', migrations, at.now()));
    expect(summary).toMatchObject({
      read: 1,
      rejected: { entry: 1 },
      formerNames: 1,
      merged: [{ from: OLD, to: PRESENT }],
    });
    await at.publish();
    const redirects = await at.read(Redirects, 'redirects.json');
    expect(redirects.cards).toEqual({
      'cafe-brawler': 'cafe-brawler-closed-kitchen',
      'closed-kitchen': 'cafe-brawler-closed-kitchen',
      'nobody-s-choice': 'nobodys-choice',
      'test-card-000': 'renamed-bear',
    });
    expect(await at.read(OtherNames, 'names.json')).toEqual({ former: { [OLD]: 'renamed-bear' } });
    expect(await at.read(CardPage, 'cards/renamed-bear.json')).toMatchObject({ num_decks: 8 });
    await expect(at.read(CardPage, 'cards/test-card-000.json')).rejects.toThrow();
  });

  it.each([
    [
      'JSON lines',
      `${JSON.stringify(migration)}\n${JSON.stringify(migration)}\n`,
      { migrations: { length: 2 } },
    ],
    ['a list', JSON.stringify([migration]), { migrations: { length: 1 } }],
    [
      'a list behind a byte order mark',
      `\ufeff${JSON.stringify([migration])}`,
      { migrations: { length: 1 } },
    ],
  ])('reads %s', async (_, text, expected) => {
    const { write } = await makeTestStore();
    expect(await readMigrationFile(await write('m.json', text))).toMatchObject(expected);
  });

  it.each([
    ['half a file', JSON.stringify([migration]).slice(0, 60), 'bad-input'],
    ['a page', '<html></html>', 'bad-input'],
    ['another list', '{"object":"list","data":[]}', 'nothing-usable'],
  ])('refuses %s', async (_, text, code) => {
    const { write } = await makeTestStore();
    await expect(readMigrationFile(await write('m.json', text))).rejects.toMatchObject({ code });
  });

  it('needs cards', async () => {
    const { use, now } = await makeTestStore();
    await expect(
      use((store) => importMigrations(store, 'm', { migrations: [], rejected: {} }, now())),
    ).rejects.toMatchObject({ code: 'nothing-to-do' });
  });
});

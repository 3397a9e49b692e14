import {
  CardPage,
  Catalog,
  Combo,
  CommanderPage,
  Manifest,
  Redirects,
  type WireCard,
} from '@crownsmith/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCombos } from '#src/combos/import-combos';
import { importHandedIn } from '#src/handed-in/import-handed-in';
import { importPrices } from '#src/prices/import-prices';
import { silentProgress } from '#src/progress';
import { importSaltVotes } from '#src/salt/import-salt-votes';
import { importSalt } from '#src/salt/import-salt';
import { exportText, handedInDeck, urlOf } from '#src/testing/export-file';
import { deckLine, greenNumbers, jsonLines, testCardName, testCards } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const quiet = silentProgress();
const [FIRST, SECOND] = [testCardName(0), testCardName(1)];
const NEW_NAMES: Readonly<Record<string, string>> = {
  'Greta, Bear Queen': 'Greta, Bear Empress',
  [FIRST]: 'Renamed Bear',
  [SECOND]: 'Renamed Elf',
};
const records = testCards().map((card) => ({ ...card, oracle_id: `oracle of ${card.name}`, prices: {} }));
const renamed = records.map((card) => ({ ...card, name: NEW_NAMES[card.name] ?? card.name }));

describe('a card that was renamed between two card files', () => {
  let at: Awaited<ReturnType<typeof makeTestStore>>;
  let cards: ReadonlyMap<string, WireCard>;
  beforeAll(async () => {
    at = await makeTestStore();
    await at.importCards(records, 'before.json');
    const decks = Array.from({ length: 8 }, (_, index) => deckLine(`g${index}`, greenNumbers(60)));
    await at.importDecks(
      decks.map((deck, index) => ({ ...deck, cards: [...deck.cards, testCardName(80 + index)] })),
    );
    const comboFile = await at.write(
      'combos.jsonl',
      jsonLines([{ id: 'one', cards: [FIRST, SECOND], results: ['Much mana'] }]),
    );
    const saltFile = await at.write('salt.csv', `card,salt\n${SECOND},3.5\n`);
    const priceFile = await at.write(
      'prices.jsonl',
      jsonLines([
        { name: FIRST, tcgplayer: 7, cardmarket: 6 },
        { name: SECOND, tcgplayer: 5 },
      ]),
    );
    await at.importCards(renamed, 'after.json');
    const newPriceFile = await at.write(
      'new-prices.jsonl',
      jsonLines([{ name: 'Renamed Bear', tcgplayer: 3 }]),
    );
    const voteFile = await at.write(
      'votes.jsonl',
      exportText('salt-votes', [
        { url: urlOf(FIRST), votes: [0, 0, 0, 0, 2] },
        { url: urlOf('Renamed Bear'), votes: [0, 0, 0, 0, 1] },
      ]),
    );
    const handedInFile = await at.write('handed-in.jsonl', exportText('handed-in', [handedInDeck('x')]));
    await at.use(async (store) => {
      await importCombos(store, comboFile, {}, at.now(), quiet);
      await importSalt(store, saltFile, {}, at.now(), quiet);
      await importPrices(store, priceFile, {}, at.now(), quiet);
      await importPrices(store, newPriceFile, {}, at.now(), quiet);
      await importSaltVotes(store, voteFile, {}, at.now(), quiet);
      await importHandedIn(store, handedInFile, {}, at.now(), quiet);
    });
    expect((await at.publish()).handedIn).toBe(1);
    const catalog = await at.read(Catalog, 'catalog.json');
    cards = new Map(catalog.cards.map((card) => [card.sanitized, card]));
  });

  it('has the decks that name it as before, and so has a commander', async () => {
    expect(await at.read(Manifest, 'manifest.json')).toMatchObject({ decks: 9 });
    expect(await at.read(CommanderPage, 'commanders/greta-bear-empress.json')).toMatchObject({
      num_decks: 9,
    });
    expect(await at.read(CardPage, 'cards/renamed-bear.json')).toMatchObject({ num_decks: 9 });
    expect(cards.has('test-card-000')).toBe(false);
  });

  it('has the prices of its former name where its present one has none', () => {
    const priceOf = (slug: string, source: 'tcgplayer' | 'cardmarket') =>
      cards.get(slug)?.prices[source]?.price;
    expect(priceOf('renamed-elf', 'tcgplayer')).toBe(5);
    expect(priceOf('renamed-bear', 'tcgplayer')).toBe(3);
    expect(priceOf('renamed-bear', 'cardmarket')).toBe(6);
  });

  it('has the salt of its former name, and the votes on both', async () => {
    expect(cards.get('renamed-elf')?.salt).toBe(3.5);
    expect(await at.read(CardPage, 'cards/renamed-bear.json')).toMatchObject({ salt_votes: 3 });
  });

  it('is part of the combos that name it as before', async () =>
    expect(await at.read(Combo, 'combos/one.json')).toMatchObject({
      cards: ['renamed-bear', 'renamed-elf'],
      num_decks: 9,
    }));

  it('has redirects from its former slug', async () =>
    expect(await at.read(Redirects, 'redirects.json')).toMatchObject({
      cards: { 'test-card-000': 'renamed-bear', 'greta-bear-queen': 'greta-bear-empress' },
      commanders: { 'greta-bear-queen': 'greta-bear-empress' },
    }));
});

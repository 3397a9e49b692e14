import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Catalog, DeckResults } from '@crownsmith/api-client';
import { parseModel } from '@crownsmith/recommender';
import { expect, it } from 'vitest';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { deckLine, greenNumbers, testCardName } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const GREEN = greenNumbers(60);
/** Lists of two commanders, so that the model has them in another order; every fourth has no result. */
const LISTS = Array.from({ length: 12 }, (_, list) => ({
  card: GREEN[list + 40] ?? 0,
  commanders: [list % 3 === 0 ? 'Gus, Bear King' : 'Greta, Bear Queen'],
  wins: list % 4 === 0 ? undefined : list % 3,
}));

it('a publish writes the games of the decks of the model, each at the place of its cards', async () => {
  const { importCards, importDecks, publish, read, snapshots } = await makeTestStore();
  await importCards();
  await importDecks(
    LISTS.map(({ card, commanders, wins }, list) => ({
      ...deckLine(`d${list}`, [...GREEN.slice(0, 40), card], { commanders }),
      ...(wins !== undefined && { event: 'e', players: 12, wins, losses: 6 }),
    })),
  );
  await publish();
  const { formats } = await read(DeckResults, 'model/deck-results.json');
  const { cards } = await read(Catalog, 'catalog.json');
  const version = (await currentVersion(snapshots)) ?? '';
  const model = parseModel(await readFile(join(snapshots, version, 'model/recommender.bin')));
  if (!model.ok) throw new Error(model.error.message);
  const { deckStarts, deckCards } = model.value;
  const [results] = formats;
  expect(formats).toHaveLength(1);
  expect(results).toMatchObject({ format: 'commander', table_size: 4 });
  const found = results?.decks.map((deck, at) => {
    const names = [...deckCards.subarray(deckStarts[deck], deckStarts[deck + 1])].map(
      (card) => cards[card]?.name,
    );
    const list = LISTS.find(({ card }) => names.includes(testCardName(card)));
    return [list?.card, list?.wins, results.wins[at], results.games[at]];
  });
  expect(found?.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual(
    LISTS.flatMap(({ card, wins }) => (wins === undefined ? [] : [[card, wins, wins, wins + 6]])),
  );
});

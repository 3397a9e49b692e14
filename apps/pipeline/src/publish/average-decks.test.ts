import { averageDeckOf, AverageDecks, CommanderPage, type DeckKind } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { deckLine, greenNumbers } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

type Store = Awaited<ReturnType<typeof makeTestStore>>;

const numbers = greenNumbers(70);
const [early, late] = [numbers.slice(0, 58), numbers.slice(12)];

/** Publishes decks of Greta: so many of each kind, those of tournaments without the last cards, others without the first. */
const publish = async (decks: Partial<Record<DeckKind, number>>): Promise<Store> => {
  const store = await makeTestStore();
  await store.importCards();
  for (const kind of ['tournament', 'casual'] as const) {
    const lines = Array.from({ length: decks[kind] ?? 0 }, (_, at) =>
      deckLine(
        `${kind}${at}`,
        (kind === 'casual' ? late : early).filter((_number, place) => place !== at + 20),
      ),
    );
    if (lines.length > 0) await store.importDecks(lines, `${kind}.jsonl`, { source: kind, kind });
  }
  await store.publish();
  return store;
};

const readPage = (store: Store): Promise<CommanderPage> =>
  store.read(CommanderPage, 'commanders/greta-bear-queen.json');

it.each([
  ['casual lists where there are any', { tournament: 5, casual: 2 }, { kind: 'casual', num_decks: 2 }],
  ['the only list where it is casual', { casual: 1 }, { kind: 'casual', num_decks: 1 }],
  ['tournament decks where there are enough', { tournament: 3 }, { kind: 'tournament', num_decks: 3 }],
  ['no deck where there are too few', { tournament: 2 }, { kind: null, num_decks: 0 }],
] as const)('the average deck is made from %s', async (_, decks, of) => {
  const store = await publish(decks);
  const page = await readPage(store);
  expect(averageDeckOf(page)).toEqual(of);
  expect(page.average_deck.reduce((sum, { count }) => sum + count, 0)).toBe(99);
  const listed = await store.read(AverageDecks, 'lists/average-decks.json');
  expect(listed.decks.find(({ slug }) => slug === page.slug)?.num_decks).toBe(of.num_decks);
});

it('tournament decks do not drown what casual lists play', async () => {
  const decks = [{ tournament: 5, casual: 2 }, { casual: 2 }, { tournament: 5 }];
  const pages = decks.map(async (of) => readPage(await publish(of)));
  const [both = [], casual = [], tournament = []] = (await Promise.all(pages)).map(({ average_deck }) =>
    average_deck.map(({ slug }) => slug),
  );
  // Of 58 cards one may be a filler.
  expect(both.filter((slug) => casual.includes(slug)).length).toBeGreaterThanOrEqual(56);
  expect(both.filter((slug) => tournament.includes(slug)).length).toBeLessThan(56);
});

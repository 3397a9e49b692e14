import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { faceNames, foldName } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { importCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { longOrShort } from '../../../tooling/vitest/forms.mjs';
import { silentProgress } from './progress';
import { publish } from '#src/publish/publish';
import { withStore } from '#src/store/store';
import { tempFolder, testEnv } from '#src/testing/fixtures';

const cards = realData(REAL_CARDS);
const commander = realData('decks-commander.jsonl.gz');
const duel = realData('decks-duel.jsonl.gz');
const quiet = silentProgress();

/** Decks of each file; `npm run bench -- pipeline` imports and publishes all decks with all cards. */
const DECKS = longOrShort(250, 60);
/** The first deck of the duel file that is taken: near it are names without a card and lists that are no decks. */
const FIRST_DUEL = longOrShort(1000, 1160);
/** Of those the lists that are no decks, and names without a card. */
const NO_DECKS = longOrShort(4, 3);
const NO_CARDS = longOrShort(['Unknown Card', 'Glen Elendra'], ['Unknown Card']);
/** Besides the cards of those decks one in so many is imported. */
const EVERY = longOrShort(30, 300);

const Deck = z.object({ commanders: z.array(z.string()), cards: z.array(z.string()) });

const readText = async (path: string): Promise<string> => gunzipSync(await readFile(path)).toString('utf8');
const readDecks = async (path: string, first: number): Promise<readonly string[]> =>
  (await readText(path)).split('\n').slice(first, first + DECKS);

/** Writes the records of the cards that decks name by any face, and one in EVERY of the others. */
const writeCards = async (path: string, copy: string, decks: readonly string[]): Promise<string> => {
  const played = new Set(
    decks
      .map((line) => Deck.parse(JSON.parse(line)))
      .flatMap((deck) => [...deck.commanders, ...deck.cards])
      .flatMap((name) => [name, ...faceNames(name)].map(foldName)),
  );
  const isPlayed = (name: string): boolean =>
    [name, ...faceNames(name)].some((face) => played.has(foldName(face)));
  let at = -1;
  const taken = cardLines(path, (name) => {
    at += 1;
    return at % EVERY === 0 || isPlayed(name);
  });
  await writeFile(copy, taken.join('\n'));
  return copy;
};

describe.skipIf(cards === undefined || commander === undefined || duel === undefined)(
  'real cards and decks',
  () => {
    it('are imported and published', async () => {
      const folder = await tempFolder();
      const env = testEnv(join(folder, 'data'), { duckdbMemoryMb: 640 });
      const now = new Date('2026-11-21T00:00:00Z');
      const commanderDecks = await readDecks(commander ?? '', 0);
      const duelDecks = await readDecks(duel ?? '', FIRST_DUEL);
      const writeDecks = async (name: string, decks: readonly string[]): Promise<string> => {
        const path = join(folder, name);
        await writeFile(path, gzipSync(decks.join('\n')));
        return path;
      };
      const cardFile = await writeCards(cards ?? '', join(folder, 'cards.jsonl'), [
        ...commanderDecks,
        ...duelDecks,
      ]);
      const [first, second] = await withStore(env, async (store) => {
        await importCards(store, cardFile, {}, now, quiet);
        return [
          await importDecks(store, await writeDecks('commander.jsonl.gz', commanderDecks), {}, now, quiet),
          await importDecks(
            store,
            await writeDecks('duel.jsonl.gz', duelDecks),
            { format: 'duel' },
            now,
            quiet,
          ),
        ] as const;
      });
      expect(first).toMatchObject({
        read: DECKS,
        added: DECKS,
        rejected: {},
        pending: 0,
        unresolved: [],
      });
      expect(second).toMatchObject({ read: DECKS, added: DECKS - NO_DECKS, duplicates: 0, pending: 0 });
      expect(second.rejected).toEqual({ 'too-few-cards': NO_DECKS });
      expect(second.unresolved.map(({ name }) => name)).toEqual(NO_CARDS);
      const { manifest } = await withStore(env, (store) =>
        publish(store, { keep: 3, formats: 'all' }, now, quiet),
      );
      expect(manifest.decks).toBe(first.added + second.added);
      expect(manifest.cards).toBeGreaterThan(longOrShort(3000, 1500));
      expect(manifest.formats['commander']).toBe(DECKS);
      expect(manifest.files).toBeGreaterThan(manifest.cards);
    });
  },
);

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import { importCards } from '#src/cards/import-cards';
import { importDecks } from '#src/decks/import-decks';
import { silentProgress } from './progress';
import { publish } from '#src/publish/publish';
import { withStore } from '#src/store/store';
import { tempFolder, testEnv } from '#src/testing/fixtures';

const cards = realData('oracle-cards.json.gz');
const commander = realData('decks-commander.jsonl.gz');
const duel = realData('decks-duel.jsonl.gz');
const quiet = silentProgress();

/** Decks of each file; `npm run bench -- pipeline` imports and publishes all of them. */
const DECKS = 1500;

/** Writes the first decks of a file to another. */
const firstDecks = async (path: string, copy: string): Promise<string> => {
  const lines = gunzipSync(await readFile(path))
    .toString('utf8')
    .split('\n');
  await writeFile(copy, gzipSync(lines.slice(0, DECKS).join('\n')));
  return copy;
};

describe.skipIf(cards === undefined || commander === undefined || duel === undefined)(
  'real cards and decks',
  () => {
    it('are imported and published', { timeout: 1_200_000 }, async () => {
      const folder = await tempFolder();
      const env = testEnv(join(folder, 'data'), { duckdbMemoryMb: 640 });
      const now = new Date('2026-11-21T00:00:00Z');
      const [first, second] = await withStore(env, async (store) => {
        await importCards(store, cards ?? '', {}, now, quiet);
        return [
          await importDecks(
            store,
            await firstDecks(commander ?? '', join(folder, 'commander.jsonl.gz')),
            {},
            now,
            quiet,
          ),
          await importDecks(
            store,
            await firstDecks(duel ?? '', join(folder, 'duel.jsonl.gz')),
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
      expect(second).toMatchObject({ read: DECKS, added: 1494, duplicates: 1, pending: 0 });
      expect(second.rejected).toEqual({ 'too-few-cards': 5 });
      expect(second.unresolved.map(({ name }) => name)).toEqual(['Unknown Card', 'Glen Elendra']);
      const { manifest } = await withStore(env, (store) =>
        publish(store, { keep: 3, formats: 'all' }, now, quiet),
      );
      expect(manifest.decks).toBe(first.added + second.added);
      expect(manifest.cards).toBeGreaterThan(23_000);
      expect(manifest.formats['commander']).toBe(DECKS);
      expect(manifest.files).toBeGreaterThan(24_000);
    });
  },
);

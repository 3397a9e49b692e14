import { join } from 'node:path';
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

describe.skipIf(cards === undefined || commander === undefined || duel === undefined)(
  'real cards and decks',
  () => {
    it('are imported and published', { timeout: 1_200_000 }, async () => {
      const env = testEnv(join(await tempFolder(), 'data'), { duckdbMemoryMb: 640 });
      const now = new Date('2026-11-21T00:00:00Z');
      const [first, second] = await withStore(env, async (store) => {
        await importCards(store, cards ?? '', {}, now, quiet);
        return [
          await importDecks(store, commander ?? '', {}, now, quiet),
          await importDecks(store, duel ?? '', { format: 'duel' }, now, quiet),
        ] as const;
      });
      expect(first).toMatchObject({ read: 9079, added: 9079, rejected: {}, pending: 0, unresolved: [] });
      expect(second).toMatchObject({ read: 12_549, rejected: { 'too-few-cards': 11 } });
      expect(second.added + second.duplicates).toBe(12_538);
      expect(second.pending).toBeLessThan(1000);
      const { manifest } = await withStore(env, (store) =>
        publish(store, { keep: 3, formats: 'all' }, now, quiet),
      );
      expect(manifest.decks).toBeGreaterThan(20_000);
      expect(manifest.cards).toBeGreaterThan(23_000);
      expect(manifest.formats['commander']).toBe(9079);
      expect(manifest.files).toBeGreaterThan(24_000);
    });
  },
);

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { runPipeline } from '../../journeys/site';

/** Publishes the real cards with some of the real decks; undefined where this machine does not have them. */
export const publishRealCards = async (): Promise<{ folder: string; snapshots: string } | undefined> => {
  const cards = realData(REAL_CARDS);
  const decks = realData('decks-commander.jsonl.gz');
  if (cards === undefined || decks === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'crownsmith-pages-data-'));
  await runPipeline(folder, 'import', 'cards', cards);
  await runPipeline(folder, 'import', 'decks', decks);
  await runPipeline(folder, 'publish');
  return { folder, snapshots: join(folder, 'snapshots') };
};

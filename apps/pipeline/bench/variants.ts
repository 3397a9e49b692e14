import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentProgress } from '#src/progress';
import { withStore } from '#src/store/store';
import { enlargeStore } from './enlarge-store';
import { findInput, importAll } from './publish-input';

/** Memory of the database while it makes millions of variants; a store is published with the default. */
const MEMORY_MB = 2048;

/** Makes a store of so many decks: variants of the real ones, or of sample decks without those. */
export const makeVariants = async (dataDir: string, decks: number): Promise<void> => {
  const inputs = await mkdtemp(join(tmpdir(), 'variants-'));
  try {
    await withStore({ dataDir, duckdbMemoryMb: MEMORY_MB }, async (store) => {
      await importAll(store, await findInput(inputs), silentProgress());
      await enlargeStore(store, decks);
    });
  } finally {
    await rm(inputs, { recursive: true, force: true });
  }
};

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { silentProgress } from '#src/progress';
import { builtCli } from '#src/testing/built-cli';
import { digests } from '#src/testing/snapshot-digests';
import { makeVariedStore } from '#src/testing/varied-store';
import { publish } from './publish';
import type { PublishOptions } from './publish-options';

const noon = new Date(Date.UTC(2026, 10, 24, 12));
it('writes the same files in threads, that of the pages of cards too, as without any', async () => {
  const snapshotOf = async (options: Partial<PublishOptions>) => {
    const { use, snapshots } = await makeVariedStore();
    const summary = await use((store) =>
      publish(store, { keep: 3, formats: 'all', ...options }, noon, silentProgress()),
    );
    return { files: await digests(snapshots), shared: summary.shared, manifest: summary.manifest };
  };
  let threads = 0;
  const count = (): void => void (threads += 1);
  process.on('worker', count);
  try {
    const inProcess = await snapshotOf({});
    expect(threads).toBe(0);
    const worker = pathToFileURL(join(await builtCli(), 'publish-worker.js'));
    expect(await snapshotOf({ worker, cardPagesThreadFrom: 1 })).toEqual(inProcess);
    // One trains the recommender, one makes the pages of cards.
    expect(threads).toBe(2);
    expect(Object.keys(inProcess.files)).toContain('cards/forest.json');
  } finally {
    process.off('worker', count);
  }
});

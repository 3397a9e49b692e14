import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentProgress } from '#src/progress';
import { digests } from '#src/testing/snapshot-digests';
import { makeVariedStore } from '#src/testing/varied-store';
import { publish } from './publish';
import type { PublishOptions } from './publish-options';

const noon = new Date(Date.UTC(2026, 10, 24, 12));
const workspace = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let worker: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(workspace, 'node_modules/.publish-thread-'));
  const entry = { 'publish-worker': join(workspace, 'src/publish/publish-worker.ts') };
  const config = join(workspace, 'tsup.config.mjs');
  await build({ config, silent: true, sourcemap: false, entry, outDir: folder });
  worker = pathToFileURL(join(folder, 'publish-worker.js'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
    expect(await snapshotOf({ worker, cardPagesThreadFrom: 1 })).toEqual(inProcess);
    // One trains the recommender, one makes the pages of cards.
    expect(threads).toBe(2);
    expect(Object.keys(inProcess.files)).toContain('cards/forest.json');
  } finally {
    process.off('worker', count);
  }
});

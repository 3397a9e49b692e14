import { hash } from 'node:crypto';
import { link, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Checksums, Manifest, type FileChecksum } from '@crownsmith/api-client';
import { makeVersion, snapshotVersions } from '#src/snapshot/snapshot-folder';
import { openSnapshot } from '#src/snapshot/snapshot-writer';
import type { Store } from '#src/store/store';
import { makeCurrent, type PublishSummary } from './publish';
import type { PublishOptions } from './publish-options';
import { findSamePublish } from './published-content';
import { SNAPSHOT_FOLDERS } from './write-snapshot';

const MANIFEST = 'manifest.json';

/** Files that are read and linked at a time. */
const BATCH = 32;

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

const shareFile = async ([path, , digest]: FileChecksum, from: string, to: string): Promise<boolean> => {
  if (hash('sha256', await readFile(join(from, path)), 'base64url') !== digest) return false;
  await link(join(from, path), join(to, path));
  return true;
};

/**
 * Makes the files of a snapshot, but for its manifest, files of another one, too.
 * @returns the manifest and the files; undefined where one is missing or damaged, or the file system has no links
 */
const shareFiles = async (
  from: string,
  to: string,
): Promise<{ readonly manifest: Manifest; readonly files: readonly FileChecksum[] } | undefined> => {
  try {
    const manifest = Manifest.parse(await readJson(join(from, MANIFEST)));
    const all = Checksums.parse(await readJson(join(from, 'checksums.json'))).files;
    const files = all.filter(([path]) => path !== MANIFEST);
    for (let first = 0; first < files.length; first += BATCH) {
      const batch = files.slice(first, first + BATCH).map((file) => shareFile(file, from, to));
      if ((await Promise.all(batch)).includes(false)) return undefined;
    }
    return { manifest, files };
  } catch {
    return undefined;
  }
};

/**
 * Publishes the last snapshot again under a new version where nothing has changed since: its files are compared with their digests
 * and shared, and nothing is counted.
 * @returns undefined where something has changed, or a file is missing or damaged: then everything has to be published
 */
export const republish = async (
  store: Store,
  options: PublishOptions,
  now: Date,
): Promise<PublishSummary | undefined> => {
  const { snapshots } = store.paths;
  const state = store.state();
  const last = await findSamePublish(store.paths, state, options, now);
  if (last === undefined) return undefined;
  const folder = join(snapshots, last.version);
  const snapshot = await openSnapshot(snapshots, SNAPSHOT_FOLDERS);
  try {
    const former = await shareFiles(folder, snapshot.folder);
    if (former === undefined) {
      await snapshot.abandon();
      return undefined;
    }
    snapshot.adopt({ checksums: former.files, shared: former.files.length });
    const version = makeVersion(now, state.revision, await snapshotVersions(snapshots));
    const manifest: Manifest = { ...former.manifest, version, createdAt: now.toISOString() };
    await snapshot.writeJson(MANIFEST, Manifest, manifest);
    await snapshot.finish(version);
    const pruned = await makeCurrent(store, options, now, version, last.figures);
    return { ...last.figures, manifest, countedAnew: 0, shared: snapshot.shared, pruned };
  } catch (error) {
    await snapshot.abandon();
    throw error;
  }
};

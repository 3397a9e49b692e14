import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Checksums } from '@crownsmith/api-client';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { storePaths } from '#src/store/store-paths';
import { readState, stateFiles } from '#src/store/store-state';

/** What a data folder holds, without the names of its files and the times of its runs. */
export interface DataContent {
  /** digest of the store: the bytes of its files, in the order of the state */
  readonly store: string;
  /** digest of the current snapshot: the checksums of its files but the manifest; undefined without one */
  readonly snapshot: string | undefined;
  /** what is damaged, or left over from a run that did not end; empty where nothing is */
  readonly faults: readonly string[];
}

const digest = (bytes: string | Buffer): string => hash('sha256', bytes, 'base64url');

/** Reads the current snapshot and compares every file with its checksum. */
const readSnapshot = async (snapshots: string): Promise<Pick<DataContent, 'snapshot' | 'faults'>> => {
  const version = await currentVersion(snapshots);
  if (version === undefined) return { snapshot: undefined, faults: [] };
  const folder = join(snapshots, version);
  const { files } = Checksums.parse(JSON.parse(await readFile(join(folder, 'checksums.json'), 'utf8')));
  const faults: string[] = [];
  for (const [path, bytes, sum] of files) {
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (content?.byteLength !== bytes || digest(content) !== sum)
      faults.push(`${version}/${path} does not match its checksum`);
  }
  const content = files.filter(([path]) => path !== 'manifest.json').sort(([a], [b]) => (a < b ? -1 : 1));
  return { snapshot: digest(JSON.stringify(content)), faults };
};

/** What is left in a data folder that no state names. */
const findLeftovers = async (dataDir: string): Promise<readonly string[]> => {
  const { store, snapshots } = storePaths(dataDir);
  const named = stateFiles(await readState(storePaths(dataDir)));
  const inStore = await readdir(store);
  const inSnapshots = await readdir(snapshots);
  return [
    ...inStore.filter((name) => name.endsWith('.parquet') && !named.has(name)),
    ...[...inStore, ...inSnapshots].filter((name) => name.includes('.tmp-') || name === 'spill'),
  ].map((name) => `${name} is left over`);
};

/** Reads a data folder. @param isAtRest whether the last run ended, and so should have left nothing over */
export const readContent = async (dataDir: string, isAtRest: boolean): Promise<DataContent> => {
  const paths = storePaths(dataDir);
  const state = await readState(paths);
  const files: string[] = [];
  const faults: string[] = [];
  for (const name of stateFiles(state)) {
    const bytes = await readFile(join(paths.store, name)).catch(() => undefined);
    if (bytes === undefined) faults.push(`${name} is missing`);
    else files.push(`${name.replace(/-\d+-\d+-\d+\.parquet$/, '')} ${digest(bytes)}`);
  }
  const { snapshot, faults: damaged } = await readSnapshot(paths.snapshots);
  return {
    store: digest(files.join('\n')),
    snapshot,
    faults: [...faults, ...damaged, ...(isAtRest ? await findLeftovers(dataDir) : [])],
  };
};

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SNAPSHOT_SCHEMA } from '@crownsmith/api-client';
import { z } from 'zod';
import { writeAtomic } from '#src/disk/atomic-file';
import { currentVersion, hasSnapshot } from '#src/snapshot/snapshot-folder';
import type { StorePaths } from '#src/store/store-paths';
import { stateFiles, type StoreState } from '#src/store/store-state';
import type { PublishOptions } from './publish-options';

/** `store/published.json`: what the last publish was made from. */
const Published = z.object({ version: z.string(), content: z.string() });

/** Identifies what a snapshot is made from: the files of the store, which never change, the weights, and the options that matter. */
const contentOf = (state: StoreState, { formats, since, deals, withPrecons }: PublishOptions): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        SNAPSHOT_SCHEMA,
        [...stateFiles(state)].sort(),
        state.weights,
        formats ?? null,
        since ?? null,
        deals ?? null,
        withPrecons ?? false,
      ]),
    )
    .digest('hex');

/** Notes what a version was made from. Killed before, the next update publishes once more. */
export const notePublished = async (
  paths: StorePaths,
  state: StoreState,
  options: PublishOptions,
  version: string,
): Promise<void> =>
  writeAtomic(paths.published, `${JSON.stringify({ version, content: contentOf(state, options) })}\n`);

const readPublished = async (path: string): Promise<z.infer<typeof Published> | undefined> => {
  try {
    return Published.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
};

/**
 * Whether a publish would make another snapshot than the last one did. After a rollback it would not: the operator's choice
 * stays until something changes.
 * @returns the version that stays current, or undefined if there is something to publish
 */
export const findUpToDateVersion = async (
  paths: StorePaths,
  state: StoreState,
  options: PublishOptions,
): Promise<string | undefined> => {
  const version = await currentVersion(paths.snapshots);
  if (version === undefined || !(await hasSnapshot(paths.snapshots, version))) return undefined;
  const published = await readPublished(paths.published);
  return published?.content === contentOf(state, options) ? version : undefined;
};

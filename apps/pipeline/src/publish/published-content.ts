import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SNAPSHOT_SCHEMA } from '@crownsmith/api-client';
import * as z from 'zod';
import { writeAtomic } from '#src/disk/atomic-file';
import { dayOf } from '#src/iso-date';
import { currentVersion, hasSnapshot } from '#src/snapshot/snapshot-folder';
import type { StorePaths } from '#src/store/store-paths';
import { stateFiles, type StoreState } from '#src/store/store-state';
import { rulesOn, storedSources } from './data-sources';
import type { PublishOptions } from './publish-options';

const count = z.number().int().nonnegative();

/** What a publish reports besides its manifest, which the same content gives again. */
export const PublishFigures = z.object({
  unknownCommander: count,
  offIdentity: count,
  unresolved: count,
  unresolvedDecks: count,
  handedIn: count,
  precons: count,
  weighedOut: count,
  movedCompanions: count,
  unverifiedPairs: count,
  /** ISO date of the next release of an announced card, from which on another snapshot is made of the same store. */
  nextRelease: z.string().optional(),
});
export type PublishFigures = Readonly<z.infer<typeof PublishFigures>>;

/** `store/published.json`: what the last publish was made from, and what it reported. Older programs noted no report. */
const Published = z.object({
  version: z.string(),
  content: z.string(),
  nextRelease: PublishFigures.shape.nextRelease,
  report: z
    .object({ program: z.string(), revision: count, day: z.string(), figures: PublishFigures })
    .optional(),
});
type Published = z.infer<typeof Published>;

/** Identifies what a snapshot is made from: the files of the store, which never change, the weights, the
 * days of the data, which the site states, the rules that count on its day, and the options that matter. */
const contentOf = (
  state: StoreState,
  { formats, since, deals, withPrecons }: PublishOptions,
  day: string,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        SNAPSHOT_SCHEMA,
        [...stateFiles(state)].sort(),
        state.weights,
        storedSources(state, day).map((one) => [one.date, one.imported?.slice(0, 10), one.from]),
        rulesOn(state, day),
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
  figures: PublishFigures,
  now: Date,
): Promise<void> => {
  const { program } = options;
  const published: Published = {
    version,
    content: contentOf(state, options, dayOf(now)),
    nextRelease: figures.nextRelease,
    ...(program !== undefined && {
      report: {
        program,
        revision: state.revision,
        day: dayOf(now),
        figures: PublishFigures.parse(figures),
      },
    }),
  };
  await writeAtomic(paths.published, `${JSON.stringify(published)}\n`);
};

const readPublished = async (path: string): Promise<Published | undefined> => {
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
  now: Date,
): Promise<string | undefined> => {
  const version = await currentVersion(paths.snapshots);
  if (version === undefined || !(await hasSnapshot(paths.snapshots, version))) return undefined;
  const published = await readPublished(paths.published);
  const isSame = published?.content === contentOf(state, options, dayOf(now));
  const isReleased = published?.nextRelease !== undefined && published.nextRelease <= dayOf(now);
  return isSame && !isReleased ? version : undefined;
};

/**
 * The last publish, if one by the same program, of the same store, with the same options and on the same day would make the same
 * files; undefined if not, and where the options want all decks counted.
 */
export const findSamePublish = async (
  paths: StorePaths,
  state: StoreState,
  options: PublishOptions,
  now: Date,
): Promise<{ readonly version: string; readonly figures: PublishFigures } | undefined> => {
  const { program, recount = false } = options;
  const published = await readPublished(paths.published);
  if (recount || program === undefined || published?.report === undefined) return undefined;
  const { content, version, report } = published;
  const isSame =
    content === contentOf(state, options, dayOf(now)) &&
    report.program === program &&
    report.revision === state.revision &&
    report.day === dayOf(now);
  return isSame ? { version, figures: report.figures } : undefined;
};

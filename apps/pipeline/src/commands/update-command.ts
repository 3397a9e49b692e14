import { resolve, dirname } from 'node:path';
import { findUpdateRequest, finishUpdate } from '@crownsmith/data-folder';
import type { Command } from 'commander';
import { NO_DEALS } from '#src/pages/browse/misc-data';
import { PipelineError } from '#src/pipeline-error';
import { readDeals } from '#src/publish/deals-file';
import { currentVersion } from '#src/snapshot/snapshot-folder';
import { uploadedVersion } from '#src/snapshot/uploaded-version';
import { withStore } from '#src/store/store';
import { storePaths } from '#src/store/store-paths';
import { readSourceList } from '#src/update/source-list';
import { update, updateLine, type UpdateSummary } from '#src/update/update';
import type { CommandContext } from './command-context';
import { findBuiltProgram } from './built-program';
import { openTarget, TO_OPTION, type TargetFlags, uploadTo } from './target';

interface UpdateFlags extends TargetFlags {
  readonly ifAsked?: boolean;
}

/** @param note takes what the update did, before anything can fail after it */
const takeSources = async (
  context: CommandContext,
  flags: TargetFlags,
  note: (summary: UpdateSummary) => void,
): Promise<void> => {
  const { env, progress } = context;
  const target = flags.to && (await openTarget(context, flags.to));
  const { path: listPath, required } = env.sources;
  const list = await readSourceList(listPath, required);
  const { formats, since, withPrecons, deals } = list.publish;
  const program = await findBuiltProgram();
  const options = {
    keep: env.keepSnapshots,
    deals: deals === undefined ? NO_DEALS : await readDeals(resolve(dirname(listPath), deals)),
    withPrecons,
    ...program,
    ...(formats === undefined ? {} : { formats }),
    ...(since === undefined ? {} : { since }),
  };
  const summary = await withStore(env, (store) =>
    update(store, list, options, {
      env: context.variables,
      scryfallApi: env.scryfallApi,
      listPath,
      progress,
      fetching: context.fetching,
      now: context.now,
    }),
  );
  note(summary);
  context.print(updateLine(summary));
  const paths = storePaths(env.dataDir);
  const version = target && (await currentVersion(paths.snapshots));
  // A version that has been the current one there was rolled back: the operator's choice stays until something changes.
  if (target && version !== undefined && version !== (await uploadedVersion(paths, target.bucket.url)))
    await uploadTo(context, target, version);
  const [failed] = summary.failures;
  if (failed !== undefined)
    throw new PipelineError(
      failed.error.code,
      `${formatFailures(summary.failures.length)} could not be taken; their former data stay.`,
      { cause: failed.error },
    );
};

/** Runs an update, and leaves for the page of admins what it did, or why it failed. */
const runUpdate = async (context: CommandContext, flags: UpdateFlags): Promise<void> => {
  const { dataDir } = context.env;
  const request = findUpdateRequest(dataDir);
  if (flags.ifAsked === true && request === undefined) {
    context.print('No update was asked for.');
    return;
  }
  let line: string | undefined;
  let failed: Parameters<typeof finishUpdate>[3];
  try {
    await takeSources(context, flags, (summary) => {
      line = updateLine(summary);
      failed = summary.failures.map(({ source, error }) => ({ source, reason: error.message }));
    });
  } catch (error) {
    // Another one is running: the request is still to be taken up.
    if (error instanceof PipelineError && error.code === 'locked') throw error;
    line ??= `Failed: ${error instanceof Error ? error.message : String(error)}`;
    throw error;
  } finally {
    if (line !== undefined) finishUpdate(dataDir, request, { at: context.now().toISOString(), line }, failed);
  }
};

const formatFailures = (count: number): string => (count === 1 ? 'One step' : `${count} steps`);

export const addUpdateCommand = (root: Command, context: CommandContext): void => {
  root
    .command('update')
    .description(
      'take the newest cards and all sources of the file in SOURCES, and publish if anything changed; for a timer',
    )
    .option(...TO_OPTION('also bring what is current here to a bucket'))
    .option('--if-asked', 'do nothing unless an admin asked for an update on the site')
    .action((flags: UpdateFlags) => runUpdate(context, flags));
};

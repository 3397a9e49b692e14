import type { Command } from 'commander';
import { PipelineError } from '#src/pipeline-error';
import { currentVersion, hasSnapshot } from '#src/snapshot/snapshot-folder';
import { storePaths } from '#src/store/store-paths';
import type { CommandContext } from './command-context';
import { openRepository, openTarget, TO_OPTION, type TargetFlags, uploadTo } from './target';

const runUpload = async (context: CommandContext, chosen: string | undefined, { to }: TargetFlags) => {
  const { snapshots } = storePaths(context.env.dataDir);
  const version = chosen ?? (await currentVersion(snapshots));
  if (version === undefined) throw new PipelineError('nothing-to-do', 'There is no snapshot to upload.');
  if (!(await hasSnapshot(snapshots, version)))
    throw new PipelineError('missing', `There is no snapshot ${version} in ${snapshots}.`);
  if (to) await uploadTo(context, await openTarget(context, to), version);
};

const runList = async (context: CommandContext, { to }: TargetFlags): Promise<void> => {
  const repository = openRepository(context, to);
  const [versions, pointer] = await Promise.all([repository.versions(), repository.readPointer()]);
  if (versions.length === 0) context.print(`No snapshots in ${repository.name}.`);
  for (const version of versions)
    context.print(version === pointer.version ? `${version} (current)` : version);
  if (pointer.isCorrupt)
    context.print('The pointer to the current one is corrupt: publish again, or roll back.');
};

/** Adds `upload` and `snapshots`. */
export const addSnapshotCommands = (root: Command, context: CommandContext): void => {
  root
    .command('upload')
    .description('upload a published snapshot to a bucket and make it the current one there')
    .argument('[version]', 'by default the current one of DATA_DIR')
    .requiredOption(...TO_OPTION('the bucket'))
    .action((version: string | undefined, flags: TargetFlags) => runUpload(context, version, flags));
  root
    .command('snapshots')
    .description('list the snapshots, oldest first')
    .option(...TO_OPTION('of a bucket instead of DATA_DIR'))
    .action((flags: TargetFlags) => runList(context, flags));
};

import { PipelineError } from '#src/pipeline-error';
import { currentVersion, hasSnapshot, pointTo, snapshotVersions } from './snapshot-folder';

/**
 * Sends readers to an earlier snapshot; nothing is deleted, so that it can be taken back.
 * @param version undefined for the newest one before the current
 * @throws PipelineError 'nothing-to-do' where there is none
 */
export const rollBack = async (
  snapshots: string,
  version: string | undefined,
): Promise<{ readonly from: string | undefined; readonly to: string }> => {
  // A broken pointer is a reason to roll back, not one to refuse.
  const from = await currentVersion(snapshots).catch((error: unknown) => {
    if (error instanceof PipelineError) return undefined;
    throw error;
  });
  const versions = await snapshotVersions(snapshots);
  const to = version ?? versions.findLast((one) => from === undefined || one < from);
  if (to === undefined) throw new PipelineError('nothing-to-do', 'There is no earlier snapshot.');
  if (!(await hasSnapshot(snapshots, to))) {
    throw new PipelineError(
      'missing',
      `There is no snapshot ${to}.${versions.length > 0 ? ` There are: ${versions.join(', ')}.` : ''}`,
    );
  }
  await pointTo(snapshots, to);
  return { from, to };
};

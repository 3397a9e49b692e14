import { PipelineError } from '#src/pipeline-error';
import { currentVersion, hasSnapshot, pointTo, snapshotVersions } from './snapshot-folder';

/**
 * Makes an earlier snapshot the current one; nothing is deleted, so that it can be undone.
 * @param version undefined for the newest one before the current
 * @throws PipelineError 'nothing-to-do' if there is no earlier one, 'missing' for an unknown version
 */
export const rollBack = async (
  snapshots: string,
  version: string | undefined,
): Promise<{ readonly from: string | undefined; readonly to: string }> => {
  // A corrupt pointer is a reason to roll back, so it is no error here.
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
      `There is no snapshot ${to}.${versions.length > 0 ? ` Available: ${versions.join(', ')}.` : ''}`,
    );
  }
  await pointTo(snapshots, to);
  return { from, to };
};

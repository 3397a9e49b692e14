import { PipelineError } from '#src/pipeline-error';
import type { SnapshotRepository } from './repository';

/** What a rollback changed: the version that was current, undefined if none was or nobody knows, and the one that is. */
export interface Rollback {
  readonly from: string | undefined;
  readonly to: string;
}

const pointBack = async (repository: SnapshotRepository, version: string | undefined): Promise<Rollback> => {
  // A corrupt pointer is a reason to roll back, so it is no error here.
  const seen = await repository.readPointer();
  const from = seen.version;
  const versions = await repository.versions();
  const to = version ?? versions.findLast((one) => from === undefined || one < from);
  if (to === undefined) throw new PipelineError('nothing-to-do', 'There is no earlier snapshot.');
  if (!(await repository.has(to))) {
    throw new PipelineError(
      'missing',
      `There is no snapshot ${to}.${versions.length > 0 ? ` Available: ${versions.join(', ')}.` : ''}`,
    );
  }
  await repository.pointTo(to, seen);
  return { from, to };
};

/**
 * Makes an earlier snapshot the current one; nothing is deleted, so that it can be undone. It does not use the store, so
 * it need not wait for a publish, except while that changes the pointer.
 * @param version undefined for the newest one before the current
 * @throws PipelineError 'nothing-to-do' if there is no earlier one, 'missing' for an unknown version, 'superseded' if somebody
 * else changed the pointer of a bucket meanwhile
 */
export const rollBack = async (
  repository: SnapshotRepository,
  version: string | undefined,
): Promise<Rollback> => {
  if ((await repository.versions()).length === 0)
    throw new PipelineError('nothing-to-do', 'There is no snapshot to roll back to.');
  return repository.exclusively(() => pointBack(repository, version));
};

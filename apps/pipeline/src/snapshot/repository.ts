/** A repository's pointer as it was when it was read. */
export interface SeenPointer {
  /** the current version; undefined for none, and where the pointer is corrupt */
  readonly version: string | undefined;
  readonly isCorrupt: boolean;
  /** changes with the pointer; undefined where there is none, and in a folder, which has a lock instead */
  readonly tag?: string | undefined;
}

/** Where published snapshots are kept: a folder, or a bucket of an object store. What holds for both is written once, for this. */
export interface SnapshotRepository {
  /** for messages */
  readonly name: string;
  readPointer(): Promise<SeenPointer>;
  /** Complete versions, oldest first: a version starts with its creation time. */
  versions(): Promise<readonly string[]>;
  /** Whether a version is there and complete. */
  has(version: string): Promise<boolean>;
  /**
   * Makes a version the current one, in one step.
   * @throws PipelineError 'superseded' if the pointer is no longer the one that was seen
   */
  pointTo(version: string, seen: SeenPointer): Promise<void>;
  /** Removes a version that is not the current one; false if it has become that meanwhile, and stays. */
  remove(version: string): Promise<boolean>;
  /** Runs work that changes the pointer or removes versions; in a folder no other process does meanwhile. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** Versions are ids of snapshots: lower-case letters, digits and hyphens. */
export const VERSION = /^[a-z0-9-]{8,64}$/;

/**
 * Removes all but the newest `keep` snapshots, never the current one, and none while nobody knows which one that is.
 * @returns the removed versions
 */
export const pruneSnapshots = async (
  repository: SnapshotRepository,
  keep: number,
): Promise<readonly string[]> => {
  const { version: current, isCorrupt } = await repository.readPointer();
  if (isCorrupt) return [];
  const versions = await repository.versions();
  const old = versions.slice(0, Math.max(0, versions.length - keep)).filter((version) => version !== current);
  const removed: string[] = [];
  for (const version of old) if (await repository.remove(version)) removed.push(version);
  return removed;
};

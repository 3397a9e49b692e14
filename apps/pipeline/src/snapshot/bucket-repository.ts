import { hash } from 'node:crypto';
import { type Bucket, BucketPointer, POINTER_KEY, readPointer } from '@crownsmith/snapshot-bucket';
import { PipelineError } from '#src/pipeline-error';
import { type SeenPointer, type SnapshotRepository, VERSION } from './repository';

/** The file that is sent last: a version without it is not complete. */
export const LAST_FILE = 'manifest.json';
/** The file that is sent first and lists the others. */
export const FIRST_FILE = 'checksums.json';
/** Age from which an unfinished upload is one of a killed process. */
const UNFINISHED_STALE_MS = 24 * 60 * 60 * 1000;

const see = async (bucket: Bucket): Promise<SeenPointer> => {
  const { pointer, tag } = await readPointer(bucket);
  return { version: pointer?.version, isCorrupt: pointer === undefined && tag !== undefined, tag };
};

/** The bytes of a file, undefined where a version has none. */
export const readObject = async (bucket: Bucket, key: string): Promise<Uint8Array | undefined> => {
  const object = await bucket.get(key);
  return object === 'unchanged' ? undefined : object?.bytes;
};

const folderVersions = async (bucket: Bucket): Promise<readonly string[]> =>
  (await bucket.folders()).filter((name) => VERSION.test(name)).sort();

const has = async (bucket: Bucket, version: string): Promise<boolean> =>
  VERSION.test(version) && (await readObject(bucket, `${version}/${LAST_FILE}`)) !== undefined;

const removeAll = async (bucket: Bucket, version: string): Promise<void> => {
  const keys: string[] = [];
  for await (const { key } of bucket.list(`${version}/`)) keys.push(key);
  await bucket.remove(keys);
};

/** Writes the pointer if it is still the one that was seen. @returns its tag; undefined if it is another one */
const writePointer = async (bucket: Bucket, version: string, seen: Pick<SeenPointer, 'tag'>) => {
  const checksums = await readObject(bucket, `${version}/${FIRST_FILE}`);
  if (checksums === undefined)
    throw new PipelineError('missing', `${bucket.url} has no complete snapshot ${version}.`);
  const pointer = BucketPointer.parse({ version, checksums: hash('sha256', checksums, 'base64url') });
  const bytes = Buffer.from(`${JSON.stringify(pointer)}\n`);
  const condition = seen.tag === undefined ? ({ absent: true } as const) : { tag: seen.tag };
  const written = await bucket.put(POINTER_KEY, bytes, hash('sha256', bytes, 'base64'), condition);
  if (written) return written;
  // An answer may have been lost and the request repeated: then the pointer is ours.
  const now = await readPointer(bucket);
  const isOurs = now.pointer?.version === version && now.pointer.checksums === pointer.checksums;
  return isOurs ? { tag: now.tag } : undefined;
};

const pointTo = async (bucket: Bucket, version: string, seen: SeenPointer): Promise<void> => {
  const written = await writePointer(bucket, version, seen);
  if (!written) {
    const { version: other } = await see(bucket);
    throw new PipelineError(
      'superseded',
      `Somebody else changed the current snapshot of ${bucket.url} meanwhile: it is ${other ?? 'unreadable'} now, and stays. Nothing is lost: ${version} is there. To make it the current one: pipeline rollback ${version} --to ${bucket.url}`,
    );
  }
  if (await has(bucket, version)) return;
  // Another publisher has just removed it as an old one.
  if (seen.version !== undefined && written.tag !== undefined)
    await writePointer(bucket, seen.version, { tag: written.tag });
  throw new PipelineError('missing', `${version} has just been removed from ${bucket.url}.`);
};

/**
 * Removes a version by way of its last file: whoever points to it meanwhile either finds it missing, or is seen here, and the
 * version stays.
 */
const remove = async (bucket: Bucket, version: string): Promise<boolean> => {
  const key = `${version}/${LAST_FILE}`;
  const last = await readObject(bucket, key);
  await bucket.remove([key]);
  const { version: current, isCorrupt } = await see(bucket);
  if (last !== undefined && (isCorrupt || current === version)) {
    await bucket.put(key, last, hash('sha256', last, 'base64'));
    return false;
  }
  await removeAll(bucket, version);
  return true;
};

/** Snapshots in a bucket, in the layout of a folder: a conditional put takes the place of the folder's lock. */
export const openBucketRepository = (bucket: Bucket): SnapshotRepository => ({
  name: bucket.url,
  readPointer: () => see(bucket),
  versions: async () => {
    const versions = await folderVersions(bucket);
    const complete = await Promise.all(versions.map((version) => has(bucket, version)));
    return versions.filter((_version, index) => complete[index]);
  },
  has: (version) => has(bucket, version),
  pointTo: (version, seen) => pointTo(bucket, version, seen),
  remove: (version) => remove(bucket, version),
  exclusively: (work) => work(),
});

/** Removes uploads that were interrupted a day ago or longer. @returns their versions */
export const sweepUnfinishedUploads = async (bucket: Bucket, now: Date): Promise<readonly string[]> => {
  const removed: string[] = [];
  for (const version of await folderVersions(bucket)) {
    if (await has(bucket, version)) continue;
    let newest = 0;
    for await (const { modified } of bucket.list(`${version}/`))
      newest = Math.max(newest, modified?.getTime() ?? now.getTime());
    if (now.getTime() - newest < UNFINISHED_STALE_MS) continue;
    await removeAll(bucket, version);
    removed.push(version);
  }
  return removed;
};

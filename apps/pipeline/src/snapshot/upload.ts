import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Checksums, type FileChecksum } from '@crownsmith/api-client';
import type { Bucket, ListedObject } from '@crownsmith/snapshot-bucket';
import pLimit from 'p-limit';
import { PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { FIRST_FILE, LAST_FILE, readObject } from './bucket-repository';

/** More uploads at a time do not fill a connection better. */
const MAX_UPLOADS = 16;
/** Larger files are sent one at a time: each is in memory meanwhile, so that a failed request can be repeated. */
const LARGE_BYTES = 8 * 1024 * 1024;

/** What an upload did, in files. */
export interface UploadSummary {
  readonly version: string;
  readonly sent: number;
  /** bytes of the files that were sent */
  readonly bytes: number;
  /** copied inside the store from another snapshot */
  readonly copied: number;
  /** there already, from an interrupted upload */
  readonly kept: number;
}

interface UploadOptions {
  readonly bucket: Bucket;
  /** folder of snapshots */
  readonly snapshots: string;
  readonly version: string;
  /** a snapshot of the bucket from which unchanged files are copied */
  readonly base: string | undefined;
  readonly progress: Progress;
}

type ObjectsByPath = ReadonlyMap<string, ListedObject>;

const listVersion = async (bucket: Bucket, version: string | undefined): Promise<ObjectsByPath> => {
  const objects = new Map<string, ListedObject>();
  if (version === undefined) return objects;
  for await (const object of bucket.list(`${version}/`))
    objects.set(object.key.slice(version.length + 1), object);
  return objects;
};

/** Whether an object has these bytes, by its size and by its tag, which is the MD5 of what was sent in one request. */
const isSame = (object: ListedObject | undefined, bytes: Uint8Array): boolean =>
  object?.size === bytes.byteLength && object.tag === `"${hash('md5', bytes, 'hex')}"`;

const readChecksums = async (
  folder: string,
): Promise<readonly [bytes: Uint8Array, files: readonly FileChecksum[]]> => {
  const path = join(folder, FIRST_FILE);
  const bytes = await readFile(path);
  try {
    return [bytes, Checksums.parse(JSON.parse(bytes.toString('utf8'))).files];
  } catch (error) {
    throw new PipelineError('broken-store', `${path} is corrupt. Publish again.`, { cause: error });
  }
};

/** Reads a file of the snapshot. @throws PipelineError 'broken-store' if it differs from its checksum */
const readVerified = async (folder: string, [path, , digest]: FileChecksum): Promise<Uint8Array> => {
  const bytes = await readFile(join(folder, path));
  if (hash('sha256', bytes, 'base64url') === digest) return bytes;
  throw new PipelineError(
    'broken-store',
    `${join(folder, path)} does not match its checksum. Nothing is published of a damaged snapshot: publish again.`,
  );
};

/**
 * Sends a snapshot to a bucket, below its version; nobody reads it before the pointer names it. Files that are there with the
 * same bytes are not sent again. The list of checksums comes first and claims the version, the manifest comes last and
 * completes it.
 * @throws PipelineError 'superseded' if the bucket has another snapshot of this version
 */
export const uploadSnapshot = async (options: UploadOptions): Promise<UploadSummary> => {
  const { bucket, snapshots, version, base, progress } = options;
  const folder = join(snapshots, version);
  const [list, files] = await readChecksums(folder);
  const claimed = await bucket.put(`${version}/${FIRST_FILE}`, list, hash('sha256', list, 'base64'), {
    absent: true,
  });
  if (!claimed) {
    const there = await readObject(bucket, `${version}/${FIRST_FILE}`);
    if (there === undefined || Buffer.compare(list, there) !== 0)
      throw new PipelineError(
        'superseded',
        `${bucket.url} has another snapshot ${version}. Nothing was changed: publish again for a new version.`,
      );
  }
  const [own, others] = await Promise.all([
    listVersion(bucket, version),
    listVersion(bucket, base === version ? undefined : base),
  ]);
  const counts = { sent: 0, bytes: 0, copied: 0, kept: 0 };
  const uploading = progress.start('Uploading', files.length);
  const upload = async (file: FileChecksum): Promise<void> => {
    const [path] = file;
    const bytes = await readVerified(folder, file);
    const [same, other] = [own.get(path), others.get(path)];
    if (isSame(same, bytes)) counts.kept += 1;
    else if (
      other?.tag !== undefined &&
      isSame(other, bytes) &&
      (await bucket.copy({ key: other.key, tag: other.tag }, `${version}/${path}`))
    )
      counts.copied += 1;
    else {
      await bucket.put(`${version}/${path}`, bytes, Buffer.from(file[2], 'base64url').toString('base64'));
      counts.sent += 1;
      counts.bytes += bytes.byteLength;
    }
    uploading.update(counts.sent + counts.copied + counts.kept);
  };
  const limit = pLimit(MAX_UPLOADS);
  try {
    const small = files.filter(([path, size]) => size <= LARGE_BYTES && path !== LAST_FILE);
    for (const file of files) if (file[1] > LARGE_BYTES) await upload(file);
    await limit.map(small, upload);
    for (const file of files) if (file[0] === LAST_FILE) await upload(file);
  } finally {
    limit.clearQueue();
    uploading.end();
  }
  return { version, ...counts };
};

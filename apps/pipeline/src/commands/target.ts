import { type Bucket, type BucketAddress, openBucket, parseBucketUrl } from '@crownsmith/snapshot-bucket';
import { InvalidArgumentError } from 'commander';
import { openBucketRepository, sweepUnfinishedUploads } from '#src/snapshot/bucket-repository';
import { openFolderRepository } from '#src/snapshot/folder-repository';
import { pruneSnapshots, type SeenPointer, type SnapshotRepository } from '#src/snapshot/repository';
import { uploadSnapshot } from '#src/snapshot/upload';
import { noteUploaded } from '#src/snapshot/uploaded-version';
import { storePaths } from '#src/store/store-paths';
import { printLines, type CommandContext } from './command-context';
import { formatMegabytes, formatNoun } from './number-text';

/** The flag that names a bucket. */
export interface TargetFlags {
  readonly to?: BucketAddress;
}

const parseTarget = (value: string): BucketAddress => {
  const address = parseBucketUrl(value);
  if (!address) throw new InvalidArgumentError('Use an address like s3://bucket/prefix.');
  return address;
};

/** The arguments of the option `--to`. */
export const TO_OPTION = (description: string) =>
  ['--to <address>', `${description}, like s3://bucket/prefix`, parseTarget] as const;

/** Where a command works: in a bucket, or in DATA_DIR. */
export const openRepository = (context: CommandContext, to: BucketAddress | undefined): SnapshotRepository =>
  to
    ? openBucketRepository(openBucket(to, context.variables))
    : openFolderRepository(storePaths(context.env.dataDir).snapshots);

/** A bucket to publish to, with its pointer as it was when the command began. */
interface Target {
  readonly bucket: Bucket;
  readonly repository: SnapshotRepository;
  readonly seen: SeenPointer;
}

/** Opens a bucket to publish to. */
export const openTarget = async (context: CommandContext, address: BucketAddress): Promise<Target> => {
  const bucket = openBucket(address, context.variables);
  const repository = openBucketRepository(bucket);
  return { bucket, repository, seen: await repository.readPointer() };
};

/**
 * Uploads a snapshot of DATA_DIR, makes it the current one of the bucket unless somebody else changed that meanwhile, and
 * removes old ones as in DATA_DIR.
 */
export const uploadTo = async (
  context: CommandContext,
  { bucket, repository, seen }: Target,
  version: string,
): Promise<void> => {
  const { snapshots } = storePaths(context.env.dataDir);
  const summary = await uploadSnapshot({
    bucket,
    snapshots,
    version,
    base: seen.version,
    progress: context.progress,
  });
  await repository.pointTo(version, seen);
  await noteUploaded(storePaths(context.env.dataDir), bucket.url, version);
  const removed = [
    ...(await pruneSnapshots(repository, context.env.keepSnapshots)),
    ...(await sweepUnfinishedUploads(bucket, context.now())),
  ];
  printLines(context, [
    `Uploaded ${version} to ${bucket.url}, and made it the current one: ${formatNoun(summary.sent, 'file')} sent (${formatMegabytes(summary.bytes)}), ${formatNoun(summary.copied, 'unchanged file')} copied there, ${formatNoun(summary.kept, 'file')} there already.`,
    ...(removed.length > 0 ? [`Removed there: ${removed.join(', ')}.`] : []),
  ]);
};

/** A place for snapshots in an object store. */
export interface BucketAddress {
  readonly bucket: string;
  /** what keys begin with: empty, or path segments that end with a slash */
  readonly prefix: string;
  /** `s3://bucket/prefix`, without a slash at the end */
  readonly url: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const SEGMENT = /^[\w!*'()-][\w!.*'()-]*$/;

/** Whether an address is one of an object store. */
export const isBucketUrl = (address: string): boolean => /^s3:/i.test(address);

/**
 * Parses an address such as `s3://bucket/prefix`; undefined where it is none.
 * @example parseBucketUrl('s3://snapshots/site/')?.prefix // 'site/'
 */
export const parseBucketUrl = (address: string): BucketAddress | undefined => {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? [];
  const segments = path.replace(/\/$/, '').split('/');
  const isRoot = segments.length === 1 && segments[0] === '';
  if (!BUCKET.test(bucket) || path.length > 500) return undefined;
  if (!isRoot && !segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const prefix = isRoot ? '' : `${segments.join('/')}/`;
  return { bucket, prefix, url: `s3://${bucket}/${prefix}`.replace(/\/$/, '') };
};

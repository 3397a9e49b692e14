import { describe, expect, it } from 'vitest';
import { isBucketUrl, parseBucketUrl } from './address';

describe('parseBucketUrl', () => {
  it.each([
    ['s3://snapshots', 'snapshots', '', 's3://snapshots'],
    ['s3://snapshots/', 'snapshots', '', 's3://snapshots'],
    ['s3://my.bucket-1/a/b', 'my.bucket-1', 'a/b/', 's3://my.bucket-1/a/b'],
    ['s3://snapshots/Site_1.x/', 'snapshots', 'Site_1.x/', 's3://snapshots/Site_1.x'],
  ])('reads %s', (text, bucket, prefix, url) => {
    expect(parseBucketUrl(text)).toEqual({ bucket, prefix, url });
  });

  it.each([
    's3://', 's3:///x', 's3://Bucket/x', 's3://b/x', 's3://bucket//x', 's3://bucket/../x', 's3://bucket/a b',
    's3://bucket/%2e', 's3://bucket/x?y', 's3://user@bucket/x', 'https://bucket/x', '/srv/snapshots', '',
  ])('refuses %j', (text) => {
    expect(parseBucketUrl(text)).toBeUndefined();
  }); // prettier-ignore

  it('tells addresses of buckets from folders', () => {
    expect(['s3://x', 'S3://bucket', 's3', '/s3:/', 'https://s3'].map(isBucketUrl)).toEqual([
      true, true, false, false, false,
    ]); // prettier-ignore
  });
});

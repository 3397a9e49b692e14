import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { BucketAddress } from './address';
import { asBucketError, BucketError, readRefusal } from './bucket-error';

/** The bytes of an object, and its entity tag. */
interface BucketObject {
  readonly bytes: Uint8Array;
  readonly tag: string | undefined;
}

/** What a list says about an object. */
export interface ListedObject {
  /** below the prefix of the address */
  readonly key: string;
  readonly size: number;
  /** the MD5 of the bytes in hex where the object was sent in one request, as ours are; otherwise something else */
  readonly tag: string | undefined;
  readonly modified: Date | undefined;
}

/** What must hold for an object to be written: that there is none, or that its tag is still this one. */
type PutCondition = { readonly absent: true } | { readonly tag: string };

/** Objects below one prefix of an object store that speaks S3. Everything rejects with a BucketError only. */
export interface Bucket {
  /** `s3://bucket/prefix`, for messages */
  readonly url: string;
  /** @returns undefined where there is none, 'unchanged' if `knownTag` is still its tag */
  get(key: string, knownTag?: string): Promise<BucketObject | 'unchanged' | undefined>;
  /**
   * Writes an object, which the store compares with its digest.
   * @param sha256 of the bytes, in base64
   * @returns its tag, or undefined if the condition did not hold
   */
  put(
    key: string,
    bytes: Uint8Array,
    sha256: string,
    condition?: PutCondition,
  ): Promise<{ readonly tag: string | undefined } | undefined>;
  /** Copies an object inside the store; false where there is none, or none with this tag any more. */
  copy(from: { readonly key: string; readonly tag: string }, to: string): Promise<boolean>;
  /** All objects whose keys begin with a text. */
  list(start: string): AsyncIterable<ListedObject>;
  /** Names of the folders right below the prefix. */
  folders(): Promise<readonly string[]>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Objects that one request may remove. */
const MAX_REMOVED = 1000;
/** Attempts to write where the store reports another write at the same time. */
const MAX_ATTEMPTS = 5;

/** Time for a connection, and without a byte on it, in ms. */
const TIMEOUTS = { connectionTimeout: 5000, socketTimeout: 30_000 };

/**
 * Settings of the client. Credentials, region and endpoint come from the SDK's own chain. A store with an endpoint of its
 * own gets its bucket in the path: few of them have a host name for each bucket.
 */
const clientConfig = (variables: Readonly<Record<string, string | undefined>>): S3ClientConfig => ({
  requestHandler: TIMEOUTS,
  forcePathStyle: Boolean(variables['AWS_ENDPOINT_URL_S3'] || variables['AWS_ENDPOINT_URL']),
});

const conditionOf = (condition: PutCondition | undefined) => {
  if (condition === undefined) return {};
  return 'absent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.tag };
};

/** Opens a bucket. Nothing is asked of the store yet, and the SDK, which takes time to load, is loaded by the first request. */
export const openBucket = (
  { bucket, prefix, url }: BucketAddress,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Bucket => {
  const loadSdk = () => import('@aws-sdk/client-s3');
  let client: S3Client | undefined;
  const open = async () => {
    const sdk = await loadSdk();
    client ??= new sdk.S3Client(clientConfig(variables));
    return { client, sdk };
  };
  /** Runs a request; the statuses and names in `expected` become undefined. */
  const ask = async <T>(request: () => Promise<T>, expected: readonly (string | number)[] = []) => {
    try {
      return await request();
    } catch (error) {
      const { name, status } = readRefusal(error);
      if (name !== 'NoSuchBucket' && (expected.includes(name) || expected.includes(status ?? '')))
        return undefined;
      throw asBucketError(error, url);
    }
  };

  const get: Bucket['get'] = async (key, knownTag) => {
    let isUnchanged = false;
    const object = await ask(async () => {
      const opened = await open();
      try {
        const { Body, ETag } = await opened.client.send(
          new opened.sdk.GetObjectCommand({
            Bucket: bucket,
            Key: prefix + key,
            ...(knownTag !== undefined && { IfNoneMatch: knownTag }),
          }),
        );
        return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), tag: ETag };
      } catch (error) {
        isUnchanged = readRefusal(error).status === 304;
        throw error;
      }
    }, [304, 'NoSuchKey', 404]);
    return isUnchanged ? 'unchanged' : object;
  };

  const put: Bucket['put'] = async (key, bytes, sha256, condition) => {
    const opened = await open();
    const command = new opened.sdk.PutObjectCommand({
      Bucket: bucket,
      Key: prefix + key,
      Body: bytes,
      ChecksumSHA256: sha256,
      ...conditionOf(condition),
    });
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { ETag } = await opened.client.send(command);
        return { tag: ETag };
      } catch (error) {
        const { status } = readRefusal(error);
        if (status === 412) return undefined;
        // A write at the same time: the next attempt meets its result.
        if (status !== 409 || attempt >= MAX_ATTEMPTS) throw asBucketError(error, url);
      }
    }
  };

  const pages = async function* (start: string, delimiter?: string) {
    const opened = await open();
    for (let token: string | undefined; ;) {
      const page = await ask(() =>
        opened.client.send(
          new opened.sdk.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix + start,
            ...(delimiter !== undefined && { Delimiter: delimiter }),
            ...(token !== undefined && { ContinuationToken: token }),
          }),
        ),
      );
      if (page) yield page;
      if (!page?.IsTruncated) return;
      token = page.NextContinuationToken;
    }
  };

  return {
    url,
    get,
    put,
    copy: async (from, to) => {
      const opened = await open();
      const copied = await ask(
        () =>
          opened.client.send(
            new opened.sdk.CopyObjectCommand({
              Bucket: bucket,
              Key: prefix + to,
              CopySource: encodeURI(`${bucket}/${prefix}${from.key}`),
              CopySourceIfMatch: from.tag,
            }),
          ),
        ['NoSuchKey', 404, 412],
      );
      return copied !== undefined;
    },
    list: async function* (start) {
      for await (const { Contents = [] } of pages(start))
        for (const { Key = '', Size = -1, ETag, LastModified } of Contents)
          yield { key: Key.slice(prefix.length), size: Size, tag: ETag, modified: LastModified };
    },
    folders: async () => {
      const names: string[] = [];
      for await (const { CommonPrefixes = [] } of pages('', '/'))
        for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(prefix.length, -1));
      return names;
    },
    remove: async (keys) => {
      const opened = await open();
      for (let start = 0; start < keys.length; start += MAX_REMOVED) {
        const Objects = keys.slice(start, start + MAX_REMOVED).map((key) => ({ Key: prefix + key }));
        const result = await ask(() =>
          opened.client.send(
            new opened.sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
          ),
        );
        const [failed] = result?.Errors ?? [];
        if (failed)
          throw new BucketError(
            'refused',
            `The object store of ${url} did not remove ${failed.Key ?? 'an object'} (${failed.Code ?? 'no reason'}).`,
          );
      }
    },
  };
};

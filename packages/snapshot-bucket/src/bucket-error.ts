/** Why an object store did not do what it was asked. */
export type BucketFailure = 'no-access' | 'no-bucket' | 'no-settings' | 'unreachable' | 'refused';

/** An object store could not be used; the message names its address. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  constructor(
    readonly failure: BucketFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const messageOf = (error: Error): string => {
  // A refused connection to a host with several addresses has its reasons inside, and no message.
  if (error.message === '' && error instanceof AggregateError)
    return error.errors.map((inner) => (inner instanceof Error ? inner.message : String(inner))).join('; ');
  return error.message;
};

/** What the SDK tells about a failed request. */
interface Refusal {
  readonly name: string;
  readonly message: string;
  /** of the response; undefined without one */
  readonly status: number | undefined;
}

/** Reads an error of the SDK. */
export const readRefusal = (error: unknown): Refusal => {
  if (!(error instanceof Error)) return { name: '', message: String(error), status: undefined };
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined;
  return {
    name: error.name,
    message: messageOf(error),
    status: typeof status === 'number' ? status : undefined,
  };
};

/** Converts an error of the SDK. */
export const asBucketError = (error: unknown, url: string): BucketError => {
  if (error instanceof BucketError) return error;
  const { name, message, status } = readRefusal(error);
  const detail = message === '' ? name : message;
  const reason = /^Unknown/.test(detail) ? '' : ` (${detail})`;
  const fail = (failure: BucketFailure, text: string): BucketError =>
    new BucketError(failure, text, { cause: error });
  if (name === 'NoSuchBucket') return fail('no-bucket', `There is no bucket for ${url}.`);
  if (status === 401 || status === 403)
    return fail('no-access', `The object store refuses access to ${url}${reason}.`);
  if (name === 'CredentialsProviderError' || /^Region is missing/i.test(message))
    return fail('no-settings', `No credentials or region for ${url}: ${detail.replace(/\.$/, '')}.`);
  return status === undefined
    ? fail('unreachable', `The object store of ${url} cannot be reached${reason}.`)
    : fail('refused', `The object store of ${url} answered with status ${status}${reason}.`);
};

/**
 * Why a file could not be fetched. `http`: the server answered with a status that is no success; `network`: no answer,
 * or it broke off, after all retries; `timeout`: none in time; `bad-index`: the index is not the documented shape or
 * lacks the file; `not-json`: a web page came instead; `wrong-size`: the whole is not as long as announced (bytes);
 * `aborted`: the caller called it off; `disk`: it could not be written.
 */
export type DownloadError =
  | { readonly code: 'http'; readonly url: string; readonly status: number }
  | {
      readonly code: 'network' | 'timeout' | 'not-json' | 'aborted';
      readonly url: string;
      readonly reason: string;
    }
  | { readonly code: 'bad-index' | 'disk'; readonly reason: string }
  | { readonly code: 'wrong-size'; readonly url: string; readonly expected: number; readonly actual: number };

/** One line for people. @example describeDownloadError({ code: 'http', url: 'https://a.example/x', status: 404 }) */
export const describeDownloadError = (error: DownloadError): string => {
  switch (error.code) {
    case 'http':
      return `${error.url} answered with status ${error.status}`;
    case 'wrong-size':
      return `${error.url} gave ${error.actual} bytes instead of ${error.expected}`;
    case 'bad-index':
      return `the list of files cannot be used: ${error.reason}`;
    case 'disk':
      return `the file cannot be written: ${error.reason}`;
    case 'network':
    case 'timeout':
    case 'not-json':
    case 'aborted':
      return `${error.url}: ${error.reason}`;
  }
};

/** How the steps of a download tell their errors to one another; callers see the plain value. */
export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
  constructor(
    readonly error: DownloadError,
    /** Whether a later try may succeed. */
    readonly retryable: boolean,
    /** How long the server asks to wait, in ms. */
    readonly retryAfter?: number,
  ) {
    super(describeDownloadError(error));
  }
}

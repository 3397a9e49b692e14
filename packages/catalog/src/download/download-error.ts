/**
 * Why a file could not be downloaded. `http`: an error status; `network`: no response, or a connection that broke, after
 * all retries; `timeout`: no data in time; `bad-index`: the index is not the documented shape or lacks the file;
 * `not-json`: a web page instead of the file; `corrupt`: an archive that ends in the middle or is damaged; `too-large`: more than the limit (bytes); `wrong-size`: not the size that the
 * index states (bytes); `aborted`: the caller cancelled; `disk`: the file could not be written.
 */
export type DownloadError =
  | {
      readonly code: 'http';
      readonly url: string;
      readonly status: number;
      /** how long the server asks to wait, where that is too long for another attempt */
      readonly waitMs?: number;
    }
  | {
      readonly code: 'network' | 'timeout' | 'not-json' | 'corrupt' | 'aborted';
      readonly url: string;
      readonly reason: string;
    }
  | { readonly code: 'bad-index' | 'disk'; readonly reason: string }
  | { readonly code: 'too-large'; readonly url: string; readonly limit: number }
  | { readonly code: 'wrong-size'; readonly url: string; readonly expected: number; readonly actual: number };

/** What servers and libraries send, without what would end the line or move a terminal's cursor. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const sentenceOf = (error: DownloadError): string => {
  switch (error.code) {
    case 'http':
      return `${error.url} responded with status ${error.status}${
        error.waitMs === undefined ? '' : `, and asks to wait for ${Math.ceil(error.waitMs / 60_000)} minutes`
      }`;
    case 'wrong-size':
      return `${error.url} sent ${error.actual} bytes instead of ${error.expected}`;
    case 'too-large':
      return `${error.url} sent more than ${error.limit} bytes`;
    case 'bad-index':
      return `Scryfall's answer cannot be used: ${error.reason}`;
    case 'disk':
      return `the file cannot be written: ${error.reason}`;
    case 'network':
    case 'timeout':
    case 'not-json':
    case 'corrupt':
    case 'aborted':
      return `${error.url}: ${error.reason}`;
  }
};

/** A line of text for a person. @example describeDownloadError({ code: 'http', url: 'https://a.example/x', status: 404 }) // 'https://a.example/x responded with status 404' */
export const describeDownloadError = (error: DownloadError): string => oneLine(sentenceOf(error));

/** A download error on its way through the steps of a download; callers get the plain value. */
export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
  constructor(
    readonly error: DownloadError,
    /** Whether another attempt may succeed. */
    readonly retryable: boolean,
    /** The server's Retry-After, in ms. */
    readonly retryAfter?: number,
  ) {
    super(describeDownloadError(error));
  }
}

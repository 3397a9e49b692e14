import { parseJsonText } from '@crownsmith/domain';
import { describeDownloadError } from '../download/download-error';
import { request, runDownload, type TransferOptions } from '../download/http-request';
import { readResponseText } from '../download/response-text';
import { compareShapes, type ShapeDifference } from './compare-shapes';
import type { SourceSample } from './source-sample';

/** What a source answers today, compared with its sample. */
export type SourceCheck = { readonly source: string; readonly what: string } & (
  | { readonly state: 'holds'; readonly read: string }
  | {
      readonly state: 'changed';
      readonly differences: readonly ShapeDifference[];
      /** why nothing can be read of the answer any more, as a sentence; absent where it still can */
      readonly reason?: string;
    }
  | { readonly state: 'unreachable'; readonly reason: string }
);

/** Options of `checkSource`. */
export interface CheckOptions extends TransferOptions {
  /** Environment variables that headers name. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Origin to ask in place of the source's own. */
  readonly origin?: string;
  /** Bytes that an answer may have. Default 20,000,000. */
  readonly maxBytes?: number;
}

/** Headers with the variables that they name; the name of one that is not set as text. */
const headersOf = (
  { headers = {}, body }: SourceSample,
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> | string => {
  const all: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  for (const [name, value] of Object.entries(headers)) {
    const variable = /^\$(\w+)$/.exec(value)?.[1];
    const set = variable === undefined ? value : (env[variable] ?? '');
    if (set === '' && variable !== undefined) return variable;
    all[name] = set;
  }
  return all;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a text is that should be JSON. */
const describeText = (text: string): string => {
  if (text.trim() === '') return 'empty';
  return /^\s*</.test(text) ? 'a web page' : 'text';
};

/** Compares an answer with its sample. */
const compare = async (sample: SourceSample, text: string): Promise<SourceCheck> => {
  const { source, what } = sample;
  const read = await sample.read(text);
  const known = parseJson(sample.sample);
  const answer = known === undefined ? undefined : parseJson(text);
  // Half an answer is no other shape.
  if (known !== undefined && answer === undefined && parseJsonText(text).kind === 'cut-off')
    return { source, what, state: 'unreachable', reason: 'the answer is no whole JSON' };
  const isOther = known !== undefined && answer === undefined;
  const { differences, hasGaps } = isOther
    ? { differences: [{ path: '', was: 'JSON', is: describeText(text) }], hasGaps: false }
    : known === undefined
      ? { differences: [], hasGaps: false }
      : compareShapes(known, answer, sample);
  if (!read.ok && !(differences.length === 0 && hasGaps))
    return { source, what, state: 'changed', differences, reason: read.error };
  if (differences.length > 0) return { source, what, state: 'changed', differences };
  return { source, what, state: 'holds', read: read.ok ? read.value : 'nothing in it at the moment' };
};

/**
 * Asks a source once and compares its answer with the sample of its shape. A status other than 2xx, no answer, half of one, and one
 * that is too long or takes too long are `unreachable`; a web page in place of JSON is a changed answer.
 */
export const checkSource = async (
  sample: SourceSample,
  { env = {}, origin = sample.origin, maxBytes, ...options }: CheckOptions = {},
): Promise<SourceCheck> => {
  const { source, what, body, needs } = sample;
  const unreachable = (reason: string): SourceCheck => ({ source, what, state: 'unreachable', reason });
  const headers = headersOf(sample, env);
  if (typeof headers === 'string') return unreachable(needs ?? `${headers} is not set.`);
  const url = `${origin.replace(/\/$/, '')}${sample.path}`;
  const answer = await runDownload({ attempts: 1, totalMs: 60_000, ...options }, url, (http) =>
    request(url, {}, http, (response, onData) => readResponseText(url, response, onData, maxBytes), {
      body: body === undefined ? undefined : JSON.stringify(body),
      own: headers,
    }),
  );
  if (answer.ok) return compare(sample, answer.value);
  const why = describeDownloadError(answer.error);
  return unreachable(needs !== undefined && answer.error.code === 'http' ? `${why}. ${needs}` : why);
};

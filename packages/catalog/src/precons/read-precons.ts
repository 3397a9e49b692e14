import { decodeList, listFaultText, type LookUpCard, type PastedCard } from '@crownsmith/domain';
import { BrokenGzipError, gunzipIfCompressed } from '../records/gunzip';
import { parsePrecons } from './parse-precon';
import type { Precon, PreconFault, PreconResult } from './precon';
import { preconKey } from './precon-slugs';

/** A file with a precon, or with a list of them. */
export interface PreconFile {
  /** File name, for messages. */
  readonly file: string;
  /** The set that the file's folder is named after, for a file that does not name its set. */
  readonly set?: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What a folder of precons yields for each deck of its files. */
export type PreconEvent =
  | { readonly kind: 'precon'; readonly precon: Precon; readonly file: string }
  | { readonly kind: 'reject'; readonly code: PreconFault; readonly reason: string; readonly file: string };

/** Longest file, decompressed, in bytes: a deck with all card facts has some 300 kB, and a list has all decks. */
export const MAX_PRECON_BYTES = 64 * 1024 * 1024;

const readAll = async (bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of gunzipIfCompressed(bytes)) {
    length += part.length;
    if (length > MAX_PRECON_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const readPreconFile = async (
  { bytes, set }: PreconFile,
  lookUp: LookUpCard<PastedCard> | undefined,
): Promise<readonly PreconResult[]> => {
  try {
    const content = await readAll(bytes);
    if (content === undefined)
      return [{ code: 'too-large', reason: `the file is longer than ${MAX_PRECON_BYTES} bytes` }];
    const text = decodeList(content);
    return text.ok
      ? parsePrecons(text.value, lookUp, set)
      : [{ code: 'binary', reason: listFaultText(text.error) }];
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    const what = 'a compressed file (.gz)';
    return [{ code: 'gzip', reason: `${listFaultText({ code: 'cut-off', what })} (${error.message})` }];
  }
};

async function* preconResults(
  files: AsyncIterable<PreconFile> | Iterable<PreconFile>,
  lookUp: LookUpCard<PastedCard> | undefined,
): AsyncGenerator<{ readonly result: PreconResult; readonly file: string }> {
  for await (const source of files) {
    const results = await readPreconFile(source, lookUp);
    for (const [at, result] of results.entries())
      yield { result, file: results.length === 1 ? source.file : `${source.file}[${at}]` };
  }
}

/**
 * Reads the precons of files, gzipped or not, in any format of `parsePrecons`. A file without a valid precon, and an invalid
 * deck of a list, yields a reject with the file's name, and so does the second one of the same name and set.
 */
export async function* readPrecons(
  files: AsyncIterable<PreconFile> | Iterable<PreconFile>,
  lookUp?: LookUpCard<PastedCard>,
): AsyncGenerator<PreconEvent> {
  const seen = new Set<string>();
  for await (const { result, file } of preconResults(files, lookUp)) {
    if (!('precon' in result)) {
      yield { kind: 'reject', code: result.code, reason: `${file}: ${result.reason}`, file };
      continue;
    }
    const { precon } = result;
    const key = preconKey(precon);
    if (seen.has(key)) {
      yield { kind: 'reject', code: 'duplicate', reason: `${file}: duplicate of ${precon.name}`, file };
      continue;
    }
    seen.add(key);
    yield { kind: 'precon', precon, file };
  }
}

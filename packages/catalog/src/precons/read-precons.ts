import { isUtf8 } from 'node:buffer';
import { makeSlug, type DeckListFacts } from '@crownsmith/domain';
import { BrokenGzipError, gunzipIfCompressed } from '../records/gunzip';
import { parsePrecon } from './parse-precon';
import type { Precon, PreconFault, PreconResult } from './precon';

/** A file with one precon. */
export interface PreconFile {
  /** File name, for messages. */
  readonly file: string;
  /** The set that the file's folder is named after, for a file that does not name its set. */
  readonly set?: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What a folder of precons yields for each file. */
export type PreconEvent =
  | { readonly kind: 'precon'; readonly precon: Precon; readonly file: string }
  | { readonly kind: 'reject'; readonly code: PreconFault; readonly reason: string; readonly file: string };

/** Longest file, decompressed, in bytes: deck files with all card facts have some 300 kB. */
export const MAX_PRECON_BYTES = 4 * 1024 * 1024;

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

const readPrecon = async ({ bytes, set }: PreconFile, facts: DeckListFacts): Promise<PreconResult> => {
  try {
    const content = await readAll(bytes);
    if (content === undefined)
      return { code: 'too-large', reason: `the file is longer than ${MAX_PRECON_BYTES} bytes` };
    const result = parsePrecon(new TextDecoder().decode(content), facts, set);
    // A list in another encoding may parse, with replacement characters in its names.
    return 'precon' in result && !isUtf8(content)
      ? { code: 'not-utf8', reason: 'the file is not UTF-8' }
      : result;
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    return { code: 'gzip', reason: error.message };
  }
};

/**
 * Reads precons, one per file, gzipped or not, in any format of `parsePrecon`. A file without a valid precon yields a
 * reject with the file's name, and so does the second one of the same name and set. Of two precons with one name and
 * different sets, the second one's slug ends with its set.
 */
export async function* readPrecons(
  files: AsyncIterable<PreconFile> | Iterable<PreconFile>,
  facts: DeckListFacts = {},
): AsyncGenerator<PreconEvent> {
  const slugs = new Set<string>();
  const seen = new Set<string>();
  for await (const source of files) {
    const { file } = source;
    const result = await readPrecon(source, facts);
    if (!('precon' in result)) {
      yield { kind: 'reject', code: result.code, reason: `${file}: ${result.reason}`, file };
      continue;
    }
    const { precon } = result;
    const slug = slugs.has(precon.slug) ? makeSlug(`${precon.name} ${precon.set ?? ''}`) : precon.slug;
    const nameAndSet = `${precon.slug}|${precon.set ?? ''}`;
    if (seen.has(nameAndSet) || slugs.has(slug)) {
      yield { kind: 'reject', code: 'duplicate', reason: `${file}: duplicate of ${precon.name}`, file };
      continue;
    }
    seen.add(nameAndSet);
    slugs.add(slug);
    yield { kind: 'precon', precon: { ...precon, slug }, file };
  }
}

import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import { isGzip, isZip, MAGIC_BYTES, toReadError, toUtf8 } from './input-file';

/** What an archive may unpack to, so that a small file cannot fill memory or take hours. */
export interface ArchiveLimits {
  /** bytes of all files together, those of archives within included */
  readonly bytes: number;
  readonly files: number;
  /** bytes of an archive within an archive, which is read into memory */
  readonly innerBytes: number;
  /** archives within archives: 1 for a zip in a zip */
  readonly depth: number;
}

const LIMITS: ArchiveLimits = { bytes: 8_000_000_000, files: 100_000, innerBytes: 64_000_000, depth: 1 };

/** A file of an archive: its bytes, decompressed if they are gzip, or why it is not read. */
export type ArchiveFile =
  | { readonly kind: 'file'; readonly name: string; readonly open: () => AsyncGenerator<Uint8Array> }
  | { readonly kind: 'reject'; readonly name: string; readonly reason: string };

/** Parts by which documents of office programs are known among other zips: which one comes first differs by program. */
const OFFICE_PART =
  /^(?:\[Content_Types\]\.xml|mimetype|_rels\/\.rels|(?:docProps|xl|word|ppt)\/.+\.(?:xml|rels|bin))$/;

/** Names that are no deck files: what systems add to archives and folders. */
export const isHiddenName = (name: string): boolean =>
  name.split('/').some((part) => /^[._](?!\.?$)/.test(part));

interface Budget {
  bytes: number;
  files: number;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The first bytes, which tell what a file is; none where they cannot be unpacked, so that reading it reports why. */
const readHead = async (bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  let head: Uint8Array = new Uint8Array(0);
  try {
    for await (const chunk of bytes) {
      head = Buffer.concat([head, chunk]);
      if (head.length >= MAGIC_BYTES) break;
    }
    return head;
  } catch {
    return new Uint8Array(0);
  }
};

async function* gunzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: false });
  const stream = createGunzip();
  source.on('error', (error) => stream.destroy(error));
  try {
    for await (const chunk of source.pipe(stream)) yield new Uint8Array(chunk);
  } finally {
    source.destroy();
  }
}

const tooLarge = (path: string, { bytes }: ArchiveLimits): PipelineError =>
  new PipelineError(
    'bad-input',
    `${path} unpacks to more than ${bytes / 1_000_000} MB. Nothing was imported; import its files in smaller archives.`,
  );

/** Takes what passes from the budget. @throws PipelineError when nothing is left of it */
async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  path: string,
  budget: Budget,
  limits: ArchiveLimits,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw tooLarge(path, limits);
    yield chunk;
  }
}

const readAll = async (bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const nameOf = (entry: Entry): string =>
  yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);

/** Why an entry is not read, by what the directory of the archive says of it. */
const findEntryError = (entry: Entry, name: string, limits: ArchiveLimits): string | undefined => {
  const nameError = yauzl.validateFileName(name);
  if (nameError !== null && nameError !== undefined)
    return `a file name that leaves the archive (${nameError})`;
  if (entry.isEncrypted()) return 'encrypted';
  if (!entry.canDecodeFileData()) return `a compression that is not supported (${entry.compressionMethod})`;
  if (entry.uncompressedSize > limits.bytes) return `a file of ${entry.uncompressedSize} bytes`;
  return undefined;
};

interface Archive {
  readonly zip: ZipFile;
  /** path and name for errors */
  readonly path: string;
  readonly prefix: string;
  readonly depth: number;
}

async function* readArchive(
  { zip, path, prefix, depth }: Archive,
  budget: Budget,
  limits: ArchiveLimits,
  onBytes: (done: number) => void,
): AsyncGenerator<ArchiveFile> {
  for await (const entry of zip.eachEntry()) {
    const own = nameOf(entry);
    const name = `${prefix}${own}`;
    if (OFFICE_PART.test(own)) {
      const reason = 'a spreadsheet or another document of an office program (.xlsx, .ods)';
      if (prefix === '')
        throw new PipelineError('bad-input', `${path} is ${reason}. Save the sheet as CSV and import that.`);
      yield { kind: 'reject', name: prefix.slice(0, -1), reason };
      return;
    }
    if (own.endsWith('/') || isHiddenName(own)) continue;
    budget.files -= 1;
    if (budget.files < 0)
      throw new PipelineError(
        'bad-input',
        `${path} has more than ${limits.files} files. Nothing was imported.`,
      );
    const error = findEntryError(entry, own, limits);
    if (error !== undefined) {
      yield { kind: 'reject', name, reason: error };
      continue;
    }
    const unpack = async function* (): AsyncGenerator<Uint8Array> {
      yield* await zip.openReadStreamPromise(entry);
    };
    const count = (bytes: AsyncIterable<Uint8Array>) => counted(bytes, path, budget, limits);
    const head = await readHead(unpack());
    if (isZip(head)) yield* readInner({ open: () => count(unpack()), path, name, depth }, budget, limits);
    else yield { kind: 'file', name, open: () => toUtf8(count(isGzip(head) ? gunzip(unpack()) : unpack())) };
    onBytes(entry.compressedSize);
  }
}

interface InnerFile {
  readonly open: () => AsyncGenerator<Uint8Array>;
  readonly path: string;
  readonly name: string;
  readonly depth: number;
}

async function* readInner(
  { open, path, name, depth }: InnerFile,
  budget: Budget,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveFile> {
  if (depth >= limits.depth) {
    yield { kind: 'reject', name, reason: 'an archive too deep within archives' };
    return;
  }
  let zip: ZipFile;
  try {
    const buffer = await readAll(open(), limits.innerBytes);
    if (buffer === undefined) {
      const reason = `an archive of more than ${limits.innerBytes / 1_000_000} MB within another`;
      yield { kind: 'reject', name, reason };
      return;
    }
    zip = await yauzl.fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false });
  } catch (error) {
    if (error instanceof PipelineError) throw error;
    yield { kind: 'reject', name, reason: `not a readable zip: ${messageOf(error)}` };
    return;
  }
  yield* readArchive({ zip, path, prefix: `${name}/`, depth: depth + 1 }, budget, limits, () => undefined);
}

/**
 * The files of a zip, one after the other and without unpacking to disk; archives in it are read, too, and gzipped files
 * decompressed. A file has to be read before the next one is asked for.
 * @param onBytes called with the compressed bytes of each file that is done
 * @throws PipelineError for an archive that is cut off or corrupt, or unpacks to more than the limits
 */
export async function* zipFiles(
  path: string,
  onBytes: (done: number) => void,
  limits: ArchiveLimits = LIMITS,
): AsyncGenerator<ArchiveFile> {
  try {
    const zip = await yauzl.openPromise(path, { lazyEntries: true, decodeStrings: false });
    const budget = { bytes: limits.bytes, files: limits.files };
    yield* readArchive({ zip, path, prefix: '', depth: 0 }, budget, limits, onBytes);
  } catch (error) {
    if (error instanceof PipelineError) throw error;
    const known = toReadError(error, path);
    if (known instanceof PipelineError) throw known;
    if (/end of central directory|unexpected EOF/i.test(messageOf(error)))
      throw incompleteInput(path, { what: 'a zip archive', cause: error });
    throw new PipelineError('bad-input', `${path} starts like a zip but is corrupt: ${messageOf(error)}.`, {
      cause: error,
    });
  }
}

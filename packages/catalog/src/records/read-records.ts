import { BrokenGzipError, gunzipIfCompressed } from './gunzip';
import { rejectFault, type RecordReject } from './record-reject';
import { RecordScanner, type Scanned, type ScannerOptions } from './record-scanner';

/** Options of every reader. */
export interface ReadOptions extends ScannerOptions {
  /** Called after each chunk with the number of bytes read so far, before decompression. */
  readonly onProgress?: (bytesRead: number) => void;
  /** Called with each record before it is validated. */
  readonly onRecord?: (record: unknown) => void;
}

/** The same bytes; reports how many have passed. */
export async function* countBytes(
  bytes: AsyncIterable<Uint8Array>,
  onProgress: (bytesRead: number) => void,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    onProgress(read);
    yield chunk;
  }
}

/** A record that is not yet validated. */
type ReadRecord = Extract<Scanned, { readonly kind: 'record' }>;

/**
 * The objects of a JSON array or of JSON lines, gzipped or not, each parsed separately and not yet validated. Broken
 * text yields a reject with its position; only a failure of the source (a disk, a socket) throws.
 */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { onProgress, onRecord, ...options }: ReadOptions = {},
): AsyncGenerator<ReadRecord | RecordReject> {
  const scanner = new RecordScanner(options);
  function* recordsOf(scanned: Iterable<Scanned>): Generator<ReadRecord | RecordReject> {
    for (const one of scanned) {
      if (one.kind === 'record') onRecord?.(one.value);
      yield one.kind === 'record' ? one : rejectFault(one.fault, one.reason, one.position);
    }
  }
  try {
    const source = onProgress === undefined ? bytes : countBytes(bytes, onProgress);
    for await (const chunk of gunzipIfCompressed(source)) {
      yield* recordsOf(scanner.push(chunk));
      if (scanner.stopped) return;
    }
    yield* recordsOf(scanner.end());
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    yield* recordsOf(scanner.end({ fault: 'gzip', reason: error.message }));
  }
}

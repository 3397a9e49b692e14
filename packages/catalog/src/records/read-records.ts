import { BrokenGzipError, gunzipIfCompressed } from './gunzip';
import { RecordScanner, type Scanned, type ScannerOptions } from './record-scanner';

/** Options of every reader. */
export interface ReadOptions extends ScannerOptions {
  /** Called after each chunk with the number of bytes read so far, before decompression. */
  readonly onProgress?: (bytesRead: number) => void;
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

/**
 * The objects of a JSON array or of JSON lines, gzipped or not, each parsed separately and not yet validated. Broken
 * text yields a fault with its position; only a failure of the source (a disk, a socket) throws.
 */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { onProgress, ...options }: ReadOptions = {},
): AsyncGenerator<Scanned> {
  const scanner = new RecordScanner(options);
  try {
    const source = onProgress === undefined ? bytes : countBytes(bytes, onProgress);
    for await (const chunk of gunzipIfCompressed(source)) {
      yield* scanner.push(chunk);
      if (scanner.stopped) return;
    }
    yield* scanner.end();
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    yield* scanner.end({ fault: 'gzip', reason: error.message });
  }
}

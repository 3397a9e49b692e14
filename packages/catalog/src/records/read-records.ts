import { BrokenGzipError, plainBytes } from './gunzip';
import { RecordScanner, type Scanned, type ScannerOptions } from './record-scanner';

export interface ReadOptions extends ScannerOptions {
  /** Called after each chunk with how many bytes of the source, as it is stored, have been read. */
  readonly onProgress?: (bytesRead: number) => void;
}

/** The same bytes; tells how many have passed. */
export async function* countedBytes(
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
 * The objects of a JSON array or of JSON lines, gzipped or not, each parsed by itself and not yet checked.
 * What is broken comes as a fault with its place; only a failure of the source itself (a disk, a socket) throws.
 */
export async function* readRecords(
  bytes: AsyncIterable<Uint8Array>,
  { onProgress, ...options }: ReadOptions = {},
): AsyncGenerator<Scanned> {
  const scanner = new RecordScanner(options);
  try {
    for await (const chunk of plainBytes(
      onProgress === undefined ? bytes : countedBytes(bytes, onProgress),
    )) {
      yield* scanner.push(chunk);
      if (scanner.stopped) return;
    }
    yield* scanner.end();
  } catch (error) {
    if (!(error instanceof BrokenGzipError)) throw error;
    yield* scanner.end({ fault: 'gzip', reason: `the compressed data cannot be read on: ${error.message}` });
  }
}

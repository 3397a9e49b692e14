import { Writable } from 'node:stream';

/**
 * Reads a document that React 18 renders. Where a multi-byte character does not fit the end of a chunk (2,048 bytes),
 * React sends the rest of the chunk as zero bytes (facebook/react#24985, fixed in React 19). HTML cannot contain zero
 * bytes, so all of them are removed.
 * @param pipe of what React renders
 */
export const readHtml = (pipe: <To extends NodeJS.WritableStream>(to: To) => To): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString().replaceAll('\0', ''));
        done();
      },
    });
    pipe(collector).once('error', reject);
  });

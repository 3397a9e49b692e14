import { text } from 'node:stream/consumers';

/**
 * Reads a document that React 18 renders. Where a multi-byte character does not fit the end of a chunk (2,048 bytes),
 * React sends the rest of the chunk as zero bytes (facebook/react#24985, fixed in React 19). HTML cannot contain zero
 * bytes, so all of them are removed.
 */
export const readHtml = async (body: NodeJS.ReadableStream): Promise<string> =>
  (await text(body)).replaceAll('\0', '');

import { text } from 'node:stream/consumers';

/**
 * The text of a page that React 18 writes. Where a letter of more than one byte falls on the end of one of its pieces
 * (2,048 bytes), React sends the whole piece with the bytes that it has not filled, zeros (facebook/react#24985, mended
 * in React 19). HTML has no place for a zero, so all of them go.
 */
export const readHtml = async (body: NodeJS.ReadableStream): Promise<string> =>
  (await text(body)).replaceAll('\0', '');

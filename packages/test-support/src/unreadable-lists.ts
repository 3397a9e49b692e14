import { gzipSync } from 'node:zlib';

/** A file that is no list of cards, and the sentence that every entrance says of it. */
export interface UnreadableList {
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly sentence: string;
}

const list = `Commander\n1 Krenko, Mob Boss\n\nDeck\n${Array.from({ length: 60 }, (_, at) => `1 Card ${at * at}`).join('\n')}`;
const json = JSON.stringify({ commanders: ['Krenko, Mob Boss'], cards: ['Sol Ring', 'Opt'] });
const gzip = gzipSync(list);

const EMPTY = 'This is empty: no line has anything in it. Fetch or copy it again.';

/** Files that are cut off, empty, or something else. */
export const UNREADABLE_LISTS: readonly UnreadableList[] = [
  { what: 'an empty file', bytes: Buffer.of(), sentence: EMPTY },
  { what: 'blanks only', bytes: Buffer.from(' \n\t\r\n\n  '), sentence: EMPTY },
  { what: 'blanks in a compressed file', bytes: gzipSync(' \n\n'), sentence: EMPTY },
  {
    what: 'half a compressed file',
    bytes: gzip.subarray(0, gzip.length / 2),
    sentence:
      'This is a compressed file (.gz) that is incomplete: it ends in the middle. Fetch or copy it again.',
  },
  {
    what: 'half a JSON file',
    bytes: Buffer.from(json.slice(0, json.length / 2)),
    sentence: 'This is JSON that is incomplete: it ends in the middle. Fetch or copy it again.',
  },
  {
    what: 'a web page',
    bytes: Buffer.from(
      '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>Checking</body></html>',
    ),
    sentence: 'This is a web page (“Just a moment...”), not a list of cards.',
  },
  {
    what: 'a binary',
    bytes: Buffer.from([1, 0, 2, 0, 3, 0xff, 0xfe, 0]),
    sentence: 'This is a binary file, not plain text. Save the list as text or CSV, or paste it.',
  },
];

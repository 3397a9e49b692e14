import { ARRAY, ARRAY_END, BACKSLASH, COLON, NEWLINE, OBJECT, OBJECT_END, QUOTE } from './ascii';

const SPACE = 0x20;

/** How much of a file may stand before the list, in bytes. */
const MAX_HEAD = 1024 * 1024;
const MAX_DEPTH = 256;

/** Where the reader is: before the list, within it, behind it, or in a text that has no such list. */
type Place = 'head' | 'list' | 'tail' | 'plain';

/** Follows a JSON object byte by byte, just enough to know where the list below one of its keys begins and ends. */
class ListFinder {
  readonly #key: string;
  readonly #stack = new Uint8Array(MAX_DEPTH);
  #depth = 0;
  #inString = false;
  #escaped = false;
  #word = '';
  #isKey = false;
  place: Place = 'head';

  constructor(key: string) {
    this.#key = key;
  }

  /** Takes one byte and answers where the reader is then. */
  take(byte: number): Place {
    if (this.#inString) this.#takeText(byte);
    else if (byte === QUOTE) {
      this.#inString = true;
      this.#word = '';
    } else if (byte === OBJECT || byte === ARRAY) this.#open(byte);
    else if (byte === OBJECT_END || byte === ARRAY_END) this.#close(byte);
    else if (byte === COLON) this.#isKey = this.#depth === 1 && this.#word === this.#key;
    else if (byte > SPACE) this.#isKey = false;
    return this.place;
  }

  #takeText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inString = false;
    // A line never ends within a text: from here on nothing is sure any more.
    else if (byte === NEWLINE) this.#lose();
    else if (this.place === 'head' && this.#word.length <= this.#key.length)
      this.#word += String.fromCharCode(byte);
  }

  #open(byte: number): void {
    if (this.place === 'head') {
      if (this.#depth === 0 && byte === ARRAY) return this.#lose();
      if (this.#isKey && byte === ARRAY) this.place = 'list';
    }
    this.#isKey = false;
    if (this.#depth >= MAX_DEPTH) return this.#lose();
    this.#stack[this.#depth++] = byte;
  }

  #close(byte: number): void {
    this.#depth -= 1;
    if (this.#depth < 0 || this.#stack[this.#depth] !== byte - 2) return this.#lose();
    if (this.place === 'list' && this.#depth === 1) this.place = 'tail';
    else if (this.place === 'head' && this.#depth === 0) this.#lose();
  }

  /** What follows is passed on as it is: within the list it may still hold sound records. */
  #lose(): void {
    this.place = 'plain';
  }
}

/** Bytes up to the list as blanks, line ends kept, so that places in the file stay right. */
const blank = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => (byte === NEWLINE ? NEWLINE : SPACE));

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/**
 * The list below a key of a JSON object (`{ "version": 3, "variants": [ … ] }`), as bytes that begin with it: what stands
 * before becomes blanks, what stands behind is left out. A text without that key, such as a bare list or JSON lines, and
 * one whose list is broken from there on, passes unchanged. Memory is bounded by one chunk and a head of 1 MiB.
 */
export async function* listBelow(bytes: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const finder = new ListFinder(key);
  let place: Place = 'head';
  let head: Uint8Array[] = [];
  let headLength = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = 0; at < chunk.length && (place === 'head' || place === 'list'); at++) {
      const before = place;
      place = finder.take(chunk[at] ?? 0);
      if (before === 'head' && place === 'list') {
        yield blank(joined([...head, chunk.subarray(0, at)]));
        head = [];
        from = at;
      } else if (place === 'tail') {
        yield chunk.subarray(from, at + 1);
        return;
      }
    }
    if (place === 'head') {
      head.push(chunk);
      headLength += chunk.length;
      if (headLength <= MAX_HEAD) continue;
      place = 'plain';
      yield joined(head);
    } else yield joined([...head, chunk.subarray(from)]);
    head = [];
  }
  yield* head;
}

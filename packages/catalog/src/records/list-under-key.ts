import {
  BACKSLASH,
  COLON,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  isPair,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SPACE,
} from './ascii';

/** How many bytes may precede the list. */
const MAX_HEAD_BYTES = 1024 * 1024;
const MAX_DEPTH = 256;

/** Where the finder is: before the list, within it, after it, or in text without such a list. */
type Place = 'head' | 'list' | 'tail' | 'no-list';

/** Follows a JSON object byte by byte, just enough to find where the list under one of its keys begins and ends. */
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

  /** Processes one byte and returns the place after it. */
  push(byte: number): Place {
    if (this.#inString) this.#readString(byte);
    else if (byte === QUOTE) {
      this.#inString = true;
      this.#word = '';
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#open(byte);
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#close(byte);
    else if (byte === COLON) this.#isKey = this.#depth === 1 && this.#word === this.#key;
    else if (byte > SPACE) this.#isKey = false;
    return this.place;
  }

  #readString(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inString = false;
    // JSON strings have no line ends: the text is broken.
    else if (byte === NEWLINE) this.#giveUp();
    else if (this.place === 'head' && this.#word.length <= this.#key.length)
      this.#word += String.fromCharCode(byte);
  }

  #open(byte: number): void {
    if (this.place === 'head') {
      if (this.#depth === 0 && byte === OPEN_BRACKET) return this.#giveUp();
      if (this.#isKey && byte === OPEN_BRACKET) this.place = 'list';
    }
    this.#isKey = false;
    if (this.#depth >= MAX_DEPTH) return this.#giveUp();
    this.#stack[this.#depth++] = byte;
  }

  #close(byte: number): void {
    this.#depth -= 1;
    if (this.#depth < 0 || !isPair(this.#stack[this.#depth], byte)) return this.#giveUp();
    if (this.place === 'list' && this.#depth === 1) this.place = 'tail';
    else if (this.place === 'head' && this.#depth === 0) this.#giveUp();
  }

  /** From here on all bytes pass unchanged: a broken list may still hold valid records. */
  #giveUp(): void {
    this.place = 'no-list';
  }
}

/** Spaces in place of the bytes before the list; line ends stay, so that positions in the file remain right. */
const blankOut = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => (byte === NEWLINE ? NEWLINE : SPACE));

/**
 * The list under a key of a JSON object (`{ "version": 3, "variants": [ … ] }`): blanks in place of what precedes it,
 * then the list, without what follows. Text without that key, such as a bare list or JSON lines, passes unchanged, and
 * so does a broken list from the break on. Memory is bounded by one chunk and a head of 1 MiB.
 */
export async function* listUnderKey(
  bytes: AsyncIterable<Uint8Array>,
  key: string,
): AsyncGenerator<Uint8Array> {
  const finder = new ListFinder(key);
  let place: Place = 'head';
  let head: Uint8Array[] = [];
  let headBytes = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = 0; at < chunk.length && (place === 'head' || place === 'list'); at++) {
      const before = place;
      place = finder.push(chunk[at] ?? 0);
      if (before === 'head' && place === 'list') {
        yield blankOut(Buffer.concat([...head, chunk.subarray(0, at)]));
        head = [];
        from = at;
      } else if (place === 'tail') {
        yield chunk.subarray(from, at + 1);
        return;
      }
    }
    if (place === 'head') {
      head.push(chunk);
      headBytes += chunk.length;
      if (headBytes <= MAX_HEAD_BYTES) continue;
      place = 'no-list';
      yield Buffer.concat(head);
    } else yield Buffer.concat([...head, chunk.subarray(from)]);
    head = [];
  }
  yield* head;
}

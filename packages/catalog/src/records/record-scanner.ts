import { ARRAY, ARRAY_END, BACKSLASH, COLON, NEWLINE, OBJECT, OBJECT_END, QUOTE } from './ascii';
import type { Position } from './position';
import {
  columnOf,
  firstKeyAt,
  isCardStart,
  isSpace,
  RECORD_START_REACH,
  startsWithKey,
} from './record-start';

/** Why a stretch of a file could not be read as a record. */
export type Fault =
  'empty' | 'html' | 'not-json' | 'gzip' | 'truncated' | 'syntax' | 'too-large' | 'stray-text';

/** One finding of the scanner: a record's value, still unchecked, or a fault with its place. */
export type Scanned =
  | { readonly kind: 'record'; readonly value: unknown; readonly position: Position }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly reason: string; readonly position: Position };

export interface ScannerOptions {
  /** A longer record is rejected rather than held in memory. Default 2 MiB. */
  readonly maxRecordBytes?: number;
}

const COMMA = 0x2c;
const MAX_DEPTH = 256;
/** How much of a text that is no JSON is shown, in bytes. */
const EXCERPT = 24;

type Mode = 'start' | 'between' | 'record' | 'stray' | 'resync' | 'stopped';

/**
 * Splits bytes into the objects of a JSON array or of JSON lines, however they are laid out, and parses each by
 * itself, so that a broken one costs no other. Its memory is bounded by one record. Feed it with `push`, then `end`.
 *
 * After a fault it looks for the next place where a record can begin: a Scryfall card's first words, a brace in the
 * column where this file's records begin, or after a comma the first key that its records have.
 */
export class RecordScanner {
  readonly #maxRecordBytes: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #stack = new Uint8Array(MAX_DEPTH);
  #buffer: Uint8Array = new Uint8Array(0);
  #base = 0;
  #at = 0;
  #line = 1;
  #mode: Mode = 'start';
  #record = 0;
  #from: Position = { record: 0, line: 1, byte: 0 };
  #depth = 0;
  #inString = false;
  #escaped = false;
  #previous = 0;
  #resyncEnd = Infinity;
  #column: number | undefined;
  #firstKey: string | undefined;
  #openArrays = 0;
  #found: Scanned[] = [];

  constructor({ maxRecordBytes = 2 * 1024 * 1024 }: ScannerOptions = {}) {
    this.#maxRecordBytes = maxRecordBytes;
  }

  /** Whether nothing that follows can be read any more, because the file is no JSON at all. */
  get stopped(): boolean {
    return this.#mode === 'stopped';
  }

  /** Takes the next bytes and answers what they complete. */
  push(chunk: Uint8Array): readonly Scanned[] {
    if (this.stopped) return [];
    const keep = this.#keepFrom();
    const rest = this.#buffer.subarray(keep);
    this.#base += keep;
    this.#at -= keep;
    if (rest.length === 0) this.#buffer = chunk;
    else {
      const joined = new Uint8Array(rest.length + chunk.length);
      joined.set(rest);
      joined.set(chunk, rest.length);
      this.#buffer = joined;
    }
    this.#scan(false);
    return this.#take();
  }

  /** Says that no bytes follow; `failure` tells why the source stopped early, if it did. */
  end(failure?: { readonly fault: Fault; readonly reason: string }): readonly Scanned[] {
    if (this.stopped) return [];
    this.#scan(true);
    if (this.stopped) return this.#take();
    while (this.#mode === 'record') {
      this.#break('truncated', 'the file ends within the record');
      this.#scan(true);
    }
    if (this.#mode === 'stray') this.#found.push(this.#strayFault());
    const found = [...this.#take()];
    const position: Position = { record: 0, line: this.#line, byte: this.#base + this.#at };
    if (failure !== undefined) found.push({ kind: 'fault', ...failure, position });
    else if (this.#mode === 'start') {
      found.push({ kind: 'fault', fault: 'empty', reason: 'the file is empty', position });
    } else if (
      this.#openArrays > 0 &&
      !found.some((each) => each.kind === 'fault' && each.fault === 'truncated')
    ) {
      found.push({
        kind: 'fault',
        fault: 'truncated',
        reason: 'the file ends before its list is closed',
        position,
      });
    }
    this.#mode = 'stopped';
    return found;
  }

  #keepFrom(): number {
    if (this.#mode === 'record') return this.#from.byte - this.#base;
    // What stands before tells the column of a brace and the sign before it.
    return Math.max(0, this.#at - RECORD_START_REACH);
  }

  #take(): readonly Scanned[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #scan(last: boolean): void {
    let going = true;
    while (going) going = this.#step(last);
  }

  /** Goes on in the present mode; false where more bytes are needed. */
  #step(last: boolean): boolean {
    switch (this.#mode) {
      case 'start':
        return this.#findStart(last);
      case 'between':
        return this.#findRecord();
      case 'record':
        return this.#readRecord(last);
      case 'stray':
        return this.#skipStray(last);
      case 'resync':
        return this.#resync(last);
      case 'stopped':
        return false;
    }
  }

  #here(record: number): Position {
    return { record, line: this.#line, byte: this.#base + this.#at };
  }

  #findStart(last: boolean): boolean {
    if (this.#buffer.length - this.#at < EXCERPT && !last) return false;
    if (this.#base + this.#at === 0 && this.#buffer[0] === 0xef && this.#buffer[1] === 0xbb) this.#at = 3;
    this.#skipSpaces();
    const byte = this.#buffer[this.#at];
    if (byte === undefined) return false;
    if (byte === OBJECT || byte === ARRAY) {
      this.#mode = 'between';
      return true;
    }
    if (this.#buffer.length - this.#at < EXCERPT && !last) return false;
    const html = byte === 0x3c;
    const reason = html
      ? 'the file is an HTML page, not JSON'
      : `no JSON list begins with ${this.#excerpt()}`;
    this.#found.push({ kind: 'fault', fault: html ? 'html' : 'not-json', reason, position: this.#here(0) });
    this.#mode = 'stopped';
    return false;
  }

  #skipSpaces(): void {
    while (isSpace(this.#buffer[this.#at])) {
      if (this.#buffer[this.#at] === NEWLINE) this.#line++;
      this.#at++;
    }
  }

  #findRecord(): boolean {
    for (;;) {
      this.#skipSpaces();
      const byte = this.#buffer[this.#at];
      if (byte === undefined) return false;
      if (byte === OBJECT) {
        this.#begin();
        return true;
      }
      if (byte === ARRAY) this.#openArrays++;
      else if (byte === ARRAY_END) this.#openArrays = Math.max(0, this.#openArrays - 1);
      else if (byte !== COMMA) {
        this.#from = this.#here(this.#record + 1);
        this.#inString = false;
        this.#escaped = false;
        this.#mode = 'stray';
        return true;
      }
      this.#at++;
    }
  }

  #begin(): void {
    this.#record++;
    this.#from = this.#here(this.#record);
    this.#column ??= columnOf(this.#buffer, this.#at, this.#base > 0);
    this.#depth = 0;
    this.#inString = false;
    this.#escaped = false;
    this.#previous = COLON;
    this.#mode = 'record';
  }

  #readRecord(last: boolean): boolean {
    const bytes = this.#buffer;
    const start = this.#from.byte - this.#base;
    const limit = start + this.#maxRecordBytes;
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at];
      if (this.#at >= limit) {
        this.#break('too-large', `the record is longer than ${this.#maxRecordBytes} bytes`);
        return true;
      }
      if (byte === OBJECT && this.#at > start) {
        if (!last && this.#at + RECORD_START_REACH > bytes.length) return false;
        if (isCardStart(bytes, this.#at)) {
          this.#break('syntax', 'the next card begins before this one ends');
          return true;
        }
      }
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inString = false;
        else if (byte === NEWLINE) {
          this.#break('syntax', 'a text in the record is not closed');
          return true;
        }
      } else if (byte === QUOTE) {
        this.#inString = true;
        this.#previous = QUOTE;
      } else if (byte === OBJECT || byte === ARRAY) {
        if (!this.#mayOpen()) {
          this.#break(
            'syntax',
            `unexpected '${String.fromCharCode(byte)}' ${this.#at - start} bytes into the record`,
          );
          return true;
        }
        this.#stack[this.#depth++] = byte;
        this.#previous = byte;
      } else if (byte === OBJECT_END || byte === ARRAY_END) {
        this.#depth--;
        if (this.#stack[this.#depth] !== byte - 2) {
          this.#break(
            'syntax',
            `unexpected '${String.fromCharCode(byte)}' ${this.#at - start} bytes into the record`,
          );
          return true;
        }
        this.#previous = byte;
        if (this.#depth === 0) {
          this.#at++;
          this.#complete(start);
          return true;
        }
      } else if (byte === NEWLINE) this.#line++;
      else if (byte !== undefined && !isSpace(byte)) this.#previous = byte;
      this.#at++;
    }
    return false;
  }

  /** Whether a bracket may open here: after a colon in an object, after a bracket or comma in a list. */
  #mayOpen(): boolean {
    if (this.#depth >= MAX_DEPTH) return false;
    if (this.#depth === 0) return true;
    const inObject = this.#stack[this.#depth - 1] === OBJECT;
    return inObject ? this.#previous === COLON : this.#previous === ARRAY || this.#previous === COMMA;
  }

  #complete(start: number): void {
    const end = this.#at;
    try {
      const value: unknown = JSON.parse(this.#decoder.decode(this.#buffer.subarray(start, end)));
      this.#found.push({ kind: 'record', value, position: this.#from });
      this.#firstKey ??= firstKeyAt(this.#buffer, start);
      this.#mode = 'between';
    } catch (error) {
      const reason = error instanceof SyntaxError ? error.message : 'the text is not UTF-8';
      this.#break('syntax', reason, this.#base + end);
    }
  }

  /** Rejects the present record and looks for the next one, from just behind its first brace. */
  #break(fault: Fault, reason: string, end = Infinity): void {
    this.#found.push({ kind: 'fault', fault, reason, position: this.#from });
    this.#at = this.#from.byte - this.#base + 1;
    this.#line = this.#from.line;
    this.#previous = OBJECT;
    this.#resyncEnd = end;
    this.#mode = 'resync';
  }

  #resync(last: boolean): boolean {
    const bytes = this.#buffer;
    const end = Math.min(bytes.length, this.#resyncEnd - this.#base);
    let at = this.#at;
    for (; at < end; at++) {
      const byte = bytes[at];
      if (byte === OBJECT) {
        this.#at = at;
        if (!last && at + RECORD_START_REACH > bytes.length) return false;
        if (this.#mayBeRecord()) {
          this.#begin();
          return true;
        }
      }
      if (byte === NEWLINE) this.#line++;
      else if (byte !== undefined && byte > 0x20) this.#previous = byte;
    }
    this.#at = at;
    if (this.#base + at >= this.#resyncEnd) {
      this.#mode = 'between';
      return true;
    }
    if (last && this.#previous === ARRAY_END) this.#openArrays = 0;
    return false;
  }

  #mayBeRecord(): boolean {
    const bytes = this.#buffer;
    if (isCardStart(bytes, this.#at)) return true;
    if (this.#column !== undefined && columnOf(bytes, this.#at, this.#base > 0) === this.#column) return true;
    const key = this.#firstKey;
    return key !== undefined && this.#previous === COMMA && startsWithKey(bytes, this.#at, key);
  }

  #skipStray(last: boolean): boolean {
    const bytes = this.#buffer;
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at];
      if (byte === OBJECT) {
        if (!last && this.#at + RECORD_START_REACH > bytes.length) return false;
        if (!this.#inString || isCardStart(bytes, this.#at)) {
          this.#found.push(this.#strayFault());
          this.#begin();
          return true;
        }
      }
      if (byte === NEWLINE) {
        this.#line++;
        this.#inString = false;
      } else if (byte === QUOTE && !this.#escaped) this.#inString = !this.#inString;
      else if (byte === ARRAY_END && !this.#inString) this.#openArrays = Math.max(0, this.#openArrays - 1);
      this.#escaped = byte === BACKSLASH && !this.#escaped;
      this.#at++;
    }
    return false;
  }

  #strayFault(): Scanned {
    this.#record++;
    return { kind: 'fault', fault: 'stray-text', reason: 'text that is no record', position: this.#from };
  }

  #excerpt(): string {
    const text = new TextDecoder().decode(this.#buffer.subarray(this.#at, this.#at + EXCERPT));
    return JSON.stringify(text);
  }
}

import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isPair,
  isSpace,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SPACE,
} from './ascii';
import type { Position } from './position';
import { parseLine } from './record-line';
import { columnOf, firstKeyAt, isCardStart, RECORD_START_REACH, startsWithKey } from './record-start';

/** Why a part of a file is no record. */
export type Fault =
  'empty' | 'html' | 'not-json' | 'gzip' | 'truncated' | 'syntax' | 'too-large' | 'stray-text';

/** One result of the scanner: a record's value, not yet validated, or a fault with its position. */
export type Scanned =
  | { readonly kind: 'record'; readonly value: unknown; readonly position: Position }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly reason: string; readonly position: Position };

export interface ScannerOptions {
  /** Longer records are rejected rather than held in memory. Default 2 MiB. */
  readonly maxRecordBytes?: number;
}

const LESS_THAN = 0x3c;
/** Of a record that is not a line of its own. */
const MAX_DEPTH = 256;
/** How many bytes of a text that is not JSON the error quotes. */
const EXCERPT_BYTES = 24;

type Mode = 'start' | 'between' | 'record' | 'stray' | 'resync' | 'stopped';

/**
 * Splits bytes into the objects of a JSON array or of JSON lines, in any layout, and parses each separately, so that a
 * broken record costs no other. Memory is bounded by one record. Call `push` for each chunk, then `end`.
 *
 * After a fault the scanner looks for the next possible start of a record: the first tokens of a Scryfall card, a brace
 * in the column where the file's records begin, or, after a comma, the first key that its records have.
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
  /** Whether the record before was a line of its own, as it is in most files: then the next is looked for as one, too. */
  #inLines = true;
  #results: Scanned[] = [];

  constructor({ maxRecordBytes = 2 * 1024 * 1024 }: ScannerOptions = {}) {
    this.#maxRecordBytes = maxRecordBytes;
  }

  /** Whether the rest of the bytes is ignored, because the file is not JSON. */
  get stopped(): boolean {
    return this.#mode === 'stopped';
  }

  /** Scans the next bytes and returns the results that they complete. */
  push(chunk: Uint8Array): readonly Scanned[] {
    if (this.stopped) return [];
    const retained = this.#retainedFrom();
    const rest = this.#buffer.subarray(retained);
    this.#base += retained;
    this.#at -= retained;
    this.#buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    this.#scan(false);
    return this.#takeResults();
  }

  /** Ends the input and returns the last results; `failure` is why the source stopped early, if it did. */
  end(failure?: { readonly fault: Fault; readonly reason: string }): readonly Scanned[] {
    if (this.stopped) return [];
    this.#scan(true);
    if (this.stopped) return this.#takeResults();
    while (this.#mode === 'record') {
      this.#reject('truncated', 'the file ends within the record');
      this.#scan(true);
    }
    if (this.#mode === 'stray') this.#results.push(this.#strayFault());
    const results = [...this.#takeResults()];
    const position: Position = { record: 0, line: this.#line, byte: this.#base + this.#at };
    if (failure !== undefined) results.push({ kind: 'fault', ...failure, position });
    else if (this.#mode === 'start') {
      results.push({ kind: 'fault', fault: 'empty', reason: 'the file is empty', position });
    } else if (
      this.#openArrays > 0 &&
      !results.some((each) => each.kind === 'fault' && each.fault === 'truncated')
    ) {
      results.push({
        kind: 'fault',
        fault: 'truncated',
        reason: 'the file ends before the list is closed',
        position,
      });
    }
    this.#mode = 'stopped';
    return results;
  }

  #retainedFrom(): number {
    if (this.#mode === 'record') return this.#from.byte - this.#base;
    // The bytes before give the column of a brace and the character before it.
    return Math.max(0, this.#at - RECORD_START_REACH);
  }

  #takeResults(): readonly Scanned[] {
    const results = this.#results;
    this.#results = [];
    return results;
  }

  #scan(last: boolean): void {
    while (this.#step(last));
  }

  /** Continues in the current mode; false if it needs more bytes. */
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

  #positionOf(record: number): Position {
    return { record, line: this.#line, byte: this.#base + this.#at };
  }

  #findStart(last: boolean): boolean {
    if (this.#buffer.length - this.#at < EXCERPT_BYTES && !last) return false;
    if (this.#base + this.#at === 0 && this.#buffer[0] === 0xef && this.#buffer[1] === 0xbb) this.#at = 3;
    this.#skipSpaces();
    const byte = this.#buffer[this.#at];
    if (byte === undefined) return false;
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      this.#mode = 'between';
      return true;
    }
    if (this.#buffer.length - this.#at < EXCERPT_BYTES && !last) return false;
    const isHtml = byte === LESS_THAN;
    const reason = isHtml
      ? 'the file is an HTML page, not JSON'
      : `the file is not JSON; it begins with ${this.#excerpt()}`;
    this.#results.push({
      kind: 'fault',
      fault: isHtml ? 'html' : 'not-json',
      reason,
      position: this.#positionOf(0),
    });
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
      if (byte === OPEN_BRACE) {
        this.#begin();
        return true;
      }
      if (byte === OPEN_BRACKET) this.#openArrays++;
      else if (byte === CLOSE_BRACKET) this.#openArrays = Math.max(0, this.#openArrays - 1);
      else if (byte !== COMMA) {
        this.#from = this.#positionOf(this.#record + 1);
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
    this.#from = this.#positionOf(this.#record);
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
    if (this.#inLines && this.#at === start) {
      const line = parseLine(bytes, start, last, this.#decoder);
      if (line === 'more') return false;
      this.#inLines = line !== undefined && line.end - start <= this.#maxRecordBytes;
      if (this.#inLines && line !== undefined) {
        this.#at = line.end;
        this.#addRecord(line.value, start);
        return true;
      }
    }
    const limit = start + this.#maxRecordBytes;
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at];
      if (this.#at >= limit) {
        this.#reject('too-large', `the record is longer than ${this.#maxRecordBytes} bytes`);
        return true;
      }
      if (byte === OPEN_BRACE && this.#at > start) {
        if (!last && this.#at + RECORD_START_REACH > bytes.length) return false;
        if (isCardStart(bytes, this.#at)) {
          this.#reject('syntax', 'the next card begins before this one ends');
          return true;
        }
      }
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) this.#inString = false;
        else if (byte === NEWLINE) {
          this.#reject('syntax', 'a string in the record is not closed');
          return true;
        }
      } else if (byte === QUOTE) {
        this.#inString = true;
        this.#previous = QUOTE;
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (!this.#mayOpen()) {
          this.#rejectUnexpected(byte, start);
          return true;
        }
        this.#stack[this.#depth++] = byte;
        this.#previous = byte;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        this.#depth--;
        if (!isPair(this.#stack[this.#depth], byte)) {
          this.#rejectUnexpected(byte, start);
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

  #rejectUnexpected(byte: number, start: number): void {
    const offset = this.#at - start;
    this.#reject('syntax', `unexpected '${String.fromCharCode(byte)}' ${offset} bytes into the record`);
  }

  /** Whether a bracket may open here: after a colon in an object, after a bracket or comma in an array. */
  #mayOpen(): boolean {
    if (this.#depth >= MAX_DEPTH) return false;
    if (this.#depth === 0) return true;
    const inObject = this.#stack[this.#depth - 1] === OPEN_BRACE;
    return inObject ? this.#previous === COLON : this.#previous === OPEN_BRACKET || this.#previous === COMMA;
  }

  #complete(start: number): void {
    const end = this.#at;
    try {
      this.#addRecord(JSON.parse(this.#decoder.decode(this.#buffer.subarray(start, end))), start);
      this.#inLines = this.#line === this.#from.line;
    } catch (error) {
      const reason = error instanceof SyntaxError ? error.message : 'the text is not UTF-8';
      this.#reject('syntax', reason, this.#base + end);
    }
  }

  #addRecord(value: unknown, start: number): void {
    this.#results.push({ kind: 'record', value, position: this.#from });
    this.#firstKey ??= firstKeyAt(this.#buffer, start);
    this.#mode = 'between';
  }

  /** Rejects the current record and looks for the next one, from just after its first brace. */
  #reject(fault: Fault, reason: string, end = Infinity): void {
    this.#results.push({ kind: 'fault', fault, reason, position: this.#from });
    this.#at = this.#from.byte - this.#base + 1;
    this.#line = this.#from.line;
    this.#previous = OPEN_BRACE;
    this.#resyncEnd = end;
    this.#mode = 'resync';
  }

  #resync(last: boolean): boolean {
    const bytes = this.#buffer;
    const end = Math.min(bytes.length, this.#resyncEnd - this.#base);
    let at = this.#at;
    for (; at < end; at++) {
      const byte = bytes[at];
      if (byte === OPEN_BRACE) {
        this.#at = at;
        if (!last && at + RECORD_START_REACH > bytes.length) return false;
        if (this.#mayBeRecord()) {
          this.#begin();
          return true;
        }
      }
      if (byte === NEWLINE) this.#line++;
      else if (byte !== undefined && byte > SPACE) this.#previous = byte;
    }
    this.#at = at;
    if (this.#base + at >= this.#resyncEnd) {
      this.#mode = 'between';
      return true;
    }
    if (last && this.#previous === CLOSE_BRACKET) this.#openArrays = 0;
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
      if (byte === OPEN_BRACE) {
        if (!last && this.#at + RECORD_START_REACH > bytes.length) return false;
        if (!this.#inString || isCardStart(bytes, this.#at)) {
          this.#results.push(this.#strayFault());
          this.#begin();
          return true;
        }
      }
      if (byte === NEWLINE) {
        this.#line++;
        this.#inString = false;
      } else if (byte === QUOTE && !this.#escaped) this.#inString = !this.#inString;
      else if (byte === CLOSE_BRACKET && !this.#inString)
        this.#openArrays = Math.max(0, this.#openArrays - 1);
      this.#escaped = byte === BACKSLASH && !this.#escaped;
      this.#at++;
    }
    return false;
  }

  #strayFault(): Scanned {
    this.#record++;
    return { kind: 'fault', fault: 'stray-text', reason: 'text that is not a record', position: this.#from };
  }

  #excerpt(): string {
    const text = new TextDecoder().decode(this.#buffer.subarray(this.#at, this.#at + EXCERPT_BYTES));
    return JSON.stringify(text);
  }
}

import { findBinary } from './binary-kind';
import type { ListFault } from './list-fault';
import { err, ok, type Result } from '../result';
import { repairText } from '../text/misread-text';

/** The decoder of browsers and of Node. */
declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Bytes that tell whether a file in no Unicode encoding is text. */
const HEAD_BYTES = 10_000;

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** The encoding that the byte order mark of bytes states; UTF-8 without one of UTF-16. */
export const encodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
};

/**
 * The text of a file's bytes: UTF-8, UTF-16 by its byte order mark, else Windows-1252, as older spreadsheets write it. What one of
 * them misread is repaired. A
 * file that is no text is named by its first bytes.
 * @example decodeList(Uint8Array.of(0x31, 0x20, 0x4f, 0x70, 0x74)) // { ok: true, value: '1 Opt' }
 */
export const decodeList = (bytes: Uint8Array): Result<string, ListFault> => {
  const decode = (encoding: string, part: Uint8Array, fatal = false): string =>
    new TextDecoder(encoding, { fatal }).decode(part);
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = decode(encoding, bytes, true);
  } catch {
    const fault = findBinary(decode('windows-1252', bytes.subarray(0, HEAD_BYTES)));
    if (fault !== undefined) return err(fault);
    text = decode(encoding === 'utf-8' ? 'windows-1252' : encoding, bytes);
  }
  const fault = findBinary(text);
  return fault === undefined ? ok(repairText(text)) : err(fault);
};

import { findBinary } from './binary-kind';
import type { ListFault } from './list-fault';
import { err, ok, type Result } from '../result';
import { repairText } from '../text/misread-text';

/** The decoder of browsers and of Node. */
declare const TextDecoder: new (
  encoding: string,
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Bytes that tell what a file is. */
const HEAD_BYTES = 10_000;

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte);

/** Bytes of which one in each pair is 0 in UTF-16, that of letters: all but a few, and never the other. */
const MOST = 0.7;
/** Fewer bytes tell nothing. */
const LEAST_BYTES = 8;

/** The encoding that a byte order mark, or else zeros beside letters, state of bytes; UTF-8 without either. */
export const encodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const head = bytes.subarray(0, HEAD_BYTES);
  const [first = 0, second = 0] = [0, 1].map(
    (side) => head.filter((byte, at) => byte === 0 && at % 2 === side).length / (head.length / 2),
  );
  if (head.length < LEAST_BYTES) return 'utf-8';
  if (first === 0 && second >= MOST) return 'utf-16le';
  return second === 0 && first >= MOST ? 'utf-16be' : 'utf-8';
};

const decode = (encoding: string, bytes: Uint8Array, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

const tryDecode = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return decode(encoding, bytes, true);
  } catch {
    return undefined;
  }
};

const KANA = /[\u3041-\u30f6]/g;
const LEAST_KANA = 2;
const LEAST_PAIRS = 4;

/**
 * Text in no Unicode encoding, as spreadsheets of Japan (by its kana), Korea and China (by characters of two bytes each, which in Korea
 * begin with few others than those of hangul) and all others write it.
 */
const decodeRegional = (bytes: Uint8Array): string => {
  const japanese = tryDecode('shift_jis', bytes);
  if ((japanese?.match(KANA) ?? []).length >= LEAST_KANA) return japanese ?? '';
  const western = decode('windows-1252', bytes);
  const runs = western.match(/[^\0-\x7f]+/g) ?? [];
  const leads = runs.join('').replace(/(.)./gs, '$1');
  if (leads.length < LEAST_PAIRS || runs.some((run) => run.length % 2 > 0 || /[^\u00a1-\u00fe]/.test(run)))
    return western;
  const hangul = leads.match(/[\u00b0-\u00c8]/g) ?? [];
  const encoding = hangul.length >= MOST * leads.length ? 'euc-kr' : 'gb18030';
  return tryDecode(encoding, bytes) ?? western;
};

/**
 * The text of a file's bytes: UTF-8, UTF-16, else what spreadsheets write where they have no Unicode. What one of them misread is
 * repaired. A file that is no text is named by its first bytes.
 * @example decodeList(Uint8Array.of(0x31, 0x20, 0x4f, 0x70, 0x74)) // { ok: true, value: '1 Opt' }
 */
export const decodeList = (bytes: Uint8Array): Result<string, ListFault> => {
  const encoding = encodingOf(bytes);
  const text =
    tryDecode(encoding, bytes) ?? (encoding === 'utf-8' ? decodeRegional(bytes) : decode(encoding, bytes));
  const fault = findBinary(text);
  if (fault === undefined) return ok(repairText(text));
  return err(findBinary(decode('windows-1252', bytes.subarray(0, HEAD_BYTES))) ?? fault);
};

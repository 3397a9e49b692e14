import { err, ok, type Result } from '@crownsmith/domain';
import { checksum } from './checksum';
import type { ModelError } from './model-error';

/** A typed array of a file. */
export type Section = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float32Array;

interface SectionKind<T extends Section> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, offset: number, length: number): T;
}

/** What a file of typed arrays contains, in the order of the file. */
export interface SectionFormat<T> {
  /** what the file is, in error messages */
  readonly name: string;
  /** its first eight bytes, ASCII */
  readonly magic: string;
  /** incremented with every change of the sections; a reader rejects any other version */
  readonly version: number;
  readonly sections: readonly (readonly [keyof T & string, SectionKind<Section>])[];
}

const BYTE_ORDER = 0x01020304;
const HEADER_WORDS = 6;

const align = (bytes: number): number => Math.ceil(bytes / 8) * 8;
const headerBytes = ({ sections }: SectionFormat<never>): number => (HEADER_WORDS + sections.length) * 4;

/**
 * Typed arrays as the bytes of a file: magic, version, byte order, number of arrays, checksum of everything after the
 * header's sixth word, then the length of each array and the arrays, each at a multiple of eight bytes.
 * @param onCopied gets each array when the file has it: who needs it no more may let go of its memory
 */
export const makeSectionFile = <T extends Readonly<Record<keyof T, Section>>>(
  format: SectionFormat<T>,
  arrays: T,
  onCopied: (array: Section) => void = () => undefined,
): Uint8Array => {
  const { magic, version, sections } = format;
  let size = align(headerBytes(format));
  for (const [name] of sections) size += align(arrays[name].byteLength);
  const bytes = new Uint8Array(size);
  const words = new Uint32Array(bytes.buffer, 0, HEADER_WORDS + sections.length);
  for (let i = 0; i < magic.length; i++) bytes[i] = magic.charCodeAt(i);
  words[2] = version;
  words[3] = BYTE_ORDER;
  words[4] = sections.length;
  let offset = align(headerBytes(format));
  sections.forEach(([name], i) => {
    const array = arrays[name];
    words[HEADER_WORDS + i] = array.length;
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += align(array.byteLength);
    onCopied(array);
  });
  words[5] = checksum(bytes.subarray(HEADER_WORDS * 4));
  return bytes;
};

/**
 * Parses a file of typed arrays. Magic, version, lengths and checksum are checked, and nothing is allocated beyond the
 * input; `findInconsistency` then checks the contents. The arrays are views of the input, which must not change
 * afterwards; only an input that is not aligned to eight bytes in its buffer is copied first.
 */
export const parseSectionFile = <T extends Readonly<Record<keyof T, Section>>>(
  format: SectionFormat<T>,
  input: Uint8Array,
  findInconsistency: (arrays: T) => string | undefined,
): Result<T, ModelError> => {
  const { name: what, magic, version, sections } = format;
  const first = headerBytes(format);
  if (input.length < first) return err({ code: 'too-short', message: `the file is too short for a ${what}` });
  for (let i = 0; i < magic.length; i++)
    if (input[i] !== magic.charCodeAt(i)) return err({ code: 'magic', message: `the file is not a ${what}` });
  const bytes = input.byteOffset % 8 === 0 ? input : input.slice();
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_WORDS + sections.length);
  if (words[3] !== BYTE_ORDER)
    return err({
      code: 'byte-order',
      message: `the ${what} was written on a machine of the other byte order`,
    });
  if (words[2] !== version || words[4] !== sections.length)
    return err({ code: 'version', message: `the ${what} has version ${words[2]}, expected ${version}` });
  const lengthOf = (section: number): number => words[HEADER_WORDS + section] ?? 0;
  let size = align(first);
  sections.forEach(([, Kind], i) => {
    size += align(lengthOf(i) * Kind.BYTES_PER_ELEMENT);
  });
  if (size !== bytes.length)
    return err({ code: 'length', message: `the file has ${bytes.length} bytes, expected ${size}` });
  if (words[5] !== checksum(bytes.subarray(HEADER_WORDS * 4)))
    return err({ code: 'checksum', message: 'the checksum does not match' });
  let offset = align(first);
  const arrays = Object.fromEntries(
    sections.map(([name, Kind], i) => {
      const array = new Kind(bytes.buffer, bytes.byteOffset + offset, lengthOf(i));
      offset += align(array.byteLength);
      return [name, array];
    }),
  ) as T;
  const inconsistency = findInconsistency(arrays);
  return inconsistency === undefined ? ok(arrays) : err({ code: 'content', message: inconsistency });
};

import { err, ok, type Result } from '@crownsmith/domain';
import { checksum } from './checksum';
import { findInconsistency } from './model-consistency';
import type { Model } from './model';
import type { ModelError } from './model-error';

/** The first eight bytes of a model file. */
const MODEL_MAGIC = 'CRWNSREC';
/** Incremented with every change of the arrays below; a reader rejects any other version. */
const MODEL_VERSION = 1;

const BYTE_ORDER = 0x01020304;
const HEADER_WORDS = 6;

/** The arrays in the order of the file. */
const SECTIONS = [
  ['slugs', Uint16Array],
  ['cardIdentities', Uint8Array],
  ['cardFlags', Uint8Array],
  ['cardTypes', Uint8Array],
  ['cardTags', Uint8Array],
  ['cardManaValues', Uint8Array],
  ['cardDecks', Uint32Array],
  ['featureStarts', Uint32Array],
  ['features', Uint16Array],
  ['zoneCommanders', Uint16Array],
  ['zoneStarts', Uint32Array],
  ['zoneCardStarts', Uint32Array],
  ['zoneCards', Uint16Array],
  ['zoneCounts', Uint32Array],
  ['deckStarts', Uint32Array],
  ['deckCards', Uint16Array],
  ['postingStarts', Uint32Array],
  ['postings', Uint32Array],
  ['itemStarts', Uint32Array],
  ['itemTargets', Uint16Array],
  ['itemWeights', Float32Array],
] as const satisfies readonly (readonly [keyof Model, unknown])[];

const HEADER_BYTES = (HEADER_WORDS + SECTIONS.length) * 4;
const align = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/**
 * A model as the bytes of a file: magic, version, byte order, number of arrays, checksum of everything after the
 * header's sixth word, then the length of each array and the arrays, each at a multiple of eight bytes.
 * @example parseModel(makeModel(model)) // { ok: true, value: model }
 */
export const makeModel = (model: Model): Uint8Array => {
  let size = align(HEADER_BYTES);
  for (const [name] of SECTIONS) size += align(model[name].byteLength);
  const bytes = new Uint8Array(size);
  const words = new Uint32Array(bytes.buffer, 0, HEADER_WORDS + SECTIONS.length);
  for (let i = 0; i < MODEL_MAGIC.length; i++) bytes[i] = MODEL_MAGIC.charCodeAt(i);
  words[2] = MODEL_VERSION;
  words[3] = BYTE_ORDER;
  words[4] = SECTIONS.length;
  let offset = align(HEADER_BYTES);
  SECTIONS.forEach(([name], i) => {
    const array = model[name];
    words[HEADER_WORDS + i] = array.length;
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset += align(array.byteLength);
  });
  words[5] = checksum(bytes.subarray(HEADER_WORDS * 4));
  return bytes;
};

/**
 * Parses a model file. Nothing in it is trusted: magic, version, lengths, checksum and every index are checked, and
 * nothing is allocated beyond the input, so damaged or hostile bytes give an error. The arrays are views of the input,
 * which must not change afterwards; only an input that is not aligned to eight bytes in its buffer is copied first.
 */
export const parseModel = (input: Uint8Array): Result<Model, ModelError> => {
  if (input.length < HEADER_BYTES)
    return err({ code: 'too-short', message: 'the file is too short for a model' });
  for (let i = 0; i < MODEL_MAGIC.length; i++)
    if (input[i] !== MODEL_MAGIC.charCodeAt(i))
      return err({ code: 'magic', message: 'the file is not a model' });
  const bytes = input.byteOffset % 8 === 0 ? input : input.slice();
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_WORDS + SECTIONS.length);
  if (words[3] !== BYTE_ORDER)
    return err({ code: 'byte-order', message: 'the model was written on a machine of the other byte order' });
  if (words[2] !== MODEL_VERSION || words[4] !== SECTIONS.length)
    return err({ code: 'version', message: `the model has version ${words[2]}, expected ${MODEL_VERSION}` });
  let size = align(HEADER_BYTES);
  SECTIONS.forEach(([, Kind], i) => {
    size += align((words[HEADER_WORDS + i] ?? 0) * Kind.BYTES_PER_ELEMENT);
  });
  if (size !== bytes.length)
    return err({ code: 'length', message: `the file has ${bytes.length} bytes, expected ${size}` });
  if (words[5] !== checksum(bytes.subarray(HEADER_WORDS * 4)))
    return err({ code: 'checksum', message: 'the checksum does not match' });
  let offset = align(HEADER_BYTES);
  let next = 0;
  const section = <T>(Kind: {
    new (buffer: ArrayBufferLike, offset: number, length: number): T;
    BYTES_PER_ELEMENT: number;
  }): T => {
    const length = words[HEADER_WORDS + next++] ?? 0;
    const array = new Kind(bytes.buffer, bytes.byteOffset + offset, length);
    offset += align(length * Kind.BYTES_PER_ELEMENT);
    return array;
  };
  // Properties are evaluated in source order, which must be that of SECTIONS (the round-trip test checks this).
  const model: Model = {
    slugs: section(Uint16Array),
    cardIdentities: section(Uint8Array),
    cardFlags: section(Uint8Array),
    cardTypes: section(Uint8Array),
    cardTags: section(Uint8Array),
    cardManaValues: section(Uint8Array),
    cardDecks: section(Uint32Array),
    featureStarts: section(Uint32Array),
    features: section(Uint16Array),
    zoneCommanders: section(Uint16Array),
    zoneStarts: section(Uint32Array),
    zoneCardStarts: section(Uint32Array),
    zoneCards: section(Uint16Array),
    zoneCounts: section(Uint32Array),
    deckStarts: section(Uint32Array),
    deckCards: section(Uint16Array),
    postingStarts: section(Uint32Array),
    postings: section(Uint32Array),
    itemStarts: section(Uint32Array),
    itemTargets: section(Uint16Array),
    itemWeights: section(Float32Array),
  };
  const inconsistency = findInconsistency(model);
  return inconsistency === undefined ? ok(model) : err({ code: 'content', message: inconsistency });
};

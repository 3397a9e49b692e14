import type { Result } from '@crownsmith/domain';
import { findInconsistency } from './model-consistency';
import type { Model } from './model';
import type { ModelError } from './model-error';
import { makeSectionFile, parseSectionFile, type SectionFormat } from './section-file';

/** The arrays of a model file. */
const MODEL_FORMAT: SectionFormat<Model> = {
  name: 'model',
  magic: 'CRWNSREC',
  version: 1,
  sections: [
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
  ],
};

/**
 * A model as the bytes of a file.
 * @example parseModel(makeModel(model)) // { ok: true, value: model }
 */
export const makeModel = (model: Model): Uint8Array => makeSectionFile(MODEL_FORMAT, model);

/**
 * Parses a model file. Nothing in it is trusted: magic, version, lengths, checksum and every index are checked, and
 * nothing is allocated beyond the input, so damaged or hostile bytes give an error. The arrays are views of the input,
 * which must not change afterwards; only an input that is not aligned to eight bytes in its buffer is copied first.
 */
export const parseModel = (input: Uint8Array): Result<Model, ModelError> =>
  parseSectionFile(MODEL_FORMAT, input, findInconsistency);

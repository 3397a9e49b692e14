import { ok, type Result } from '@crownsmith/domain';
import { IDENTITIES } from '../prior/identity-kernel';
import type { PriorModel } from '../prior/prior-model';
import { findInconsistency } from './model-consistency';
import type { Model } from './model';
import type { ModelError } from './model-error';
import { makeSectionFile, parseSectionFile, type Section, type SectionFormat } from './section-file';

/** A model of a snapshot that was published before models had a prior. */
type ModelWithoutPrior = Omit<Model, keyof PriorModel | 'termStarts' | 'terms'>;

const FORMAT_WITHOUT_PRIOR: SectionFormat<ModelWithoutPrior> = {
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

/** The arrays of a model file. */
const MODEL_FORMAT: SectionFormat<Model> = {
  ...FORMAT_WITHOUT_PRIOR,
  version: 2,
  sections: [
    ...FORMAT_WITHOUT_PRIOR.sections,
    ['priorZones', Uint32Array],
    ['priorStarts', Uint32Array],
    ['priorCards', Uint16Array],
    ['priorWeights', Int16Array],
    ['typicalStarts', Uint32Array],
    ['typicalCards', Uint16Array],
    ['typicalWeights', Int16Array],
    ['termStarts', Uint32Array],
    ['terms', Uint16Array],
  ],
};

/**
 * A model as the bytes of a file.
 * @param onCopied gets each of its arrays when the file has it: of a million decks they are half a gigabyte, which who needs the model no
 * more may let go of
 * @example parseModel(makeModel(model)) // { ok: true, value: model }
 */
export const makeModel = (model: Model, onCopied?: (array: Section) => void): Uint8Array =>
  makeSectionFile(MODEL_FORMAT, model, onCopied);

/** A model as a file of version 1, for tests. */
export const makeModelWithoutPrior = (model: ModelWithoutPrior): Uint8Array =>
  makeSectionFile(FORMAT_WITHOUT_PRIOR, model);

/** The prior of a model without one: nothing is expected beyond popularity. */
const emptyPrior = (cards: number): PriorModel => ({
  priorZones: new Uint32Array(),
  priorStarts: new Uint32Array(IDENTITIES + cards + 1),
  priorCards: new Uint16Array(),
  priorWeights: new Int16Array(),
  typicalStarts: new Uint32Array(cards + 1),
  typicalCards: new Uint16Array(),
  typicalWeights: new Int16Array(),
});

const withoutPrior = (model: ModelWithoutPrior): Model => ({
  ...model,
  ...emptyPrior(model.cardIdentities.length),
  termStarts: new Uint32Array(model.cardIdentities.length + 1),
  terms: new Uint16Array(),
});

/**
 * Parses a model file. Nothing in it is trusted: magic, version, lengths, checksum and every index are checked, and no more
 * is allocated than the input is long, so damaged or hostile bytes give an error. The arrays are views of the input, which
 * must not change afterwards; only an input that is not aligned to eight bytes in its buffer is copied first. A model of
 * version 1, of a snapshot published before, has no prior and is served without.
 */
export const parseModel = (input: Uint8Array): Result<Model, ModelError> => {
  const current = parseSectionFile(MODEL_FORMAT, input, findInconsistency);
  if (current.ok || current.error.code !== 'version') return current;
  const older = parseSectionFile(FORMAT_WITHOUT_PRIOR, input, (model) =>
    findInconsistency(withoutPrior(model)),
  );
  if (older.ok) return ok(withoutPrior(older.value));
  return older.error.code === 'version' ? current : older;
};

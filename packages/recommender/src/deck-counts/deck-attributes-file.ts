import { ok, type Result } from '@crownsmith/domain';
import type { ModelError } from '../model/model-error';
import { modelCards, modelDecks, type Model } from '../model/model';
import { makeSectionFile, parseSectionFile, type SectionFormat } from '../model/section-file';
import { areBaseCountsOf, makeBaseCounts, type BaseCounts } from './base-counts';
import { MAX_BRACKET, type DeckAttributes } from './deck-attributes';
import { findOriginError, unknownOrigins, type DeckOrigins } from './deck-origins';
import { areEarlyDecksOf, findEarlyDecks, type EarlyDecks } from './early-decks';

/** Deck attributes with what live counts take from them and the model, computed once. */
export interface IndexedDeckAttributes extends DeckAttributes, EarlyDecks, BaseCounts {}

/** Computes what live counts need besides the attributes. Takes seconds for a million decks. */
export const indexDeckAttributes = (model: Model, attributes: DeckAttributes): IndexedDeckAttributes => ({
  ...attributes,
  ...findEarlyDecks(model, attributes),
  ...makeBaseCounts(model, attributes),
});

/** What files of older versions have: they do not say where decks come from. */
type OlderAttributes = Omit<DeckAttributes, keyof DeckOrigins>;

/** The sections of a file of version 1, which has no index. */
const FORMAT_WITHOUT_INDEX: SectionFormat<OlderAttributes> = {
  name: 'file of deck attributes',
  magic: 'CRWNSDCK',
  version: 1,
  sections: [
    ['cardFirstDays', Int32Array],
    ['cardGroups', Uint8Array],
    ['deckDays', Int32Array],
    ['deckCents', Int32Array],
    ['deckBrackets', Uint8Array],
    ['deckBasics', Uint8Array],
    ['deckFormats', Uint8Array],
    ['bans', Uint16Array],
  ],
};

/** 2100-01-01: no deck or card is of a later day. */
const LAST_DAY = 47_482;

const areDays = (days: Int32Array): boolean => days.every((day) => day >= -1 && day <= LAST_DAY);

/** Describes the first contradiction between the arrays and the model; undefined when they are consistent. */
const findInconsistency = (model: Model, attributes: OlderAttributes): string | undefined => {
  const [cards, decks] = [modelCards(model), modelDecks(model)];
  const { cardFirstDays, cardGroups, deckDays, deckCents, deckBrackets, deckBasics, deckFormats, bans } =
    attributes;
  if (cardFirstDays.length !== cards || cardGroups.length !== cards)
    return 'it is about other cards than the model';
  for (const array of [deckDays, deckCents, deckBrackets, deckBasics, deckFormats])
    if (array.length !== decks) return 'it is about other decks than the model';
  if (!areDays(cardFirstDays) || !areDays(deckDays)) return 'a day is out of range';
  if (!deckCents.every((cents) => cents >= -1)) return 'a price is negative';
  if (!deckBrackets.every((bracket) => bracket <= MAX_BRACKET)) return 'a bracket is unknown';
  if (bans.length % 2 !== 0 || bans.some((card, i) => i % 2 === 0 && card >= cards))
    return 'a ban is of an unknown card';
  return undefined;
};

const FORMAT_WITHOUT_ORIGINS: SectionFormat<OlderAttributes & EarlyDecks & BaseCounts> = {
  ...FORMAT_WITHOUT_INDEX,
  version: 2,
  sections: [
    ...FORMAT_WITHOUT_INDEX.sections,
    ['earlyStarts', Uint32Array],
    ['earlyDecks', Uint32Array],
    ['baseCents', Int32Array],
    ['baseDays', Int32Array],
    ['basePlaying', Uint32Array],
  ],
};

const FORMAT: SectionFormat<IndexedDeckAttributes> = {
  ...FORMAT_WITHOUT_ORIGINS,
  version: 3,
  sections: [
    ...FORMAT_WITHOUT_ORIGINS.sections,
    ['deckSources', Uint8Array],
    ['sourceNames', Uint16Array],
    ['linkedDecks', Uint32Array],
    ['addressEnds', Uint32Array],
    ['addresses', Uint16Array],
  ],
};

/** Deck attributes as the bytes of a file. */
export const makeDeckAttributesFile = (attributes: IndexedDeckAttributes): Uint8Array =>
  makeSectionFile(FORMAT, attributes);

/** Deck attributes as a file of an older version, for tests. */
export const makeOlderDeckAttributesFile = (version: 1 | 2, attributes: IndexedDeckAttributes): Uint8Array =>
  version === 1
    ? makeSectionFile(FORMAT_WITHOUT_INDEX, attributes)
    : makeSectionFile(FORMAT_WITHOUT_ORIGINS, attributes);

const findIndexError = (
  model: Model,
  attributes: OlderAttributes & EarlyDecks & BaseCounts,
): string | undefined => {
  const inconsistency = findInconsistency(model, attributes);
  if (inconsistency !== undefined) return inconsistency;
  if (!areEarlyDecksOf(model, attributes)) return 'an early deck is unknown';
  return areBaseCountsOf(model, attributes) ? undefined : 'the base counts are invalid';
};

/**
 * Parses a file of deck attributes for the model that it was made with. Nothing in it is trusted, as in `parseModel`; the
 * arrays are views of the input. Of files of older versions, the index is computed, and the origins are unknown.
 */
export const parseDeckAttributes = (
  input: Uint8Array,
  model: Model,
): Result<IndexedDeckAttributes, ModelError> => {
  const decks = modelDecks(model);
  const current = parseSectionFile(
    FORMAT,
    input,
    (attributes) => findIndexError(model, attributes) ?? findOriginError(decks, attributes),
  );
  if (current.ok || current.error.code !== 'version') return current;
  const second = parseSectionFile(FORMAT_WITHOUT_ORIGINS, input, (attributes) =>
    findIndexError(model, attributes),
  );
  if (second.ok) return ok({ ...second.value, ...unknownOrigins(decks) });
  if (second.error.code !== 'version') return second;
  const first = parseSectionFile(FORMAT_WITHOUT_INDEX, input, (attributes) =>
    findInconsistency(model, attributes),
  );
  if (first.ok) return ok(indexDeckAttributes(model, { ...first.value, ...unknownOrigins(decks) }));
  return first.error.code === 'version' ? current : first;
};

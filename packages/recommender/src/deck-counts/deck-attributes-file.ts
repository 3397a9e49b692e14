import { err, ok, type Result } from '@crownsmith/domain';
import type { ModelError } from '../model/model-error';
import { modelCards, modelDecks, type Model } from '../model/model';
import { makeSectionFile, parseSectionFile, type SectionFormat } from '../model/section-file';
import { areBaseCountsOf, makeBaseCounts, type BaseCounts } from './base-counts';
import { MAX_BRACKET, type DeckAttributes } from './deck-attributes';
import { areEarlyDecksOf, findEarlyDecks, type EarlyDecks } from './early-decks';

/** Deck attributes with what live counts take from them and the model, computed once. */
export interface IndexedDeckAttributes extends DeckAttributes, EarlyDecks, BaseCounts {}

/** Computes what live counts need besides the attributes. Takes seconds for a million decks. */
export const indexDeckAttributes = (model: Model, attributes: DeckAttributes): IndexedDeckAttributes => ({
  ...attributes,
  ...findEarlyDecks(model, attributes),
  ...makeBaseCounts(model, attributes),
});

/** The sections of a file of version 1, which has no index. */
const FORMAT_WITHOUT_INDEX: SectionFormat<DeckAttributes> = {
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
const findInconsistency = (model: Model, attributes: DeckAttributes): string | undefined => {
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

const FORMAT: SectionFormat<IndexedDeckAttributes> = {
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

/** Deck attributes as the bytes of a file. */
export const makeDeckAttributesFile = (attributes: IndexedDeckAttributes): Uint8Array =>
  makeSectionFile(FORMAT, attributes);

/** Deck attributes as a file of version 1, for tests. */
export const makeDeckAttributesFileWithoutIndex = (attributes: DeckAttributes): Uint8Array =>
  makeSectionFile(FORMAT_WITHOUT_INDEX, attributes);

/**
 * Parses a file of deck attributes for the model that it was made with. Nothing in it is trusted, as in `parseModel`; the
 * arrays are views of the input. The index of a file of version 1, of a snapshot published before, is computed.
 */
export const parseDeckAttributes = (
  input: Uint8Array,
  model: Model,
): Result<IndexedDeckAttributes, ModelError> => {
  const current = parseSectionFile(FORMAT, input, (attributes) => {
    const inconsistency = findInconsistency(model, attributes);
    if (inconsistency !== undefined) return inconsistency;
    if (!areEarlyDecksOf(model, attributes)) return 'an early deck is unknown';
    return areBaseCountsOf(model, attributes) ? undefined : 'the base counts are invalid';
  });
  if (current.ok || current.error.code !== 'version') return current;
  const older = parseSectionFile(FORMAT_WITHOUT_INDEX, input, (attributes) =>
    findInconsistency(model, attributes),
  );
  if (older.ok) return ok(indexDeckAttributes(model, older.value));
  return older.error.code === 'version' ? current : err(older.error);
};

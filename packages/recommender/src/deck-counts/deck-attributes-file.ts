import { ok, type Result } from '@crownsmith/domain';
import type { ModelError } from '../model/model-error';
import { modelCards, modelDecks, type Model } from '../model/model';
import { makeSectionFile, parseSectionFile, type SectionFormat } from '../model/section-file';
import { areBaseCountsOf, makeBaseCounts, type BaseCounts } from './base-counts';
import { MAX_BRACKET, MAX_RULE, type DeckAttributes } from './deck-attributes';
import { findOriginError, unknownOrigins } from './deck-origins';
import { areEarlyDecksOf, findEarlyDecks, type EarlyDecks } from './early-decks';

/** Deck attributes with what live counts take from them and the model, computed once. */
export interface IndexedDeckAttributes extends DeckAttributes, EarlyDecks, BaseCounts {}

/** Computes what live counts need besides the attributes. Takes seconds for a million decks. */
export const indexDeckAttributes = (model: Model, attributes: DeckAttributes): IndexedDeckAttributes => ({
  ...attributes,
  ...findEarlyDecks(model, attributes),
  ...makeBaseCounts(model, attributes),
});

/** The sections that each version added, from version 1 on. */
const SECTIONS: readonly SectionFormat<IndexedDeckAttributes>['sections'][] = [
  [
    ['cardFirstDays', Int32Array],
    ['cardGroups', Uint8Array],
    ['deckDays', Int32Array],
    ['deckCents', Int32Array],
    ['deckBrackets', Uint8Array],
    ['deckBasics', Uint8Array],
    ['deckFormats', Uint8Array],
    ['bans', Uint16Array],
  ],
  [
    ['earlyStarts', Uint32Array],
    ['earlyDecks', Uint32Array],
    ['baseCents', Int32Array],
    ['baseDays', Int32Array],
    ['basePlaying', Uint32Array],
  ],
  [
    ['deckSources', Uint8Array],
    ['sourceNames', Uint16Array],
    ['linkedDecks', Uint32Array],
    ['addressEnds', Uint32Array],
    ['addresses', Uint16Array],
  ],
  [['deckKinds', Uint8Array]],
  [
    ['cardRules', Uint8Array],
    ['cardExempt', Int32Array],
  ],
  [['deckColors', Uint8Array]],
];

/** The first version, which has no index. */
const WITHOUT_INDEX = 1;

const formatOf = (version: number): SectionFormat<IndexedDeckAttributes> => ({
  name: 'file of deck attributes',
  magic: 'CRWNSDCK',
  version,
  sections: SECTIONS.slice(0, version).flat(),
});

/** White, blue, black, red, green: a bit each. */
const ALL_COLORS = 31;

/** 2100-01-01: no deck or card is of a later day. */
const LAST_DAY = 47_482;

const areDays = (days: Int32Array): boolean => days.every((day) => day >= -1 && day <= LAST_DAY);

/** Describes the first contradiction between the attributes and the model; undefined when they are consistent. */
const findInconsistency = (model: Model, attributes: DeckAttributes): string | undefined => {
  const [cards, decks] = [modelCards(model), modelDecks(model)];
  const { cardFirstDays, cardGroups, cardRules, cardExempt, bans } = attributes;
  const { deckDays, deckCents, deckBrackets, deckBasics, deckFormats, deckKinds, deckColors } = attributes;
  for (const array of [cardFirstDays, cardGroups, cardRules, cardExempt])
    if (array.length !== cards) return 'it is about other cards than the model';
  for (const array of [deckDays, deckCents, deckBrackets, deckBasics, deckFormats, deckKinds, deckColors])
    if (array.length !== decks) return 'it is about other decks than the model';
  if (!areDays(cardFirstDays) || !areDays(deckDays)) return 'a day is out of range';
  if (!deckCents.every((cents) => cents >= -1)) return 'a price is negative';
  if (!deckBrackets.every((bracket) => bracket <= MAX_BRACKET)) return 'a bracket is unknown';
  if (!cardRules.every((rule) => rule <= MAX_RULE)) return 'a rule is unknown';
  if (!deckColors.every((colors) => colors <= ALL_COLORS)) return 'a colour is unknown';
  if (bans.length % 2 !== 0 || bans.some((card, i) => i % 2 === 0 && card >= cards))
    return 'a ban is of an unknown card';
  return findOriginError(decks, attributes);
};

const findIndexError = (model: Model, index: EarlyDecks & BaseCounts): string | undefined => {
  if (!areEarlyDecksOf(model, index)) return 'an early deck is unknown';
  return areBaseCountsOf(model, index) ? undefined : 'the base counts are invalid';
};

/** Deck attributes as the bytes of a file. @param version an older one, for tests */
export const makeDeckAttributesFile = (
  attributes: IndexedDeckAttributes,
  version = SECTIONS.length,
): Uint8Array => makeSectionFile(formatOf(version), attributes);

/**
 * Parses a file of deck attributes for the model that it was made with. Nothing in it is trusted, as in `parseModel`; the
 * arrays are views of the input. Of files of older versions, the index is computed, origins and kinds
 * are unknown, commanders have no rules, and decks the colours of their commanders.
 */
export const parseDeckAttributes = (
  input: Uint8Array,
  model: Model,
): Result<IndexedDeckAttributes, ModelError> => {
  const [cards, decks] = [modelCards(model), modelDecks(model)];
  // What files of older versions lack.
  const unknown = {
    ...unknownOrigins(decks),
    deckKinds: new Uint8Array(decks),
    cardRules: new Uint8Array(cards),
    cardExempt: new Int32Array(cards),
    deckColors: new Uint8Array(decks),
  };
  const parse = (version: number): Result<IndexedDeckAttributes, ModelError> => {
    const parsed = parseSectionFile(formatOf(version), input, (read) => {
      const inconsistency = findInconsistency(model, { ...unknown, ...read });
      return inconsistency ?? (version === WITHOUT_INDEX ? undefined : findIndexError(model, read));
    });
    if (!parsed.ok) return parsed;
    const attributes = { ...unknown, ...parsed.value };
    return ok(version === WITHOUT_INDEX ? indexDeckAttributes(model, attributes) : attributes);
  };
  const current = parse(SECTIONS.length);
  let parsed = current;
  for (let version = SECTIONS.length - 1; version > 0; version--) {
    if (parsed.ok || parsed.error.code !== 'version') return parsed;
    parsed = parse(version);
  }
  return !parsed.ok && parsed.error.code === 'version' ? current : parsed;
};

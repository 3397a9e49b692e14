import { ok, type Result } from '@crownsmith/domain';
import type { ModelError } from '../model/model-error';
import { modelCards, modelDecks, type Model } from '../model/model';
import { makeSectionFile, parseSectionFile, type SectionFormat } from '../model/section-file';
import { areBaseCountsOf, makeBaseCounts, type BaseCounts } from './base-counts';
import { ANY_COLOR, MAX_BRACKET, type DeckAttributes } from './deck-attributes';
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

/** What commanders allow by rules of their own. */
type Rules = Pick<DeckAttributes, 'cardRules' | 'cardExempt'>;

/** What files of every version have: older ones do not say where decks come from, nor whose they are, nor rules of commanders. */
type OlderAttributes = Omit<DeckAttributes, keyof DeckOrigins | 'deckKinds' | keyof Rules>;

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

const FORMAT_WITHOUT_KINDS: SectionFormat<Omit<IndexedDeckAttributes, 'deckKinds' | keyof Rules>> = {
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

const FORMAT_WITHOUT_RULES: SectionFormat<Omit<IndexedDeckAttributes, keyof Rules>> = {
  ...FORMAT_WITHOUT_KINDS,
  version: 4,
  sections: [...FORMAT_WITHOUT_KINDS.sections, ['deckKinds', Uint8Array]],
};

const FORMAT: SectionFormat<IndexedDeckAttributes> = {
  ...FORMAT_WITHOUT_RULES,
  version: 5,
  sections: [...FORMAT_WITHOUT_RULES.sections, ['cardRules', Uint8Array], ['cardExempt', Int32Array]],
};

/** Deck attributes as the bytes of a file. */
export const makeDeckAttributesFile = (attributes: IndexedDeckAttributes): Uint8Array =>
  makeSectionFile(FORMAT, attributes);

/** Versions whose files are still read, besides the current one. */
type OlderVersion = 1 | 2 | 3 | 4;

/** Deck attributes as a file of an older version, for tests. */
export const makeOlderDeckAttributesFile = (
  version: OlderVersion,
  attributes: IndexedDeckAttributes,
): Uint8Array => {
  if (version === 1) return makeSectionFile(FORMAT_WITHOUT_INDEX, attributes);
  if (version === 2) return makeSectionFile(FORMAT_WITHOUT_ORIGINS, attributes);
  return version === 3
    ? makeSectionFile(FORMAT_WITHOUT_KINDS, attributes)
    : makeSectionFile(FORMAT_WITHOUT_RULES, attributes);
};

const findIndexError = (
  model: Model,
  attributes: OlderAttributes & EarlyDecks & BaseCounts,
): string | undefined => {
  const inconsistency = findInconsistency(model, attributes);
  if (inconsistency !== undefined) return inconsistency;
  if (!areEarlyDecksOf(model, attributes)) return 'an early deck is unknown';
  return areBaseCountsOf(model, attributes) ? undefined : 'the base counts are invalid';
};

type Parsed<T> = Result<T, ModelError>;

const mapParsed = <T, U>(parsed: Parsed<T>, map: (value: T) => U): Parsed<U> =>
  parsed.ok ? ok(map(parsed.value)) : parsed;

/**
 * Parses a file of deck attributes for the model that it was made with. Nothing in it is trusted, as in `parseModel`; the
 * arrays are views of the input. Of files of older versions, the index is computed, origins and kinds
 * are unknown, and commanders have no rules.
 */
export const parseDeckAttributes = (input: Uint8Array, model: Model): Parsed<IndexedDeckAttributes> => {
  const decks = modelDecks(model);
  const cards = modelCards(model);
  const noRules = (): Rules => ({ cardRules: new Uint8Array(cards), cardExempt: new Int32Array(cards) });
  const unknownKinds = (): Pick<DeckAttributes, 'deckKinds' | keyof Rules> => ({
    deckKinds: new Uint8Array(decks),
    ...noRules(),
  });
  const unknown = () => ({ ...unknownOrigins(decks), ...unknownKinds() });
  const withOrigins = (
    attributes: Omit<IndexedDeckAttributes, 'deckKinds' | keyof Rules>,
  ): string | undefined => findIndexError(model, attributes) ?? findOriginError(decks, attributes);
  const withKinds = (attributes: Omit<IndexedDeckAttributes, keyof Rules>): string | undefined =>
    attributes.deckKinds.length === decks
      ? withOrigins(attributes)
      : 'it is about other decks than the model';
  const current = parseSectionFile(FORMAT, input, (attributes) => {
    const { cardRules, cardExempt } = attributes;
    if (cardRules.length !== cards || cardExempt.length !== cards)
      return 'it is about other cards than the model';
    return cardRules.every((rule) => rule <= ANY_COLOR) ? withKinds(attributes) : 'a rule is unknown';
  });
  const older: readonly (() => Parsed<IndexedDeckAttributes>)[] = [
    () =>
      mapParsed(parseSectionFile(FORMAT_WITHOUT_RULES, input, withKinds), (value) => ({
        ...value,
        ...noRules(),
      })),
    () =>
      mapParsed(parseSectionFile(FORMAT_WITHOUT_KINDS, input, withOrigins), (value) => ({
        ...value,
        ...unknownKinds(),
      })),
    () =>
      mapParsed(
        parseSectionFile(FORMAT_WITHOUT_ORIGINS, input, (attributes) => findIndexError(model, attributes)),
        (value) => ({ ...value, ...unknown() }),
      ),
    () =>
      mapParsed(
        parseSectionFile(FORMAT_WITHOUT_INDEX, input, (attributes) => findInconsistency(model, attributes)),
        (value) => indexDeckAttributes(model, { ...value, ...unknown() }),
      ),
  ];
  let parsed: Parsed<IndexedDeckAttributes> = current;
  for (const parse of older) {
    if (parsed.ok || parsed.error.code !== 'version') return parsed;
    parsed = parse();
  }
  return !parsed.ok && parsed.error.code === 'version' ? current : parsed;
};

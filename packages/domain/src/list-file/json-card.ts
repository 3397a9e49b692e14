import type { DeckListEntry, Finish } from '../deck-list/deck-list';
import { isOwnCategory, zoneOfWord, type DeckZone } from '../deck-list/heading';
import { normalizeName } from '../deck-list/list-entry';
import { isJsonObject, textAt, valueAt, type JsonObject } from './json-value';
import { MAX_COMMANDERS } from '../limits';

/** Where programs write what a list says of a card; the first that is there counts. */
const NAMES = [
  ['card', 'oracleCard', 'name'],
  ['card', 'name'],
  ['card_digest', 'name'],
  ['details', 'name'],
  ['name'],
  ['cardName'],
  ['card_name'],
  ['CardName'],
  ['Nickname'],
  ['card'],
];
const QUANTITIES = ['quantity', 'count', 'amount', 'qty', 'copies', 'Count', 'Quantity'];
const SETS = [
  ['card', 'edition', 'editioncode'],
  ['card', 'set'],
  ['card_digest', 'set'],
  ['setCode'],
  ['set_code'],
  ['set'],
];
const NUMBERS = [
  ['card', 'collectorNumber'],
  ['card', 'cn'],
  ['card_digest', 'collector_number'],
  ['collectorNumber'],
  ['collector_number'],
  ['number'],
];
const FINISHES = [['finish'], ['modifier'], ['printing_type']];
const ZONES = [['board'], ['boardType'], ['zone'], ['section'], ['b']];
const COMMANDER_FLAGS = ['isCommander', 'is_commander', 'commander', 'cmdr'];
const COMPANION_FLAGS = ['isCompanion', 'is_companion', 'companion'];

/** What a deck says of its categories (Archidekt). */
export interface Categories {
  /** Names of those whose cards are not in the deck. */
  readonly excluded: ReadonlySet<string>;
  /** Names of those whose cards are in the deck, though other lists have them beside it. */
  readonly included: ReadonlySet<string>;
  /** Names of those whose cards lead it. */
  readonly premier: ReadonlySet<string>;
}

const NO_CATEGORIES: Categories = { excluded: new Set(), included: new Set(), premier: new Set() };

const trimmedTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((each) => (typeof each === 'string' ? [each.trim()] : [])) : [];

/**
 * The categories that a deck of JSON describes. Where no card is in one called Commander, those that its player pins to the top
 * lead it; more than two cards do not.
 */
export const readCategories = (deck: unknown): Categories => {
  const listed = valueAt(deck, ['categories']);
  const described = (Array.isArray(listed) ? listed : []).filter(isJsonObject);
  if (described.length === 0) return NO_CATEGORIES;
  const namesOf = (isOne: (category: JsonObject) => boolean): ReadonlySet<string> =>
    new Set(described.filter(isOne).flatMap(({ name }) => (typeof name === 'string' ? [name.trim()] : [])));
  const pinned = namesOf(({ isPremier }) => isPremier === true);
  const cards = valueAt(deck, ['cards']);
  const ofCards = (Array.isArray(cards) ? cards : [])
    .filter(isJsonObject)
    .filter((card) => !isAbsent(card))
    .map((card) => trimmedTexts(card['categories']));
  const isPinned = (name: string): boolean => pinned.has(name) && zoneOfWord(name) === undefined;
  const isLed = ofCards.some((names) => names.some((name) => zoneOfWord(name) === 'commander'));
  const inPinned = ofCards.filter((names) => names.some(isPinned)).length;
  return {
    excluded: namesOf(({ includedInDeck }) => includedInDeck === false),
    included: namesOf(
      ({ name, includedInDeck, isPremier }) =>
        includedInDeck === true &&
        (isOwnCategory(String(name)) || (isPremier !== true && zoneOfWord(String(name)) === 'token')),
    ),
    premier: isLed || inPinned > MAX_COMMANDERS ? new Set() : pinned,
  };
};

/** A card of a deck in JSON; `count` is undefined where the value is no number of copies. */
export interface JsonCard {
  readonly entry: Omit<DeckListEntry, 'count'>;
  readonly count: number | undefined;
  /** The zone that the card itself states. */
  readonly zone: DeckZone | undefined;
}

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === 'true' || value === '1';

/** The copies that an object states; NaN for what is no number, undefined without any. */
export const quantityOf = (item: JsonObject): number | undefined => {
  const key = QUANTITIES.find((each) => item[each] !== undefined && item[each] !== null);
  return key === undefined ? undefined : Number(item[key]);
};

const zoneOfCategories = (
  names: readonly string[],
  { excluded, included, premier }: Categories,
): DeckZone | undefined => {
  const [first = ''] = names;
  const zone = included.has(first) ? 'main' : zoneOfWord(first);
  if (excluded.has(first)) return zone === undefined || zone === 'main' ? 'maybeboard' : zone;
  if (zone === 'sideboard' || zone === 'maybeboard' || zone === 'token') return zone;
  const zones = names.map((name) => zoneOfWord(name) ?? (premier.has(name) ? 'commander' : undefined));
  return zones.find((each) => each === 'commander' || each === 'companion');
};

const zoneOf = (item: JsonObject, names: readonly string[], categories: Categories): DeckZone | undefined => {
  if (COMMANDER_FLAGS.some((flag) => isTrue(item[flag]))) return 'commander';
  if (COMPANION_FLAGS.some((flag) => isTrue(item[flag]))) return 'companion';
  const word = textAt(item, ZONES);
  return zoneOfWord(word ?? '') ?? zoneOfCategories(names, categories);
};

const finishOf = (item: JsonObject): Finish | undefined => {
  const stated = textAt(item, FINISHES)?.toLowerCase();
  if (isTrue(item['isEtched']) || stated === 'etched') return 'etched';
  return isTrue(item['isFoil']) || isTrue(item['foil']) || stated === 'foil' ? 'foil' : undefined;
};

/** The name of the card that an object is of; undefined for anything else. Tabletop Simulator has its type in a second line. */
export const nameOf = (item: JsonObject): string | undefined => textAt(item, NAMES)?.split('\n', 1)[0];

/** Whether a card was taken out of its deck, or is there in no copy. */
export const isAbsent = (item: JsonObject): boolean =>
  quantityOf(item) === 0 || (item['deletedAt'] !== undefined && item['deletedAt'] !== null);

/**
 * A card of a deck in JSON.
 * @param name its name, where the object does not state it
 */
export const readJsonCard = (
  item: JsonObject,
  name: string,
  categories: Categories = NO_CATEGORIES,
): JsonCard => {
  const names = trimmedTexts(item['categories']);
  const set = textAt(item, SETS);
  const number = textAt(item, NUMBERS);
  const finish = finishOf(item);
  const own = names.filter((each) => zoneOfWord(each) === undefined || zoneOfWord(each) === 'main');
  const tags = trimmedTexts(item['tags']);
  const quantity = quantityOf(item) ?? 1;
  return {
    entry: {
      name: normalizeName(name),
      ...(set !== undefined && /^\w{2,6}$/.test(set) && { set: set.toUpperCase() }),
      ...(number !== undefined && { collectorNumber: number }),
      ...(finish !== undefined && { finish }),
      ...(own.length > 0 && { categories: own }),
      ...(tags.length > 0 && { tags }),
    },
    count: Number.isInteger(quantity) ? quantity : undefined,
    zone: zoneOf(item, names, categories),
  };
};

import { isEveryCreatureType } from '../card/creature-types';
import { ownTypes } from '../card/type-line';
import { memoizeText } from '../text/memoize-text';

/** Cards that a rule of a commander is about: those with all the types, and the number where one is stated. */
export interface CardFilter {
  /** Card types, supertypes and subtypes, as type lines have them; `Permanent` for any permanent type. */
  readonly types: readonly string[];
  readonly number?: {
    readonly of: 'manaValue' | 'power' | 'toughness';
    readonly least?: number;
    readonly most?: number;
  };
}

/** The fields of a card that filters read; what is missing is unknown. */
export interface FilteredCard {
  readonly typeLine?: string | undefined;
  readonly layout?: string | undefined;
  readonly manaValue?: number | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly isEveryCreatureType?: true | undefined;
  readonly name?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

/** Types and supertypes in lower case, one and several, as rules texts write them. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...[
    'Artifact',
    'Battle',
    'Creature',
    'Enchantment',
    'Instant',
    'Land',
    'Permanent',
    'Planeswalker',
  ].flatMap((type) => [[type.toLowerCase(), type] as const, [`${type.toLowerCase()}s`, type] as const]),
  ['sorcery', 'Sorcery'],
  ['sorceries', 'Sorcery'],
  ['kindred', 'Kindred'],
  ['basic', 'Basic'],
  ['legendary', 'Legendary'],
  ['snow', 'Snow'],
]);

const PERMANENTS = ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'];

/** Subtypes that are no creature types (CR 205.3g–k, read 2026-11-26), as far as cards of Commander decks have them. */
const OTHER_SUBTYPES: ReadonlySet<string> = new Set(
  (
    'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map ' +
    'Powerstone Spacecraft Stone Treasure Vehicle Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard ' +
    'Shrine Adventure Arcane Chorus Lesson Omen Trap Siege Cave Desert Forest Gate Island Lair Locus Mine Mountain ' +
    "Plains Planet Power-Plant Sphere Swamp Tower Town Urza's"
  ).split(' '),
);

const NO_SUBTYPES: ReadonlySet<string> = new Set(WORDS.values());
const isCreatureType = (type: string): boolean => !NO_SUBTYPES.has(type) && !OTHER_SUBTYPES.has(type);

const NUMBERS = { 'mana value': 'manaValue', power: 'power', toughness: 'toughness' } as const;
const NUMBER = / (?:with|of) (mana value|power|toughness) (\d+) or (greater|more|less)$/;

/** A kind of cards, `artifact creature` or `Angel`. Capital letters begin subtypes, which only stand before “cards”. */
const parseTypes = (text: string, hasCards: boolean): readonly string[] | undefined => {
  const types = text
    .split(' ')
    .map((word) => WORDS.get(word) ?? (hasCards && /^[A-Z][a-zA-Z'’-]+$/.test(word) ? word : undefined));
  return types.every((type) => type !== undefined) ? types : undefined;
};

/**
 * Reads which cards a rules text names; undefined where a word of it is not understood.
 */
export const parseCardFilters = (text: string): readonly CardFilter[] | undefined => {
  const [, name = '', value, order] = NUMBER.exec(text) ?? [];
  const kinds = text.replace(NUMBER, '').replace(/^(?:any|all) /, '');
  const hasCards = / cards?$/.test(kinds);
  const filters = kinds
    .replace(/ cards?$/, '')
    .split(/,? (?:and|or) |, /)
    .map((kind) => parseTypes(kind, hasCards));
  if (!filters.every((types) => types !== undefined)) return undefined;
  if (value === undefined) return filters.map((types) => ({ types }));
  const of = NUMBERS[name as keyof typeof NUMBERS];
  const number = order === 'less' ? { of, most: Number(value) } : { of, least: Number(value) };
  return filters.map((types) => ({ types, number }));
};

/** A printed number; undefined for one with a star. */
const numberOf = (value: string | number | undefined): number | undefined =>
  value === undefined || !/^-?\d+(?:\.\d+)?$/.test(String(value)) ? undefined : Number(value);

const makeWordsOf = (layout: string): ((typeLine: string) => ReadonlySet<string>) =>
  memoizeText(
    (typeLine) =>
      new Set(
        ownTypes({ typeLine, layout }).flatMap((face) => [
          ...face.supertypes,
          ...face.types,
          ...face.subtypes.flatMap((type) => type.split(' ')),
        ]),
      ),
  );
const wordsOf = makeWordsOf('normal');
const wordsOfSplit = makeWordsOf('split');

/** Whether a card is one of those that a filter is about; undefined where a field that tells is missing. */
export const matchesFilter = (card: FilteredCard, { types, number }: CardFilter): boolean | undefined => {
  const { typeLine } = card;
  if (typeLine === undefined) return undefined;
  const own = card.layout === 'split' ? wordsOfSplit(typeLine) : wordsOf(typeLine);
  const hasEveryType = (): boolean =>
    card.isEveryCreatureType ?? isEveryCreatureType({ ...card, typeLine, name: card.name ?? '' });
  const hasType = (type: string): boolean =>
    own.has(type) ||
    (type === 'Permanent' && PERMANENTS.some((permanent) => own.has(permanent))) ||
    (isCreatureType(type) && hasEveryType());
  if (!types.every(hasType)) return false;
  if (number === undefined) return true;
  const value = numberOf(card[number.of]);
  if (value === undefined) return undefined;
  return value >= (number.least ?? -Infinity) && value <= (number.most ?? Infinity);
};

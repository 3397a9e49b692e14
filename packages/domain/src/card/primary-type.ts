import { memoizeText } from '../text/memoize-text';
import { frontTypes } from './type-line';

/** The card types that group lists, in display order (specification, section 3). */
export const PRIMARY_TYPES = [
  'Creature',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
  'Battle',
  'Planeswalker',
  'Land',
] as const;
/** One of the eight types that group cards. */
export type PrimaryType = (typeof PRIMARY_TYPES)[number];

/** The order in which types decide the group of a card with several. */
const PRECEDENCE: readonly PrimaryType[] = [
  'Creature',
  'Land',
  'Planeswalker',
  'Battle',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
];

/** Types as old and joke cards print them. */
const OLD_WORDS: Readonly<Record<string, PrimaryType>> = {
  summon: 'Creature',
  eaturecray: 'Creature',
  interrupt: 'Instant',
  enchant: 'Enchantment',
};

/** Whether a value is a primary type. */
export const isPrimaryType = (value: unknown): value is PrimaryType =>
  (PRIMARY_TYPES as readonly unknown[]).includes(value);

/**
 * The primary type of a type line. The front face decides, so a sorcery with a land on its back is a sorcery. Undefined
 * for a card of none of the eight types (a scheme, a plane, a sticker sheet).
 * @example primaryTypeOf('Legendary Enchantment Creature — God') // 'Creature'
 * @example primaryTypeOf('Sorcery // Land') // 'Sorcery'
 * @example primaryTypeOf('Artifact Land') // 'Land'
 */
export const primaryTypeOf: (typeLine: string) => PrimaryType | undefined = memoizeText((typeLine) => {
  const words = frontTypes(typeLine).types.map((type) => type.toLowerCase());
  const types = words.map(
    (word) => OLD_WORDS[word] ?? PRIMARY_TYPES.find((type) => type.toLowerCase() === word),
  );
  return PRECEDENCE.find((type) => types.includes(type));
});

/** The cards of one primary type, or of none (`undefined`). */
export interface PrimaryTypeGroup<C> {
  readonly primaryType: PrimaryType | undefined;
  readonly cards: readonly C[];
}

/** Groups cards by primary type in display order, those of none last; without empty groups. Keeps the order within a group. */
export const groupByPrimaryType = <C extends { readonly primaryType?: PrimaryType | undefined }>(
  cards: Iterable<C>,
): readonly PrimaryTypeGroup<C>[] => {
  const all = [...cards];
  return [...PRIMARY_TYPES, undefined]
    .map((primaryType) => ({ primaryType, cards: all.filter((card) => card.primaryType === primaryType) }))
    .filter((group) => group.cards.length > 0);
};

import { frontTypes } from './type-line';

/** The eight groups that lists show, in display order (specification, section 3). */
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
export type PrimaryType = (typeof PRIMARY_TYPES)[number];

/** Which type decides where a face has several: a creature is a creature, an artifact land a land. */
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

/** Type words of old and joking cards, by what they stand for. */
const OLD_WORDS: Readonly<Record<string, PrimaryType>> = {
  summon: 'Creature',
  eaturecray: 'Creature',
  interrupt: 'Instant',
  enchant: 'Enchantment',
};

/** Whether a value is one of the eight groups. */
export const isPrimaryType = (value: unknown): value is PrimaryType =>
  (PRIMARY_TYPES as readonly unknown[]).includes(value);

/**
 * The group that holds a card, by its type line: the front face decides, so a spell with a land on its back is a
 * spell. Undefined for a card of none of the eight types (a scheme, a plane, a sticker sheet).
 * @example primaryTypeOf('Legendary Enchantment Creature — God') // 'Creature'
 * @example primaryTypeOf('Sorcery // Land') // 'Sorcery'
 * @example primaryTypeOf('Artifact Land') // 'Land'
 */
export const primaryTypeOf = (typeLine: string): PrimaryType | undefined => {
  const words = frontTypes(typeLine).types.map((type) => type.toLowerCase());
  const types = words.map(
    (word) => OLD_WORDS[word] ?? PRIMARY_TYPES.find((type) => type.toLowerCase() === word),
  );
  return PRECEDENCE.find((type) => types.includes(type));
};

/** A group of cards of one primary type; `undefined` holds what belongs to none. */
export interface PrimaryTypeGroup<C> {
  readonly primaryType: PrimaryType | undefined;
  readonly cards: readonly C[];
}

/** Cards by their primary type, in display order, those of none last; empty groups are left out. The order within a group is kept. */
export const groupByPrimaryType = <C extends { readonly primaryType?: PrimaryType | undefined }>(
  cards: Iterable<C>,
): readonly PrimaryTypeGroup<C>[] => {
  const all = [...cards];
  return [...PRIMARY_TYPES, undefined]
    .map((primaryType) => ({ primaryType, cards: all.filter((card) => card.primaryType === primaryType) }))
    .filter((group) => group.cards.length > 0);
};

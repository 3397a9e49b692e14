import { PRIMARY_TYPES, TAGS, type PrimaryType, type Tag } from '@crownsmith/domain';
import type { PageCard, PageRow } from '#app/model/card';
import { COLOR_FILTERS, isOfColor, type ColorFilter, type ListOptions } from './list-options';

/** The filter values that a page offers. */
export interface ListChoices {
  readonly colors: readonly ColorFilter[];
  readonly types: readonly PrimaryType[];
  readonly tags: readonly Tag[];
}

/** Colour identities are five bits. */
const IDENTITIES = Array.from({ length: 32 }, (_, identity) => identity);
/** Types and tags, each a bit of a card. */
const VALUES: readonly string[] = [...PRIMARY_TYPES, ...TAGS];

const bitOf = (value: PrimaryType | Tag): number => 1 << VALUES.indexOf(value);
const valueBits = new WeakMap<PageCard, number>();

/** The type and the tags of a card as bits. A page has hundreds of rows, mostly of cards that other pages have, too. */
const bitsOf = (card: PageCard): number => {
  const known = valueBits.get(card);
  if (known !== undefined) return known;
  let bits = card.primaryType ? bitOf(card.primaryType) : 0;
  for (const tag of card.tags) bits |= bitOf(tag);
  valueBits.set(card, bits);
  return bits;
};

/** The colours, types and tags that occur in the rows, and those that are filtered by. */
export const listChoices = (rows: readonly PageRow[], options: ListOptions): ListChoices => {
  let identities = 0;
  let values = 0;
  for (const { card } of rows) {
    identities |= 1 << card.colorIdentity;
    values |= bitsOf(card);
  }
  const occurring = IDENTITIES.filter((identity) => (identities & (1 << identity)) !== 0);
  return {
    colors: COLOR_FILTERS.filter(
      (color) => options.colors.includes(color) || occurring.some((identity) => isOfColor(identity, color)),
    ),
    types: PRIMARY_TYPES.filter((type) => type === options.type || (values & bitOf(type)) !== 0),
    tags: TAGS.filter((tag) => tag === options.tag || (values & bitOf(tag)) !== 0),
  };
};

import { PRIMARY_TYPES, TAGS, type PrimaryType, type Tag } from '@crownsmith/domain';
import type { PageRow } from '#app/model/card';
import { COLOR_FILTERS, isOfColor, type ColorFilter, type ListOptions } from './list-options';

/** The filter values that a page offers. */
export interface ListChoices {
  readonly colors: readonly ColorFilter[];
  readonly types: readonly PrimaryType[];
  readonly tags: readonly Tag[];
}

/** Colour identities are five bits. */
const ALL_IDENTITIES = Array.from({ length: 32 }, (_, identity) => identity);

/** The colours, types and tags that occur in the rows, and those that are filtered by. */
export const listChoices = (rows: readonly PageRow[], options: ListOptions): ListChoices => {
  let identities = 0;
  const types = new Set([options.type]);
  const tags = new Set([options.tag]);
  // A page has hundreds of rows, and no visitor waits for copies of their tags.
  for (const { card } of rows) {
    identities |= 1 << card.colorIdentity;
    types.add(card.primaryType);
    for (const tag of card.tags) tags.add(tag);
  }
  const occurring = ALL_IDENTITIES.filter((identity) => (identities & (1 << identity)) !== 0);
  return {
    colors: COLOR_FILTERS.filter(
      (color) => options.colors.includes(color) || occurring.some((identity) => isOfColor(identity, color)),
    ),
    types: PRIMARY_TYPES.filter((type) => types.has(type)),
    tags: TAGS.filter((tag) => tags.has(tag)),
  };
};

import { PRIMARY_TYPES, TAGS, type PrimaryType, type Tag } from '@crownsmith/domain';
import type { PageRow } from '#app/model/card';
import { COLOR_FILTERS, isOfColor, type ColorFilter, type ListOptions } from './list-options';

/** The filter values that a page offers. */
export interface ListChoices {
  readonly colors: readonly ColorFilter[];
  readonly types: readonly PrimaryType[];
  readonly tags: readonly Tag[];
}

/** The colours, types and tags that occur in the rows, and those that are filtered by. */
export const listChoices = (rows: readonly PageRow[], options: ListOptions): ListChoices => {
  const identities = new Set<number>();
  const types = new Set([options.type]);
  const tags = new Set([options.tag]);
  // A page has hundreds of rows, and no visitor waits for copies of their tags.
  for (const { card } of rows) {
    identities.add(card.colorIdentity);
    types.add(card.primaryType);
    for (const tag of card.tags) tags.add(tag);
  }
  const occurring = [...identities];
  return {
    colors: COLOR_FILTERS.filter(
      (color) => options.colors.includes(color) || occurring.some((identity) => isOfColor(identity, color)),
    ),
    types: PRIMARY_TYPES.filter((type) => types.has(type)),
    tags: TAGS.filter((tag) => tags.has(tag)),
  };
};

import type { ListSort } from './list-options';

const SORT_LABELS: Readonly<Record<ListSort, string>> = {
  inclusion: 'Inclusion',
  synergy: 'Synergy',
  lift: 'Lift',
  price: 'Price',
  salt: 'Salt',
  'mana-value': 'Mana value',
  name: 'Name',
};

/**
 * The label of a sort; lists without inclusion sort by their number of decks.
 * @example sortLabel('inclusion', false) // 'Decks'
 */
export const sortLabel = (sort: ListSort, byInclusion: boolean): string =>
  sort === 'inclusion' && !byInclusion ? 'Decks' : SORT_LABELS[sort];

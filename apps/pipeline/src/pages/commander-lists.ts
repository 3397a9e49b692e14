import { COMMANDER_LISTS, COMMANDER_LIST_TITLES, type CardList, type CardRow } from '@crownsmith/api-client';
import { byInclusion, bySynergy } from './card-row';
import type { CardGroup } from './card-group';

/** What decides where a card is shown. */
export interface ListFacts {
  readonly group: CardGroup | undefined;
  readonly gameChanger: boolean;
  /** released within the last year before the newest deck or card */
  readonly isNew: boolean;
}

type ListTag = (typeof COMMANDER_LISTS)[number];

/** FIELD.md: ten of the special lists, fifty of each type. */
const SPECIAL_LENGTH = 10;
const TYPE_LENGTH = 50;
const isSpecial = (tag: ListTag): boolean =>
  tag === 'newcards' || tag === 'highsynergycards' || tag === 'topcards' || tag === 'gamechangers';

/**
 * The lists of a commander page in the order that players know. The special lists come first and each card is shown
 * once: what New Cards, High Synergy Cards, Top Cards or Game Changers show is left out of what follows.
 * Empty lists are left out.
 * @param order how the lists but High Synergy Cards are sorted; by inclusion unless the rows come ranked
 * @param rows the cards of the commander's decks, basic lands and cards that are not legal left out
 */
export const commanderLists = (
  rows: readonly CardRow[],
  facts: (slug: string) => ListFacts,
  order: (a: CardRow, b: CardRow) => number = byInclusion,
): CardList[] => {
  const shown = new Set<string>();
  const take = (
    candidates: readonly CardRow[],
    sort: (a: CardRow, b: CardRow) => number,
    length: number,
  ): CardRow[] => {
    const list = candidates
      .filter((row) => !shown.has(row.slug))
      .sort(sort)
      .slice(0, length);
    for (const row of list) shown.add(row.slug);
    return list;
  };
  const special: Readonly<Record<string, () => CardRow[]>> = {
    newcards: () =>
      take(
        rows.filter((row) => facts(row.slug).isNew),
        order,
        SPECIAL_LENGTH,
      ),
    highsynergycards: () =>
      take(
        rows.filter((row) => (row.synergy ?? 0) > 0),
        bySynergy,
        SPECIAL_LENGTH,
      ),
    topcards: () => take(rows, order, SPECIAL_LENGTH),
    gamechangers: () =>
      take(
        rows.filter((row) => facts(row.slug).gameChanger),
        order,
        SPECIAL_LENGTH,
      ),
  };
  return COMMANDER_LISTS.map((tag) => {
    const list = isSpecial(tag)
      ? (special[tag]?.() ?? [])
      : take(
          rows.filter((row) => facts(row.slug).group === tag),
          order,
          TYPE_LENGTH,
        );
    return { tag, header: COMMANDER_LIST_TITLES[tag], rows: list };
  }).filter((list) => list.rows.length > 0);
};

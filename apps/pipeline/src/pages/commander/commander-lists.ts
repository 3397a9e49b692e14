import {
  COMMANDER_LISTS,
  COMMANDER_LIST_TITLES,
  type CardList,
  type CardRow,
  type CommanderListTag,
} from '@crownsmith/api-client';
import { byInclusion, bySynergy } from '#src/pages/card-row';
import { isCardGroup, type CardGroup } from '#src/pages/card-group';

/** What decides where a card is shown. */
export interface ListFacts {
  readonly group: CardGroup | undefined;
  readonly gameChanger: boolean;
  /** released within the last year before the newest deck or card */
  readonly isNew: boolean;
}

/** FIELD.md: ten of the special lists, fifty of each type. */
const SPECIAL_LENGTH = 10;
const TYPE_LENGTH = 50;

/** From so many decks that could play a card on, and so large a share of all, its rate says something. */
const LEAST_POTENTIAL = 3;
const LEAST_POTENTIAL_SHARE = 0.02;

/**
 * Whether too few decks could play a card for its rate to stand beside the others': a card of last week is in all of the
 * one deck that is younger. Where there are few decks at all, none is thin.
 */
const isThin = (row: CardRow, decks: number): boolean =>
  row.potential_decks < Math.min(decks / 2, Math.max(LEAST_POTENTIAL, decks * LEAST_POTENTIAL_SHARE));

/** How lists are made where not as on a commander page. */
export interface ListOptions {
  /** how the lists but High Synergy Cards are sorted; by inclusion unless the rows come ranked */
  readonly order?: (a: CardRow, b: CardRow) => number;
  /** most rows of a list by type */
  readonly typeLength?: number;
}

/**
 * The lists of a commander page in the order that players know. The special lists come first and each card is shown
 * once: what New Cards, High Synergy Cards, Top Cards or Game Changers show is left out of what follows.
 * Cards that too few of the decks could play stand in New Cards alone. Empty lists are left out.
 * @param rows the cards of the commander's decks, basic lands and cards that are not legal left out
 */
export const commanderLists = (
  rows: readonly CardRow[],
  facts: (slug: string) => ListFacts,
  { order = byInclusion, typeLength = TYPE_LENGTH }: ListOptions = {},
): CardList[] => {
  const shown = new Set<string>();
  const decks = rows.reduce((most, row) => Math.max(most, row.potential_decks), 0);
  const sorted = [...rows].sort(order);
  const ranked = sorted.filter((row) => !isThin(row, decks));
  const byGroup = new Map<CardGroup | undefined, CardRow[]>();
  const fresh: CardRow[] = [];
  const changers: CardRow[] = [];
  for (const row of sorted) if (facts(row.slug).isNew) fresh.push(row);
  for (const row of ranked) {
    const { group, gameChanger } = facts(row.slug);
    const own = byGroup.get(group);
    if (own === undefined) byGroup.set(group, [row]);
    else own.push(row);
    if (gameChanger) changers.push(row);
  }
  const take = (candidates: readonly CardRow[], length: number): CardRow[] => {
    const list: CardRow[] = [];
    for (const row of candidates) {
      if (list.length === length) break;
      if (!shown.has(row.slug)) list.push(row);
    }
    for (const row of list) shown.add(row.slug);
    return list;
  };
  const candidates = (tag: CommanderListTag): readonly CardRow[] => {
    switch (tag) {
      case 'newcards':
        return fresh;
      case 'highsynergycards':
        return ranked.filter((row) => (row.synergy ?? 0) > 0).sort(bySynergy);
      case 'topcards':
        return ranked;
      case 'gamechangers':
        return changers;
      default:
        return byGroup.get(tag) ?? [];
    }
  };
  return COMMANDER_LISTS.map((tag) => ({
    tag,
    header: COMMANDER_LIST_TITLES[tag],
    rows: take(candidates(tag), isCardGroup(tag) ? typeLength : SPECIAL_LENGTH),
  })).filter((list) => list.rows.length > 0);
};

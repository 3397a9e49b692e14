import {
  COMMANDER_LISTS,
  COMMANDER_LIST_TITLES,
  type CardList,
  type CardRow,
  type CommanderListTag,
} from '@crownsmith/api-client';
import { isCardGroup, type CardGroup } from './card-group';
import { rowInclusion, sortByInclusion, sortBySynergy } from './card-row';

/**
 * Fewest decks behind sections of rates: the lists of a theme or tribe, High Synergy Cards, and what decks of a precon's
 * commander add and cut. With fewer decks one of them decides every rate, so the sections are left out.
 */
export const MIN_RATE_DECKS = 5;

/** Cards are new for so many days, up to the newest deck. */
export const NEW_DAYS = 365;

/** Facts that decide which list of a page shows a card. */
export interface ListFacts {
  readonly group: CardGroup | undefined;
  readonly gameChanger: boolean;
  /** released within a year before the newest deck or card */
  readonly isNew: boolean;
}

const SPECIAL_LIST_LENGTH = 10;
/** Most rows of a list by type. */
export const TYPE_LIST_LENGTH = 50;

/** A rate is meaningful from this many potential decks, or this share of all decks if that is more. */
export const MIN_POTENTIAL = 3;
export const MIN_POTENTIAL_SHARE = 0.02;

/**
 * Whether too few decks could play a card to compare its rate with others: a card of last week is in all of the one deck
 * that is younger. If there are few decks at all, no card is excluded.
 */
const hasTooFewDecks = (row: CardRow, decks: number): boolean =>
  row.potential_decks < Math.min(decks / 2, Math.max(MIN_POTENTIAL, decks * MIN_POTENTIAL_SHARE));

/** From this many decks on, lists end where a card's decks or share say nothing. */
const MIN_DECKS_TO_END = 50;
/** A row of fewer decks is negligible. */
export const MIN_ROW_DECKS = 3;
const MIN_ROW_SHARE = 0.01;

/** Whether a card of a commander with enough decks is in so few of them that its rate is chance. */
const isNegligible = (row: CardRow, decks: number): boolean =>
  decks >= MIN_DECKS_TO_END && (row.num_decks < MIN_ROW_DECKS || rowInclusion(row) < MIN_ROW_SHARE);

/** Whether a group is of lands: they have lists of their own and stay out of High Synergy Cards and Top Cards. */
const isLandGroup = (group: CardGroup | undefined): boolean => group === 'lands' || group === 'utilitylands';

/** A row with the facts of its card. */
export interface FactsRow {
  readonly row: CardRow;
  readonly facts: ListFacts;
}

/** Deviations from the lists of a commander page. */
export interface ListOptions {
  /** order of the lists other than High Synergy Cards; by shrunk inclusion by default */
  readonly order?: (a: CardRow, b: CardRow) => number;
  /** most rows of a list by type */
  readonly typeLength?: number;
  /** lists cards of negligible rates, too */
  readonly withNegligible?: boolean;
}

/**
 * The lists of a commander page in their established order. Special lists come first and each card is listed once: the
 * cards of New Cards, High Synergy Cards, Top Cards and Game Changers are left out of the lists after them.
 * Lands are in neither High Synergy Cards nor Top Cards; High Synergy Cards needs `MIN_RATE_DECKS` decks. Cards that too few decks could play are listed in New Cards only, and so are cards that almost none of many decks play. Empty lists are left out.
 * @param rows the cards of the commander's decks without basic lands and cards that are not legal
 */
export const makeCardLists = (
  rows: readonly FactsRow[],
  { order, typeLength = TYPE_LIST_LENGTH, withNegligible = false }: ListOptions = {},
): CardList[] => {
  const decks = rows.reduce((most, { row }) => Math.max(most, row.potential_decks), 0);
  const sorted = order === undefined ? sortByInclusion(rows) : rows.toSorted((a, b) => order(a.row, b.row));
  const ranked = sorted.filter(
    ({ row }) => !hasTooFewDecks(row, decks) && (withNegligible || !isNegligible(row, decks)),
  );
  const spells = ranked.filter((one) => !isLandGroup(one.facts.group));
  const byGroup = new Map<CardGroup | undefined, FactsRow[]>();
  for (const one of ranked) {
    const { group } = one.facts;
    const list = byGroup.get(group);
    if (list === undefined) byGroup.set(group, [one]);
    else list.push(one);
  }
  const candidatesOf = (tag: CommanderListTag): readonly FactsRow[] => {
    switch (tag) {
      case 'newcards':
        return sorted.filter((one) => one.facts.isNew);
      case 'highsynergycards':
        return decks < MIN_RATE_DECKS
          ? []
          : sortBySynergy(spells.filter(({ row }) => (row.synergy ?? 0) > 0));
      case 'topcards':
        return spells;
      case 'gamechangers':
        return ranked.filter((one) => one.facts.gameChanger);
      default:
        return isCardGroup(tag) ? (byGroup.get(tag) ?? []) : [];
    }
  };
  const listed = new Set<string>();
  const takeUnlisted = (candidates: readonly FactsRow[], length: number): CardRow[] => {
    const list: CardRow[] = [];
    for (const { row } of candidates) {
      if (list.length === length) break;
      if (!listed.has(row.slug)) list.push(row);
    }
    for (const row of list) listed.add(row.slug);
    return list;
  };
  return COMMANDER_LISTS.map((tag) => ({
    tag,
    header: COMMANDER_LIST_TITLES[tag],
    rows: takeUnlisted(candidatesOf(tag), isCardGroup(tag) ? typeLength : SPECIAL_LIST_LENGTH),
  })).filter((list) => list.rows.length > 0);
};

/** The lists of `makeCardLists` of rows whose facts are found by slug. */
export const makeCommanderLists = (
  rows: readonly CardRow[],
  facts: (slug: string) => ListFacts,
): CardList[] => makeCardLists(rows.map((row) => ({ row, facts: facts(row.slug) })));

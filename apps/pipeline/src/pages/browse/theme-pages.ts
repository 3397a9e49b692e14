import type { CardList, CommanderRow, ThemePage, ThemeRow } from '@crownsmith/api-client';
import {
  DECK_THEMES,
  deckTheme,
  isColorIdentity,
  MAIN_GROUPS_NOTE,
  MIN_TRIBE_CATALOG_CARDS,
  THEME_RULE_NOTE,
  themeSignals,
  TRIBE_RULE,
  tribesOf,
  type Card,
} from '@crownsmith/domain';
import { MIN_RATE_DECKS, byInclusion } from '@crownsmith/answers/lists';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import type { DeckGroup } from '#src/aggregate/deck-groups';
import { groupRange } from '#src/aggregate/grouped-rows';
import { addToList } from '#src/multi-map';
import { byRankedDecks, overallRow } from '#src/pages/card-row';
import { isListed } from '#src/pages/listed-card';
import { makeSubsetLists } from '#src/pages/commander/subset-lists';
import { groupName } from '#src/pages/group-name';
import { ranksOf, zoneCardSlugs, type PageContext, type Zone } from '#src/pages/page-context';

const MAX_COMMANDERS = 100;
const MAX_COMMANDERS_OF_IDENTITY = 30;
const TYPE_LENGTH_OF_IDENTITY = 25;
const MAX_MEMBERS = 100;

const ruleOf = ({ kind, key }: DeckGroup): string =>
  `${kind === 'theme' ? `${deckTheme(key)?.rule ?? ''} ${THEME_RULE_NOTE}` : TRIBE_RULE} ${MAIN_GROUPS_NOTE}`;

/** Commanders and pairs of a subset, with their decks in it. */
const listCommanders = (
  context: PageContext,
  { subsetCounts }: BrowseCounts,
  zones: ReadonlyMap<number, Zone>,
  subset: number,
  limit: number,
): CommanderRow[] => {
  const [numbers = new Int32Array(), counts = new Int32Array()] = subsetCounts.zones.columns;
  const [from, to] = groupRange(subsetCounts.zones, subset);
  // Banned zones rank behind all others, so that they do not move their ranks.
  const ranks = ranksOf(
    Array.from(counts.subarray(from, to), (count, index) =>
      zones.get(numbers[from + index] ?? -1)?.banned === true ? -1 : count,
    ),
  );
  return ranks
    .flatMap((rank, index): CommanderRow[] => {
      const zone = zones.get(numbers[from + index] ?? -1);
      if (zone === undefined) return [];
      const num_decks = counts[from + index] ?? 0;
      return [
        { slug: zone.slug, cards: zoneCardSlugs(context, zone), num_decks, rank: zone.banned ? 0 : rank },
      ];
    })
    .sort(byRankedDecks)
    .slice(0, limit);
};

const makeMemberList = (
  context: PageContext,
  { kind }: DeckGroup,
  members: readonly number[],
): CardList[] => {
  const rows = members.map((card) => overallRow(context, card)).sort(byInclusion);
  const header = kind === 'tribe' ? 'Cards of the Type' : 'Cards of the Theme';
  return rows.length === 0 ? [] : [{ tag: 'members', header, rows: rows.slice(0, MAX_MEMBERS) }];
};

/** By group: its subsets of one exact identity each. */
const identitySubsets = ({
  subsets,
}: BrowseCounts): ReadonlyMap<number, readonly (readonly [identity: number, subset: number])[]> => {
  const byGroup = new Map<number, (readonly [number, number])[]>();
  subsets.forEach((subset, number) => {
    if (subset.kind === 'identity') addToList(byGroup, subset.group, [subset.identity, number]);
  });
  return byGroup;
};

/** By creature type, or by theme: the cards that lists may show. */
const membersBy = (
  context: PageContext,
  keysOf: (card: Card) => readonly string[],
): ReadonlyMap<string, readonly number[]> => {
  const byKey = new Map<string, number[]>();
  context.cards.forEach((card, number) => {
    if (isListed(card)) for (const key of keysOf(card)) addToList(byKey, key, number);
  });
  return byKey;
};

/** Pages of all themes and tribes. */
export interface ThemePages {
  readonly themes: readonly ThemeRow[];
  readonly tribes: readonly ThemeRow[];
  /** creature types with decks, as written on cards, in alphabetical order */
  readonly playedTribes: readonly string[];
  /** generates pages one by one, so that only one is in memory */
  pages(): Iterable<readonly [path: string, page: ThemePage]>;
}

const byDecksAndName = (a: ThemeRow, b: ThemeRow): number =>
  b.num_decks - a.num_decks || (a.name < b.name ? -1 : 1);

/** Makes the pages of all themes, and of tribes that have decks or enough cards. */
export const makeThemePages = (context: PageContext, browse: BrowseCounts): ThemePages => {
  const { subsetCounts } = browse;
  const zones = new Map(context.zones.map((zone) => [zone.number, zone]));
  const byIdentity = identitySubsets(browse);
  const members = membersBy(context, tribesOf);
  const cardsOfThemes = membersBy(context, themeSignals);
  const membersOf = ({ kind, key }: DeckGroup): readonly number[] =>
    (kind === 'tribe' ? members : cardsOfThemes).get(key) ?? [];
  // The subset of a group over all colours has the group's number.
  const played = browse.groups.flatMap((group, number) =>
    (subsetCounts.decks[number] ?? 0) > 0 ? [{ group, number }] : [],
  );
  const playedTribes = new Set(played.flatMap(({ group }) => (group.kind === 'tribe' ? [group.key] : [])));
  const playedThemes = new Set(played.flatMap(({ group }) => (group.kind === 'theme' ? [group.key] : [])));
  const unplayedThemes = DECK_THEMES.filter(({ key }) => !playedThemes.has(key)).map(({ key }) => ({
    group: { kind: 'theme', key } as const,
    number: -1,
  }));
  const unplayedTribes = [...members].flatMap(([key, cards]) =>
    cards.length >= MIN_TRIBE_CATALOG_CARDS && !playedTribes.has(key)
      ? [{ group: { kind: 'tribe', key } as const, number: -1 }]
      : [],
  );
  const all = [...played, ...unplayedThemes, ...unplayedTribes];
  const makeRow = ({ group, number }: (typeof all)[number]): ThemeRow => ({
    ...groupName(group),
    num_decks: subsetCounts.decks[number] ?? 0,
  });
  const makeIdentityPages = (group: number): ThemePage['by_identity'] =>
    Object.fromEntries(
      (byIdentity.get(group) ?? []).map(([identity, subset]) => [
        String(identity),
        {
          num_decks: subsetCounts.decks[subset] ?? 0,
          commanders: listCommanders(context, browse, zones, subset, MAX_COMMANDERS_OF_IDENTITY),
          lists: makeSubsetLists(
            context,
            subsetCounts,
            subset,
            isColorIdentity(identity) ? { allowed: identity } : {},
            TYPE_LENGTH_OF_IDENTITY,
          ),
        },
      ]),
    );
  const makePage = (one: (typeof all)[number]): ThemePage => {
    const { group, number } = one;
    const row = makeRow(one);
    // With few decks, a theme lists its cards and a tribe those of its type instead of what its decks play.
    const hasFewDecks = row.num_decks < MIN_RATE_DECKS;
    return {
      ...row,
      rule: ruleOf(group),
      potential_decks: context.counts.report.decks,
      commanders: number < 0 ? [] : listCommanders(context, browse, zones, number, MAX_COMMANDERS),
      lists: hasFewDecks
        ? makeMemberList(context, group, membersOf(group))
        : makeSubsetLists(context, subsetCounts, number, {}),
      by_identity: number < 0 ? {} : makeIdentityPages(number),
    };
  };
  const makeRows = (kind: DeckGroup['kind']): readonly ThemeRow[] =>
    all
      .filter(({ group }) => group.kind === kind)
      .map(makeRow)
      .sort(byDecksAndName);
  return {
    themes: makeRows('theme'),
    tribes: makeRows('tribe'),
    playedTribes: [...playedTribes].sort(),
    *pages() {
      for (const one of all) {
        const folder = one.group.kind === 'theme' ? 'themes' : 'typal';
        yield [`${folder}/${groupName(one.group).key}.json`, makePage(one)];
      }
    },
  };
};

import type { CardList, CommanderRow, ThemePage, ThemeRow } from '@crownsmith/api-client';
import {
  deckTheme,
  isColorIdentity,
  MIN_TRIBE_CATALOG_CARDS,
  THEME_RULE_NOTE,
  TRIBE_RULE,
  tribeKey,
  tribeName,
  tribesOf,
} from '@crownsmith/domain';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import type { DeckGroup } from '#src/aggregate/deck-groups';
import { byInclusion } from '#src/pages/card-row';
import { ranksOf, type PageContext, type Zone } from '#src/pages/page-context';
import { partLists } from '#src/pages/commander/subset-lists';
import { isListed, overallRow } from './top-lists';

const COMMANDERS = 100;
const COMMANDERS_OF_IDENTITY = 30;
const TYPE_LENGTH_OF_IDENTITY = 25;
/** A tribe with fewer decks shows the cards of its type instead of what these decks play. */
const LEAST_DECKS = 3;
const MEMBERS = 100;

/** The address of a kind of deck and what it is called. */
export const groupName = ({ kind, key }: DeckGroup): { readonly key: string; readonly name: string } =>
  kind === 'theme'
    ? { key, name: deckTheme(key)?.name ?? key }
    : { key: tribeKey(key), name: tribeName(key) };

const ruleOf = ({ kind, key }: DeckGroup): string =>
  kind === 'theme' ? `${deckTheme(key)?.rule ?? ''} ${THEME_RULE_NOTE}` : TRIBE_RULE;

/** Commanders and pairs of a part's decks, with the decks that they have in it. */
const commandersOf = (
  context: PageContext,
  { partCounts }: BrowseCounts,
  zones: ReadonlyMap<number, Zone>,
  part: number,
  length: number,
): CommanderRow[] => {
  const {
    starts,
    columns: [numbers = new Int32Array(), counts = new Int32Array()],
  } = partCounts.zones;
  const from = starts[part] ?? 0;
  const to = starts[part + 1] ?? 0;
  const ranks = ranksOf(Array.from(counts.subarray(from, to)));
  return ranks
    .flatMap((rank, index): CommanderRow[] => {
      const zone = zones.get(numbers[from + index] ?? -1);
      if (zone === undefined) return [];
      const cards = zone.cards.flatMap((card) => context.cards[card]?.slug ?? []);
      return [{ slug: zone.slug, cards, num_decks: counts[from + index] ?? 0, rank }];
    })
    .sort((a, b) => b.num_decks - a.num_decks || (a.slug < b.slug ? -1 : 1))
    .slice(0, length);
};

const membersOf = (context: PageContext, members: readonly number[]): CardList[] => {
  const rows = members.map((card) => overallRow(context, card)).sort(byInclusion);
  return rows.length === 0
    ? []
    : [{ tag: 'members', header: 'Cards of the Type', rows: rows.slice(0, MEMBERS) }];
};

/** Parts of a group by exact identity. */
const identityParts = ({
  parts,
}: BrowseCounts): ReadonlyMap<number, readonly (readonly [number, number])[]> => {
  const found = new Map<number, (readonly [identity: number, part: number])[]>();
  parts.forEach((part, number) => {
    if (part.kind !== 'identity') return;
    found.set(part.group, [...(found.get(part.group) ?? []), [part.identity, number]]);
  });
  return found;
};

/** Creature types with the cards of each that lists may show. */
const tribeMembers = (context: PageContext): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  context.cards.forEach((card, number) => {
    if (!isListed(card)) return;
    for (const tribe of tribesOf(card)) {
      const known = found.get(tribe);
      if (known === undefined) found.set(tribe, [number]);
      else known.push(number);
    }
  });
  return found;
};

/** Pages of all themes and tribes. Parts of a group's own number are its decks over all colours. */
export interface ThemePages {
  readonly themes: readonly ThemeRow[];
  readonly tribes: readonly ThemeRow[];
  /** creature types with decks, as the cards write them, in alphabetical order */
  readonly playedTribes: readonly string[];
  /** one page after the other, so that only one is held */
  pages(): Iterable<readonly [path: string, page: ThemePage]>;
}

const byDecks = (a: ThemeRow, b: ThemeRow): number => b.num_decks - a.num_decks || (a.name < b.name ? -1 : 1);

/** Makes the pages of themes that have decks, and of tribes that have decks or enough cards. */
export const themePages = (context: PageContext, browse: BrowseCounts): ThemePages => {
  const { partCounts } = browse;
  const zones = new Map(context.zones.map((zone) => [zone.number, zone]));
  const byIdentity = identityParts(browse);
  const members = tribeMembers(context);
  const played = browse.groups.flatMap((group, number) =>
    (partCounts.decks[number] ?? 0) > 0 ? [{ group, number }] : [],
  );
  const playedTribes = new Set(played.flatMap(({ group }) => (group.kind === 'tribe' ? [group.key] : [])));
  const unplayed = [...members].flatMap(([key, cards]) =>
    cards.length >= MIN_TRIBE_CATALOG_CARDS && !playedTribes.has(key)
      ? [{ group: { kind: 'tribe', key } as const, number: -1 }]
      : [],
  );
  const all = [...played, ...unplayed];
  const rowOf = ({ group, number }: (typeof all)[number]): ThemeRow => ({
    ...groupName(group),
    num_decks: partCounts.decks[number] ?? 0,
  });
  const identityPages = (group: number): ThemePage['by_identity'] =>
    Object.fromEntries(
      (byIdentity.get(group) ?? []).map(([identity, part]) => [
        String(identity),
        {
          num_decks: partCounts.decks[part] ?? 0,
          commanders: commandersOf(context, browse, zones, part, COMMANDERS_OF_IDENTITY),
          lists: partLists(
            context,
            partCounts,
            part,
            isColorIdentity(identity) ? { identity } : {},
            TYPE_LENGTH_OF_IDENTITY,
          ),
        },
      ]),
    );
  const pageOf = (one: (typeof all)[number]): ThemePage => {
    const { group, number } = one;
    const row = rowOf(one);
    const few = group.kind === 'tribe' && row.num_decks < LEAST_DECKS;
    return {
      ...row,
      rule: ruleOf(group),
      potential_decks: context.counts.report.decks,
      commanders: number < 0 ? [] : commandersOf(context, browse, zones, number, COMMANDERS),
      lists: few
        ? membersOf(context, members.get(group.key) ?? [])
        : partLists(context, partCounts, number, {}),
      by_identity: number < 0 ? {} : identityPages(number),
    };
  };
  const rowsOf = (kind: DeckGroup['kind']): readonly ThemeRow[] =>
    all
      .filter(({ group }) => group.kind === kind)
      .map(rowOf)
      .sort(byDecks);
  return {
    themes: rowsOf('theme'),
    tribes: rowsOf('tribe'),
    playedTribes: [...playedTribes].sort(),
    *pages() {
      for (const one of all) {
        const folder = one.group.kind === 'theme' ? 'themes' : 'typal';
        yield [`${folder}/${groupName(one.group).key}.json`, pageOf(one)];
      }
    },
  };
};

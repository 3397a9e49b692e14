import {
  type MovingPage,
  type MovingRow,
  TIME_WINDOWS,
  TopListPage,
  type Combo,
  type CommanderRow,
  type CommanderVariants,
  type CommanderWindowsPage,
  type PreconIndex,
  type PreconPage,
  type SaltListPage,
  type SetPage,
  type ThemePage,
  type TimeWindow,
  type ZoneListPage,
} from '@crownsmith/api-client';
import { identityColors, type ColorIdentity } from '@crownsmith/domain';
import type * as z from 'zod';
import type { ComboView, PageCombo } from '#app/model/combo';
import type { ZoneListView } from '#app/model/command-zone';
import type { CommanderWindowView, PageCommander, VariantView } from '#app/model/commander';
import type { PagePrecon, PreconView } from '#app/model/precon';
import type { MovingView, PageMovingRow } from '#app/model/moving';
import type { SetView } from '#app/model/set';
import type { ThemeKind, ThemeView } from '#app/model/theme';
import type { PageTimeWindow, SaltListView, TopListView } from '#app/model/top-list';
import { toIdentity, type RowViews } from './row-views.server';

/** A list of top cards, of an older snapshot too: those have neither rules nor time windows. */
export const AnyTopListPage = TopListPage.partial({ rule: true, windows: true });
type AnyTopListPage = z.infer<typeof AnyTopListPage>;

/** Fewer colours first, then in WUBRG order. */
const byColors = (a: ColorIdentity, b: ColorIdentity): number =>
  identityColors(a).length - identityColors(b).length || a - b;

/** Time windows with decks, shortest first, `all` last. */
const windowsOf = (page: AnyTopListPage): readonly PageTimeWindow[] =>
  TIME_WINDOWS.flatMap((window): readonly PageTimeWindow[] => {
    if (window === 'all') return [{ window, decks: page.decks }];
    const decks = page.windows?.[window]?.decks ?? 0;
    return decks > 0 ? [{ window, decks }] : [];
  });

/** Joins the page files of lists, sets, precons, themes, combos and variants with the catalogue. */
export const createBrowseViews = ({ toCards, toRows, toLists, toCounted, toCommander }: RowViews) => {
  /** Rows of cards that the catalogue lacks are left out; a commander's card has its slug. */
  const toMoving = (rows: readonly MovingRow[]): readonly PageMovingRow[] =>
    rows.flatMap((row) => toCards([row.slug]).map((card) => ({ ...row, card })));

  const toKnownCommanders = (rows: readonly CommanderRow[]): readonly PageCommander[] =>
    rows.map(toCommander).filter(({ cards }) => cards.length > 0);

  const pageCombo = (combo: Omit<Combo, 'prerequisites' | 'steps'>): PageCombo => ({
    id: combo.id,
    cards: toCards(combo.cards),
    identity: toIdentity(combo.identity),
    results: combo.results,
    numDecks: combo.num_decks,
    potentialDecks: combo.potential_decks,
  });

  const pagePrecon = (precon: PreconIndex['precons'][number]): PagePrecon => ({
    slug: precon.slug,
    name: precon.name,
    set: precon.set,
    releasedAt: precon.released_at,
    commanders: toCards(precon.commanders),
    identity: toIdentity(precon.identity),
  });

  return {
    /** The list over a time window; over all time where the window has no decks. */
    top: (page: AnyTopListPage, requested: TimeWindow): TopListView => {
      const windows = windowsOf(page);
      const { window, decks } = windows.find((known) => known.window === requested) ?? {
        window: 'all',
        decks: page.decks,
      };
      const counted = window === 'all' ? undefined : page.windows?.[window];
      return {
        header: page.header,
        rule: page.rule ?? '',
        decks,
        window,
        windows,
        lists: toLists(
          counted
            ? [{ tag: 'topcards', header: page.lists[0]?.header ?? page.header, rows: counted.rows }]
            : page.lists,
        ),
      };
    },

    moving: ({ sets, cards, commanders, ...page }: MovingPage): MovingView => ({
      ...page,
      cards: { rising: toMoving(cards.rising), falling: toMoving(cards.falling) },
      commanders: { rising: toMoving(commanders.rising), falling: toMoving(commanders.falling) },
      sets: sets.map(({ released_at, rows, ...set }) => ({
        ...set,
        releasedAt: released_at,
        rows: toRows(rows),
      })),
    }),

    commanderWindows: ({ windows }: CommanderWindowsPage): ReadonlyMap<TimeWindow, CommanderWindowView> =>
      new Map(
        TIME_WINDOWS.flatMap((window) => {
          const counted = windows[window];
          return counted ? [[window, { decks: counted.decks, rows: toKnownCommanders(counted.rows) }]] : [];
        }),
      ),

    salt: (page: SaltListPage): SaltListView => ({
      rule: page.rule,
      rows: page.rows.flatMap(({ salt, salt_votes: votes, ...counts }) =>
        toRows([counts]).map((row) => ({ row, salt, votes })),
      ),
    }),

    zone: (page: ZoneListPage): ZoneListView => ({
      groups: page.groups
        .map(({ tag, header, rows }) => ({
          tag,
          header,
          rows: rows.flatMap(({ slug, num_decks }) =>
            toCards([slug]).map((card) => ({ card, numDecks: num_decks })),
          ),
        }))
        .filter(({ rows }) => rows.length > 0),
    }),

    pageCombo,
    combo: (combo: Combo): ComboView => ({
      ...pageCombo(combo),
      prerequisites: combo.prerequisites,
      steps: combo.steps,
    }),

    set: (page: SetPage): SetView => ({
      code: page.code,
      name: page.name,
      releasedAt: page.released_at,
      commanders: toKnownCommanders(page.commanders),
      cards: toRows(page.cards),
      reprints: toRows(page.reprints),
    }),

    pagePrecon,
    precon: (page: PreconPage): PreconView => ({
      ...pagePrecon(page),
      cards: toCounted(page.cards),
      numDecks: page.num_decks,
      estimated: page.estimated ?? false,
      add: toRows(page.add),
      cut: toRows(page.cut),
    }),

    /** A theme or tribe, within one identity if given; undefined where it has no page for it. */
    theme: (kind: ThemeKind, page: ThemePage, identity: ColorIdentity | undefined): ThemeView | undefined => {
      const figures = identity === undefined ? page : page.by_identity[String(identity)];
      return (
        figures && {
          kind,
          key: page.key,
          name: page.name,
          rule: page.rule,
          numDecks: figures.num_decks,
          potentialDecks: page.potential_decks,
          identity,
          identities: Object.entries(page.by_identity)
            .map(([bits, { num_decks }]) => ({ identity: toIdentity(Number(bits)), count: num_decks }))
            .toSorted((a, b) => byColors(a.identity, b.identity)),
          commanders: toKnownCommanders(figures.commanders),
          lists: toLists(figures.lists),
        }
      );
    },

    variant: (variant: CommanderVariants['variants'][number]): VariantView => ({
      key: variant.key,
      name: variant.name,
      kind: variant.kind,
      numDecks: variant.num_decks,
      lists: toLists(variant.lists),
      manaCurve: variant.mana_curve,
      types: variant.types,
      averagePrice: variant.average_price,
      averageDeck: variant.average_deck && toCounted(variant.average_deck),
    }),
  };
};

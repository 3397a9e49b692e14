import {
  TIME_WINDOWS,
  TopListPage,
  type CardRow,
  type Combo,
  type CommanderVariants,
  type PreconIndex,
  type PreconPage,
  type SaltListPage,
  type SetPage,
  type ThemePage,
  type TimeWindow,
  type ZoneListPage,
} from '@crownsmith/api-client';
import { COLORLESS, identityColors, isColorIdentity, type ColorIdentity } from '@crownsmith/domain';
import type { z } from 'zod';
import type { PageList } from '#app/model/card';
import type { ComboView, PageCombo } from '#app/model/combo';
import type { ZoneListView } from '#app/model/command-zone';
import type { VariantView } from '#app/model/commander';
import type { PagePrecon, PreconView } from '#app/model/precon';
import type { SetView } from '#app/model/set';
import type { ThemeKind, ThemeView } from '#app/model/theme';
import type { PageTimeWindow, SaltListView, TopListView } from '#app/model/top-list';
import type { RowViews } from './page-views.server';

const identityOfBits = (bits: number): ColorIdentity => (isColorIdentity(bits) ? bits : COLORLESS);

/** A list of top cards whose snapshot may be older than rules and spans of time. */
export const AnyTopList = TopListPage.partial({ rule: true, windows: true });
type AnyTopList = z.infer<typeof AnyTopList>;

/** Few colours first, then in the order of the colour pie. */
const byColors = (a: ColorIdentity, b: ColorIdentity): number =>
  identityColors(a).length - identityColors(b).length || a - b;

/** Joins the files of the browsing pages with the catalogue. */
export const createBrowseViews = ({ cards, row, list, commander }: RowViews) => {
  const rows = (of: readonly CardRow[]) => of.flatMap(row);
  const lists = (of: Parameters<typeof list>[0][]): readonly PageList[] =>
    of.map(list).filter((each) => each.rows.length > 0);
  const comboRow = (of: Omit<Combo, 'prerequisites' | 'steps'>): PageCombo => ({
    id: of.id,
    cards: cards(of.cards),
    identity: identityOfBits(of.identity),
    results: of.results,
    numDecks: of.num_decks,
    potentialDecks: of.potential_decks,
  });
  const preconRow = (of: PreconIndex['precons'][number]): PagePrecon => ({
    slug: of.slug,
    name: of.name,
    set: of.set,
    releasedAt: of.released_at,
    commanders: cards(of.commanders),
    identity: identityOfBits(of.identity),
  });

  return {
    /** A list over the span that was asked for; over all time where that span has no decks. */
    top: (page: AnyTopList, asked: TimeWindow): TopListView => {
      const windows: readonly PageTimeWindow[] = TIME_WINDOWS.flatMap((window): readonly PageTimeWindow[] => {
        if (window === 'all') return [{ window, decks: page.decks }];
        const decks = page.windows?.[window]?.decks ?? 0;
        return decks > 0 ? [{ window, decks }] : [];
      });
      const shown = asked === 'all' ? undefined : windows.find(({ window }) => window === asked);
      const ofSpan = shown && page.windows?.[shown.window];
      return {
        header: page.header,
        rule: page.rule ?? '',
        decks: shown?.decks ?? page.decks,
        window: shown?.window ?? 'all',
        windows,
        lists: lists(
          ofSpan
            ? [{ tag: 'topcards', header: page.lists[0]?.header ?? page.header, rows: ofSpan.rows }]
            : page.lists,
        ),
      };
    },

    salt: (page: SaltListPage): SaltListView => ({
      rule: page.rule,
      rows: page.rows.flatMap((of) => row(of).map((joined) => ({ row: joined, salt: of.salt }))),
    }),

    zone: (page: ZoneListPage): ZoneListView => ({
      groups: page.groups
        .map(({ tag, header, rows: of }) => ({
          tag,
          header,
          rows: of.flatMap(({ slug, num_decks }) =>
            cards([slug]).map((card) => ({ card, numDecks: num_decks })),
          ),
        }))
        .filter((group) => group.rows.length > 0),
    }),

    comboRow,
    combo: (of: Combo): ComboView => ({
      ...comboRow(of),
      prerequisites: of.prerequisites,
      steps: of.steps,
    }),

    set: (page: SetPage): SetView => ({
      code: page.code,
      name: page.name,
      releasedAt: page.released_at,
      commanders: page.commanders.map(commander).filter((of) => of.cards.length > 0),
      cards: rows(page.cards),
      reprints: rows(page.reprints),
    }),

    preconRow,
    precon: (page: PreconPage): PreconView => ({
      ...preconRow(page),
      cards: page.cards.flatMap(({ slug, count }) => cards([slug]).map((card) => ({ card, count }))),
      add: rows(page.add),
      cut: rows(page.cut),
    }),

    /** A theme in one identity; undefined where it has no page there. */
    theme: (kind: ThemeKind, page: ThemePage, identity: ColorIdentity | undefined): ThemeView | undefined => {
      const part = identity === undefined ? page : page.by_identity[String(identity)];
      return (
        part && {
          kind,
          key: page.key,
          name: page.name,
          rule: page.rule,
          numDecks: part.num_decks,
          potentialDecks: page.potential_decks,
          identity,
          identities: Object.entries(page.by_identity)
            .map(([bits, of]) => ({ identity: identityOfBits(Number(bits)), count: of.num_decks }))
            .toSorted((a, b) => byColors(a.identity, b.identity)),
          commanders: part.commanders.map(commander).filter((of) => of.cards.length > 0),
          lists: lists(part.lists),
        }
      );
    },

    variant: (of: CommanderVariants['variants'][number]): VariantView => ({
      key: of.key,
      name: of.name,
      kind: of.kind,
      numDecks: of.num_decks,
      lists: lists(of.lists),
      manaCurve: of.mana_curve,
      types: of.types,
      averagePrice: of.average_price,
    }),
  };
};

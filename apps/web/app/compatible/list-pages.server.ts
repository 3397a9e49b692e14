import type { CompatibleCardList, CompatibleListPage, TimeWindow } from '@crownsmith/api-client';
import { identityName, identitySlug, type ColorIdentity } from '@crownsmith/domain';
import type { ZoneListView } from '#app/model/command-zone';
import type { PageCommander } from '#app/model/commander';
import type { PageSet, SetView } from '#app/model/set';
import type { PageTheme, ThemeKind, ThemeView } from '#app/model/theme';
import type { SaltListView, TopListView } from '#app/model/top-list';
import { makeCardView, makeCommanderViews, makeCountView, type CardLookup } from './card-fields.server';
import { makeCardLists, makeLinkView, makeList, makePage } from './page-parts.server';

const commanderViews = (rows: readonly PageCommander[], cardOf: CardLookup) =>
  rows.flatMap((row) => makeCommanderViews(row, cardOf));

/** Rankings leave out commanders without a rank: those without decks, and banned ones. */
const rankedViews = (rows: readonly PageCommander[], cardOf: CardLookup) =>
  commanderViews(
    rows.filter(({ rank }) => rank !== null),
    cardOf,
  );

/** Tags of lists of commanders by time window; programs know that of a year by the name of two. */
export const COMMANDER_TAGS = {
  week: 'pastweek',
  month: 'pastmonth',
  year: 'past2years',
  all: 'past2years',
} as const;

/**
 * `commanders.json`, `commanders/year.json`, `month` and `week`: commanders and pairs by their decks.
 * @param window that the decks are of
 * @param tag of the window that was asked for
 */
export const makeCommanderList = (
  rows: readonly PageCommander[],
  { window, tag }: { readonly window: TimeWindow; readonly tag: string },
  cardOf: CardLookup,
): CompatibleListPage =>
  makePage(
    {
      header: 'Top Commanders',
      description: `Commanders and pairs by their decks, over ${window === 'all' ? 'all decks' : `those of the past ${window}`}.`,
      breadcrumb: [['/commanders', 'Commanders']],
    },
    { cardlists: [makeList('Top Commanders', tag, rankedViews(rows, cardOf))] },
  );

/** `commanders/{colours}.json` */
export const makeColorList = (
  identity: ColorIdentity,
  rows: readonly PageCommander[],
  cardOf: CardLookup,
): CompatibleListPage => {
  const name = identityName(identity);
  const tag = `${name.toLowerCase().replace('colour', 'color')}commanders`;
  return makePage(
    {
      header: `Top ${name} Commanders`,
      breadcrumb: [
        ['/commanders', 'Commanders'],
        [`/commanders/${identitySlug(identity)}`, name],
      ],
    },
    { cardlists: [makeList(`${name} Commanders`, tag, rankedViews(rows, cardOf))] },
  );
};

/** Header and tag of a list of top cards by its window. */
const WINDOWS = {
  week: ['Past Week', 'pastweek'],
  month: ['Past Month', 'pastmonth'],
  year: ['Past Year', 'pastyear'],
  all: ['All Decks', 'past2years'],
} as const;

/** A list in the order of its ranking, each view with its rank. */
const withRanks = (list: CompatibleCardList): CompatibleCardList => ({
  ...list,
  cardviews: list.cardviews.map((view, at) => ({ ...view, rank: at + 1 })),
});

/** `top/{window}.json`, `top/{colour or type}.json`: a list for each window given. */
export const makeTopPage = (
  views: readonly TopListView[],
  path: string,
  cardOf: CardLookup,
): CompatibleListPage | undefined => {
  const [first] = views;
  if (!first) return undefined;
  const lists = views.flatMap(({ window, lists }) => {
    const rows = lists.flatMap((list) => list.rows);
    const [header, tag] = WINDOWS[window];
    return makeCardLists([{ header, tag, rows }], cardOf, false).map(withRanks);
  });
  return makePage(
    {
      header: first.header,
      description: first.rule,
      breadcrumb: [
        ['/top', 'Cards'],
        [path, first.header],
      ],
    },
    { cardlists: lists },
  );
};

/** `top/salt.json` */
export const makeSaltPage = (view: SaltListView, cardOf: CardLookup): CompatibleListPage =>
  makePage(
    {
      header: 'Top Salt',
      description: view.rule,
      breadcrumb: [
        ['/top', 'Cards'],
        ['/top/salt', 'Salt'],
      ],
    },
    {
      cardlists: [
        makeList(
          'Salt',
          '',
          view.rows.flatMap(({ row, salt }) => {
            const card = cardOf(row.card.slug);
            if (!card) return [];
            const label = `Salt Score: ${salt.toFixed(2)}\n${row.numDecks} decks`;
            return [{ ...makeCardView(card, row, false), salt, label }];
          }),
        ),
      ],
    },
  );

const THEME_LISTS: Readonly<Record<ThemeKind, readonly [header: string, tag: string]>> = {
  themes: ['Themes', 'themesbypopularitysort'],
  typal: ['Typal', 'tribes'],
};

const themeViews = (kind: ThemeKind, themes: readonly PageTheme[]) =>
  themes.map(({ key, name, numDecks }) =>
    makeLinkView(
      name,
      `/${kind}/${key}`,
      numDecks === null ? undefined : { count: numDecks, label: `${numDecks} decks` },
    ),
  );

/** `themes.json`, `typal.json`, `tags.json` (both): themes and tribes, most decks first. */
export const makeThemeList = (
  header: string,
  groups: readonly { readonly kind: ThemeKind; readonly themes: readonly PageTheme[] }[],
): CompatibleListPage =>
  makePage(
    { header, breadcrumb: [[`/${groups[0]?.kind ?? 'themes'}`, header]] },
    {
      cardlists: groups.map(({ kind, themes }) => makeList(...THEME_LISTS[kind], themeViews(kind, themes))),
    },
  );

/** `themes/{key}.json`, `themes/{key}/{colours}.json`, and those of tribes. */
export const makeThemePage = (view: ThemeView, cardOf: CardLookup): CompatibleListPage => {
  const url = `/${view.kind}/${view.key}`;
  const colors = view.identities.map(({ identity, count }) => ({
    name: identityName(identity),
    count,
    icons: identitySlug(identity),
    url: `${url}/${identitySlug(identity)}`,
  }));
  const within = view.identity === undefined ? '' : `${identityName(view.identity)} `;
  return {
    ...makePage(
      {
        header: `${within}${view.name} Theme`,
        description: view.rule,
        breadcrumb: [
          [`/${view.kind}`, THEME_LISTS[view.kind][0]],
          [url, view.name],
        ],
      },
      {
        cardlists: [
          makeList('Top Commanders', 'topcommanders', commanderViews(view.commanders, cardOf)),
          ...makeCardLists(view.lists, cardOf),
        ],
      },
    ),
    relatedinfo: { name: view.name, colors },
  };
};

/** `sets.json` */
export const makeSetList = (sets: readonly PageSet[]): CompatibleListPage =>
  makePage(
    { header: 'Sets', breadcrumb: [['/sets', 'Sets']] },
    {
      cardlists: [
        makeList(
          'Sets',
          'sets',
          sets.map(({ code, name, cards }) =>
            makeLinkView(
              name,
              `/sets/${code}`,
              cards === null ? undefined : { count: cards, label: `${cards} cards` },
            ),
          ),
        ),
      ],
    },
  );

/** `sets/{code}.json` */
export const makeSetPage = (view: SetView, cardOf: CardLookup): CompatibleListPage =>
  makePage(
    {
      header: view.name,
      breadcrumb: [
        ['/sets', 'Sets'],
        [`/sets/${view.code}`, view.name],
      ],
    },
    {
      cardlists: [
        makeList('Top Commanders', 'topcommanders', commanderViews(view.commanders, cardOf)),
        ...makeCardLists(
          [
            { header: 'Top Cards', tag: 'topcards', rows: view.cards },
            { header: 'Reprints', tag: 'reprints', rows: view.reprints },
          ],
          cardOf,
          false,
        ),
      ].filter(({ cardviews }) => cardviews.length > 0),
    },
  );

/** `companions.json`, `partners.json`, `backgrounds.json` */
export const makeZonePage = (name: string, view: ZoneListView, cardOf: CardLookup): CompatibleListPage => {
  const header = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return makePage(
    { header, breadcrumb: [[`/${name}`, header]] },
    {
      cardlists: view.groups.map((group) =>
        makeList(
          group.header,
          group.tag,
          group.rows.flatMap(({ card, numDecks }) => {
            const wire = cardOf(card.slug);
            return wire ? [makeCountView(wire, numDecks)] : [];
          }),
        ),
      ),
    },
  );
};

/** `partners/{slug}.json`, `backgrounds/{slug}.json`: the pairs of a card, most decks first. */
export const makePairingsPage = (
  name: string,
  slug: string,
  pairs: readonly PageCommander[],
  cardOf: CardLookup,
): CompatibleListPage => ({
  ...makePage(
    {
      header: `${name} (Pairings)`,
      breadcrumb: [
        ['/partners', 'Partners'],
        [`/partners/${slug}`, name],
      ],
    },
    { cardlists: [makeList('Pairings', '', commanderViews(pairs, cardOf))] },
  ),
  partnercounts: pairs.map(({ cards, numDecks, slug: pair }) => ({
    value: cards.find((card) => card.slug !== slug)?.name ?? name,
    count: numDecks,
    href: `/commanders/${pair}`,
  })),
});

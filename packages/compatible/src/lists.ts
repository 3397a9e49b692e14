import {
  TIME_WINDOWS,
  type CardListPage,
  type CommanderRow,
  type CompatibleListPage,
  type SaltListPage,
  type SetIndex,
  type SetPage,
  type ThemePage,
  type ThemeRow,
  type TimeWindow,
  type TopListPage,
  type WireCard,
  type ZoneListPage,
} from '@crownsmith/api-client';
import {
  identityName,
  identityOf,
  identitySlug,
  unionIdentity,
  type ColorIdentity,
} from '@crownsmith/domain';
import { cardsOf, makeCardView, makeCommanderViews, makeCountView, nameOf } from './cards';
import { makeCardLists, makeCardViews, makeLinkView, makeList, makePage } from './page';
import type { Cards } from './source';

/** Themes and tribes. */
export type ThemeKind = 'themes' | 'typal';

/** Rankings leave out commanders without a rank: those without decks, and banned ones. */
const isRanked = ({ rank }: CommanderRow): boolean => rank !== 0;

/** Tags of lists of commanders by time window; programs know that of a year by the name of two. */
const COMMANDER_TAGS = {
  week: 'pastweek',
  month: 'pastmonth',
  year: 'past2years',
  all: 'past2years',
} as const;

/**
 * `commanders.json`, `commanders/year.json`, `month` and `week`: commanders and pairs by their decks.
 * @param asked window that was asked for
 * @param counted window that the decks are of
 */
export const makeCommanderList = (
  rows: readonly CommanderRow[],
  { asked, counted }: { readonly asked: TimeWindow; readonly counted: TimeWindow },
  cards: Cards,
): CompatibleListPage =>
  makePage(
    'Top Commanders',
    { '/commanders': 'Commanders' },
    {
      cardlists: [
        makeList('Top Commanders', COMMANDER_TAGS[asked], makeCommanderViews(rows.filter(isRanked), cards)),
      ],
    },
    `Commanders and pairs by their decks, over ${counted === 'all' ? 'all decks' : `those of the past ${counted}`}.`,
  );

/** `commanders/{colours}.json`: those of exactly these colours, ranked among themselves; ties share a rank. */
export const makeColorList = (
  rows: readonly CommanderRow[],
  identity: ColorIdentity,
  cards: Cards,
): CompatibleListPage => {
  const name = identityName(identity);
  const own = rows.filter(
    (row) =>
      unionIdentity(...cardsOf(row.cards, cards).map((card) => identityOf(card.color_identity))) === identity,
  );
  const ranked = own.filter(isRanked).map((row) => ({
    ...row,
    rank: 1 + own.findIndex(({ num_decks }) => num_decks === row.num_decks),
  }));
  const tag = `${name.toLowerCase().replace('colour', 'color')}commanders`;
  return makePage(
    `Top ${name} Commanders`,
    { '/commanders': 'Commanders', [`/commanders/${identitySlug(identity)}`]: name },
    { cardlists: [makeList(`${name} Commanders`, tag, makeCommanderViews(ranked, cards))] },
  );
};

/** A list of top cards; one of an older snapshot has neither its rule nor time windows. */
export type AnyTopList = CardListPage & {
  readonly rule?: string | undefined;
  readonly windows?: TopListPage['windows'] | undefined;
};

/** Header and tag of a list of top cards by its window. */
const TOP_LISTS = {
  week: ['Past Week', 'pastweek'],
  month: ['Past Month', 'pastmonth'],
  year: ['Past Year', 'pastyear'],
  all: ['All Decks', 'past2years'],
} as const;

/** The windows of a list that have decks: all time first, then shorter ones. */
const windowsOf = ({ windows }: AnyTopList): readonly TimeWindow[] =>
  TIME_WINDOWS.toReversed().filter((window) => window === 'all' || (windows?.[window]?.decks ?? 0) > 0);

/**
 * `top/{window}.json`, `top/{colour or type}.json`: a list per window.
 * @param asked the one window that is wanted, all time where it has no decks; every window by default
 */
export const makeTopPage = (
  page: AnyTopList,
  path: string,
  cards: Cards,
  asked?: TimeWindow,
): CompatibleListPage => {
  const known = windowsOf(page);
  const shown = asked === undefined ? known : [known.includes(asked) ? asked : 'all'];
  const cardlists = shown.map((window) => {
    const counted = window === 'all' ? undefined : page.windows?.[window];
    const rows = counted?.rows ?? page.lists.flatMap((list) => list.rows);
    const views = makeCardViews(rows, cards, false).map((view, at) => ({ ...view, rank: at + 1 }));
    const [header, tag] = TOP_LISTS[window];
    return makeList(header, tag, views);
  });
  return makePage(page.header, { '/top': 'Cards', [path]: page.header }, { cardlists }, page.rule);
};

/** `top/salt.json` */
export const makeSaltPage = (page: SaltListPage, cards: Cards): CompatibleListPage => {
  const views = page.rows.flatMap(({ salt, ...row }) => {
    const label = `Salt Score: ${salt.toFixed(2)}\n${row.num_decks} decks`;
    return makeCardViews([row], cards, false).map((view) => ({ ...view, salt, label }));
  });
  const breadcrumb = { '/top': 'Cards', '/top/salt': 'Salt' };
  return makePage('Top Salt', breadcrumb, { cardlists: [makeList('Salt', '', views)] }, page.rule);
};

/** `top/game-changers.json`, most decks first. @param counted the cards with their decks */
export const makeGameChangersPage = (
  counted: readonly {
    readonly card: WireCard;
    readonly num_decks: number;
    readonly potential_decks: number;
  }[],
): CompatibleListPage => {
  const header = 'Game Changers';
  const views = counted
    .toSorted((a, b) => b.num_decks - a.num_decks)
    .map(({ card, ...counts }) => makeCardView(card, { ...counts, synergy: null }, false));
  return makePage(
    header,
    { '/top': 'Cards', '/top/game-changers': header },
    { cardlists: [makeList(header, 'gamechangers', views)] },
  );
};

const THEME_LISTS: Readonly<Record<ThemeKind, readonly [header: string, tag: string]>> = {
  themes: ['Themes', 'themesbypopularitysort'],
  typal: ['Typal', 'tribes'],
};

/** `themes.json`, `typal.json`, `tags.json` (both): themes and tribes, most decks first. */
export const makeThemeList = (
  header: string,
  groups: readonly { readonly kind: ThemeKind; readonly themes: readonly ThemeRow[] }[],
): CompatibleListPage =>
  makePage(
    header,
    { [`/${groups[0]?.kind ?? 'themes'}`]: header },
    {
      cardlists: groups.map(({ kind, themes }) =>
        makeList(
          ...THEME_LISTS[kind],
          themes.map(({ key, name, num_decks }) => makeLinkView(name, `/${kind}/${key}`, num_decks)),
        ),
      ),
    },
  );

/** `themes/{key}.json`, `themes/{key}/{colours}.json`, and those of tribes; undefined where there are no decks of these colours. */
export const makeThemePage = (
  page: ThemePage,
  kind: ThemeKind,
  identity: ColorIdentity | undefined,
  cards: Cards,
): CompatibleListPage | undefined => {
  const figures = identity === undefined ? page : page.by_identity[String(identity)];
  const within = identity === undefined ? '' : `${identityName(identity)} `;
  return (
    figures &&
    makePage(
      `${within}${page.name} Theme`,
      { [`/${kind}`]: THEME_LISTS[kind][0], [`/${kind}/${page.key}`]: page.name },
      {
        cardlists: [
          makeList('Top Commanders', 'topcommanders', makeCommanderViews(figures.commanders, cards)),
          ...makeCardLists(figures.lists, cards),
        ],
      },
      page.rule,
    )
  );
};

/** `sets.json`, newest first. */
export const makeSetList = ({ sets }: SetIndex): CompatibleListPage => {
  const newest = sets.toSorted(
    (a, b) => (b.released_at ?? '').localeCompare(a.released_at ?? '') || a.name.localeCompare(b.name),
  );
  const views = newest.map(({ code, name, cards }) => makeLinkView(name, `/sets/${code}`, cards, 'cards'));
  return makePage('Sets', { '/sets': 'Sets' }, { cardlists: [makeList('Sets', 'sets', views)] });
};

/** `sets/{code}.json` */
export const makeSetPage = (page: SetPage, cards: Cards): CompatibleListPage =>
  makePage(
    page.name,
    { '/sets': 'Sets', [`/sets/${page.code}`]: page.name },
    {
      cardlists: [
        makeList('Top Commanders', 'topcommanders', makeCommanderViews(page.commanders, cards)),
        ...makeCardLists(
          [
            { header: 'Top Cards', tag: 'topcards', rows: page.cards },
            { header: 'Reprints', tag: 'reprints', rows: page.reprints },
          ],
          cards,
          false,
        ),
      ].filter(({ cardviews }) => cardviews.length > 0),
    },
  );

/** `companions.json`, `partners.json`, `backgrounds.json` */
export const makeZonePage = (page: ZoneListPage, name: string, cards: Cards): CompatibleListPage => {
  const header = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const lists = page.groups.map((group) => {
    const views = group.rows.flatMap(({ slug, num_decks }) =>
      cardsOf([slug], cards).map((card) => makeCountView(card, num_decks)),
    );
    return makeList(group.header, group.tag, views);
  });
  const cardlists = lists.filter(({ cardviews }) => cardviews.length > 0);
  return makePage(header, { [`/${name}`]: header }, { cardlists });
};

/** `partners/{slug}.json`, `backgrounds/{slug}.json`: the pairs of a card, most decks first; undefined where it has none. */
export const makePairingsPage = (
  card: WireCard,
  rows: readonly CommanderRow[],
  cards: Cards,
): CompatibleListPage | undefined => {
  const name = nameOf(card);
  const pairs = rows.filter((row) => row.cards.length > 1 && row.cards.includes(card.sanitized));
  return pairs.length === 0
    ? undefined
    : makePage(
        `${name} (Pairings)`,
        { '/partners': 'Partners', [`/partners/${card.sanitized}`]: name },
        { cardlists: [makeList('Pairings', '', makeCommanderViews(pairs, cards))] },
      );
};

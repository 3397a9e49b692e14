import {
  CardPage,
  TIME_WINDOWS,
  type CompatibleListPage,
  type CompatiblePreconPage,
  type TimeWindow,
} from '@crownsmith/api-client';
import { identitySlug, makeSlug, parseIdentitySlug, slugOfCardUrl } from '@crownsmith/domain';
import type { ThemeKind } from '#app/model/theme';
import type { ZoneListName } from '#app/model/command-zone';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { makeCardView, nameOf } from './card-fields.server';
import {
  COMMANDER_TAGS,
  makeColorList,
  makeCommanderList,
  makePairingsPage,
  makeSaltPage,
  makeSetList,
  makeSetPage,
  makeThemeList,
  makeThemePage,
  makeTopPage,
  makeZonePage,
} from './list-pages.server';
import { makeList, makePage } from './page-parts.server';
import { findPreconSlug } from '#app/model/precon-slug';
import { makePreconList, makePreconPage } from './precon-pages.server';
import { lookUpIn } from './look-up.server';

type Found = CompatibleListPage | undefined;

const isWindow = (name: string): name is TimeWindow => TIME_WINDOWS.some((window) => window === name);

/** Commanders of a time window; of all time where the snapshot has no counts of it. */
const findCommandersOf = async (snapshot: Snapshot, window: TimeWindow): Promise<Found> => {
  const tag = COMMANDER_TAGS[window];
  const counted = await snapshot.browse.commanderWindow(window);
  if (counted) return makeCommanderList(counted.rows, { window, tag }, lookUpIn(snapshot));
  const list = await snapshot.commanderList();
  return list && makeCommanderList(list.rows, { window: 'all', tag }, lookUpIn(snapshot));
};

/** Commanders, all or by colours. */
const findCommanders = async (snapshot: Snapshot, [name, ...rest]: readonly string[]): Promise<Found> => {
  if (rest.length > 0) return undefined;
  if (name === undefined || isWindow(name)) return findCommandersOf(snapshot, name ?? 'all');
  const identity = parseIdentitySlug(name ?? '');
  const rows = identity === undefined ? undefined : await snapshot.browse.commandersOf(identity);
  return rows && identity !== undefined ? makeColorList(identity, rows, lookUpIn(snapshot)) : undefined;
};

/** Other names that programs use for lists of top cards. */
const TOP_NAMES: ReadonlyMap<string, string> = new Map([
  ['multicolor', 'multi'],
  ['planeswalker', 'planeswalkers'],
]);

/** All time first, then shorter windows. */
const WINDOWS = TIME_WINDOWS.toReversed();

const findGameChangers = async (snapshot: Snapshot): Promise<Found> => {
  const slugs = snapshot
    .typeaheadList('cards')
    .flatMap(({ url }) => slugOfCardUrl(url) ?? [])
    .filter((slug) => snapshot.card(slug)?.game_changer);
  const pages = await Promise.all(
    slugs.map(async (slug) => snapshot.files.read(`cards/${slug}.json`, CardPage)),
  );
  const views = pages.flatMap((page) => {
    const card = page && snapshot.card(page.slug);
    if (!card) return [];
    const { num_decks: numDecks, potential_decks: potentialDecks } = page;
    return [makeCardView(card, { numDecks, potentialDecks, synergy: null }, false)];
  });
  const header = 'Game Changers';
  return makePage(
    {
      header,
      breadcrumb: [
        ['/top', 'Cards'],
        ['/top/game-changers', header],
      ],
    },
    {
      cardlists: [
        makeList(
          header,
          'gamechangers',
          views.toSorted((a, b) => b.num_decks - a.num_decks),
        ),
      ],
    },
  );
};

const findTop = async (snapshot: Snapshot, [name = 'all', ...rest]: readonly string[]): Promise<Found> => {
  if (rest.length > 0) return undefined;
  if (name === 'salt') {
    const view = await snapshot.browse.salt();
    return view && makeSaltPage(view, lookUpIn(snapshot));
  }
  if (name === 'game-changers') return findGameChangers(snapshot);
  if (isWindow(name)) {
    const view = await snapshot.browse.top('top', name);
    return view && makeTopPage([view], `/top/${name}`, lookUpIn(snapshot));
  }
  const identity = parseIdentitySlug(name);
  const list = TOP_NAMES.get(name) ?? (identity === undefined ? name : identitySlug(identity));
  const views = await Promise.all(WINDOWS.map(async (window) => snapshot.browse.top(`top/${list}`, window)));
  // A window without decks is answered by that of all time, which is listed once.
  const known = views.flatMap((view, at) => (view && view.window === WINDOWS[at] ? [view] : []));
  return makeTopPage(known, `/top/${list}`, lookUpIn(snapshot));
};

const KINDS: ReadonlyMap<string, readonly [header: string, ...kinds: ThemeKind[]]> = new Map([
  ['themes', ['Themes', 'themes']],
  ['typal', ['Typal', 'typal']],
  ['tribes', ['Typal', 'typal']],
  ['tags', ['Tags', 'themes', 'typal']],
]);

const findThemeList = async (
  snapshot: Snapshot,
  [header, ...kinds]: readonly [string, ...ThemeKind[]],
): Promise<Found> => {
  const groups = await Promise.all(
    kinds.map(async (kind) => ({ kind, themes: await snapshot.browse.themes(kind) })),
  );
  return makeThemeList(
    header,
    groups.filter(({ themes }) => themes.length > 0),
  );
};

/** A theme or tribe by its key, or by the slug of its name (`vampires`, `plus-1-plus-1-counters`). */
const findTheme = async (
  snapshot: Snapshot,
  kinds: readonly ThemeKind[],
  [text = '', colors, ...rest]: readonly string[],
): Promise<Found> => {
  const identity = colors === undefined ? undefined : parseIdentitySlug(colors);
  if (rest.length > 0 || (colors !== undefined && identity === undefined)) return undefined;
  const key = makeSlug(text);
  for (const kind of kinds) {
    const themes = await snapshot.browse.themes(kind);
    const known =
      themes.find((theme) => theme.key === key) ?? themes.find(({ name }) => makeSlug(name) === key);
    const view = known && (await snapshot.browse.theme(kind, known.key, identity));
    if (view) return makeThemePage(view, lookUpIn(snapshot));
  }
  return undefined;
};

const findSets = async (snapshot: Snapshot, [code, ...rest]: readonly string[]): Promise<Found> => {
  if (code === undefined) return makeSetList(await snapshot.browse.sets());
  const view = rest.length > 0 ? undefined : await snapshot.browse.set(code.toLowerCase());
  return view && makeSetPage(view, lookUpIn(snapshot));
};

const findZone = async (
  snapshot: Snapshot,
  name: ZoneListName,
  [slug, ...rest]: readonly string[],
): Promise<Found> => {
  if (rest.length > 0) return undefined;
  if (slug === undefined) {
    const view = await snapshot.browse.zone(name);
    return view && makeZonePage(name, view, lookUpIn(snapshot));
  }
  const known = makeSlug(slug);
  const card = snapshot.card(snapshot.redirect('cards', known) ?? known);
  const list = card && (await snapshot.commanderList());
  const pairs = list?.rows.filter(
    ({ cards }) => cards.length > 1 && cards.some((own) => own.slug === card?.sanitized),
  );
  return card && pairs && pairs.length > 0
    ? makePairingsPage(nameOf(card), card.sanitized, pairs, lookUpIn(snapshot))
    : undefined;
};

/** `precon.json`, `precon/{slug}.json`; a commander after the slug changes nothing. */
export const findPrecon = async (
  snapshot: Snapshot,
  [slug, , ...rest]: readonly string[],
): Promise<CompatiblePreconPage | Found> => {
  if (slug === undefined) {
    const precons = await snapshot.browse.precons();
    return precons && makePreconList(precons);
  }
  const known = findPreconSlug(slug, (await snapshot.browse.precons()) ?? []);
  const view = rest.length > 0 || known === undefined ? undefined : await snapshot.browse.precon(known);
  return view && makePreconPage(view, lookUpIn(snapshot));
};

/** A list with all its entries, by the segments of its address; undefined for an unknown one. */
export const findList = async (
  snapshot: Snapshot,
  [kind = '', ...rest]: readonly string[],
): Promise<Found> => {
  switch (kind) {
    case 'commanders':
      return findCommanders(snapshot, rest);
    case 'top':
      return findTop(snapshot, rest);
    case 'salt':
      return rest.length === 0 ? findTop(snapshot, ['salt']) : undefined;
    case 'sets':
      return findSets(snapshot, rest);
    case 'companions':
    case 'partners':
    case 'backgrounds':
      return findZone(snapshot, kind, rest);
    default: {
      const known = KINDS.get(kind);
      // A theme alone: `/pages/aristocrats.json`.
      if (!known) return findTheme(snapshot, ['themes', 'typal'], [kind, ...rest]);
      const [header, ...kinds] = known;
      const [first] = rest;
      if (first === undefined) return findThemeList(snapshot, [header, ...kinds]);
      if (kind === 'tags' && rest.length === 1 && first === 'themes')
        return findThemeList(snapshot, ['Themes', 'themes']);
      return findTheme(snapshot, kinds, rest);
    }
  }
};

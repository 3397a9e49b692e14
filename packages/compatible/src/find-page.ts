import {
  CardPage,
  CommanderListPage,
  CommanderVariants,
  CommanderWindowsPage,
  PreconIndex,
  SaltListPage,
  SetIndex,
  SetPage,
  ThemeIndex,
  ThemePage,
  TIME_WINDOWS,
  TopListPage,
  ZoneListPage,
  type CompatibleAverageDeckPage,
  type CompatibleCard,
  type CompatibleCardPage,
  type CompatibleComboPage,
  type CompatibleCommanderPage,
  type CompatibleListPage,
  type CompatibleMore,
  type CompatiblePreconPage,
  type TimeWindow,
} from '@crownsmith/api-client';
import { identitySlug, isSlug, makeSlug, parseIdentitySlug } from '@crownsmith/domain';
import { makeCard, rulesTextOf, type CardFacts } from './cards';
import { makeCardPage } from './card-page';
import { makeAverageDeckPage, makeCommanderPage, type CommanderFiles } from './commander-page';
import {
  makeColorList,
  makeCommanderList,
  makeGameChangersPage,
  makePairingsPage,
  makeSaltPage,
  makeSetList,
  makeSetPage,
  makeThemeList,
  makeThemePage,
  makeTopPage,
  makeZonePage,
  type ThemeKind,
} from './lists';
import { addTrends, makeFirstPart, makePart, partCandidates } from './page';
import { makePreconList, makePreconPage } from './precons';
import { findCombos, readCombosByCard, readCombosOf } from './read-combos';
import type { Commander, CommanderPart, Source } from './source';

/** Whatever an address below `/pages` answers. */
export type CompatiblePage =
  | CompatibleAverageDeckPage
  | CompatibleCardPage
  | CompatibleComboPage
  | CompatibleCommanderPage
  | CompatibleListPage
  | CompatibleMore
  | CompatiblePreconPage;

type Segments = readonly string[];
type List = Promise<CompatibleListPage | undefined>;

/** @param slugs cards whose rules texts are needed */
const readCardFacts = async (source: Source, slugs: Segments): Promise<CardFacts> => {
  const [byCard, ...pages] = await Promise.all([
    readCombosByCard(source),
    ...[...new Set(slugs)].map(async (slug) => source.read(`cards/${slug}.json`, CardPage)),
  ]);
  const texts = new Map(pages.flatMap((page) => (page ? [[page.slug, rulesTextOf(page)] as const] : [])));
  return {
    textOf: (slug) => texts.get(slug),
    isInCombo: (slug) => byCard !== undefined && Object.hasOwn(byCard, slug),
  };
};

const readCommander = async (source: Source, { page, brackets }: Commander): Promise<CommanderFiles> => {
  const [variants, facts, combos] = await Promise.all([
    source.read(`variants/${page.slug}.json`, CommanderVariants),
    readCardFacts(source, [...page.cards, ...page.similar.flatMap(({ cards }) => cards)]),
    readCombosOf(source, page.cards),
  ]);
  return {
    page,
    brackets,
    variants: variants?.variants ?? [],
    facts,
    combos: combos.map(({ combo }) => combo),
  };
};

/** `{slug}`, `{slug}/{part}`: what `make` makes of a commander. */
const findOfCommander = async <P>(
  source: Source,
  [slug, name, ...rest]: Segments,
  make: (files: CommanderFiles, cards: Source, part?: CommanderPart) => P,
): Promise<P | undefined> => {
  const commander = slug === undefined || rest.length > 0 ? undefined : await source.findCommander(slug);
  const part = name === undefined ? undefined : await commander?.part(name);
  if (!commander || (name !== undefined && !part)) return undefined;
  return make(await readCommander(source, commander), source, part);
};

const findCardPage = async (source: Source, segments: Segments): Promise<CompatibleCardPage | undefined> => {
  const card = source.findCard(segments.join(' '));
  const page = card && (await source.read(`cards/${card.sanitized}.json`, CardPage));
  if (!page) return undefined;
  const facts = await readCardFacts(source, [page.slug, ...page.similar]);
  return makeCardPage(card, page, source, facts, source.newSince);
};

/** A card alone, without the lists of its page; undefined for an unknown one. */
export const findCard = async (source: Source, text: string): Promise<CompatibleCard | undefined> => {
  const card = source.findCard(text);
  if (!card) return undefined;
  const slug = card.sanitized;
  const [page, facts] = await Promise.all([
    source.read(`cards/${slug}.json`, CardPage),
    readCardFacts(source, [slug]),
  ]);
  return makeCard(card, source, facts, page);
};

const isWindow = (name: string): name is TimeWindow => TIME_WINDOWS.some((window) => window === name);

const readCommanders = async (source: Source) =>
  (await source.read('lists/commanders.json', CommanderListPage))?.rows;

/** Commanders, all or by colours; those of a time window of all time where the snapshot has no counts of it. */
const findCommanders = async (source: Source, [name = 'all', ...rest]: Segments): List => {
  if (rest.length > 0) return undefined;
  if (isWindow(name)) {
    const page = await source.read('lists/commander-windows.json', CommanderWindowsPage);
    const counted = page?.windows[name];
    const rows = counted?.rows ?? (await readCommanders(source));
    return rows && makeCommanderList(rows, { asked: name, counted: counted ? name : 'all' }, source);
  }
  const identity = parseIdentitySlug(name);
  const rows = identity === undefined ? undefined : await readCommanders(source);
  return rows && identity !== undefined ? makeColorList(rows, identity, source) : undefined;
};

const findGameChangers = async (source: Source): List => {
  const cards = source.cards.filter((card) => card.game_changer);
  const counted = await Promise.all(
    cards.map(async (card) => {
      const page = await source.read(`cards/${card.sanitized}.json`, CardPage);
      return page ? [{ card, num_decks: page.num_decks, potential_decks: page.potential_decks }] : [];
    }),
  );
  return makeGameChangersPage(counted.flat());
};

/** A list of an older snapshot has neither its rule nor time windows. */
const AnyTopList = TopListPage.partial({ rule: true, windows: true });

/** Other names that programs use for lists of top cards. */
const TOP_NAMES: ReadonlyMap<string, string> = new Map([
  ['multicolor', 'multi'],
  ['planeswalker', 'planeswalkers'],
]);

const findTop = async (source: Source, [name = 'all', ...rest]: Segments): List => {
  if (rest.length > 0) return undefined;
  if (name === 'game-changers') return findGameChangers(source);
  if (name === 'salt') {
    const page = await source.read('lists/top/salt.json', SaltListPage);
    return page && makeSaltPage(page, source);
  }
  if (isWindow(name)) {
    const page = await source.read('lists/top.json', AnyTopList);
    return page && makeTopPage(page, `/top/${name}`, source, name);
  }
  const identity = parseIdentitySlug(name);
  const list = TOP_NAMES.get(name) ?? (identity === undefined ? name : identitySlug(identity));
  const page = isSlug(list) ? await source.read(`lists/top/${list}.json`, AnyTopList) : undefined;
  return page && makeTopPage(page, `/top/${list}`, source);
};

const KINDS: ReadonlyMap<string, readonly [header: string, ...kinds: ThemeKind[]]> = new Map([
  ['themes', ['Themes', 'themes']],
  ['typal', ['Typal', 'typal']],
  ['tribes', ['Typal', 'typal']],
  ['tags', ['Tags', 'themes', 'typal']],
]);

const readThemes = async (source: Source, kind: ThemeKind) =>
  (await source.read(`${kind}/index.json`, ThemeIndex))?.themes ?? [];

const findThemeList = async (source: Source, [header, ...kinds]: readonly [string, ...ThemeKind[]]): List => {
  const groups = await Promise.all(
    kinds.map(async (kind) => ({ kind, themes: await readThemes(source, kind) })),
  );
  return makeThemeList(
    header,
    groups.filter(({ themes }) => themes.length > 0),
  );
};

/** A theme or tribe by its key, or by the slug of its name (`vampires`, `plus-1-plus-1-counters`). */
const findTheme = async (
  source: Source,
  kinds: readonly ThemeKind[],
  [text = '', colors, ...rest]: Segments,
): List => {
  const identity = colors === undefined ? undefined : parseIdentitySlug(colors);
  if (rest.length > 0 || (colors !== undefined && identity === undefined)) return undefined;
  const key = makeSlug(text);
  for (const kind of kinds) {
    const themes = await readThemes(source, kind);
    const known =
      themes.find((theme) => theme.key === key) ?? themes.find(({ name }) => makeSlug(name) === key);
    const page = known && (await source.read(`${kind}/${known.key}.json`, ThemePage));
    const made = page && makeThemePage(page, kind, identity, source);
    if (made) return made;
  }
  return undefined;
};

const findSets = async (source: Source, [code, ...rest]: Segments): List => {
  if (code === undefined) {
    const index = await source.read('sets/index.json', SetIndex);
    return index && makeSetList(index);
  }
  const isCode = rest.length === 0 && code !== 'index' && isSlug(code);
  const page = isCode ? await source.read(`sets/${code}.json`, SetPage) : undefined;
  return page && makeSetPage(page, source);
};

const findZone = async (source: Source, name: string, [text, ...rest]: Segments): List => {
  if (rest.length > 0) return undefined;
  if (text === undefined) {
    const page = await source.read(`lists/${name}.json`, ZoneListPage);
    return page && makeZonePage(page, name, source);
  }
  const card = source.findCard(text);
  const rows = card && (await readCommanders(source));
  return rows && makePairingsPage(card, rows, source);
};

/** A list with all its entries, by the segments of its address; undefined for an unknown one. */
const findList = async (source: Source, [kind = '', ...rest]: Segments): List => {
  switch (kind) {
    case 'commanders':
      return findCommanders(source, rest);
    case 'top':
      return findTop(source, rest);
    case 'salt':
      return rest.length === 0 ? findTop(source, ['salt']) : undefined;
    case 'sets':
      return findSets(source, rest);
    case 'companions':
    case 'partners':
    case 'backgrounds':
      return findZone(source, kind, rest);
    default: {
      const known = KINDS.get(kind);
      // A theme alone: `/pages/aristocrats.json`.
      if (!known) return findTheme(source, ['themes', 'typal'], [kind, ...rest]);
      const [, ...kinds] = known;
      if (rest.length === 0) return findThemeList(source, known);
      if (kind === 'tags' && rest.length === 1 && rest[0] === 'themes')
        return findThemeList(source, ['Themes', 'themes']);
      return findTheme(source, kinds, rest);
    }
  }
};

/** A list by its address, or a later part of one. */
const findListOrPart = async (
  source: Source,
  segments: Segments,
): Promise<CompatibleListPage | CompatibleMore | undefined> => {
  const page = await findList(source, segments);
  if (page) return makeFirstPart(page, segments.join('/'));
  const above = segments.slice(0, -1);
  for (const { base, ...part } of partCandidates(segments.at(-1) ?? '')) {
    const address = [...above, base];
    const whole = await findList(source, address);
    const found = whole && makePart(whole, address.join('/'), part);
    if (found) return found;
  }
  return undefined;
};

/** `precon.json`, `precon/{slug}.json`; a commander after the slug changes nothing. */
const findPrecon = async (source: Source, [slug, , ...rest]: Segments) => {
  if (slug === undefined) {
    const index = await source.read('precons/index.json', PreconIndex);
    return index && makePreconList(index);
  }
  const page = rest.length > 0 ? undefined : await source.findPrecon(slug);
  return page && makePreconPage(page, source);
};

const findKind = async (source: Source, segments: Segments): Promise<CompatiblePage | undefined> => {
  const [kind, ...rest] = segments;
  switch (kind) {
    case 'average-decks':
      return findOfCommander(source, rest, makeAverageDeckPage);
    case 'cards':
      return rest.length === 0 ? undefined : findCardPage(source, rest);
    case 'combos':
      return findCombos(source, rest);
    case 'commanders':
      return (await findListOrPart(source, segments)) ?? findOfCommander(source, rest, makeCommanderPage);
    case 'precon':
    case 'precons':
      return findPrecon(source, rest);
    case 'tags': {
      const [theme, commander] = rest;
      const list = await findListOrPart(source, segments);
      if (list || !theme || !commander) return list;
      return findOfCommander(source, [commander, theme], makeCommanderPage);
    }
    default:
      return findListOrPart(source, segments);
  }
};

/**
 * Finds what an address below `/pages` answers.
 * @param segments of the address: ['commanders', 'edgar-markov'] (`parseAddress`)
 */
export const findPage = async (source: Source, segments: Segments): Promise<CompatiblePage | undefined> => {
  const page = await findKind(source, segments);
  const trends = page && (await source.trends());
  if (!page || !trends) return page;
  if ('cardviews' in page) return { ...page, cardviews: addTrends(page.cardviews, trends) };
  for (const list of page.container.json_dict.cardlists) list.cardviews = addTrends(list.cardviews, trends);
  return page;
};

import { identityName, identitySlug, parseIdentitySlug } from '@crownsmith/domain';
import { createElement } from 'react';
import { countedFormats } from '#app/ui/format/counted-formats';
import { themeKeyOf } from '#app/model/theme-key';
import type { PageCard } from '#app/model/card';
import type { ThemeKind, ThemeView } from '#app/model/theme';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { countedText } from '#app/ui/format/numbers';
import { THEME_KIND_INFO, themeUrl } from './theme-kind';
import { hasFewDecks, ThemePage, themeTitle } from './ThemePage';
import { ThemesPage } from './ThemesPage';

/** Themes suggested on a 404 page. */
const SUGGESTIONS = 5;
/** Longest colour name accepted, in characters. */
const MAX_COLOR_NAME = 40;
const MAX_LEADERS = 24;

/** Responds to `/themes` and `/typal`. */
export const themesPage = async (
  request: Request,
  snapshot: Snapshot,
  kind: ThemeKind,
): Promise<PageOutcome> => {
  const info = THEME_KIND_INFO[kind];
  const rows = await snapshot.browse.themes(kind);
  return renderPage(request, {
    id: kind,
    title: info.title,
    description: `${info.lead} Each with its commanders and cards.`,
    path: `/${kind}`,
    page: createElement(ThemesPage, { info, rows }),
    items: rows.map(({ key, name }) => ({ label: name, url: themeUrl(kind, key) })),
  });
};

/** Commanders among the cards of a tribe with few decks, most played first. */
const leadersOf = async (snapshot: Snapshot, view: ThemeView): Promise<readonly PageCard[]> => {
  if (!hasFewDecks(view)) return [];
  const pages = await snapshot.commanderPaths();
  return view.lists
    .flatMap(({ rows }) => rows.map(({ card }) => card))
    .filter(({ canLead, slug }) => canLead && pages.has(`/commanders/${slug}`))
    .slice(0, MAX_LEADERS);
};

const descriptionOf = (view: ThemeView, place: string): string => {
  if (hasFewDecks(view))
    return `${place}: its cards by the decks that play them, and its possible commanders.`;
  const decks = view.numDecks > 0 ? `what ${countedText(view.numDecks, 'deck')} play, ` : '';
  return `${place}: ${decks}their commanders and the cards that set them apart.`;
};

const renderTheme = async (request: Request, snapshot: Snapshot, view: ThemeView): Promise<PageOutcome> => {
  const title = themeTitle(view);
  return renderPage(request, {
    id: 'theme',
    // Some cards share the name of a theme or tribe: Flash, Leeches.
    title: view.identity === undefined ? `${title}, ${THEME_KIND_INFO[view.kind].one}` : title,
    description: descriptionOf(view, `${title} in ${countedFormats(snapshot.manifest.formats)}`),
    path: themeUrl(
      view.kind,
      view.key,
      view.identity === undefined ? undefined : identitySlug(view.identity),
    ),
    page: createElement(ThemePage, { view, leaders: await leadersOf(snapshot, view) }),
  });
};

/** Responds to `/themes/{key}`, `/typal/{tribe}`, and both with colours after them. */
export const themePage = async (
  request: Request,
  snapshot: Snapshot,
  kind: ThemeKind,
  requestedKey: string,
  colors?: string,
): Promise<PageOutcome> => {
  const { browse } = snapshot;
  const rows = await browse.themes(kind);
  const key = themeKeyOf(
    requestedKey,
    rows.map((row) => row.key),
  );
  const row = rows.find((of) => of.key === key);
  if (key === undefined || !row) {
    const word = requestedKey.toLowerCase().slice(0, 3);
    const near = rows.filter((of) => word.length > 2 && of.key.includes(word)).slice(0, SUGGESTIONS);
    return {
      suggestions: [
        ...near.map((of) => ({ label: of.name, url: themeUrl(kind, of.key) })),
        { label: `All ${kind === 'themes' ? 'themes' : 'tribes'}`, url: `/${kind}` },
      ],
    };
  }
  if (colors === undefined) {
    if (key !== requestedKey) return { redirectTo: themeUrl(kind, key) };
    const view = await browse.theme(kind, key);
    return renderTheme(
      request,
      snapshot,
      view ?? {
        kind,
        key,
        name: row.name,
        rule: '',
        numDecks: row.numDecks ?? 0,
        potentialDecks: 0,
        identity: undefined,
        identities: [],
        commanders: [],
        lists: [],
      },
    );
  }
  const identity = colors.length > MAX_COLOR_NAME ? undefined : parseIdentitySlug(colors);
  if (identity !== undefined && (key !== requestedKey || colors !== identitySlug(identity))) {
    return { redirectTo: themeUrl(kind, key, identitySlug(identity)) };
  }
  const view = identity === undefined ? undefined : await browse.theme(kind, key, identity);
  if (view) return renderTheme(request, snapshot, view);
  const others = (await browse.theme(kind, key))?.identities ?? [];
  return {
    suggestions: [
      { label: row.name, url: themeUrl(kind, key) },
      ...others.slice(0, SUGGESTIONS).map((of) => ({
        label: `${row.name} in ${identityName(of.identity)}`,
        url: themeUrl(kind, key, identitySlug(of.identity)),
      })),
    ],
  };
};

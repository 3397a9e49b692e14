import { identityName, identitySlug, parseIdentitySlug } from '@crownsmith/domain';
import { createElement } from 'react';
import type { ThemeKind, ThemeView } from '#app/model/browse';
import { commanderPaths } from '#app/snapshot/commander-paths.server';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { PageCard } from '#app/model/pages';
import type { Snapshot } from '#app/snapshot/current.server';
import { countedText } from '#app/ui/format/figures';
import { THEME_KIND_INFO, themeKeyOf, themeUrl } from './theme-kind';
import { isOfFewDecks, ThemePage, themeTitle } from './ThemePage';
import { ThemesPage } from './ThemesPage';

/** How many themes a page that is not there suggests. */
const SUGGESTIONS = 5;
const LONGEST_COLORS = 40;
const MOST_LEADERS = 24;

/** Answers `/themes` and `/typal`. */
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

/** Commanders among the cards of a tribe that has few decks, those in most decks first. */
const leadersOf = async (snapshot: Snapshot, view: ThemeView): Promise<readonly PageCard[]> => {
  if (!isOfFewDecks(view)) return [];
  const pages = await commanderPaths(snapshot);
  return view.lists
    .flatMap(({ rows }) => rows.map(({ card }) => card))
    .filter(({ canLead, slug }) => canLead && pages.has(`/commanders/${slug}`))
    .slice(0, MOST_LEADERS);
};

const descriptionOf = (view: ThemeView, title: string): string => {
  if (isOfFewDecks(view))
    return `${title} in Commander: its cards by the decks that play them, and the commanders that could lead a deck of them.`;
  const decks = view.numDecks > 0 ? `what ${countedText(view.numDecks, 'deck')} play, ` : '';
  return `${title} in Commander: ${decks}the commanders that lead them and the cards that set them apart.`;
};

const drawTheme = async (request: Request, snapshot: Snapshot, view: ThemeView): Promise<PageOutcome> => {
  const title = themeTitle(view);
  return renderPage(request, {
    id: 'theme',
    // Cards are called like themes and tribes: Flash, Leeches.
    title: view.identity === undefined ? `${title}, ${THEME_KIND_INFO[view.kind].one}` : title,
    description: descriptionOf(view, title),
    path: themeUrl(
      view.kind,
      view.key,
      view.identity === undefined ? undefined : identitySlug(view.identity),
    ),
    page: createElement(ThemePage, { view, leaders: await leadersOf(snapshot, view) }),
  });
};

/** Answers `/themes/{key}`, `/typal/{tribe}`, and both with colours after them. */
export const themePage = async (
  request: Request,
  snapshot: Snapshot,
  kind: ThemeKind,
  asked: string,
  colors?: string,
): Promise<PageOutcome> => {
  const { browse } = snapshot;
  const rows = await browse.themes(kind);
  const key = themeKeyOf(
    asked,
    rows.map((row) => row.key),
  );
  const row = rows.find((of) => of.key === key);
  if (key === undefined || !row) {
    const word = asked.toLowerCase().slice(0, 3);
    const near = rows.filter((of) => word.length > 2 && of.key.includes(word)).slice(0, SUGGESTIONS);
    return {
      suggestions: [
        ...near.map((of) => ({ label: of.name, url: themeUrl(kind, of.key) })),
        { label: `All ${kind === 'themes' ? 'themes' : 'tribes'}`, url: `/${kind}` },
      ],
    };
  }
  if (colors === undefined) {
    if (key !== asked) return { redirectTo: themeUrl(kind, key) };
    const view = await browse.theme(kind, key);
    return drawTheme(
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
  const identity = colors.length > LONGEST_COLORS ? undefined : parseIdentitySlug(colors);
  if (identity !== undefined && (key !== asked || colors !== identitySlug(identity))) {
    return { redirectTo: themeUrl(kind, key, identitySlug(identity)) };
  }
  const view = identity === undefined ? undefined : await browse.theme(kind, key, identity);
  if (view) return drawTheme(request, snapshot, view);
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

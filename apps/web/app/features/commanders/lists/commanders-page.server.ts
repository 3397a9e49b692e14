import { TIME_WINDOWS, type TimeWindow } from '@crownsmith/api-client';
import type { AppLoadContext } from '@remix-run/node';
import { createElement } from 'react';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { PageCommander } from '#app/model/commander';
import { UNAVAILABLE } from '#app/model/unavailable';
import { WINDOW_LABELS } from '#app/model/top-list-info';
import type { Snapshot } from '#app/snapshot/current.server';
import { optionalPart } from '#app/snapshot/snapshot-error.server';
import { urlWithQuery } from '#app/ui/format/query-string';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { parsePageNumber } from '#app/ui/layout/Pagination';
import { COMMANDERS_PER_PAGE, CommandersPage, windowQuery } from './CommandersPage';

/** The URL of the list of a time window; undefined for a text that names none. @example commandersOfWindow('month') // '/commanders?window=month' */
export const commandersOfWindow = (text: string): string | undefined => {
  const window = TIME_WINDOWS.find((known) => known === text.toLowerCase());
  return window && urlWithQuery('/commanders', { window: windowQuery(window) });
};

/** Commanders by time window with decks, shortest first, `all` last; windows that cannot be read right now are left out. */
const readWindows = async (
  context: AppLoadContext,
  snapshot: Snapshot,
  all: readonly PageCommander[],
): Promise<readonly { readonly window: TimeWindow; readonly commanders: readonly PageCommander[] }[]> => {
  const counted = await optionalPart(
    context,
    Promise.all(TIME_WINDOWS.map(async (window) => snapshot.browse.commanderWindow(window))),
  );
  const shorter = TIME_WINDOWS.flatMap((window, at) => {
    const commanders = counted === UNAVAILABLE ? [] : (counted[at]?.rows ?? []);
    return commanders.length > 0 ? [{ window, commanders }] : [];
  });
  return [...shorter, { window: 'all', commanders: all }];
};

/** Responds to `/commanders`, over the time window of `?window=`; a window without decks falls back to all time. */
export const commandersPage = async (
  context: AppLoadContext,
  request: Request,
  snapshot: Snapshot,
): Promise<PageOutcome> => {
  const { searchParams } = new URL(request.url);
  const list = await snapshot.commanderList();
  if (!list) return { suggestions: [] };
  const windows = await readWindows(context, snapshot, list.rows);
  const { window, commanders } = windows.find((known) => known.window === searchParams.get('window')) ?? {
    window: 'all' as const,
    commanders: list.rows,
  };
  const pages = Math.ceil(commanders.length / COMMANDERS_PER_PAGE);
  const page = parsePageNumber(searchParams.get('page'), pages);
  const label = window === 'all' ? '' : `, ${WINDOW_LABELS[window].toLowerCase()}`;
  return renderPage(request, {
    id: 'commanders',
    title: `Commanders${label}${page === 1 ? '' : `, page ${page}`}`,
    description: `Commanders and pairs by their number of decks${label}.`,
    path: urlWithQuery('/commanders', { window: windowQuery(window), page }),
    page: createElement(CommandersPage, {
      commanders,
      window,
      windows: windows.map((known) => known.window),
      page,
      newestDeck: snapshot.manifest.newestDeck,
    }),
    items: commanders
      .slice((page - 1) * COMMANDERS_PER_PAGE, page * COMMANDERS_PER_PAGE)
      .map(({ slug, cards }) => ({ label: commanderName(cards), url: `/commanders/${slug}` })),
  });
};

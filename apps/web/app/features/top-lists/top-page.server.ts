import { TIME_WINDOWS } from '@crownsmith/api-client';
import { createElement } from 'react';
import { countedFormats } from '#app/ui/format/counted-formats';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { urlWithQuery } from '#app/ui/format/query-string';
import { RisingPage } from './RisingPage';
import { SaltPage } from './SaltPage';
import {
  TOP_COLOR_LISTS,
  TOP_LIST,
  TOP_TYPE_LISTS,
  topListOf,
  topListUrl,
  WINDOW_LABELS,
} from '#app/model/top-list-info';
import { TopListPage } from './TopListPage';

/**
 * Responds to `/top` and `/top/{list}`, over the time window of `?window=`; a window without decks falls back to all time. The name of
 * a window in place of a list redirects to it.
 */
export const topPage = async (request: Request, snapshot: Snapshot, name = ''): Promise<PageOutcome> => {
  const info = name === '' ? TOP_LIST : topListOf(name);
  if (!info) {
    const lower = name.toLowerCase();
    if (topListOf(lower)) return { redirectTo: `/top/${lower}` };
    const named = TIME_WINDOWS.find((known) => known === lower);
    if (named) return { redirectTo: urlWithQuery('/top', { window: named === 'all' ? undefined : named }) };
    const lists = [TOP_LIST, ...TOP_TYPE_LISTS, ...TOP_COLOR_LISTS];
    return { suggestions: lists.slice(0, 6).map((list) => ({ label: list.title, url: topListUrl(list) })) };
  }
  const requested = new URL(request.url).searchParams.get('window');
  const window = TIME_WINDOWS.find((known) => known === requested) ?? 'all';
  const view = await snapshot.browse.top(name === '' ? 'top' : `top/${name}`, window);
  const shown = !view || view.window === 'all' ? undefined : view.window;
  return renderPage(request, {
    id: 'top',
    title: shown ? `${info.title}, ${WINDOW_LABELS[shown].toLowerCase()}` : info.title,
    description: `${info.title} in ${countedFormats(snapshot.manifest.formats)}, by the share of decks that play them.${view ? ` ${view.rule}` : ''}`,
    path: urlWithQuery(topListUrl(info), { window: shown }),
    page: createElement(TopListPage, { info, view, newestDeck: snapshot.manifest.newestDeck }),
    items: view?.lists[0]?.rows.map(({ card }) => ({ label: card.name, url: `/cards/${card.slug}` })),
  });
};

/** Responds to `/top/rising`. */
export const risingPage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> => {
  const view = await snapshot.browse.moving();
  return renderPage(request, {
    id: 'rising',
    title: 'What is moving',
    description:
      'Cards and commanders that decks play more, or less, than a few weeks ago, by z-score, and the new cards of the latest sets by how fast they are taken up.',
    path: '/top/rising',
    page: createElement(RisingPage, { view }),
    items: view?.cards.rising.map(({ card }) => ({ label: card.name, url: `/cards/${card.slug}` })),
  });
};

/** Responds to `/top/salt`. */
export const saltPage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> =>
  renderPage(request, {
    id: 'salt',
    title: 'Saltiest cards',
    description: 'The cards that Commander players least like to face, by salt.',
    path: '/top/salt',
    page: createElement(SaltPage, { view: await snapshot.browse.salt() }),
  });

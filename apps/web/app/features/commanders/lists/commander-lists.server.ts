import { identityName, identitySlug, parseIdentitySlug } from '@crownsmith/domain';
import { createElement } from 'react';
import type { ZoneListName } from '#app/model/command-zone';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { urlWithQuery } from '#app/ui/format/query-string';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { parsePageNumber } from '#app/ui/layout/Pagination';
import { COLOR_COMMANDERS_PER_PAGE, ColorCommandersPage } from './ColorCommandersPage';
import { ZONE_LISTS } from '../command-zone/zone-lists';
import { ZoneListPage } from '../command-zone/ZoneListPage';

/** Longest colour name accepted, in characters; 'red-and-green-…' names are shorter. */
const MAX_COLOR_NAME = 40;

/**
 * Responds to `/commanders/{colours}`: canonical letters render the page; other orders and names (guilds, shards, wedges,
 * four colours, 'mono-red') redirect to it. Undefined where the text names no colours.
 */
export const colorsPage = async (
  request: Request,
  snapshot: Snapshot,
  text: string,
): Promise<PageOutcome | undefined> => {
  const identity = text.length > MAX_COLOR_NAME ? undefined : parseIdentitySlug(text);
  if (identity === undefined) return undefined;
  const path = `/commanders/${identitySlug(identity)}`;
  if (text !== identitySlug(identity)) return { redirectTo: path };
  const commanders = (await snapshot.browse.commandersOf(identity)) ?? [];
  const pages = Math.max(1, Math.ceil(commanders.length / COLOR_COMMANDERS_PER_PAGE));
  const page = parsePageNumber(new URL(request.url).searchParams.get('page'), pages);
  const name = identityName(identity);
  return renderPage(request, {
    id: 'commanders',
    title: `${name} commanders${page > 1 ? `, page ${page}` : ''}`,
    description: `Commanders and pairs whose colours are exactly ${name}, by number of decks.`,
    path: urlWithQuery(path, { page }),
    page: createElement(ColorCommandersPage, { identity, commanders, page, pages }),
    items: commanders
      .slice((page - 1) * COLOR_COMMANDERS_PER_PAGE)
      .map(({ cards, slug }) => ({ label: commanderName(cards), url: `/commanders/${slug}` })),
  });
};

/** Responds to `/backgrounds`, `/partners` and `/companions`. */
export const zonePage = async (
  request: Request,
  snapshot: Snapshot,
  name: ZoneListName,
): Promise<PageOutcome> => {
  const info = ZONE_LISTS[name];
  return renderPage(request, {
    id: name,
    title: info.title,
    description: `${info.lead} ${info.numbers ?? 'Each with its number of decks.'}`,
    path: `/${name}`,
    page: createElement(ZoneListPage, { info, view: await snapshot.browse.zone(name) }),
  });
};

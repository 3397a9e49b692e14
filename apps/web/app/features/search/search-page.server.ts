import { MAX_QUERY_CHARACTERS, normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import { redirect } from '@remix-run/node';
import { createElement } from 'react';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { type FoundCard, SearchPage } from './SearchPage';

const MAX_RESULTS = 48;

/** Responds to `/search?q=`. Throws a redirect to the card whose name is the query. */
export const searchPage = (request: Request, snapshot: Snapshot): RenderedPage => {
  const { searchParams } = new URL(request.url);
  // HTML allows no control characters, not even in the value of a field.
  const query = (searchParams.get('q') ?? '').slice(0, MAX_QUERY_CHARACTERS).replaceAll(/\p{Cc}/gu, ' ');
  const normalized = normalizeQuery(query);
  const options = snapshot.typeahead(query, 'cards', MAX_RESULTS);
  const exact = options.find(({ label }) => normalizeQuery(label) === normalized);
  if (exact) throw redirect(exact.url, 302);
  const found = options.flatMap(({ url }): readonly FoundCard[] => {
    const card = snapshot.resolveCard(url);
    return card ? [{ url, frame: frameCardOf(toPageCard(card)) }] : [];
  });
  const searchable = normalized.length >= TYPEAHEAD_MIN_LENGTH;
  const page = renderPage(request, {
    id: 'search',
    title: query.trim() === '' ? 'Search' : `Search: ${query}`,
    description: 'Find a card or commander by its name.',
    path: '/search',
    hidden: true,
    page: createElement(SearchPage, { query, searchable, found }),
  });
  return { ...page, slug: query };
};

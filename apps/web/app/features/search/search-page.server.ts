import { MAX_QUERY_CHARACTERS, normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import type { TypeaheadOption } from '@crownsmith/api-client';
import { redirect } from '@remix-run/node';
import { createElement } from 'react';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { type FoundPage, SearchPage } from './SearchPage';

const MAX_RESULTS = 48;

/** Kinds whose names are unlikely to be a part of a longer one. */
const DIRECT_KINDS: ReadonlySet<TypeaheadOption['kind']> = new Set(['card', 'commander', 'pair', 'page']);

/** An option with the frame of its card. */
const foundPage = ({ label, url, banned, kind = 'page' }: TypeaheadOption, snapshot: Snapshot): FoundPage => {
  const isCard = kind === 'card' || kind === 'commander';
  const card = isCard ? snapshot.resolveCard(url.replace('/commanders/', '/cards/')) : undefined;
  return { label, url, kind, banned, frame: card && frameCardOf(toPageCard(card)) };
};

/** Responds to `/search?q=`. Throws a redirect to the page whose name is the query. */
export const searchPage = (request: Request, snapshot: Snapshot): RenderedPage => {
  const { searchParams } = new URL(request.url);
  // HTML allows no control characters, not even in the value of a field.
  const query = (searchParams.get('q') ?? '').slice(0, MAX_QUERY_CHARACTERS).replaceAll(/\p{Cc}/gu, ' ');
  const normalized = normalizeQuery(query);
  const options = snapshot.searchSite(query, MAX_RESULTS);
  const [exact, other] = options.filter(({ label }) => normalizeQuery(label) === normalized);
  // Several pages of one name are shown to choose from; a set, theme or tribe beside what else matches.
  if (exact && !other && (options.length === 1 || DIRECT_KINDS.has(exact.kind)))
    throw redirect(exact.url, 302);
  const searchable = normalized.length >= TYPEAHEAD_MIN_LENGTH;
  const page = renderPage(request, {
    id: 'search',
    title: query.trim() === '' ? 'Search' : `Search: ${query}`,
    description: 'Find cards, commanders, sets, themes, tribes and pages by name.',
    path: '/search',
    hidden: true,
    page: createElement(SearchPage, {
      query,
      searchable,
      found: options.map((option) => foundPage(option, snapshot)),
    }),
  });
  return { ...page, slug: query };
};

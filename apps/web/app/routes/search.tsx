import { MAX_QUERY_CHARACTERS, normalizeQuery, TYPEAHEAD_MIN_LENGTH } from '@crownsmith/domain';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { createElement } from 'react';
import { type FoundCard, SearchPage } from '#app/features/search/SearchPage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { pageMeta } from '#app/seo/page-meta';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

/** How many cards a search shows. */
const LIMIT = 48;

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const asked = new URL(request.url).searchParams.get('q') ?? '';
  // No page may hold a control character, not even in a field.
  const query = asked.slice(0, MAX_QUERY_CHARACTERS).replaceAll(/\p{Cc}/gu, ' ');
  const snapshot = await getSnapshot();
  const wanted = normalizeQuery(query);
  const options = snapshot.typeahead(query, 'cards', LIMIT);
  const exact = options.find(({ label }) => normalizeQuery(label) === wanted);
  if (exact) throw redirect(exact.url, 302);
  const found = options.flatMap(({ url }): readonly FoundCard[] => {
    const card = snapshot.resolveCard(url);
    return card ? [{ url, frame: frameCardOf(toPageCard(card)) }] : [];
  });
  const searchable = wanted.length >= TYPEAHEAD_MIN_LENGTH;
  return {
    query,
    head: {
      title: query.trim() === '' ? 'Search' : `Search: ${query}`,
      description: 'Find a card or commander by its name.',
      canonical: canonicalUrl(request, '/search'),
    },
    markup: placeMarkup(
      context,
      renderMarkup(request, 'search', createElement(SearchPage, { query, searchable, found })),
    ),
  };
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(data?.head, matches),
  { name: 'robots', content: 'noindex' },
];

export default function Search() {
  const { query, markup } = useLoaderData<typeof loader>();
  return <StaticMarkupView key={query} markup={markup} />;
}

import { makeSlug } from '@crownsmith/domain';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { createElement, Fragment } from 'react';
import { CardPage } from '#app/features/card/CardPage';
import { CombosSection } from '#app/features/combos/CombosSection';
import { notFound } from '#app/features/search/not-found.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { countedText } from '#app/ui/format/numbers';
import { pageMeta } from '#app/seo/page-meta';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const snapshot = await getSnapshot();
  const view = await snapshot.cardPage(slug);
  if (!view) {
    const canonical =
      snapshot.redirect('cards', slug) ?? snapshot.redirect('cards', makeSlug(slug)) ?? makeSlug(slug);
    if (canonical !== slug) throw redirect(`/cards/${canonical}`, 301);
    throw notFound(snapshot, slug, [{ label: 'Top cards', url: '/top' }]);
  }
  const commanderUrl = `/commanders/${view.card.slug}`;
  const [combos, addresses] = await Promise.all([
    snapshot.browse.combosOf(view.card.slug),
    snapshot.commanderPaths(),
  ]);
  const page = createElement(
    Fragment,
    null,
    createElement(CardPage, { view, commanderUrl: addresses.has(commanderUrl) ? commanderUrl : undefined }),
    createElement(CombosSection, { card: view.card, combos }),
  );
  return {
    slug,
    head: {
      // The page of the same name is that of the commander.
      title: addresses.has(commanderUrl) ? `${view.card.name}, card` : view.card.name,
      description: `${view.card.name}, ${view.card.typeLine}: played in ${view.numDecks} of ${countedText(view.potentialDecks, 'deck')}; the commanders that play it and the cards beside it.`,
      canonical: canonicalUrl(request, `/cards/${view.card.slug}`),
    },
    markup: placeMarkup(context, renderMarkup(request, 'card', page)),
  };
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default function Card() {
  const { slug, markup } = useLoaderData<typeof loader>();
  return <StaticMarkupView key={slug} markup={markup} />;
}

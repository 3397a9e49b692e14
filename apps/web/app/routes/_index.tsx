import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { createElement } from 'react';
import { HomePage } from '#app/features/home/HomePage';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { pageMeta } from '#app/seo/page-meta';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  const [commanders, top] = await Promise.all([snapshot.commanderList(), snapshot.browse.top('top', 'all')]);
  const { manifest } = snapshot;
  const home = createElement(HomePage, {
    decks: manifest.decks,
    cards: manifest.cards,
    commanders: commanders?.rows.slice(0, 12) ?? [],
    topCards: top?.lists[0]?.rows.slice(0, 12) ?? [],
  });
  return {
    head: {
      title: 'Commander deck recommendations',
      description: `Cards and commanders for the Commander format, recommended from ${manifest.decks} decks.`,
      canonical: canonicalUrl(request, '/'),
    },
    markup: placeMarkup(context, renderMarkup(request, 'home', home)),
  };
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default function Home() {
  const { markup } = useLoaderData<typeof loader>();
  return <StaticMarkupView markup={markup} />;
}

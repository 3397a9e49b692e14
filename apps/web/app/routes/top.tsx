import type { LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { createElement } from 'react';
import { TopCardsPage } from '#app/features/card/TopCardsPage';
import { notFound } from '#app/features/search/not-found.server';
import { canonicalUrl } from '#app/platform/canonical.server';
import { openCardListPage } from '#app/platform/packed-page';
import { getSnapshot } from '#app/platform/snapshot.server';
import { pageMeta } from '#app/ui/page-meta';
import { makeStaticMarkup } from '#app/ui/static-markup/static-markup.server';
import { StaticMarkupView } from '#app/ui/static-markup/StaticMarkupView';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  const packed = await snapshot.list('top');
  if (!packed) throw notFound(snapshot, 'top');
  return {
    head: {
      title: 'Top cards',
      description: 'The cards that Commander decks play most, each against the decks whose colours allow it.',
      canonical: canonicalUrl(request, '/top'),
    },
    markup: makeStaticMarkup(request, 'top', createElement(TopCardsPage, { view: openCardListPage(packed) })),
  };
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

export default function Top() {
  const { markup } = useLoaderData<typeof loader>();
  return <StaticMarkupView markup={markup} />;
}

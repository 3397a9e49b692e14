import { clipboardCardFromWire } from '@crownsmith/api-client';
import { isPartnerCapable, makeSlug } from '@crownsmith/domain';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { createElement } from 'react';
import { colorsPage } from '#app/features/commanders/lists/commander-lists.server';
import { CommanderPage } from '#app/features/commanders/page/CommanderPage';
import { notFound } from '#app/features/search/not-found.server';
import { VariantMenu } from '#app/features/commanders/variant/VariantPage';
import { pageResponse } from '#app/page-response.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/format/numbers';
import { pageMeta } from '#app/seo/page-meta';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { StaticMarkupView } from '#app/rendering/StaticMarkupView';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const snapshot = await getSnapshot();
  const view = await snapshot.commanderPage(slug);
  if (!view) {
    const free = snapshot.redirect('commanders', slug) === undefined;
    const colors = free ? await colorsPage(request, snapshot, slug) : undefined;
    if (colors) return pageResponse(context, snapshot, slug, colors);
    const canonical =
      snapshot.redirect('commanders', slug) ??
      snapshot.redirect('commanders', makeSlug(slug)) ??
      makeSlug(slug);
    if (canonical !== slug) throw redirect(`/commanders/${canonical}`, 301);
    throw notFound(snapshot, slug, [{ label: 'All commanders', url: '/commanders' }]);
  }
  const name = commanderName(view.cards);
  const wire = snapshot.card(view.slug);
  const partners = wire !== undefined && isPartnerCapable(clipboardCardFromWire(wire));
  const variants = createElement(VariantMenu, {
    slug: view.slug,
    variants: await snapshot.browse.variants(view.slug),
  });
  return {
    slug: view.slug,
    head: {
      title: name,
      description: `What ${countedText(view.numDecks, 'deck')} with ${name} play: its cards by synergy and inclusion, mana curve, average deck and similar commanders.`,
      canonical: canonicalUrl(request, `/commanders/${view.slug}`),
    },
    markup: placeMarkup(
      context,
      renderMarkup(request, 'commander', createElement(CommanderPage, { view, partners, variants })),
    ),
  };
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(data?.head, matches);

export default function Commander() {
  const { slug, markup } = useLoaderData<typeof loader>();
  return <StaticMarkupView key={slug} markup={markup} />;
}

import { clipboardCardFromWire } from '@crownsmith/api-client';
import { isPartnerCapable } from '@crownsmith/domain';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { createElement } from 'react';
import { unplayedPairPage } from '#app/features/commanders/command-zone/unplayed-pair-page.server';
import { colorsPage } from '#app/features/commanders/lists/commander-lists.server';
import { commandersOfWindow } from '#app/features/commanders/lists/commanders-page.server';
import { deckLabel } from '#app/features/commanders/page/AverageDeck';
import { commanderDescription } from '#app/features/commanders/page/commander-description';
import { CommanderPage } from '#app/features/commanders/page/CommanderPage';
import { narrowedPage, narrowForm } from '#app/features/commanders/narrowed/narrowed-page.server';
import { isNarrowed } from '#app/features/commanders/narrowed/narrowing-query';
import { commanderResults } from '#app/features/commanders/results/commander-results.server';
import { VariantMenu } from '#app/features/commanders/variant/VariantPage';
import { UNAVAILABLE } from '#app/model/unavailable';
import { notFound } from '#app/features/search/not-found.server';
import { pageResponse } from '#app/page-response.server';
import { permanentRedirect } from '#app/platform/permanent-redirect.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { nameOfRequest } from '#app/snapshot/find-card.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { optionalPart } from '#app/snapshot/snapshot-error.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { EmptyState } from '#app/ui/states/EmptyState';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const snapshot = await getSnapshot();
  const view = await snapshot.commanderPage(slug);
  if (!view) {
    const redirected = snapshot.redirect('commanders', slug);
    const colors = redirected === undefined ? await colorsPage(request, snapshot, slug) : undefined;
    if (colors) return pageResponse({ request, context }, snapshot, slug, colors);
    const ofWindow = commandersOfWindow(slug);
    if (ofWindow !== undefined) throw permanentRedirect(request, ofWindow);
    const other = await findCommander(slug, snapshot);
    if (other) throw permanentRedirect(request, `/commanders/${other.slug}`);
    const unplayed = await unplayedPairPage(request, snapshot, slug);
    if (unplayed) return pageResponse({ request, context }, snapshot, slug, unplayed);
    throw notFound(snapshot, slug, [{ label: 'All commanders', url: '/commanders' }]);
  }
  if (isNarrowed(new URL(request.url).searchParams)) {
    const outcome = await narrowedPage(request, snapshot, view);
    if ('redirectTo' in outcome) throw redirect(outcome.redirectTo, 301);
    return placePage(context, outcome);
  }
  const name = commanderName(view.cards);
  const card = snapshot.card(view.slug);
  const partners = card !== undefined && isPartnerCapable(clipboardCardFromWire(card));
  const variants = await optionalPart(context, snapshot.browse.variants(view.slug));
  const variantMenu =
    variants === UNAVAILABLE
      ? createElement(EmptyState, null, 'Variants cannot be shown right now.')
      : createElement(VariantMenu, {
          slug: view.slug,
          deckLabel: deckLabel(view),
          variants,
        });
  const results = await optionalPart(context, commanderResults(snapshot, view.slug));
  const form = await optionalPart(
    context,
    Promise.resolve().then(() => narrowForm(snapshot, view)),
  );
  return placePage(
    context,
    renderPage(request, {
      id: 'commander',
      title: name,
      description: commanderDescription(view, name),
      path: `/commanders/${view.slug}`,
      page: createElement(CommanderPage, {
        view,
        cameBy: nameOfRequest(request, view.slug, snapshot),
        partners,
        variants: variantMenu,
        results: results === UNAVAILABLE ? undefined : results,
        narrowForm: form === UNAVAILABLE ? undefined : form,
      }),
    }),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';

import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement, Fragment } from 'react';
// Styles of markup that only the server renders, for this page alone.
import '#app/features/card/Printings.module.css';
import { CardPage } from '#app/features/card/CardPage';
import { CombosSection } from '#app/features/combos/CombosSection';
import { cardResults } from '#app/features/commanders/results/card-results.server';
import { CardResultsSection } from '#app/features/commanders/results/CardResultsSection';
import { notFound } from '#app/features/search/not-found.server';
import { urlByName } from '#app/model/other-name';
import { permanentRedirect } from '#app/platform/permanent-redirect.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { findMeaning, nameOfRequest } from '#app/snapshot/find-card.server';
import { optionalPart } from '#app/snapshot/snapshot-error.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countedText, countText } from '#app/ui/format/numbers';

export const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const snapshot = await getSnapshot();
  const view = await snapshot.cardPage(slug);
  if (!view) {
    const meaning = findMeaning(slug, snapshot);
    const canonical = meaning?.card.sanitized;
    if (canonical !== undefined && canonical !== slug && (await snapshot.cardPage(canonical)) !== undefined)
      throw permanentRedirect(request, urlByName(`/cards/${canonical}`, meaning?.kind && meaning));
    throw notFound(snapshot, slug, [{ label: 'Top cards', url: '/top' }]);
  }
  const { card, numDecks, potentialDecks } = view;
  const [set] = snapshot.card(card.slug)?.sets ?? [];
  const [combos, results, commanderPaths, unplayed] = await Promise.all([
    optionalPart(context, snapshot.browse.combosOf(card.slug)),
    optionalPart(context, cardResults(snapshot, card.slug)),
    snapshot.commanderPaths(),
    snapshot.unplayedCards(),
  ]);
  const commanderPath = `/commanders/${card.slug}`;
  const isCommander = commanderPaths.has(commanderPath);
  return placePage(
    context,
    renderPage(request, {
      id: 'card',
      // The card's name alone is the title of its commander page.
      title: isCommander ? `${card.name}, card` : card.name,
      description: `${card.name}, ${card.typeLine}: played in ${countText(numDecks)} of ${countedText(potentialDecks, 'deck')}; the commanders that play it and the cards beside it.`,
      path: `/cards/${card.slug}`,
      page: createElement(
        Fragment,
        null,
        createElement(CardPage, {
          view,
          otherNames: snapshot.otherNames(card.slug),
          cameBy: nameOfRequest(request, card.slug, snapshot),
          commanderUrl: isCommander ? commanderPath : undefined,
          newCardsUrl: set !== undefined && unplayed.has(card.slug) ? `/sets/${set}/new-cards` : undefined,
        }),
        createElement(CombosSection, { card, combos }),
        createElement(CardResultsSection, { name: frontOf(card.name), formats: results }),
      ),
    }),
  );
};

export { RenderedPage as default, renderedPageMeta as meta } from '#app/rendering/RenderedPage';

import { makeSlug, MAX_SLUG_CHARACTERS } from '@crownsmith/domain';
import { createElement } from 'react';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { deckSource } from '../page/AverageDeck';
import { AverageDeckPage, deckPageTitle } from './AverageDeckPage';

/** Responds to `/average-decks/{slug}` for commanders and pairs, with the redirects of their commander pages. */
export const averageDeckPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
): Promise<PageOutcome> => {
  const view = await snapshot.commanderPage(slug);
  if (!view) {
    const short = slug.slice(0, MAX_SLUG_CHARACTERS);
    const other =
      snapshot.redirect('commanders', short) ??
      snapshot.redirect('commanders', makeSlug(short)) ??
      makeSlug(short);
    const known = other !== slug && (await snapshot.commanderPage(other)) !== undefined;
    return known ? { redirectTo: `/average-decks/${other}` } : { suggestions: [] };
  }
  const name = commanderName(view.cards);
  return renderPage(request, {
    id: 'average-deck-page',
    title: deckPageTitle(view),
    description: `A complete Commander deck with ${name}. ${deckSource(view)}, with its price and mana curve, ready to copy.`,
    path: `/average-decks/${view.slug}`,
    page: createElement(AverageDeckPage, { view }),
  });
};

import { makeSlug } from '@crownsmith/domain';
import { createElement } from 'react';
import { drawPage, type PageOutcome } from '#app/platform/drawn-page.server';
import { openCommanderPage } from '#app/platform/packed-page';
import type { Snapshot } from '#app/platform/snapshot.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/figure-format';
import { AverageDeckPage } from './AverageDeckPage';

/** Answers `/average-decks/{slug}` for commanders and pairs; what redirects there redirects here. */
export const averageDeckPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
): Promise<PageOutcome> => {
  const packed = await snapshot.commanderPage(slug);
  if (!packed) {
    const short = slug.slice(0, 300);
    const other =
      snapshot.redirect('commanders', short) ??
      snapshot.redirect('commanders', makeSlug(short)) ??
      makeSlug(short);
    const known = other !== slug && (await snapshot.commanderPage(other)) !== undefined;
    return known ? { moved: `/average-decks/${other}` } : { meant: [] };
  }
  const view = openCommanderPage(packed);
  const name = commanderName(view.cards);
  return drawPage(request, {
    id: 'average-deck-page',
    title: `Average deck of ${name}`,
    description: `A whole Commander deck with ${name}: what ${countedText(view.numDecks, 'deck')} play most, with its price and curve, ready to copy.`,
    path: `/average-decks/${view.slug}`,
    page: createElement(AverageDeckPage, { view }),
  });
};

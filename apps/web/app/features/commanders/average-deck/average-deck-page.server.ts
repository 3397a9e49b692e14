import { MAX_SLUG_CHARACTERS } from '@crownsmith/domain';
import { createElement } from 'react';
import { findPart } from '#app/snapshot/commander-parts.server';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { nounText } from '#app/ui/format/numbers';
import { deckSource } from '../page/AverageDeck';
import { AverageDeckPage, deckPageTitle } from './AverageDeckPage';
import { PartDeckPage, partDeckTitle } from './PartDeckPage';

/** Responds to `/average-decks/{slug}` for commanders and pairs, with the redirects of their commander pages. */
export const averageDeckPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
): Promise<PageOutcome> => {
  const view = await snapshot.commanderPage(slug);
  if (!view) {
    const other = await findCommander(slug, snapshot);
    return other ? { redirectTo: `/average-decks/${other.slug}` } : { suggestions: [] };
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

/**
 * Responds to `/average-decks/{slug}/{part}`: a theme, a tribe, the cheap or expensive end of a commander's decks, a bracket, or whose they are. Other
 * names of the part, such as `bracket-4`, redirect to its own.
 */
export const partDeckPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
  key: string,
): Promise<PageOutcome> => {
  const view = await snapshot.commanderPage(slug);
  if (!view) {
    const other = await findCommander(slug, snapshot);
    return other
      ? { redirectTo: `/average-decks/${other.slug}/${encodeURIComponent(key)}` }
      : { suggestions: [] };
  }
  const part = await findPart(snapshot, view, key.slice(0, MAX_SLUG_CHARACTERS));
  if (!part) return { suggestions: [{ label: deckPageTitle(view), url: `/average-decks/${view.slug}` }] };
  const path = `/average-decks/${view.slug}/${part.key}`;
  if (part.key !== key) return { redirectTo: path };
  const name = commanderName(view.cards);
  return renderPage(request, {
    id: 'average-deck-page',
    title: partDeckTitle(part, name),
    description: `A complete Commander deck with ${name}, made from ${nounText(part.numDecks, part.nouns)}${part.nouns === undefined ? ` (${part.name})` : ''}, with its price and mana curve, ready to copy.`,
    path,
    hidden: part.averageDeck === undefined || part.averageDeck.length === 0,
    page: createElement(PartDeckPage, { view, part }),
  });
};

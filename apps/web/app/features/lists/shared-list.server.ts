import { createElement } from 'react';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/format/numbers';
import { timeText } from '#app/ui/format/time';
import { resolveDeck } from './list-deck.server';
import { savedLists } from './list-request.server';
import { SharedListPage } from './SharedListPage';

/** Responds to `/shared/{share id}`: a list that its person shares, for everyone to read. */
export const sharedListPage = async (
  request: Request,
  snapshot: Snapshot,
  shareId: string,
): Promise<PageOutcome> => {
  const list = await savedLists().openShared(shareId);
  if (!list) return { suggestions: [] };
  const deck = await resolveDeck(list.list, snapshot);
  const leaders = deck.commanders.length === 0 ? '' : ` led by ${commanderName(deck.commanders)}`;
  return renderPage(request, {
    id: 'shared-list',
    title: list.name,
    description: `A shared list of ${countedText(list.cardCount, 'card')}${leaders}.`,
    path: `/shared/${shareId}`,
    hidden: true,
    page: createElement(SharedListPage, { name: list.name, deck, saved: timeText(list.savedAt) }),
  });
};

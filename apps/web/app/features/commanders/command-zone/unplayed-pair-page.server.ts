import { createElement } from 'react';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { findNamedPair, type NamedPair } from '#app/snapshot/find-commander.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { UnplayedPairPage } from './UnplayedPairPage';

/** Why two cards may not be commanders together. */
const whyNot = ({ cards, banned }: NamedPair): string => {
  const names = new Intl.ListFormat('en-GB');
  return banned.length > 0
    ? `${names.format(banned)} ${banned.length === 1 ? 'is' : 'are'} banned in Commander.`
    : `${names.format(cards.map(({ name }) => name))} may not be commanders together: no partner ability allows this pair.`;
};

/**
 * Responds to `/commanders/{slug}` of two cards that no counted deck plays together: a page for search engines to leave out,
 * or for a pair that the rules do not allow suggestions of its cards. Undefined where the slug does not name two cards.
 */
export const unplayedPairPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
): Promise<PageOutcome | undefined> => {
  const pair = findNamedPair(slug, snapshot);
  if (!pair) return undefined;
  const paths = await snapshot.commanderPaths();
  const cards = pair.cards
    .map((wire) => {
      const card = toPageCard(wire);
      const path = `/commanders/${card.slug}`;
      const leads = paths.has(path);
      return { card, leads, url: leads ? path : `/cards/${card.slug}` };
    })
    // A Background leads no deck alone: the commander that it is for comes first.
    .toSorted((a, b) => Number(b.leads) - Number(a.leads));
  if (!pair.isAllowed)
    return {
      reason: whyNot(pair),
      suggestions: cards.map(({ card, url }) => ({ label: card.name, url })),
    };
  if (slug !== pair.slug) return { redirectTo: `/commanders/${pair.slug}` };
  const name = commanderName(cards.map(({ card }) => card));
  return renderPage(request, {
    id: 'unplayed-pair',
    title: name,
    description: `${name} may be commanders together; no counted deck plays this pair yet. Recommendations for both, and the pages of each.`,
    path: `/commanders/${pair.slug}`,
    page: createElement(UnplayedPairPage, { cards }),
    hidden: true,
  });
};

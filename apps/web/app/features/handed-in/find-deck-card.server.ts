import { clipboardCardFromWire, type WireCard } from '@crownsmith/api-client';
import { type DeckCard, slugOfCardUrl } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';

/** The facts of a card that decks are validated with. */
const toDeckCard = (wire: WireCard): DeckCard => ({
  ...clipboardCardFromWire(wire),
  keywords: wire.keywords,
});

/** Makes the look-up of a snapshot's cards by their URLs. */
export const makeFindCard =
  (snapshot: Pick<Snapshot, 'card'>) =>
  (url: string): DeckCard | undefined => {
    const wire = snapshot.card(slugOfCardUrl(url) ?? '');
    return wire && toDeckCard(wire);
  };

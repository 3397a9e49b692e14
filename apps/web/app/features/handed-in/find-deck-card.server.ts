import { type DeckCard, slugOfCardUrl } from '@crownsmith/domain';
import { toReportCard } from '@crownsmith/answers';
import type { Snapshot } from '#app/snapshot/current.server';

/** Makes the look-up of a snapshot's cards by their URLs. */
export const makeFindCard =
  (snapshot: Pick<Snapshot, 'card'>) =>
  (url: string): DeckCard | undefined => {
    const wire = snapshot.card(slugOfCardUrl(url) ?? '');
    return wire && toReportCard(wire);
  };

import {
  loadDeck,
  submitDeck,
  type DeckOutcome,
  type OwnDecks,
} from '#app/features/deck/deck-request.server';
import type { Snapshot } from '#app/snapshot/current.server';

/** An account that has nothing. */
export const OWN_NOTHING: OwnDecks = {
  openList: () => Promise.resolve(undefined),
  ownedCards: () => Promise.resolve(undefined),
};

/** Posts a form of `/deck` and follows where it leads. */
export const openDeckPage = async (
  body: FormData | URLSearchParams,
  snapshot: Snapshot,
  own: OwnDecks = OWN_NOTHING,
): Promise<Exclude<DeckOutcome, { kind: 'redirect' }>> => {
  const request = new Request('http://site.test/deck', { method: 'POST', body });
  let outcome = await submitDeck(request, snapshot, own);
  for (let steps = 0; outcome.kind === 'redirect' && steps < 3; steps++)
    outcome = await loadDeck(new Request(new URL(outcome.location, 'http://site.test')), snapshot, own);
  if (outcome.kind === 'redirect') throw new Error(`${outcome.location} leads nowhere`);
  return outcome;
};

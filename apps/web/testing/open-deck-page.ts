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

/** What the tab Add of a list's page recommends: URLs of cards, and which decks it is compared with. */
export const adviceOfPage = async (
  fields: Readonly<Record<string, string>>,
  snapshot: Snapshot,
): Promise<{
  readonly urls: readonly string[];
  /** those for jobs that the list lacks, and the others, without lands, each with its title */
  readonly groups: readonly (readonly [string | null, readonly string[]])[];
  readonly comparison: string | undefined;
}> => {
  const page = await openDeckPage(new URLSearchParams(fields), snapshot);
  if (page.kind === 'start') return { urls: [], groups: [], comparison: undefined };
  const { groups = [], comparison } = page.view.advice;
  const urlsOf = (cards: readonly { readonly url: string }[]) => cards.map(({ url }) => url);
  return {
    urls: groups.flatMap(({ cards }) => urlsOf(cards)).sort(),
    groups: groups
      .filter(({ kind }) => kind !== 'lands')
      .map(({ kind, title, cards }) => [kind === 'job' ? title : null, urlsOf(cards)]),
    comparison,
  };
};

import {
  countCopies,
  err,
  EMPTY_LIST,
  faultOf,
  listFaultText,
  listOfCopies,
  MAX_COMMANDERS,
  ok,
  type Color,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import type { WireCard } from '@crownsmith/api-client';
import { alsoMeansText, unknownCardText } from '@crownsmith/answers/text';
import { deckAddresses } from '#app/deck-addresses/current.server';
import { isDeckAddress } from '#app/deck-addresses/deck-addresses.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { findZoneCards } from '#app/snapshot/find-commander.server';
import { toLineErrors, type ListLineError } from '#app/ui/format/list-errors';

/** A deck that was opened, with what has to be stated about the list that it was read from. */
export interface OpenedDeck {
  readonly deck: PlayerDeck;
  /** lines that were left out */
  readonly lineErrors: readonly ListLineError[];
  /** names that several cards bear, as sentences that say which one is intended */
  readonly notes: readonly string[];
}

/** Why there is no deck. */
export interface OpenError {
  readonly error: string;
  readonly lineErrors: readonly ListLineError[];
  readonly status: number;
}

const refuse = (
  error: string,
  status = 400,
  lineErrors: readonly ListLineError[] = [],
): Result<never, OpenError> => err({ error, status, lineErrors });

/** What a form or an address states: a list, an address of a deck, commanders by name. */
export interface DeckSource {
  readonly text: string;
  readonly commander: string;
  readonly partner: string;
  readonly chosenColor?: Color | undefined;
}

const isSilent = (cards: readonly WireCard[][], source: DeckSource): boolean =>
  cards.flat().length === 0 && source.text.trim() === '';

/** Reads a list in any notation. */
const openText = async (text: string, snapshot: Snapshot): Promise<Result<OpenedDeck, OpenError>> => {
  const list = await snapshot.readDeck({ list: text });
  const commanders = countCopies(list.commanders);
  const main = countCopies(list.main);
  const lineErrors = toLineErrors(list.notUnderstood);
  const fault = list.errors.map(faultOf).find(Boolean);
  if (commanders.length + main.length === 0) {
    if (fault !== undefined) return refuse(listFaultText(fault));
    return refuse('None of these lines is a card that this site knows.', 400, lineErrors);
  }
  const companion = list.companion?.card;
  return ok({
    deck: {
      ...listOfCopies(commanders, main),
      ...(companion && { companion: companion.url }),
    },
    lineErrors,
    notes: list.alsoMeans.map(alsoMeansText),
  });
};

/** A deck that cards of a form lead, whatever its list says. */
const withCommanders = (deck: PlayerDeck, leaders: readonly WireCard[]): PlayerDeck => {
  if (leaders.length === 0) return deck;
  const urls = leaders.slice(0, MAX_COMMANDERS).map(({ url }) => url);
  const cards = { ...deck.cards };
  for (const url of deck.commanders) if (!urls.includes(url)) cards[url] = (cards[url] ?? 0) + 1;
  for (const url of urls) if (!deck.commanders.includes(url) && (cards[url] ?? 0) <= 1) delete cards[url];
  return { ...deck, commanders: urls, cards };
};

/** Opens what a form states. */
export const openDeck = async (
  source: DeckSource,
  snapshot: Snapshot,
): Promise<Result<OpenedDeck, OpenError>> => {
  const names = [source.commander, source.partner];
  const named = await Promise.all(names.map(async (name) => [...(await findZoneCards(name, snapshot))]));
  const unknown = names.find((name, at) => name !== '' && named[at]?.length === 0);
  if (unknown !== undefined) return refuse(unknownCardText(unknown));
  if (isSilent(named, source)) return refuse(`${listFaultText(EMPTY_LIST)} Paste a list, or choose a file.`);
  let text = source.text;
  if (isDeckAddress(text)) {
    const fetched = await deckAddresses().read(text);
    if (!fetched.ok) {
      const isPassing = fetched.error.code === 'busy' || fetched.error.code === 'unreachable';
      return refuse(fetched.error.message, isPassing ? 503 : 400);
    }
    text = fetched.value.text;
  }
  const opened: Result<OpenedDeck, OpenError> =
    text.trim() === ''
      ? ok({ deck: { commanders: [], cards: {} }, lineErrors: [], notes: [] })
      : await openText(text, snapshot);
  if (!opened.ok) return opened;
  const leaders = [...new Map(named.flat().map((card) => [card.url, card])).values()];
  const deck = withCommanders(opened.value.deck, leaders);
  return ok({
    ...opened.value,
    deck: source.chosenColor ? { ...deck, chosenColor: source.chosenColor } : deck,
  });
};

/** A deck of cards by their slugs, such as a precon's or the average one's. */
export const deckOfSlugs = (
  commanders: readonly string[],
  cards: readonly { readonly slug: string; readonly count: number }[],
  name?: string,
): PlayerDeck => ({
  commanders: commanders.map((slug) => `/cards/${slug}`),
  cards: Object.fromEntries(
    cards
      .filter(({ slug }) => !commanders.includes(slug))
      .map(({ slug, count }) => [`/cards/${slug}`, count]),
  ),
  ...(name !== undefined && { name }),
});

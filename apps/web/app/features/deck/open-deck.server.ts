import {
  err,
  EMPTY_LIST,
  listFaultText,
  MAX_COMMANDERS,
  ok,
  type Color,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import type { WireCard } from '@crownsmith/api-client';
import { unknownCardText } from '@crownsmith/answers/text';
import { openText, type OpenedText, type OpenError } from '#app/deck-addresses/open-text.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { findZoneCards } from '#app/snapshot/find-commander.server';

/** A deck that was opened, with what has to be stated about the list that it was read from. */
export interface OpenedDeck extends OpenedText {
  /** what its player stated of the saved list that was opened, as parameters of an address */
  readonly words?: string | undefined;
  /** the version of the saved list that was opened */
  readonly version?: number | undefined;
}

const refuse = (error: string): Result<never, OpenError> => err({ error, status: 400, lineErrors: [] });

/** What a form or an address states: a list, an address of a deck, commanders by name. */
export interface DeckSource {
  readonly text: string;
  readonly commander: string;
  readonly partner: string;
  readonly chosenColor?: Color | undefined;
  /** a token of who states it: names that are no card are counted */
  readonly sender?: string | undefined;
}

const isSilent = (cards: readonly WireCard[][], source: DeckSource): boolean =>
  cards.flat().length === 0 && source.text.trim() === '';

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
  const opened: Result<OpenedText, OpenError> =
    source.text.trim() === ''
      ? ok({ deck: { commanders: [], cards: {} }, lineErrors: [], notes: [] })
      : await openText(source.text, snapshot, source);
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

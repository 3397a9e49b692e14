import {
  cleanRole,
  countCopies,
  err,
  EMPTY_LIST,
  faultOf,
  foldName,
  frontTypes,
  listFaultText,
  listOfCopies,
  MAX_COMMANDERS,
  MAX_MAYBEBOARD,
  ok,
  readStatedWords,
  type Color,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import type { WireCard } from '@crownsmith/api-client';
import type { ReadDeck } from '@crownsmith/answers';
import { alsoMeansText, unknownCardText } from '@crownsmith/answers/text';
import { deckAddresses } from '#app/deck-addresses/current.server';
import { isDeckAddress } from '#app/deck-addresses/deck-addresses.server';
import { noteUnknownNames } from '#app/platform/unmet-needs.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { findZoneCards } from '#app/snapshot/find-commander.server';
import { knownRole } from './deck-groups';
import { toLineErrors, type ListLineError } from '#app/ui/format/list-errors';

/** A deck that was opened, with what has to be stated about the list that it was read from. */
export interface OpenedDeck {
  readonly deck: PlayerDeck;
  /** lines that were left out */
  readonly lineErrors: readonly ListLineError[];
  /** names that several cards bear, as sentences that say which one is intended */
  readonly notes: readonly string[];
  /** what its player stated of the saved list that was opened, as parameters of an address */
  readonly words?: string | undefined;
  /** the version of the saved list that was opened */
  readonly version?: number | undefined;
}

/** Why there is no deck. */
export interface OpenError {
  readonly error: string;
  readonly lineErrors: readonly ListLineError[];
  readonly status: number;
}

type ReadEntry = ReadDeck['main'][number];

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
  /** a token of who states it: names that are no card are counted */
  readonly sender?: string | undefined;
}

const isSilent = (cards: readonly WireCard[][], source: DeckSource): boolean =>
  cards.flat().length === 0 && source.text.trim() === '';

const pluralType = (type: string): string => (type === 'Sorcery' ? 'Sorceries' : `${type}s`);

/** Words of categories that only say of which type a card is, as programs make them themselves. */
const isOwnType = (name: string, typeLine: string): boolean => {
  const { types } = frontTypes(typeLine);
  const folded = foldName(name);
  return types.some((type) => [type, pluralType(type)].some((word) => foldName(word) === folded));
};

/** The categories and tags of a list as the player's roles; a category that only repeats the card's type is none. */
const statedRoles = (entries: readonly ReadEntry[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    entries.flatMap(({ card, categories = [], tags = [] }) => {
      if (card === undefined) return [];
      const names = [...categories, ...tags]
        .map(cleanRole)
        .filter((name) => name !== '' && !isOwnType(name, card.typeLine));
      const roles = [...new Set(names.map(knownRole))];
      return roles.length === 0 ? [] : [[card.url, roles] as const];
    }),
  );

/** Reads a list in any notation, with what it says of the deck besides its cards. */
const openText = async (
  text: string,
  snapshot: Snapshot,
  sender: string | undefined,
): Promise<Result<OpenedDeck, OpenError>> => {
  const stated = readStatedWords(text);
  const list = await snapshot.readDeck({ list: stated.text });
  const unknown = [...list.commanders, ...list.main].filter(({ card }) => card === undefined);
  if (sender !== undefined)
    noteUnknownNames(
      unknown.map(({ name }) => name),
      sender,
    );
  const commanders = countCopies(list.commanders);
  const main = countCopies(list.main);
  const lineErrors = toLineErrors(list.notUnderstood);
  const fault = list.errors.map(faultOf).find(Boolean);
  if (commanders.length + main.length === 0) {
    if (fault !== undefined) return refuse(listFaultText(fault));
    return refuse('None of these lines is a card that this site knows.', 400, lineErrors);
  }
  const [companion] = list.companion ? countCopies([list.companion]) : [];
  const { printings: own, ...cards } = listOfCopies(commanders, main);
  const printings = { ...own, ...(companion && listOfCopies([], [companion]).printings) };
  const roles = statedRoles([...list.commanders, ...list.main]);
  const maybeboard = list.skipped.flatMap(({ zone, name }) =>
    zone === 'token' ? [] : (snapshot.resolveCard(name)?.url ?? []),
  );
  return ok({
    deck: {
      ...cards,
      ...(Object.keys(printings).length > 0 && { printings }),
      ...(stated.name !== undefined && { name: stated.name }),
      ...(stated.bracket !== undefined && { bracket: stated.bracket }),
      ...(companion && { companion: companion.card.url }),
      ...(Object.keys(roles).length > 0 && { roles }),
      ...(maybeboard.length > 0 && { maybeboard: [...new Set(maybeboard)].slice(0, MAX_MAYBEBOARD) }),
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
      : await openText(text, snapshot, source.sender);
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

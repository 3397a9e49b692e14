import type { WireCard } from '@crownsmith/api-client';
import {
  choosesColor,
  type Color,
  deckAllowance,
  describeAllowance,
  describeViolation,
  identityOf,
  type ListFormat,
  makeDeckList,
  priceCopies,
  type Prices,
  type PriceSource,
  type Printings,
  slugOfCardUrl,
  validateDeck,
} from '@crownsmith/domain';
import { USD_SOURCES } from '@crownsmith/deck-report';
import { readStatedPrintings, toReportCard } from '@crownsmith/answers';
import { alsoMeansText, findOtherMeanings } from '@crownsmith/answers/text';
import type { SavedCards } from '#app/accounts/lists/saved-list.server';
import type { PageCard } from '#app/model/card';
import type { Snapshot } from '#app/snapshot/current.server';
import { createFindPrintings } from '@crownsmith/domain';
import { stateDeck } from '#app/platform/state-deck';
import { printDeck } from '#app/snapshot/print-deck.server';
import { makePrintingIds } from '#app/snapshot/printing-ids.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { deckBuilderLinks } from '#app/ui/deck/site-links';
import type { DeckLink } from '#app/ui/deck/site-links';
import { type DeckEntry, deckGroups, type UnknownEntry } from '#app/ui/deck/DeckList';

/** How a list is exported. */
export interface ExportOptions {
  readonly format?: ListFormat | undefined;
  readonly keepsWords?: boolean | undefined;
  /** the earlier version that is shown */
  readonly version?: number | undefined;
}

/** A list as the text of a program. */
export interface ExportedList extends Pick<ExportOptions, 'version'> {
  readonly format: ListFormat;
  readonly keepsWords: boolean;
  /** whether the list has names in its player's words */
  readonly hasWords: boolean;
  readonly text: string;
}

/** A saved list with the cards of a snapshot. */
export interface ListDeck {
  readonly commanders: readonly PageCard[];
  /** without the commanders */
  readonly entries: readonly DeckEntry[];
  /** all copies with the prices of the printing and finish that the list states of them */
  readonly priced: readonly { readonly card: { readonly prices: Prices }; readonly count: number }[];
  /** the shops at whose prices My deck counts */
  readonly shops: readonly PriceSource[];
  /** cards that the snapshot does not know, in the player's words or as their slugs; a later one may */
  readonly missing: readonly UnknownEntry[];
  /** what its commanders change of the rules, as sentences: the colour that is chosen */
  readonly allowance: readonly string[];
  /** what keeps the list from being a legal deck, as sentences */
  readonly violations: readonly string[];
  /** names that several cards bear, as sentences that say which one is counted */
  readonly alsoMeans: readonly string[];
  /** the list as text in its player's words, an entry for each printing, as this site reads it */
  readonly text: string;
  /** the same with what its player says of the deck: what the page edits */
  readonly statedText: string;
  readonly exported: ExportedList;
  readonly links: readonly DeckLink[];
}

interface Found {
  readonly url: string;
  readonly count: number;
  readonly card: WireCard | undefined;
}

const nameOf = ({ url, card }: Found): string => card?.name ?? slugOfCardUrl(url) ?? url;

const toDeckEntry = (found: Found) => ({
  name: nameOf(found),
  count: found.count,
  card: found.card && toReportCard(found.card),
});

const violationsOf = (
  commanders: readonly Found[],
  main: readonly Found[],
  companion: Found | undefined,
  chosenColor: Color | undefined,
): readonly string[] => {
  const validated = validateDeck({
    commanders: commanders.map(toDeckEntry),
    main: main.map(toDeckEntry),
    ...(companion && { companion: toDeckEntry(companion) }),
    ...(chosenColor && { chosen: identityOf([chosenColor]) }),
  });
  return validated.ok ? [] : [...new Set(validated.error.map(describeViolation))];
};

const allowanceOf = (
  commanders: readonly Found[],
  main: readonly Found[],
  chosenColor: Color | undefined,
): readonly string[] => {
  const cardsOf = (all: readonly Found[]) =>
    all.flatMap(({ card, count }) => (card ? [{ card: toReportCard(card), count }] : []));
  const leaders = cardsOf(commanders).map(({ card }) => card);
  const chosen = chosenColor && identityOf([chosenColor]);
  return describeAllowance(
    leaders,
    deckAllowance(leaders, cardsOf(main), chosen),
    chosenColor !== undefined && choosesColor(leaders),
  );
};

/** The names of a card in its player's words, as far as they mean this card. */
const namesIn = (found: Found, printings: Printings, snapshot: Pick<Snapshot, 'resolveCard'>) => {
  const words = (printings[found.url] ?? []).flatMap(({ listedName }) => listedName ?? []);
  return [...new Set(words.length > 0 ? words : [nameOf(found)])]
    .filter((name) => snapshot.resolveCard(name)?.url === found.url)
    .map((name) => ({ name, card: found.card }));
};

const byValueAndName = (a: DeckEntry, b: DeckEntry): number =>
  a.card.manaValue - b.card.manaValue || (a.card.name < b.card.name ? -1 : 1);

/** Finds the cards of a saved list, and what follows from them. */
export const resolveDeck = async (
  { commanders, cards, printings = {}, chosenColor, words = '' }: SavedCards,
  snapshot: Pick<Snapshot, 'resolveCard' | 'alsoMeant' | 'files'>,
  { format = 'moxfield', keepsWords = false, version }: ExportOptions = {},
): Promise<ListDeck> => {
  const find = (url: string, count: number): Found => ({ url, count, card: snapshot.resolveCard(url) });
  const leaders = commanders.map((url) => find(url, 1));
  const others = Object.entries(cards).map(([url, count]) => find(url, count));
  const pageCards = leaders.flatMap(({ card }) => (card ? [toPageCard(card)] : []));
  const entries = others
    .flatMap(({ card, count }) => (card ? [{ card: toPageCard(card), count }] : []))
    .sort(byValueAndName);
  const order = deckGroups(entries, pageCards).flatMap((group) => group.entries.map(({ card }) => card.slug));
  const ranks = new Map(order.map((slug, rank) => [slug, rank]));
  const rankOf = ({ card }: Found): number => ranks.get(card?.sanitized ?? '') ?? order.length;
  const main = [...others].sort((a, b) => rankOf(a) - rankOf(b));
  const list = {
    commanders,
    cards: Object.fromEntries(main.map(({ url, count }) => [url, count])),
    printings,
  };
  const deck = stateDeck(list, new URLSearchParams(words));
  const stated = await readStatedPrintings(Object.values(printings).flat(), (path, schema) =>
    snapshot.files.read(path, schema),
  );
  const companion = deck.companion === undefined ? undefined : find(deck.companion, 1);
  const known = [...leaders, ...(companion ? [companion] : []), ...others].flatMap(({ url, count, card }) =>
    card ? [{ url, count, prices: toPageCard(card).prices }] : [],
  );
  return {
    commanders: pageCards,
    entries,
    priced: priceCopies(known, printings, createFindPrintings(stated)).map(({ prices, ...copies }) => ({
      ...copies,
      card: { prices },
    })),
    shops: USD_SOURCES,
    missing: [...leaders, ...others].flatMap((found) => {
      const name = printings[found.url]?.[0]?.listedName ?? nameOf(found);
      return found.card ? [] : [{ name, count: found.count, isCommander: leaders.includes(found) }];
    }),
    allowance: allowanceOf(leaders, others, chosenColor),
    violations: violationsOf(leaders, others, companion, chosenColor),
    alsoMeans: findOtherMeanings(
      [...leaders, ...main].flatMap((found) => namesIn(found, printings, snapshot)),
      (name) => snapshot.alsoMeant(name),
    ).map(alsoMeansText),
    text: makeDeckList(printDeck(list, snapshot, { keepsWords: true }), 'moxfield'),
    statedText: makeDeckList(printDeck(deck, snapshot, { keepsWords: true }), 'moxfield'),
    exported: {
      format,
      keepsWords,
      version,
      hasWords: Object.values(printings).some((copies) => copies.some(({ listedName }) => listedName)),
      text: makeDeckList(printDeck(deck, snapshot, { keepsWords }), format),
    },
    links: deckBuilderLinks(printDeck(deck, snapshot), makePrintingIds(stated, snapshot)),
  };
};

import type { SetPrintings } from '@crownsmith/api-client';
import {
  cardKingdomUrl,
  cardListOf,
  clipboardCards,
  clipboardCommanders,
  countCards,
  type ClipboardCard,
  type ClipboardEntry,
  type ClipboardState,
  exportName,
  groupByPrimaryType,
  type ListFormat,
  makeDeckList,
  moxfieldUrl,
  ok,
  type PrintableList,
  printableList,
  type Result,
  type ShopPartners,
  tcgplayerUrl,
  type UrlTooLong,
} from '@crownsmith/domain';
import { archidektAddress } from '#app/ui/deck/site-links';
import { externalUrl } from '#app/ui/format/external-url';

const byValueAndName = (a: ClipboardCard, b: ClipboardCard): number =>
  a.manaValue - b.manaValue || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** The cards by primary type in display order, within a type by mana value and name. */
export const groupedCards = (state: ClipboardState) =>
  groupByPrimaryType([...clipboardCards(state)].sort(byValueAndName));

const inOrder = (state: ClipboardState): readonly ClipboardEntry[] =>
  groupedCards(state).flatMap((group) => group.cards);

const line = ({ name, layout, count = 1 }: ClipboardEntry) => ({ name: exportName(name, layout), count });

/** How a list is exported. */
export interface ExportOptions {
  readonly format?: ListFormat;
  /** Whether cards have the names that their player used, where a list stated them. */
  readonly keepsWords?: boolean;
}

/** The list to print: commanders that are loaded, then the cards in order, an entry for each printing. */
const toPrintable = (state: ClipboardState, keepsWords = false): PrintableList => {
  const commanders = clipboardCommanders(state);
  const cards = inOrder(state);
  const names = new Map(
    [...commanders, ...cards].map((card) => [card.url, exportName(card.name, card.layout)]),
  );
  const list = cardListOf({
    commanders: commanders.map(({ url }) => url),
    cards: Object.fromEntries(cards.map((card) => [card.url, card])),
    printings: state.printings,
  });
  return printableList(list, { nameOf: (url) => names.get(url) ?? url, keepsWords });
};

/** The list as text, by default below the headings Commander and Deck with its printings, as deck sites and this site read it. */
export const exportText = (
  state: ClipboardState,
  { format = 'moxfield', keepsWords = false }: ExportOptions = {},
): string => makeDeckList(toPrintable(state, keepsWords), format);

/** A link that opens the list on another site. */
export interface ExportLink {
  readonly site: string;
  /** undefined where no URL can hold the list */
  readonly url?: string;
  /** why there is no URL */
  readonly reason?: string;
  /** number of cards that the URL cannot hold, copies included */
  readonly leftOut: number;
}

const MEDIUM = 'clipboard';

const outbound = (url: string): string => externalUrl(url, MEDIUM);

/** The sets of the printings that a clipboard states, each once. */
export const statedSets = ({ printings = {} }: ClipboardState): readonly string[] => [
  ...new Set(Object.values(printings).flatMap((copies) => copies.flatMap(({ set }) => set ?? []))),
];

/**
 * Links that open the list on other sites.
 * @param partners what the operator has agreed with shops
 * @param sets printings of the sets that the list states; without them a site that knows printings by id gets its cards
 */
export const exportLinks = (
  state: ClipboardState,
  partners: ShopPartners = {},
  sets: readonly SetPrintings[] = [],
): readonly ExportLink[] => {
  const commanders = clipboardCommanders(state);
  const cards = inOrder(state);
  const printable = toPrintable(state);
  const lines = [...commanders, ...cards].map(line);
  const withoutId: readonly ClipboardEntry[] = [...commanders, ...cards].filter(
    ({ scryfallId }) => scryfallId === undefined,
  );
  const known = new Map([...commanders, ...cards].map((card) => [line(card).name, card]));
  const ids = new Map(
    sets.flatMap(({ set, printings }) =>
      printings.map(({ card, number, id }) => [`${set} ${number} ${card}`, id] as const),
    ),
  );
  const archidekt = archidektAddress(printable, ({ name, set = '', collectorNumber = '' }) => {
    const card = known.get(name);
    return ids.get(`${set.toLowerCase()} ${collectorNumber} ${card?.slug ?? ''}`) ?? card?.scryfallId;
  });
  const linkTo = (site: string, url: Result<string, UrlTooLong>, leftOut = 0): ExportLink => ({
    site,
    ...(url.ok
      ? { url: outbound(url.value), leftOut }
      : { reason: 'the list is too long for a link', leftOut: 0 }),
  });
  return [
    linkTo('Card Kingdom', cardKingdomUrl(lines, partners.cardkingdom)),
    linkTo('TCGplayer', tcgplayerUrl(lines, { affiliateUrl: partners.tcgplayer })),
    archidekt === undefined
      ? { site: 'Archidekt', reason: 'these cards have no known id there', leftOut: 0 }
      : linkTo('Archidekt', archidekt.ok ? ok(archidekt.value.url) : archidekt, countCards(withoutId)),
    linkTo('Moxfield', moxfieldUrl([...printable.commanders, ...printable.main])),
  ];
};

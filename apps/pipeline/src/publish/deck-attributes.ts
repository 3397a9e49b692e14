import type { DeckFormatKey } from '@crownsmith/domain';
import { makeDeckAttributes, type DeckAttributes, type RecommenderCard } from '@crownsmith/recommender';
import { cardLabel, UNLISTED_CARD } from '@crownsmith/answers/lists';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import { pickRows } from '#src/aggregate/counted-rows';
import { IDENTITIES, type CardRules } from '#src/aggregate/deck-kinds';
import type { DeckOrigins } from '#src/aggregate/deck-origins';
import { isListed } from '#src/pages/listed-card';
import type { PageContext } from '#src/pages/page-context';
import { recommenderDecks, type DeckRows } from './deck-rows';

const COMMANDER: DeckFormatKey = 'commander';

/** What is known of cards and of the decks that are held, besides who plays what, in a form that can be posted to a worker thread. */
export interface KnownAttributes {
  /** days since 1970-01-01, -1 unknown */
  readonly cardFirstDays: Int32Array;
  readonly cardGroups: Uint8Array;
  readonly day: Int32Array;
  /** price in cents, -1 unknown */
  readonly cents: Int32Array;
  readonly basics: Int32Array;
  readonly format: Int32Array;
  /** number of the format Commander, -1 if no deck is of it: brackets are its own */
  readonly commander: number;
  readonly sources: readonly (string | undefined)[];
  /** place in `sources`, -1 unknown */
  readonly sourceOf: Int32Array;
  /** whose decks they are, by `kindNumber` */
  readonly kindOf: Uint8Array;
  /** colours of each deck, those that its player chose among them */
  readonly colors: Uint8Array;
  /** public addresses of held decks */
  readonly addresses: ReadonlyMap<number, string>;
  readonly bans: readonly { readonly card: number; readonly format: number }[];
  readonly rules: CardRules;
}

export const knownAttributes = (
  context: PageContext,
  { deckPrices, deckExtras }: Pick<BrowseCounts, 'deckPrices' | 'deckExtras'>,
  origins: DeckOrigins,
  kinds: Uint8Array,
  rules: CardRules,
): KnownAttributes => {
  const { cards, counts } = context;
  const { held } = counts;
  const ofHeld = (column: Int32Array): Int32Array => pickRows(column, held.numbers);
  return {
    cardFirstDays: counts.firstDays,
    cardGroups: Uint8Array.from(cards, (card, number) =>
      isListed(card) ? cardLabel(context.listFacts(number).group) : UNLISTED_CARD,
    ),
    day: held.day,
    cents: ofHeld(deckPrices),
    basics: ofHeld(deckExtras.basics),
    format: held.format,
    commander: Object.keys(counts.formats).sort().indexOf(COMMANDER),
    sources: origins.sources,
    sourceOf: ofHeld(origins.sourceOf),
    kindOf: Uint8Array.from(held.numbers, (deck) => kinds[deck] ?? 0),
    colors: Uint8Array.from(held.identity, (kind) => kind % IDENTITIES),
    addresses: new Map(
      [...held.numbers].flatMap((deck, place) => {
        const address = origins.addresses.get(deck);
        return address === undefined ? [] : [[place, address] as const];
      }),
    ),
    bans: deckExtras.bans,
    rules,
  };
};

/** The name of a deck's source; null for one without a public name, undefined for decks that no source has. */
const sourceAt = ({ sources, sourceOf }: KnownAttributes, deck: number): string | null | undefined => {
  const place = sourceOf[deck] ?? -1;
  return place < 0 ? undefined : (sources[place] ?? null);
};

/** The attributes of decks for live counts over the model that is trained on them. @param brackets by deck */
export const attributesOf = (
  cards: readonly RecommenderCard[],
  rows: DeckRows,
  known: KnownAttributes,
  brackets: Uint8Array,
): DeckAttributes =>
  makeDeckAttributes({
    cards,
    decks: recommenderDecks(rows),
    cardFirstDays: known.cardFirstDays,
    cardGroups: known.cardGroups,
    factsOf: (deck) => ({
      day: known.day[deck] ?? -1,
      cents: known.cents[deck] ?? -1,
      // Other formats have no brackets: their decks are on no page of one.
      bracket: known.format[deck] === known.commander ? (brackets[deck] ?? 0) : 0,
      basics: known.basics[deck] ?? 0,
      format: known.format[deck] ?? 0,
      kind: known.kindOf[deck] ?? 0,
      colors: known.colors[deck] ?? 0,
      source: sourceAt(known, deck),
      address: known.addresses.get(deck),
    }),
    bans: known.bans,
    cardRules: known.rules.rules,
    cardExempt: known.rules.exempt,
  });

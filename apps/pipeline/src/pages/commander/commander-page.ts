import type { CardRow, CommanderPage } from '@crownsmith/api-client';
import { allows, identityColors, type Card } from '@crownsmith/domain';
import {
  cardRow,
  makeAverageDeck,
  makeCardLists,
  rounded,
  sortByInclusion,
  type BasicLands,
  type DeckCopies,
} from '@crownsmith/answers/lists';
import { groupRange } from '#src/aggregate/grouped-rows';
import { MIN_COMMANDER_DECKS } from '#src/least-decks';
import { byRankedDecks, cardsOf, type ListedRow } from '#src/pages/card-row';
import { commanderRow, zoneCardSlugs, type PageContext, type Zone } from '#src/pages/page-context';
import type { makeDecksToAverage } from './decks-to-average';
import { cardShape, makeDeckShape } from './deck-shape';
import type { SharedTraits } from './shared-traits';
import { groupedShapes } from './subset-lists';
import type { Suggestions } from './suggestions';

const MAX_SIMILAR = 12;
const MAX_PAIRS = 50;

/** What a commander page needs besides the counts. */
export interface CommanderPageInput {
  readonly suggestions: Suggestions;
  readonly sharedTraits: SharedTraits;
  readonly decksToAverage: ReturnType<typeof makeDecksToAverage>;
  similar(zone: Zone, limit: number): readonly (readonly [zone: Zone, similarity: number])[];
  readonly basicOf: BasicLands<Card>;
}

interface ZoneCard {
  readonly card: number;
  readonly decks: number;
  readonly copies: number;
}

const listZoneCards = (context: PageContext, zone: Zone): readonly ZoneCard[] => {
  if (zone.number < 0) return [];
  const [cards, decks, copies] = context.counts.zoneCards.columns;
  const [from, to] = groupRange(context.counts.zoneCards, zone.number);
  return Array.from({ length: to - from }, (_, index) => ({
    card: cards?.[from + index] ?? 0,
    decks: decks?.[from + index] ?? 0,
    copies: copies?.[from + index] ?? 0,
  }));
};

/** Whether lists may show a card to a command zone: playable, allowed by it, no basic land, no commander. */
const isListedFor = (context: PageContext, zone: Zone, card: number): boolean => {
  const facts = context.cards[card];
  return (
    facts !== undefined &&
    context.isListed(card) &&
    allows(zone.allowance, facts) &&
    !zone.cards.includes(card)
  );
};

/** Rows of the cards that a command zone's decks play, by shrunk inclusion. */
export const makePlayedRows = (context: PageContext, zone: Zone): readonly ListedRow[] =>
  sortByInclusion(
    listZoneCards(context, zone)
      .filter(({ card }) => isListedFor(context, zone, card))
      .map(({ card, decks }) => ({
        card,
        facts: context.listFacts(card),
        row: cardRow({
          slug: context.cards[card]?.slug ?? '',
          here: { decks, potential: context.counts.zonePotential(zone.number, card) },
          overall: context.overall(card),
        }),
      })),
  );

type Suggest = Pick<CommanderPageInput, 'suggestions' | 'sharedTraits'>;

/** The cards that are suggested for a command zone, as far as its lists may show them. */
const suggestCards = (
  context: PageContext,
  zone: Zone,
  suggestions: Suggestions,
): ReturnType<Suggestions['suggest']> =>
  suggestions.suggest(zone).filter(({ card }) => isListedFor(context, zone, card));

/**
 * Rows of suggested cards; they count all decks that could play a card, not those of the commander, and their synergy is
 * estimated.
 */
const makeSuggestedRows = (
  context: PageContext,
  zone: Zone,
  sharedTraits: SharedTraits,
  suggested: ReturnType<Suggestions['suggest']>,
): readonly ListedRow[] => {
  const sharedWith = sharedTraits(zone.cards.flatMap((card) => context.cards[card] ?? []));
  return suggested.map(({ card, synergy }) => {
    const shared = sharedWith(card);
    const { decks, potential } = context.overall(card);
    const row: CardRow = {
      slug: context.cards[card]?.slug ?? '',
      num_decks: decks,
      potential_decks: potential,
      synergy: synergy === null ? null : rounded(synergy),
      lift: null,
    };
    if (shared.length > 0) row.shared = [...shared];
    return { card, facts: context.listFacts(card), row };
  });
};

/** Total salt of a deck; null if no card's salt is known. */
const deckSalt = (deck: readonly DeckCopies<Card>[], commanders: readonly Card[]): number | null => {
  const salts = [...commanders, ...deck.map(({ card }) => card)].flatMap((card) => card.salt ?? []);
  return salts.length === 0 ? null : rounded(salts.reduce((sum, salt) => sum + salt, 0));
};

/** Basic lands of a commander without enough decks: the more colours, the fewer. */
const estimateBasics = (zone: Zone): number =>
  zone.identity === 0 ? 15 : 37 - 5 * identityColors(zone.identity).length;

/**
 * The cards that a command zone's decks play, by shrunk inclusion; cards that the recommender suggests from the commander's
 * text and other commanders if it has fewer than `minDecks` decks.
 */
export const zoneRows = (
  context: PageContext,
  zone: Zone,
  { suggestions, sharedTraits }: Suggest,
  minDecks: number,
  suggested = () => suggestCards(context, zone, suggestions),
): readonly ListedRow[] =>
  zone.decks < minDecks
    ? makeSuggestedRows(context, zone, sharedTraits, suggested())
    : makePlayedRows(context, zone);

/** A suggested row as pages have it: beside the counts of all decks an estimated synergy would be above the share itself. */
export const withoutEstimate = ({ synergy, ...row }: CardRow): CardRow => ({
  ...row,
  synergy: null,
  ...(synergy !== null && { typical: true as const }),
});

/** Lists of suggested cards, in the order of the suggestions; New Cards is about decks and stays empty. */
const makeEstimatedLists = (rows: readonly ListedRow[]): CommanderPage['lists'] =>
  makeCardLists(
    rows.map(({ row, facts }) => ({ row, facts: { ...facts, isNew: false } })),
    // All rows are equal, so that they stay in their order.
    { order: () => 0, withNegligible: true },
  ).map((list) => ({ ...list, rows: list.rows.map(withoutEstimate) }));

/** Makes the page of a commander or a pair. */
export const makeCommanderPage = (
  context: PageContext,
  zone: Zone,
  input: CommanderPageInput,
): CommanderPage => {
  const commanders = zone.cards.flatMap((card) => context.cards[card] ?? []);
  const played = listZoneCards(context, zone);
  const estimated = zone.decks < MIN_COMMANDER_DECKS;
  let suggestedCards: ReturnType<Suggestions['suggest']> | undefined;
  const suggested = () => (suggestedCards ??= suggestCards(context, zone, input.suggestions));
  const fillers = (): readonly Card[] => cardsOf(context, suggested());
  const rows = zoneRows(context, zone, input, MIN_COMMANDER_DECKS, suggested);
  const shape = makeDeckShape(
    played.flatMap(({ card, copies }) => {
      const own = context.shape(card);
      return own === undefined ? [] : [[own, copies] as const];
    }),
    zone.decks,
    zone.number < 0 ? 0 : (context.counts.zones.missingBasics[zone.number] ?? 0),
    zone.number < 0
      ? commanders.map((card) => [cardShape(card), 1] as const)
      : groupedShapes(context, context.counts.zoneCommanders, zone.number),
  );
  const { of, makeDeck } = input.decksToAverage(zone);
  const isSuggested = of.num_decks === 0;
  const deck =
    makeDeck?.(fillers()) ??
    makeAverageDeck({
      commanders,
      candidates: isSuggested ? [] : cardsOf(context, estimated ? makePlayedRows(context, zone) : rows),
      fillers,
      types: isSuggested ? {} : shape.types,
      basics: isSuggested ? estimateBasics(zone) : shape.basics,
      basicOf: input.basicOf,
    });
  const pairs =
    zone.cards.length === 1
      ? (context.zonesOfCard.get(zone.cards[0] ?? -1) ?? []).filter((other) => other.cards.length === 2)
      : [];
  return {
    slug: zone.slug,
    cards: commanders.map((card) => card.slug),
    identity: zone.identity,
    num_decks: zone.decks,
    rank: zone.rank,
    formats: { ...(context.counts.zoneFormats.get(zone.number) ?? {}) },
    estimated,
    ...(estimated && { learnt_from: input.suggestions.knownCommanders }),
    lists: estimated ? makeEstimatedLists(rows) : makeCardLists(rows),
    mana_curve: shape.manaCurve,
    types: shape.types,
    colors: shape.colors,
    tags: shape.tags,
    average_price: shape.price,
    salt: deckSalt(deck, commanders),
    similar: input.similar(zone, MAX_SIMILAR).map(([other, similarity]) => ({
      slug: other.slug,
      cards: zoneCardSlugs(context, other),
      num_decks: other.decks,
      similarity: rounded(similarity),
    })),
    pairs: pairs
      .map((pair) => commanderRow(context, pair))
      .sort(byRankedDecks)
      .slice(0, MAX_PAIRS),
    average_deck: deck.map(({ card, count }) => ({ slug: card.slug, count })),
    average_deck_of: of,
  };
};

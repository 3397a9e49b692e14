import type { CardRow, CommanderPage } from '@crownsmith/api-client';
import { fitsIdentity, isPlayable, type Card, type Color } from '@crownsmith/domain';
import { averageDeck, type DeckCopies } from './average-deck';
import { byInclusion, cardRow, rounded } from '#src/pages/card-row';
import { commanderLists } from './commander-lists';
import { deckShape } from './deck-shape';
import { commanderRow, type PageContext, type Zone } from '#src/pages/page-context';

/** With fewer decks than this a commander's lists come from colours, types and tags. */
const LEAST_DECKS = 3;
const SIMILAR = 12;
const PAIRS = 50;

/** What a commander page needs besides the counts. */
export interface CommanderPageParts {
  /** cards for a command zone without decks, best first */
  suggest(zone: Zone): readonly number[];
  similar(zone: Zone, limit: number): readonly (readonly [zone: Zone, similarity: number])[];
  readonly basicOf: (color: Color | undefined) => Card | undefined;
}

interface ZoneCard {
  readonly card: number;
  readonly decks: number;
  readonly copies: number;
}

const zoneCards = (context: PageContext, zone: Zone): readonly ZoneCard[] => {
  if (zone.number < 0) return [];
  const {
    starts,
    columns: [cards, decks, copies],
  } = context.counts.zoneCards;
  const from = starts[zone.number] ?? 0;
  const to = starts[zone.number + 1] ?? 0;
  return Array.from({ length: to - from }, (_, index) => ({
    card: cards?.[from + index] ?? 0,
    decks: decks?.[from + index] ?? 0,
    copies: copies?.[from + index] ?? 0,
  }));
};

/** Whether a list may show a card to this command zone: within its colours, not banned, no basic land, no commander. */
const isShown = (context: PageContext, zone: Zone, card: Card, number: number): boolean =>
  isPlayable(card) &&
  !context.isBasic(number) &&
  fitsIdentity(card.colorIdentity, zone.identity) &&
  !zone.cards.includes(number);

/** Rows of the cards that a command zone's decks play. */
const playedRows = (context: PageContext, zone: Zone, played: readonly ZoneCard[]): readonly CardRow[] =>
  played.flatMap(({ card, decks }) => {
    const facts = context.cards[card];
    if (facts === undefined || !isShown(context, zone, facts, card)) return [];
    return [
      cardRow({
        slug: facts.slug,
        here: { decks, potential: context.counts.zonePotential(zone.number, card) },
        overall: context.overall(card),
      }),
    ];
  });

/** Rows of suggested cards count all decks that could play them; they say nothing of this commander. */
const suggestedRows = (
  context: PageContext,
  zone: Zone,
  parts: Pick<CommanderPageParts, 'suggest'>,
): readonly CardRow[] =>
  parts.suggest(zone).flatMap((card) => {
    const facts = context.cards[card];
    if (facts === undefined || !isShown(context, zone, facts, card)) return [];
    const { decks, potential } = context.overall(card);
    return [{ slug: facts.slug, num_decks: decks, potential_decks: potential, synergy: null, lift: null }];
  });

const deckSalt = (deck: readonly DeckCopies[], commanders: readonly Card[]): number | null => {
  const known = [...commanders, ...deck.map(({ card }) => card)].flatMap((card) => card.salt ?? []);
  return known.length === 0 ? null : rounded(known.reduce((sum, salt) => sum + salt, 0));
};

const meanBasics = (context: PageContext, zone: Zone, played: readonly ZoneCard[]): number => {
  if (zone.decks === 0) return 0;
  const listed = played.reduce((sum, { card, copies }) => sum + (context.isBasic(card) ? copies : 0), 0);
  return (listed + (context.counts.zones.missingBasics[zone.number] ?? 0)) / zone.decks;
};

const cardsOf = (context: PageContext, rows: readonly CardRow[]): readonly Card[] =>
  rows.flatMap(({ slug }) => context.cards[context.numberOf.get(slug) ?? -1] ?? []);

/** The cards that a command zone plays, by inclusion; suggested ones where it has too few decks. */
export const zoneRows = (
  context: PageContext,
  zone: Zone,
  parts: Pick<CommanderPageParts, 'suggest'>,
): readonly CardRow[] =>
  zone.decks < LEAST_DECKS
    ? suggestedRows(context, zone, parts)
    : [...playedRows(context, zone, zoneCards(context, zone))].sort(byInclusion);

/** The page of a commander or a pair. */
export const commanderPage = (context: PageContext, zone: Zone, parts: CommanderPageParts): CommanderPage => {
  const commanders = zone.cards.flatMap((card) => context.cards[card] ?? []);
  const played = zoneCards(context, zone);
  const estimated = zone.decks < LEAST_DECKS;
  const rows = estimated ? suggestedRows(context, zone, parts) : playedRows(context, zone, played);
  const shape = deckShape(
    played.flatMap(({ card, copies }) =>
      context.cards[card] === undefined ? [] : [[context.cards[card], copies] as const],
    ),
    zone.decks,
    zone.number < 0 ? 0 : (context.counts.zones.missingBasics[zone.number] ?? 0),
    commanders,
  );
  const ranked = estimated ? rows : [...rows].sort(byInclusion);
  const candidates =
    ranked.length >= 100 || estimated ? ranked : [...ranked, ...suggestedRows(context, zone, parts)];
  const deck = averageDeck({
    commanders,
    candidates: cardsOf(context, candidates),
    types: estimated ? {} : shape.types,
    basics: estimated
      ? zone.identity === 0
        ? 15
        : 37 - 5 * bits(zone.identity)
      : meanBasics(context, zone, played),
    basicOf: parts.basicOf,
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
    lists: estimated
      ? estimatedLists(context, rows)
      : commanderLists(rows, (slug) => context.listFacts(context.numberOf.get(slug) ?? -1)),
    mana_curve: shape.manaCurve,
    types: shape.types,
    colors: shape.colors,
    tags: shape.tags,
    average_price: shape.price,
    salt: deckSalt(deck, commanders),
    similar: parts.similar(zone, SIMILAR).map(([other, similarity]) => ({
      slug: other.slug,
      cards: commanderRow(context, other).cards,
      num_decks: other.decks,
      similarity: rounded(similarity),
    })),
    pairs: [...pairs]
      .sort((a, b) => b.decks - a.decks || (a.slug < b.slug ? -1 : 1))
      .slice(0, PAIRS)
      .map((pair) => commanderRow(context, pair)),
    average_deck: deck.map(({ card, count }) => ({ slug: card.slug, count })),
  };
};

const bits = (identity: number): number => [0, 1, 2, 3, 4].filter((bit) => (identity >> bit) & 1).length;

/** Suggested cards keep their order, and none of them is shown as new: that list is about decks. */
const estimatedLists = (context: PageContext, rows: readonly CardRow[]): CommanderPage['lists'] => {
  const place = new Map(rows.map((row, index) => [row.slug, index]));
  const facts = (slug: string) => ({ ...context.listFacts(context.numberOf.get(slug) ?? -1), isNew: false });
  return commanderLists(rows, facts, {
    order: (a, b) => (place.get(a.slug) ?? 0) - (place.get(b.slug) ?? 0),
  });
};

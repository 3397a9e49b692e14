import {
  isBasicLand,
  isPlayable,
  pairSlug,
  unionIdentity,
  type Card,
  type ColorIdentity,
} from '@crownsmith/domain';
import type { CommanderRow } from '@crownsmith/api-client';
import type { Counts } from '@crownsmith/recommender';
import type { DeckCounts } from '#src/aggregate/deck-counts';
import { dayNumber } from '#src/decks/deck-content-hash';
import { cardGroup } from './card-group';
import type { ListFacts } from '#src/pages/commander/commander-lists';

/** A command zone that decks have: a commander by itself (with or without partners) or a pair. */
export interface Zone {
  /** number in the counts; -1 for a commander that no deck has */
  readonly number: number;
  /** numbers of its cards, in the order of the slug */
  readonly cards: readonly number[];
  readonly slug: string;
  readonly identity: ColorIdentity;
  readonly decks: number;
  /** place by decks among all zones, 1 first, ties alike; null without decks */
  readonly rank: number | null;
}

/** All that pages are made from. */
export interface PageContext {
  readonly cards: readonly Card[];
  readonly counts: DeckCounts;
  readonly zones: readonly Zone[];
  /** zones by number of a card: those that hold it, pairs too */
  readonly zonesOfCard: ReadonlyMap<number, readonly Zone[]>;
  readonly numberOf: ReadonlyMap<string, number>;
  listFacts(card: number): ListFacts;
  isBasic(card: number): boolean;
  /** decks with a card and decks that could play it, over the whole scope */
  overall(card: number): Counts;
}

const DAYS_NEW = 365;

/** Cards from this day on are new: within a year before the newest deck, or the newest card where no deck has a date. */
const newSince = (counts: DeckCounts, cards: readonly Card[]): number => {
  const released = cards.flatMap((card) =>
    card.releasedAt === undefined ? [] : [dayNumber(card.releasedAt)],
  );
  const newest =
    counts.newestDay >= 0 ? counts.newestDay : released.reduce((latest, day) => Math.max(latest, day), 0);
  return newest - DAYS_NEW;
};

/** Ranks numbers from high to low: 1 is the highest, equals share a rank. */
export const ranksOf = (values: readonly number[]): readonly number[] => {
  const sorted = [...values].sort((a, b) => b - a);
  const rank = new Map<number, number>();
  sorted.forEach((value, index) => rank.has(value) || rank.set(value, index + 1));
  return values.map((value) => rank.get(value) ?? 0);
};

const slugOfZone = (cards: readonly Card[]): string => {
  const [first, second] = cards;
  if (first === undefined) return '';
  return second === undefined ? first.slug : pairSlug(first.slug, second.slug);
};

const makeZone = (
  cards: readonly Card[],
  number: number,
  members: readonly number[],
  decks: number,
  rank: number | null,
): Zone => {
  const sorted = [...members].sort((a, b) => ((cards[a]?.slug ?? '') < (cards[b]?.slug ?? '') ? -1 : 1));
  const known = sorted.flatMap((member) => cards[member] ?? []);
  return {
    number,
    cards: sorted,
    slug: slugOfZone(known),
    identity: unionIdentity(...known.map((card) => card.colorIdentity)),
    decks,
    rank,
  };
};

const playedZones = (cards: readonly Card[], counts: DeckCounts): readonly Zone[] => {
  const { a, b, decks } = counts.zones;
  const ranks = ranksOf(Array.from(decks));
  return Array.from(a, (first, number) => {
    const second = b[number] ?? -1;
    return makeZone(
      cards,
      number,
      second < 0 ? [first] : [first, second],
      decks[number] ?? 0,
      ranks[number] ?? null,
    );
  });
};

/** Whether a card gets a commander page without a single deck: it may be a commander and is not banned. */
const mayCommand = (card: Card): boolean => card.canBeCommander && isPlayable(card);

export const makePageContext = (cards: readonly Card[], counts: DeckCounts): PageContext => {
  const played = playedZones(cards, counts);
  const single = new Set(played.filter((zone) => zone.cards.length === 1).map((zone) => zone.cards[0]));
  const unplayed = cards.flatMap((card, number) =>
    mayCommand(card) && !single.has(number) ? [makeZone(cards, -1, [number], 0, null)] : [],
  );
  const zones = [...played, ...unplayed];
  const zonesOfCard = new Map<number, Zone[]>();
  for (const zone of played)
    for (const card of zone.cards) zonesOfCard.set(card, [...(zonesOfCard.get(card) ?? []), zone]);
  const since = newSince(counts, cards);
  const facts = cards.map((card, number): ListFacts => ({
    group: cardGroup(card),
    gameChanger: card.gameChanger,
    isNew: (counts.firstDays[number] ?? -1) >= since && card.releasedAt !== undefined,
  }));
  const basics = new Set(cards.flatMap((card, number) => (isBasicLand(card) ? [number] : [])));
  const nothing: ListFacts = { group: undefined, gameChanger: false, isNew: false };
  return {
    cards,
    counts,
    zones,
    zonesOfCard,
    numberOf: new Map(cards.map((card, number) => [card.slug, number])),
    isBasic: (card) => basics.has(card),
    listFacts: (card) => facts[card] ?? nothing,
    overall: (card) => ({ decks: counts.cardDecks[card] ?? 0, potential: counts.cardPotential[card] ?? 0 }),
  };
};

const slugs = (context: PageContext, zone: Zone): string[] =>
  zone.cards.flatMap((card) => context.cards[card]?.slug ?? []);

/** A zone as lists of commanders show it; rank 0 where it has no decks. */
export const commanderRow = (context: PageContext, zone: Zone): CommanderRow => ({
  slug: zone.slug,
  cards: slugs(context, zone),
  num_decks: zone.decks,
  rank: zone.rank ?? 0,
});

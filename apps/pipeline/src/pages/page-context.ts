import type { CommanderRow } from '@crownsmith/api-client';
import {
  allowanceOf,
  canBeInCommandZone,
  isBasicLand,
  isPlayable,
  pairSlug,
  type Card,
  type ColorIdentity,
  type DeckAllowance,
} from '@crownsmith/domain';
import type { Counts } from '@crownsmith/recommender';
import { NEW_DAYS, type ListFacts } from '@crownsmith/answers/lists';
import type { DeckCounts } from '#src/aggregate/deck-counts';
import { dayNumber } from '#src/iso-date';
import { memoizeByNumber } from '#src/memoize-by-number';
import { addToList } from '#src/multi-map';
import { cardGroup } from './card-group';
import { isListed } from './listed-card';
import { cardShape, type CardShape } from './commander/deck-shape';

/** A command zone: a single commander (with or without partners) or a pair. */
export interface Zone {
  /** number in the counts; -1 for a commander without decks */
  readonly number: number;
  /** numbers of its cards, in the order of the slug */
  readonly cards: readonly number[];
  readonly slug: string;
  readonly identity: ColorIdentity;
  /** what its cards let a deck have; colours that are chosen are open */
  readonly allowance: DeckAllowance;
  readonly decks: number;
  /** whether one of its cards is banned in Commander */
  readonly banned: boolean;
  /** rank by decks among the zones that are not banned from 1, ties share one; null without decks, and if banned */
  readonly rank: number | null;
}

/** Shared input of all pages. */
export interface PageContext {
  readonly cards: readonly Card[];
  readonly counts: DeckCounts;
  readonly zones: readonly Zone[];
  /** by card number: the zones with decks that contain it, pairs included */
  readonly zonesOfCard: ReadonlyMap<number, readonly Zone[]>;
  /** card numbers by slug */
  readonly numberOf: ReadonlyMap<string, number>;
  listFacts(card: number): ListFacts;
  /** what a card adds to the shape of decks; undefined for a number that no card has */
  shape(card: number): CardShape | undefined;
  isBasic(card: number): boolean;
  /** whether lists may show a card: it is playable and no basic land */
  isListed(card: number): boolean;
  /** decks with a card and decks that could play it, over the whole scope */
  overall(card: number): Counts;
  /** votes of the site's users behind a card's salt; undefined without any */
  saltVotes(card: number): number | undefined;
}

/** The day from which cards are new: a year before the newest deck, or the newest card if no deck has a date. */
const newSince = (counts: DeckCounts, cards: readonly Card[]): number => {
  const released = cards.flatMap((card) =>
    card.releasedAt === undefined ? [] : [dayNumber(card.releasedAt)],
  );
  const newest =
    counts.newestDay >= 0 ? counts.newestDay : released.reduce((latest, day) => Math.max(latest, day), 0);
  return newest - NEW_DAYS;
};

/** Ranks numbers in descending order from 1; equal numbers share a rank. */
export const ranksOf = (values: readonly number[]): readonly number[] => {
  const sorted = [...values].sort((a, b) => b - a);
  const rank = new Map<number, number>();
  sorted.forEach((value, index) => rank.has(value) || rank.set(value, index + 1));
  return values.map((value) => rank.get(value) ?? 0);
};

const isBanned = (card: Card | undefined): boolean => card?.legality === 'banned';

const zoneSlug = (cards: readonly Card[]): string => {
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
  const banned = known.some(isBanned);
  const allowance = allowanceOf(known);
  return {
    number,
    cards: sorted,
    slug: zoneSlug(known),
    identity: allowance.identity,
    allowance,
    decks,
    banned,
    rank: banned ? null : rank,
  };
};

const makePlayedZones = (cards: readonly Card[], counts: DeckCounts): readonly Zone[] => {
  const { a, b, decks } = counts.zones;
  const isBannedZone = (zone: number): boolean =>
    [a[zone], b[zone]].some((member) => isBanned(cards[member ?? -1]));
  // Banned zones rank behind all others, so that they do not move their ranks.
  const ranks = ranksOf(Array.from(decks, (count, zone) => (isBannedZone(zone) ? -1 : count)));
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

const NO_DECKS: Counts = { decks: 0, potential: 0 };

/** Makes the context of all pages. Commanders without decks that are playable, or will be, have a zone, too. */
export const makePageContext = (
  cards: readonly Card[],
  counts: DeckCounts,
  saltVotes: ReadonlyMap<number, number>,
): PageContext => {
  const played = makePlayedZones(cards, counts);
  const single = new Set(played.filter((zone) => zone.cards.length === 1).map((zone) => zone.cards[0]));
  const unplayed = cards.flatMap((card, number) =>
    canBeInCommandZone(card) && (isPlayable(card) || card.legalFrom !== undefined) && !single.has(number)
      ? [makeZone(cards, -1, [number], 0, null)]
      : [],
  );
  const zonesOfCard = new Map<number, Zone[]>();
  for (const zone of played) for (const card of zone.cards) addToList(zonesOfCard, card, zone);
  const since = newSince(counts, cards);
  const facts = cards.map((card, number): ListFacts => ({
    group: cardGroup(card),
    gameChanger: card.gameChanger,
    isNew: (counts.firstDays[number] ?? -1) >= since && card.releasedAt !== undefined,
  }));
  const basics = cards.map(isBasicLand);
  const listed = cards.map(isListed);
  const overall = cards.map((_, card): Counts => ({
    decks: counts.cardDecks[card] ?? 0,
    potential: counts.cardPotential[card] ?? 0,
  }));
  const unknownCard: ListFacts = { group: undefined, gameChanger: false, isNew: false };
  return {
    cards,
    counts,
    zones: [...played, ...unplayed],
    zonesOfCard,
    numberOf: new Map(cards.map((card, number) => [card.slug, number])),
    // The same card is in the decks of hundreds of pages.
    shape: memoizeByNumber((number) => cards[number] && cardShape(cards[number])),
    isBasic: (card) => basics[card] === true,
    isListed: (card) => listed[card] === true,
    listFacts: (card) => facts[card] ?? unknownCard,
    overall: (card) => overall[card] ?? NO_DECKS,
    saltVotes: (card) => saltVotes.get(card),
  };
};

/** Slugs of a zone's cards. */
export const zoneCardSlugs = (context: PageContext, zone: Zone): string[] =>
  zone.cards.flatMap((card) => context.cards[card]?.slug ?? []);

/** A zone as a row of a list of commanders; rank 0 without decks. */
export const commanderRow = (context: PageContext, zone: Zone): CommanderRow => ({
  slug: zone.slug,
  cards: zoneCardSlugs(context, zone),
  num_decks: zone.decks,
  rank: zone.rank ?? 0,
});

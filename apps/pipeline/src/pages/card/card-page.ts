import type { CardList, CardPage } from '@crownsmith/api-client';
import { allows, COLORLESS } from '@crownsmith/domain';
import { inclusion, shrunkRate, synergy } from '@crownsmith/recommender';
import { rounded } from '@crownsmith/snapshot/lists';
import { commanderRow, type PageContext, type Zone } from '#src/pages/page-context';
import { listFaces } from './card-faces';
import type { Cooccurrences } from './played-with';
import { sampledStep } from './scaled-counts';

const MAX_COMMANDERS = 24;
/** Cards in the same decks are candidates for "similar" above this cosine. */
const MIN_SIMILAR_COSINE = 0.3;
/** Shrinkage: this many additional decks of a commander at the card's overall rate. */
const COMMANDER_SHRINKAGE = 10;

/** What a card page needs besides the counts. */
export interface CardPageInput {
  /** rank by inclusion among all cards */
  readonly rank: number | null;
  /** zones that play the card, each with its decks with the card */
  readonly players: readonly (readonly [zone: Zone, decks: number])[];
  cooccurrences(): Cooccurrences;
  playedWith(counts: Cooccurrences): CardList[];
  similar(cosine: (other: number) => number, candidates: readonly number[]): readonly number[];
  history(): CardPage['history'];
  /** newest first; undefined where none were imported */
  readonly printings: CardPage['printings'];
}

/** Whether most of a commander's decks have it in a pair: then the pairs are listed instead. */
const isMostlyPaired = (context: PageContext, zone: Zone): boolean => {
  if (zone.cards.length !== 1) return false;
  const pairs = (context.zonesOfCard.get(zone.cards[0] ?? -1) ?? []).filter(
    (other) => other.cards.length === 2,
  );
  return pairs.reduce((sum, pair) => sum + pair.decks, 0) * 2 > zone.decks;
};

const listTopCommanders = (
  context: PageContext,
  card: number,
  players: CardPageInput['players'],
): CardPage['top_commanders'] => {
  const overall = context.overall(card);
  const overallRate = inclusion(overall) ?? 0;
  const own = context.cards[card] ?? { colorIdentity: COLORLESS };
  return players
    .filter(([zone]) => allows(zone.allowance, own) && !isMostlyPaired(context, zone))
    .map(([zone, decks]) => {
      const here = { decks, potential: context.counts.zonePotential(zone.number, card) };
      return { zone, here, score: shrunkRate(here, overallRate, COMMANDER_SHRINKAGE) };
    })
    .sort(
      (a, b) =>
        Number(a.zone.banned) - Number(b.zone.banned) ||
        b.score - a.score ||
        b.zone.decks - a.zone.decks ||
        (a.zone.slug < b.zone.slug ? -1 : 1),
    )
    .slice(0, MAX_COMMANDERS)
    .map(({ zone, here }) => {
      const difference = synergy(here, overall);
      return {
        ...commanderRow(context, zone),
        with_card: here.decks,
        potential_decks: here.potential,
        inclusion: rounded(inclusion(here) ?? 0),
        synergy: difference === undefined ? null : rounded(difference),
      };
    });
};

/** Makes the page of a card. */
export const makeCardPage = (context: PageContext, number: number, input: CardPageInput): CardPage => {
  const card = context.cards[number];
  if (card === undefined) throw new RangeError(`no card ${number}`);
  const overall = context.overall(number);
  const saltVotes = context.saltVotes(number);
  const counts = overall.decks > 0 && !context.isBasic(number) ? input.cooccurrences() : undefined;
  const step = counts === undefined ? 1 : sampledStep(counts.decks, overall);
  const cosine = (other: number): number => {
    const shared = step * (counts?.together[other] ?? 0);
    return shared === 0 ? 0 : shared / Math.sqrt(overall.decks * Math.max(1, context.overall(other).decks));
  };
  const isSimilarCandidate = (other: number): boolean => cosine(other) > MIN_SIMILAR_COSINE;
  return {
    slug: card.slug,
    faces: listFaces(card),
    num_decks: overall.decks,
    potential_decks: overall.potential,
    ...(saltVotes === undefined ? {} : { salt_votes: saltVotes }),
    rank: input.rank,
    top_commanders: listTopCommanders(context, number, input.players),
    played_with: counts === undefined ? [] : input.playedWith(counts),
    similar: input
      .similar(cosine, counts?.common.filter(isSimilarCandidate) ?? [])
      .flatMap((other) => context.cards[other]?.slug ?? []),
    ...(input.printings !== undefined && { printings: input.printings }),
    history: input.history(),
  };
};

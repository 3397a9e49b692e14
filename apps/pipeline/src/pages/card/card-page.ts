import { COMMANDER_LIST_TITLES, type CardList, type CardPage } from '@crownsmith/api-client';
import { COLORLESS, fitsIdentity } from '@crownsmith/domain';
import { inclusion, shrunkRate, synergy, type Counts } from '@crownsmith/recommender';
import { CARD_GROUPS, cardRow, rounded } from '@crownsmith/snapshot/lists';
import { isListed } from '#src/pages/card-row';
import { commanderRow, type PageContext, type Zone } from '#src/pages/page-context';
import { listFaces } from './card-faces';
import { makePlayHistory } from './play-history';
import { cooccurrenceScore, MIN_COMMON_DECKS, type Cooccurrences } from './played-with';
import { makePotentialAmong } from './potential-among';
import { scaledCounts } from './scaled-counts';

const MAX_COMMANDERS = 24;
/** Cards whose expected rate is computed for "played with". */
const PLAYED_WITH_CANDIDATES = 300;
const MAX_PLAYED_WITH = 60;
const MAX_PLAYED_WITH_PER_LIST = 15;
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
  /** share of decks with this card that would contain another if they were like all decks of their strata, 0–1 */
  readonly expectedRate: (other: number) => number;
  similar(cosine: (other: number) => number, candidates: readonly number[]): readonly number[];
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
  const identity = context.cards[card]?.colorIdentity ?? COLORLESS;
  return players
    .filter(([zone]) => fitsIdentity(identity, zone.identity) && !isMostlyPaired(context, zone))
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

/** The cards with the highest co-occurrence scores. @param rate the expected rate of a card, 0–1 */
const rankCooccurrences = (
  counts: Cooccurrences,
  cards: readonly number[],
  rate: (other: number) => number,
  limit: number,
): readonly number[] =>
  cards
    .map(
      (other) =>
        [other, cooccurrenceScore(counts.together[other] ?? 0, counts.decks.length, rate(other))] as const,
    )
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([other]) => other);

/** Whether lists may show a card by its number. */
const isListedCard = ({ cards }: PageContext, number: number): boolean => {
  const card = cards[number];
  return card !== undefined && isListed(card);
};

/** Decks for each deck that co-occurrences were counted over: 1, or more where that is a sample. */
const sampledStep = (context: PageContext, card: number, { decks }: Cooccurrences): number =>
  decks.length === 0 ? 1 : context.overall(card).decks / decks.length;

const listPlayedWith = (
  context: PageContext,
  card: number,
  counts: Cooccurrences,
  expectedRate: (other: number) => number,
): CardList[] => {
  const common = counts.cards.filter(
    (other) =>
      other !== card && (counts.together[other] ?? 0) >= MIN_COMMON_DECKS && isListedCard(context, other),
  );
  const step = sampledStep(context, card, counts);
  const potentialAmong = makePotentialAmong(context, counts.decks);
  const countsWith = (other: number): Counts => {
    const sample = { decks: counts.together[other] ?? 0, potential: potentialAmong(other) };
    return scaledCounts(sample, step, context.overall(other));
  };
  const overallRate = (other: number): number => inclusion(context.overall(other)) ?? 0;
  const candidates = rankCooccurrences(counts, common, overallRate, PLAYED_WITH_CANDIDATES);
  const ranked = rankCooccurrences(counts, candidates, expectedRate, MAX_PLAYED_WITH);
  return CARD_GROUPS.map((group) => ({
    tag: group,
    header: COMMANDER_LIST_TITLES[group],
    rows: ranked
      .filter((other) => context.listFacts(other).group === group)
      .slice(0, MAX_PLAYED_WITH_PER_LIST)
      .map((other) =>
        cardRow({
          slug: context.cards[other]?.slug ?? '',
          here: countsWith(other),
          overall: context.overall(other),
        }),
      ),
  })).filter((list) => list.rows.length > 0);
};

/** Makes the page of a card. */
export const makeCardPage = (context: PageContext, number: number, input: CardPageInput): CardPage => {
  const card = context.cards[number];
  if (card === undefined) throw new RangeError(`no card ${number}`);
  const overall = context.overall(number);
  const saltVotes = context.saltVotes(number);
  const counts = overall.decks > 0 && !context.isBasic(number) ? input.cooccurrences() : undefined;
  const step = counts === undefined ? 1 : sampledStep(context, number, counts);
  const cosine = (other: number): number => {
    const shared = step * (counts?.together[other] ?? 0);
    return shared === 0 ? 0 : shared / Math.sqrt(overall.decks * Math.max(1, context.overall(other).decks));
  };
  const isSimilarCandidate = (other: number): boolean =>
    (counts?.together[other] ?? 0) >= MIN_COMMON_DECKS && cosine(other) > MIN_SIMILAR_COSINE;
  return {
    slug: card.slug,
    faces: listFaces(card),
    num_decks: overall.decks,
    potential_decks: overall.potential,
    ...(saltVotes === undefined ? {} : { salt_votes: saltVotes }),
    rank: input.rank,
    top_commanders: listTopCommanders(context, number, input.players),
    played_with: counts === undefined ? [] : listPlayedWith(context, number, counts, input.expectedRate),
    similar: input
      .similar(cosine, counts?.cards.filter(isSimilarCandidate) ?? [])
      .flatMap((other) => context.cards[other]?.slug ?? []),
    history: makePlayHistory(context, number),
  };
};

import type { RecComparison, RecEvidence, RecLack, RecReason, WireCard } from '@crownsmith/api-client';
import { tribesOf } from '@crownsmith/domain';
import type {
  ComparedDecks,
  Evidence,
  JobCount,
  ReasonAgainst,
  ReasonFor,
  Span,
} from '@crownsmith/recommender';
import { kindNumber } from '../lists/deck-kind';
import { isoDate } from './population-choice';

/** What reasons read of a card. */
interface FeaturedCard {
  readonly typeLine: string;
  readonly keywords: readonly string[];
}

export const featuredFromWire = ({ type, keywords }: WireCard): FeaturedCard => ({
  typeLine: type,
  keywords,
});

/** Creature types, then keywords, that a card shares with a commander. */
const sharedFeatures = (card: FeaturedCard, commanders: readonly FeaturedCard[]): readonly string[] => {
  const featuresOf = (one: FeaturedCard): readonly string[] => [...tribesOf(one), ...one.keywords];
  const wanted = new Set(commanders.flatMap(featuresOf));
  return [...new Set(featuresOf(card))].filter((feature) => wanted.has(feature));
};

/** The reason on the wire. A theme without a creature type or keyword to name is no reason. */
export const toReason = (
  kind: ReasonFor | ReasonAgainst,
  card: FeaturedCard,
  commanders: readonly FeaturedCard[],
): RecReason => {
  if (kind !== 'theme') return { kind };
  const shared = sharedFeatures(card, commanders);
  return shared.length > 0 ? { kind, shared: [...shared] } : { kind: 'identity' };
};

export const toLack = ({ job, have, usual, decks, among }: JobCount): RecLack => ({
  job,
  have,
  usual,
  decks,
  among,
});

/** A span on the wire, in units of so many of its own. */
const toSpan = (span: Span | undefined, unit: number) =>
  span === undefined ? null : { from: span[0] / unit, to: span[1] / unit };

/** The decks that a list is compared with, on the wire. */
export const toComparison = (
  { basis, decks, kinds, among, tooFew }: ComparedDecks,
  cardPrice: number | undefined,
): RecComparison => ({
  basis,
  card_price: cardPrice ?? null,
  decks,
  ...(basis === 'text' && { near_decks: tooFew }),
  since: among.sinceDay === undefined ? null : isoDate(among.sinceDay),
  tournament: kinds.get(kindNumber('tournament')) ?? 0,
  of_commanders: among.ofCommanders,
  commander_only: among.format !== undefined,
  brackets: toSpan(among.brackets, 1),
  price: toSpan(among.cents, 100),
});

/** Evidence on the wire. @param nameOf the name of a card of the list by its index */
export const toRecEvidence = (
  evidence: Evidence,
  nameOf: (card: number) => string | undefined,
): RecEvidence => {
  const { similarCount, similarDecks, surplus } = evidence;
  return {
    basis: evidence.basis,
    ...(similarDecks > 0 && { similar_share: similarCount / similarDecks }),
    similar_count: similarCount,
    similar_decks: similarDecks,
    num_decks: evidence.numDecks,
    potential_decks: evidence.potentialDecks,
    overall_decks: evidence.overallDecks,
    overall_potential_decks: evidence.overallPotentialDecks,
    synergy: evidence.synergy,
    lift: evidence.lift,
    ...(surplus !== undefined && {
      surplus: surplus.have - surplus.usual,
      surplus_tag: surplus.job,
      surplus_job: toLack(surplus),
    }),
    because: evidence.because.flatMap((index) => nameOf(index) ?? []).slice(0, 3),
  };
};

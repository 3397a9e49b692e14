import type { RecComparison, RecEvidence, RecLack, RecReason } from '@crownsmith/api-client';
import { COMMON_TRIBE, makeNamedTribes, tribesOf } from '@crownsmith/domain';
import type {
  ComparedDecks,
  Evidence,
  JobCount,
  ReasonAgainst,
  ReasonFor,
  Span,
} from '@crownsmith/recommender';
import type { ReportCard } from '../deck-report/report-card';
import { kindNumber } from '../lists/deck-kind';
import { isoDate } from './population-choice';

const namesCommonTribe = makeNamedTribes([COMMON_TRIBE]);

/** Creature types, then keywords, that a card shares with a commander; the most common type only with one that names it. */
const sharedFeatures = (card: ReportCard, commanders: readonly ReportCard[]): readonly string[] => {
  const featuresOf = (one: ReportCard): readonly string[] => [...tribesOf(one), ...one.keywords];
  const wanted = new Set(
    commanders.flatMap((commander) =>
      featuresOf(commander).filter(
        (feature) => feature !== COMMON_TRIBE || namesCommonTribe(commander).includes(COMMON_TRIBE),
      ),
    ),
  );
  return [...new Set(featuresOf(card))].filter((feature) => wanted.has(feature));
};

/** The reason on the wire. A theme without a creature type or keyword to name is no reason. */
export const toReason = (
  kind: ReasonFor | ReasonAgainst,
  card: ReportCard,
  commanders: readonly ReportCard[],
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

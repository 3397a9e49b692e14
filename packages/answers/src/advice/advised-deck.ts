import type {
  CommanderPage,
  DeckReport,
  RecComparison,
  RecEvidence,
  RecReason,
} from '@crownsmith/api-client';
import {
  allowanceOfDeck,
  modelRequest,
  suggestedPrice,
  type ComboIndex,
  type DeckNouns,
} from '@crownsmith/deck-report';
import {
  DECK_FORMATS,
  deckSize,
  isBasicLand,
  tribesOf,
  type BracketLimit,
  type ColorIdentity,
  type CopiesOf,
} from '@crownsmith/domain';
import type { Recommendation, RecommendRequest, ReasonAgainst, ReasonFor } from '@crownsmith/recommender';
import { priceOf } from '../deck-report/deck-figures';
import type { ReadDeck } from '../deck-report/read-deck';
import type { ReportCard } from '../deck-report/report-card';
import { reportJobs } from '../deck-report/suggestions';
import { toComparison, toRecEvidence } from '../recommendations/recommendations';
import type { Engine } from '../snapshot/engine';
import { recReason, similarNoun } from '../text/rec-reasons';
import type { ResolvedLimits } from './resolve-limits';

/** A job of a list beside what is usual, as reports have it. */
export type Job = DeckReport['jobs'][number];

/** What advice is made from. */
export interface AdviceFacts {
  readonly engine: Engine;
  /** By name, slug or path. */
  readonly find: (name: string) => ReportCard | undefined;
  /** A known name like an unknown one. */
  readonly nearest: (name: string) => string | undefined;
  readonly combos: ComboIndex | undefined;
  readonly bracketLimits: readonly BracketLimit[];
  /** The page of the commanders; undefined without one. */
  readonly page: CommanderPage | undefined;
}

/** A list with what all advice on it begins with. */
export interface AdvisedDeck extends AdviceFacts {
  readonly deck: ReadDeck;
  readonly limits: ResolvedLimits;
  /** How many cards it has, and how many a deck has. */
  readonly size: number;
  readonly deckSize: number;
  readonly identity: ColorIdentity;
  /** Its known cards, commanders left out; entries of one card as they are. */
  readonly main: readonly CopiesOf<ReportCard>[];
  readonly jobs: readonly Job[];
  readonly compared: RecComparison;
  /** What decks like it are called. */
  readonly nouns: DeckNouns;
  /** The list as a request to the recommender. */
  readonly request: Omit<RecommendRequest, 'limit'>;
  /** Cards to add within the limits, best first. */
  readonly recommend: (limit: number, accepts?: (card: ReportCard) => boolean) => readonly Recommendation[];
  /** What speaks for a recommended card, as a sentence. */
  readonly reasonOf: (rec: Recommendation, card: ReportCard) => string;
  /** Dearer cards are not suggested where the player states no budget; undefined for any. */
  readonly suggestedPrice: number | undefined;
}

const knownCopies = (entries: ReadDeck['main']): readonly CopiesOf<ReportCard>[] =>
  entries.flatMap(({ card, count }) => (card ? [{ card, count: Math.max(1, count) }] : []));

const sharedFeatures = (card: ReportCard, commanders: readonly ReportCard[]): readonly string[] => {
  const featuresOf = (one: ReportCard): readonly string[] => [...tribesOf(one), ...one.keywords];
  const wanted = new Set(commanders.flatMap(featuresOf));
  return [...new Set(featuresOf(card))].filter((feature) => wanted.has(feature));
};

const toReason = (
  kind: ReasonFor | ReasonAgainst,
  card: ReportCard,
  commanders: readonly ReportCard[],
): RecReason => {
  if (kind !== 'theme') return { kind };
  const shared = sharedFeatures(card, commanders);
  return shared.length > 0 ? { kind, shared: [...shared] } : { kind: 'identity' };
};

/** Prepares a list for advice. Its commanders can lead a deck. */
export const adviseDeck = (deck: ReadDeck, limits: ResolvedLimits, facts: AdviceFacts): AdvisedDeck => {
  const { engine, find, page } = facts;
  const list: Omit<RecommendRequest, 'limit'> = modelRequest(deck, engine, find);
  const main = knownCopies(deck.main);
  const commanders = knownCopies(deck.commanders).map(({ card }) => card);
  const allowance = allowanceOfDeck(deck);
  const jobs = reportJobs(main, page, engine.jobs(list), allowance.hasAnySize);
  const cardPrice =
    limits.limits.cardPrice === undefined &&
    limits.limits.totalPrice === undefined &&
    limits.owned === undefined
      ? suggestedPrice([...commanders.map((card) => ({ card, count: 1 })), ...main])
      : undefined;
  const compared = toComparison(engine.comparedWith(list), cardPrice);
  const names = new Map<number, string>();
  for (const card of [...commanders, ...main.map(({ card: own }) => own)]) {
    const index = engine.indexOf(card.slug);
    if (index !== undefined) names.set(index, card.name);
  }
  const listed = new Set<string>(
    [...deck.commanders, ...deck.main, ...(deck.companion ? [deck.companion] : [])].flatMap(
      ({ card }) => card?.slug ?? [],
    ),
  );
  const { bonusOf } = limits;
  return {
    ...facts,
    deck,
    limits,
    request: list,
    size: deckSize(deck),
    deckSize: DECK_FORMATS.commander.deckSize,
    identity: allowance.identity,
    main,
    jobs,
    compared,
    nouns: { similar: `${similarNoun(compared)}s` },
    suggestedPrice: cardPrice,
    recommend: (limit, accepts = () => true) =>
      engine.recommend({
        ...list,
        limit,
        accepts: (slug) => {
          const card = find(slug);
          return (
            card !== undefined &&
            !listed.has(card.slug) &&
            card.legality === 'legal' &&
            !isBasicLand(card) &&
            (priceOf(card) ?? 0) <= (cardPrice ?? Infinity) &&
            limits.refusalOf(card) === undefined &&
            accepts(card)
          );
        },
        ...(bonusOf !== undefined && {
          bonus: (slug, usual) => {
            const card = find(slug);
            return card === undefined ? 0 : bonusOf(card, usual);
          },
        }),
      }),
    reasonOf: (rec, card) => {
      const evidence: RecEvidence = toRecEvidence(rec.evidence, (index) => names.get(index));
      return `${recReason({ evidence, reason: toReason(rec.reason, card, commanders) }, commanders.length, compared) ?? ''}.`;
    },
  };
};

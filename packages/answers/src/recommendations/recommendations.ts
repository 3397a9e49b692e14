import type {
  CompareChoice,
  Rec,
  RecComparison,
  RecEvidence,
  RecLack,
  RecReason,
  RecsRequest,
  RecsResponse,
  WireCard,
} from '@crownsmith/api-client';
import { isoDate, populationChoice } from './population-choice';
import { allowedFromWire, clipboardCardFromWire, pricesFromWire } from '@crownsmith/api-client';
import { likenessOf, suggestedPrice, USD_SOURCES } from '@crownsmith/deck-report';
import {
  groupRecommendations,
  type ComparedDecks,
  type Evidence,
  type JobCount,
  type ReasonAgainst,
  type ReasonFor,
  type Recommendation,
  type Span,
} from '@crownsmith/recommender';
import {
  allowsMore,
  choosesColor,
  deckAllowance,
  err,
  findPairOfUrl,
  firstPrice,
  identityColors,
  identityOf,
  isCommandZone,
  ok,
  tribesOf,
  SELECT_COMMANDER_MESSAGE,
  slugOfCardUrl,
  slugOfCommanderUrl,
  suits,
  type ColorIdentity,
  type CopiesOf,
  type Result,
} from '@crownsmith/domain';
import { kindNumber } from '../lists/deck-kind';
import { countListCards, type CardLookup } from './list-cards';
import type { Engine } from '../snapshot/engine';

/** Recommended cards of a response. */
const MAX_IN_RECS = 120;
/** Cards of the list to cut, of a response. */
const MAX_OUT_RECS = 20;

/** Why a request for recommendations is invalid: sentences to show, the most important one first. */
export interface RecsError {
  readonly errors: readonly [string, ...string[]];
}

const fail = (message: string): Result<never, RecsError> => err({ errors: [message] });

/** A list whose names have been looked up. */
export interface ResolvedList {
  readonly commanders: readonly WireCard[];
  /** its other cards, commanders among them or not; entries of one card are added up */
  readonly cards: readonly CopiesOf<WireCard>[];
  /** the colour that the player chose for a commander */
  readonly chosen?: ColorIdentity | undefined;
  /** what the player asks of the decks that it is compared with */
  readonly compare?: CompareChoice | undefined;
}

/** A list under limits. */
export interface LimitedList {
  /** Cards to add within them, best first. */
  readonly recommend: (limit: number) => readonly Recommendation[];
  readonly suggestedPrice: number | undefined;
  readonly limits: { readonly keep: ReadonlySet<string>; readonly notes: readonly string[] };
}

/** A recommended card, or one to cut, with what speaks for it. */
export type CardRec = Omit<Rec, 'name' | 'url' | 'card'> & { readonly card: WireCard };

/** The recommendations for a list. */
export interface ListRecs {
  /** cards to add, best first (lands among them, as they rank) */
  readonly add: readonly CardRec[];
  /** cards of the list to cut, weakest first */
  readonly cut: readonly CardRec[];
  /** how many cards the list has, copies and commanders included */
  readonly size: number;
  /** cards with more copies than a deck may have */
  readonly overLimit: readonly WireCard[];
  /** the colours that are chosen for the commanders, where they choose any */
  readonly chosen?: ColorIdentity;
  /** which decks it is compared with */
  readonly comparedWith: RecComparison;
}

const checkZone = (zone: readonly WireCard[]): Result<readonly WireCard[], RecsError> => {
  const [first, second] = zone;
  if (!first) return fail(SELECT_COMMANDER_MESSAGE);
  if (isCommandZone(zone.map(clipboardCardFromWire))) return ok(zone);
  return fail(
    second
      ? `${first.name} and ${second.name} cannot be commanders together.`
      : `${first.name} cannot be a commander by itself.`,
  );
};

/** What reasons read of a card. */
interface FeaturedCard {
  readonly typeLine: string;
  readonly keywords: readonly string[];
}

const featuredFromWire = ({ type, keywords }: WireCard): FeaturedCard => ({ typeLine: type, keywords });

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

const toLack = ({ job, have, usual, decks, among }: JobCount): RecLack => ({
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

/** The price of a card in the first shop that has one; 0 where none has. */
const dollarsOf = (card: WireCard): number => firstPrice(pricesFromWire(card), USD_SOURCES)?.price ?? 0;

/** Names the job on every recommendation that is for one that the list lacks. */
const withLacks = (recs: readonly CardRec[], jobs: readonly JobCount[]): readonly CardRec[] => {
  const groups = groupRecommendations(recs, jobs, {
    doesJob: ({ card }, { job }) => card.tags.some((tag) => tag === job),
    isLand: ({ land }) => land === true,
  });
  const lacks = new Map(
    groups.flatMap((group) =>
      group.kind === 'job' ? group.recommendations.map((rec) => [rec, toLack(group.job)] as const) : [],
    ),
  );
  return recs.map((rec) => {
    const lack = lacks.get(rec);
    return lack === undefined ? rec : { ...rec, lacks: lack };
  });
};

/**
 * Recommends cards for a list, and cards of it to cut, each with the reason for its place. Copies count for its size alone.
 * Commanders among the cards are ignored unless a deck may have several copies. An illegal command zone is an error.
 * @param cardOf finds a card by its slug
 * @param advised the same list under limits, which the recommendations then keep to
 */
export const recommendForList = (
  { commanders, cards, chosen, compare }: ResolvedList,
  cardOf: CardLookup,
  engine: Engine,
  advised?: LimitedList,
): Result<ListRecs, RecsError> => {
  const zone = checkZone(commanders);
  if (!zone.ok) return zone;
  const leads = new Set(zone.value.map(({ sanitized }) => sanitized));
  const { size, overLimit, copies } = countListCards(cards, zone.value);
  const names = new Map<number, string>();
  const indicesOf = (known: readonly WireCard[]): readonly number[] =>
    known.flatMap((card) => {
      const index = engine.indexOf(card.sanitized);
      if (index === undefined) return [];
      names.set(index, card.name);
      return [index];
    });

  const leaderFeatures = zone.value.map(featuredFromWire);
  const toRec = ({
    slug,
    score,
    evidence,
    reason,
  }: Recommendation<ReasonFor | ReasonAgainst>): readonly CardRec[] => {
    const card = cardOf(slug);
    if (!card) return [];
    return [
      {
        card,
        score,
        evidence: toRecEvidence(evidence, (index) => names.get(index)),
        reason: toReason(reason, featuredFromWire(card), leaderFeatures),
        land: card.primary_type === 'Land',
      },
    ];
  };

  const leaders = zone.value.map(allowedFromWire);
  const allowance = deckAllowance(
    leaders,
    copies.map(({ card, count }) => ({ card: allowedFromWire(card), count })),
    chosen,
  );
  const known = [
    ...zone.value.map((card) => ({ card, count: 1 })),
    ...copies.filter(({ card }) => !leads.has(card.sanitized)),
  ].map(({ card, count }) => ({
    card: {
      slug: card.sanitized,
      gameChanger: card.game_changer,
      prices: pricesFromWire(card),
      typeLine: card.type,
    },
    count,
  }));
  const like = likenessOf(known);
  const cardPrice = advised ? advised.suggestedPrice : suggestedPrice(known);
  const deck = {
    commanders: indicesOf(zone.value),
    cards: indicesOf(copies.map(({ card }) => card).filter(({ sanitized }) => !leads.has(sanitized))),
    identity: allowance.identity,
    ...(like !== undefined && { like }),
    among: populationChoice(compare),
    ...(allowsMore(allowance) && {
      allows: (slug: string) => {
        const card = cardOf(slug);
        return card !== undefined && suits(allowance, allowedFromWire(card));
      },
    }),
  };
  return ok({
    add: withLacks(
      (
        advised?.recommend(MAX_IN_RECS) ??
        engine.recommend({
          ...deck,
          limit: MAX_IN_RECS,
          accepts: (slug) => {
            const card = cardOf(slug);
            return card?.legality === 'legal' && dollarsOf(card) <= (cardPrice ?? Infinity);
          },
        })
      ).flatMap(toRec),
      engine.jobs(deck),
    ),
    cut: engine
      .weakest({ ...deck, limit: MAX_OUT_RECS + (advised?.limits.keep.size ?? 0) })
      .filter(({ slug }) => advised?.limits.keep.has(slug) !== true)
      .slice(0, MAX_OUT_RECS)
      .flatMap(toRec),
    size,
    overLimit,
    ...(choosesColor(leaders) && { chosen: allowance.chosen }),
    comparedWith: toComparison(engine.comparedWith(deck), cardPrice),
  });
};

/** The cards of a commander's path: that of its card, or of its page, which a pair has in common. */
const cardsOfCommander = (url: string, cardOf: CardLookup): readonly WireCard[] | undefined => {
  const card = cardOf(slugOfCardUrl(url) ?? slugOfCommanderUrl(url) ?? '');
  return card ? [card] : findPairOfUrl(url, cardOf);
};

/**
 * Responds to a request for recommendations, whose cards are paths. Unknown cards are listed in `not_found`, those with too many copies
 * in `over_limit`; unknown commanders are errors, as all is that `recommendForList` refuses.
 * @param cardOf finds a card by its slug or one that redirects
 * @param advised the same list under the limits of the request
 */
export const respondWithRecs = (
  request: RecsRequest,
  cardOf: CardLookup,
  engine: Engine,
  advised?: LimitedList,
): Result<RecsResponse, RecsError> => {
  const commanders = new Set<WireCard>();
  for (const url of request.commanders) {
    const cards = cardsOfCommander(url, cardOf);
    if (cards === undefined) return fail(`There is no card ${url}.`);
    cards.forEach((card) => commanders.add(card));
  }
  const missing = new Set<string>();
  const cards = request.cards.flatMap((entry) => {
    const { url, count } = typeof entry === 'string' ? { url: entry, count: 1 } : entry;
    const card = cardOf(slugOfCardUrl(url) ?? '');
    if (!card) missing.add(url);
    return card ? [{ card, count }] : [];
  });
  const chosen = request.chosen_color && identityOf([request.chosen_color]);
  const { compare } = request;
  const recs = recommendForList(
    { commanders: [...commanders], cards, chosen, compare },
    cardOf,
    engine,
    advised,
  );
  if (!recs.ok) return recs;
  const toRec = ({ card, ...rec }: CardRec): Rec => ({
    name: card.name,
    url: card.url,
    ...rec,
    ...(request.full_card_data && { card }),
  });
  const { add, cut, size, overLimit } = recs.value;
  return ok({
    inRecs: add.map(toRec),
    outRecs: cut.map(toRec),
    num_cards: size,
    compared_with: recs.value.comparedWith,
    ...(recs.value.chosen !== undefined && { chosen_colors: [...identityColors(recs.value.chosen)] }),
    ...(advised !== undefined &&
      advised.limits.notes.length > 0 && { limit_notes: [...advised.limits.notes] }),
    ...(missing.size > 0 && { not_found: [...missing] }),
    ...(overLimit.length > 0 && { over_limit: overLimit.map(({ url }) => url) }),
  });
};

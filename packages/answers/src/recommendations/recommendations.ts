import type {
  CompareChoice,
  Rec,
  RecComparison,
  RecsRequest,
  RecsResponse,
  WireCard,
} from '@crownsmith/api-client';
import { allowedFromWire, clipboardCardFromWire, pricesFromWire } from '@crownsmith/api-client';
import {
  allowanceOfDeck,
  companionFilterOf,
  isIdleSource,
  modelRequest,
  suggestedPrice,
  USD_SOURCES,
  type ComboIndex,
  type ReportDeck,
} from '@crownsmith/deck-report';
import {
  groupRecommendations,
  type JobCount,
  type ReasonAgainst,
  type ReasonFor,
  type Recommendation,
} from '@crownsmith/recommender';
import {
  choosesColor,
  err,
  findPairOfUrl,
  firstPrice,
  identityColors,
  identityOf,
  isCommandZone,
  ok,
  SELECT_COMMANDER_MESSAGE,
  slugOfCardUrl,
  slugOfCommanderUrl,
  type ColorIdentity,
  type CopiesOf,
  type Result,
} from '@crownsmith/domain';
import { cutsOf } from '../deck-report/cuts-and-swaps';
import type { FindReportCard } from '../deck-report/report-card';
import type { Engine } from '../snapshot/engine';
import { countListCards, type CardLookup } from './list-cards';
import { populationChoice } from './population-choice';
import { toComparison, toLack, toReason, toRecEvidence } from './wire-recs';

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
  /** what comes in keeps to its condition */
  readonly companion?: WireCard | undefined;
  /** the colour that the player chose for a commander */
  readonly chosen?: ColorIdentity | undefined;
  /** what the player asks of the decks that it is compared with */
  readonly compare?: CompareChoice | undefined;
}

/** What recommendations are made from. */
export interface RecsSource {
  /** Finds a card by its slug or one that redirects. */
  readonly cardOf: CardLookup;
  /** The same cards with their rules texts, which the rules of cuts read. */
  readonly reportCard: FindReportCard;
  readonly engine: Engine;
  readonly combos: ComboIndex | undefined;
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
  /** cards of the list to cut, best to cut first */
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
 * @param advised the same list under limits, which the recommendations then keep to
 */
export const recommendForList = (
  { commanders, cards, companion, chosen, compare }: ResolvedList,
  { cardOf, reportCard, engine, combos }: RecsSource,
  advised?: LimitedList,
): Result<ListRecs, RecsError> => {
  const zone = checkZone(commanders);
  if (!zone.ok) return zone;
  const leads = new Set(zone.value.map(({ sanitized }) => sanitized));
  const { size, overLimit, copies } = countListCards(cards, zone.value);
  const names = new Map<number, string>();
  for (const card of [...zone.value, ...copies.map(({ card: listed }) => listed)]) {
    const index = engine.indexOf(card.sanitized);
    if (index !== undefined) names.set(index, card.name);
  }

  const ruledCard = (card: WireCard | undefined) => card && reportCard(card.url);
  const leaders = zone.value.flatMap((card) => ruledCard(card) ?? []);
  const toRec = ({
    slug,
    score,
    evidence,
    reason,
  }: Omit<Recommendation<ReasonFor | ReasonAgainst>, 'card'>): readonly CardRec[] => {
    const card = cardOf(slug);
    const ruled = ruledCard(card);
    if (!card || !ruled) return [];
    return [
      {
        card,
        score,
        evidence: toRecEvidence(evidence, (index) => names.get(index)),
        reason: toReason(reason, ruled, leaders),
        land: card.primary_type === 'Land',
      },
    ];
  };

  const others = copies.filter(({ card }) => !leads.has(card.sanitized));
  const toEntry = ({ card, count }: CopiesOf<WireCard>) => ({
    name: card.name,
    count,
    card: ruledCard(card),
  });
  const deck: ReportDeck = {
    commanders: zone.value.map((card) => toEntry({ card, count: 1 })),
    main: others.map(toEntry),
    companion: companion && toEntry({ card: companion, count: 1 }),
    chosen,
    among: populationChoice(compare),
  };
  const allowance = allowanceOfDeck(deck);
  const meetsCompanion = companionFilterOf(deck);
  const request = modelRequest(deck, engine, (slug) => ruledCard(cardOf(slug)));
  const cardPrice = advised
    ? advised.suggestedPrice
    : suggestedPrice(
        [...deck.commanders, ...deck.main].flatMap(({ card, count }) => (card ? [{ card, count }] : [])),
      );
  return ok({
    add: withLacks(
      (
        advised?.recommend(MAX_IN_RECS) ??
        engine.recommend({
          ...request,
          limit: MAX_IN_RECS,
          accepts: (slug) => {
            const card = cardOf(slug);
            const ruled = ruledCard(card);
            return (
              card?.legality === 'legal' &&
              dollarsOf(card) <= (cardPrice ?? Infinity) &&
              slug !== companion?.sanitized &&
              !(ruled && (!meetsCompanion(ruled) || isIdleSource(ruled, allowance.identity)))
            );
          },
        })
      ).flatMap(toRec),
      engine.jobs(request),
    ),
    cut: cutsOf(
      { deck, engine, combos, limits: { keep: advised?.limits.keep ?? new Set() } },
      MAX_OUT_RECS,
    ).flatMap(({ card, score, evidence, against }) =>
      toRec({ slug: card.slug, score, evidence, reason: against }),
    ),
    size,
    overLimit,
    ...(choosesColor(zone.value.map(allowedFromWire)) && { chosen: allowance.chosen }),
    comparedWith: toComparison(engine.comparedWith(request), cardPrice),
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
 * @param advised the same list under the limits of the request
 */
export const respondWithRecs = (
  request: RecsRequest,
  source: RecsSource,
  advised?: LimitedList,
): Result<RecsResponse, RecsError> => {
  const commanders = new Set<WireCard>();
  for (const url of request.commanders) {
    const cards = cardsOfCommander(url, source.cardOf);
    if (cards === undefined) return fail(`There is no card ${url}.`);
    cards.forEach((card) => commanders.add(card));
  }
  const missing = new Set<string>();
  const cards = request.cards.flatMap((entry) => {
    const { url, count } = typeof entry === 'string' ? { url: entry, count: 1 } : entry;
    const card = source.cardOf(slugOfCardUrl(url) ?? '');
    if (!card) missing.add(url);
    return card ? [{ card, count }] : [];
  });
  const companion = source.cardOf(slugOfCardUrl(request.companion ?? '') ?? '');
  if (request.companion !== undefined && !companion) missing.add(request.companion);
  const chosen = request.chosen_color && identityOf([request.chosen_color]);
  const { compare } = request;
  const recs = recommendForList(
    { commanders: [...commanders], cards, companion, chosen, compare },
    source,
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

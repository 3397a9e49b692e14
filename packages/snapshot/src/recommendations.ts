import type { Rec, RecReason, RecsRequest, RecsResponse, WireCard } from '@crownsmith/api-client';
import { allowedFromWire, clipboardCardFromWire } from '@crownsmith/api-client';
import {
  groupRecommendations,
  type JobCount,
  type ReasonAgainst,
  type ReasonFor,
  type Recommendation,
} from '@crownsmith/recommender';
import {
  allows,
  allowsMore,
  choosesColor,
  deckAllowance,
  err,
  findPairOfUrl,
  identityColors,
  identityOf,
  isCommandZone,
  ok,
  tribesOf,
  SELECT_COMMANDER_MESSAGE,
  slugOfCardUrl,
  slugOfCommanderUrl,
  type Result,
  type Tag,
} from '@crownsmith/domain';
import { countListCards } from './list-cards';
import type { CardLookup } from './card-lookup';
import type { Engine } from './engine';

/** Recommended cards of a response. */
const MAX_IN_RECS = 120;
/** Cards of the list to cut, of a response. */
const MAX_OUT_RECS = 20;

/** Why a request for recommendations is invalid: sentences to show, the most important one first. */
export interface RecsError {
  readonly errors: readonly [string, ...string[]];
}

const fail = (message: string): Result<never, RecsError> => err({ errors: [message] });

interface FoundCards {
  readonly found: readonly WireCard[];
  readonly missing: readonly string[];
}

const findCards = (
  urls: readonly string[],
  cardsOf: (url: string) => readonly WireCard[] | undefined,
): FoundCards => {
  const found = new Map<string, WireCard>();
  const missing: string[] = [];
  for (const url of new Set(urls)) {
    const cards = cardsOf(url);
    if (cards === undefined) missing.push(url);
    for (const card of cards ?? []) found.set(card.sanitized, card);
  }
  return { found: [...found.values()], missing };
};

/** The cards of a commander's path: that of its card, or of its page, which a pair has in common. */
const cardsOfCommander = (url: string, cardOf: CardLookup): readonly WireCard[] | undefined => {
  const card = cardOf(slugOfCardUrl(url) ?? slugOfCommanderUrl(url) ?? '');
  return card ? [card] : findPairOfUrl(url, cardOf);
};

const checkCommanders = ({ found, missing }: FoundCards): Result<readonly WireCard[], RecsError> => {
  if (missing[0] !== undefined) return fail(`There is no card ${missing[0]}.`);
  const [first, second] = found;
  if (!first) return fail(SELECT_COMMANDER_MESSAGE);
  if (isCommandZone(found.map(clipboardCardFromWire))) return ok(found);
  return fail(
    second
      ? `${first.name} and ${second.name} cannot be commanders together.`
      : `${first.name} cannot be a commander by itself.`,
  );
};

/** Creature types, then keywords, that a card shares with a commander. */
const sharedFeatures = (card: WireCard, commanders: readonly WireCard[]): readonly string[] => {
  const featuresOf = ({ type, keywords }: WireCard): readonly string[] => [
    ...tribesOf({ typeLine: type }),
    ...keywords,
  ];
  const wanted = new Set(commanders.flatMap(featuresOf));
  return [...new Set(featuresOf(card))].filter((feature) => wanted.has(feature));
};

/** The reason on the wire. A theme without a creature type or keyword to name is no reason. */
const toReason = (
  kind: ReasonFor | ReasonAgainst,
  card: WireCard,
  commanders: readonly WireCard[],
): RecReason => {
  if (kind !== 'theme') return { kind };
  const shared = sharedFeatures(card, commanders);
  return shared.length > 0 ? { kind, shared: [...shared] } : { kind: 'identity' };
};

/** Names the job on every recommendation that is for one that the list lacks. */
const withLacks = (recs: readonly Rec[], jobs: readonly JobCount[], cardOf: CardLookup): Rec[] => {
  const tagsOf = ({ url }: Rec): readonly Tag[] => cardOf(slugOfCardUrl(url) ?? '')?.tags ?? [];
  const groups = groupRecommendations(recs, jobs, {
    doesJob: (rec, { job }) => tagsOf(rec).includes(job),
    isLand: ({ land }) => land === true,
  });
  const lacks = new Map(
    groups.flatMap((group) =>
      group.kind === 'job'
        ? group.recommendations.map(
            (rec) => [rec, { ...group.job, usual: Math.round(group.job.usual * 10) / 10 }] as const,
          )
        : [],
    ),
  );
  return recs.map((rec) => {
    const lack = lacks.get(rec);
    return lack === undefined ? rec : { ...rec, lacks: lack };
  });
};

/**
 * Responds to a request for recommendations: cards to add, best first (lands among them, as they rank), and cards of the
 * list to cut, weakest first, each with the reason for its place; and how many cards the list has.
 * Copies count for that number alone. Commanders among the cards are ignored unless a deck may have several copies; unknown
 * cards are listed in `not_found`, those with too many copies in `over_limit`. Unknown commanders and an illegal command
 * zone are errors.
 * @param cardOf finds a card by its slug or one that redirects
 */
export const respondWithRecs = (
  request: RecsRequest,
  cardOf: CardLookup,
  engine: Engine,
): Result<RecsResponse, RecsError> => {
  const zone = checkCommanders(findCards(request.commanders, (url) => cardsOfCommander(url, cardOf)));
  if (!zone.ok) return zone;
  const commanders = new Set(zone.value.map(({ sanitized }) => sanitized));
  const list = findCards(
    request.cards.map((entry) => (typeof entry === 'string' ? entry : entry.url)),
    (url) => {
      const card = cardOf(slugOfCardUrl(url) ?? '');
      return card && [card];
    },
  );
  const { size, overLimit, copies: listed } = countListCards(request.cards, zone.value, cardOf);
  const cards = list.found.filter(({ sanitized }) => !commanders.has(sanitized));
  const copies = listed.map(({ card, count }) => ({ card: allowedFromWire(card), count }));

  const names = new Map<number, string>();
  const indicesOf = (known: readonly WireCard[]): readonly number[] =>
    known.flatMap((card) => {
      const index = engine.indexOf(card.sanitized);
      if (index === undefined) return [];
      names.set(index, card.name);
      return [index];
    });
  const [commanderIndices, cardIndices] = [indicesOf(zone.value), indicesOf(cards)];

  const toRec = ({
    slug,
    score,
    evidence,
    reason,
  }: Recommendation<ReasonFor | ReasonAgainst>): readonly Rec[] => {
    const card = cardOf(slug);
    if (!card) return [];
    return [
      {
        name: card.name,
        url: card.url,
        score,
        evidence: {
          basis: evidence.basis,
          ...(evidence.similarShare !== undefined && { similar_share: evidence.similarShare }),
          similar_decks: evidence.similarDecks,
          num_decks: evidence.numDecks,
          potential_decks: evidence.potentialDecks,
          overall_decks: evidence.overallDecks,
          overall_potential_decks: evidence.overallPotentialDecks,
          synergy: evidence.synergy,
          lift: evidence.lift,
          ...(evidence.surplus !== undefined && { surplus: evidence.surplus }),
          ...(evidence.surplusTag !== undefined && { surplus_tag: evidence.surplusTag }),
          because: evidence.because.flatMap((index) => names.get(index) ?? []).slice(0, 3),
        },
        reason: toReason(reason, card, zone.value),
        land: card.primary_type === 'Land',
        ...(request.full_card_data && { card }),
      },
    ];
  };

  const allowance = deckAllowance(
    zone.value.map(allowedFromWire),
    copies,
    request.chosen_color && identityOf([request.chosen_color]),
  );
  const deck = {
    commanders: commanderIndices,
    cards: cardIndices,
    identity: allowance.identity,
    ...(allowsMore(allowance) && {
      allows: (slug: string) => {
        const card = cardOf(slug);
        return card !== undefined && allows(allowance, allowedFromWire(card));
      },
    }),
  };
  const inRecs = withLacks(
    engine.recommend({ ...deck, limit: MAX_IN_RECS }).flatMap(toRec),
    engine.jobs(deck),
    cardOf,
  );
  const outRecs = engine.weakest({ ...deck, limit: MAX_OUT_RECS }).flatMap(toRec);
  return ok({
    inRecs,
    outRecs,
    num_cards: size,
    ...(choosesColor(zone.value.map(allowedFromWire)) && {
      chosen_colors: [...identityColors(allowance.chosen)],
    }),
    ...(list.missing.length > 0 && { not_found: [...list.missing] }),
    ...(overLimit.length > 0 && { over_limit: [...overLimit] }),
  });
};

import type { Rec, RecsRequest, RecsResponse, WireCard } from '@crownsmith/api-client';
import { clipboardCardFromWire } from '@crownsmith/api-client';
import type { Recommendation } from '@crownsmith/recommender';
import {
  err,
  isCommandZone,
  ok,
  SELECT_COMMANDER_MESSAGE,
  slugOfCardUrl,
  type Result,
} from '@crownsmith/domain';
import type { CardLookup } from './page-views.server';
import type { Engine } from './recommendation-engine.server';

/** Recommended cards in one answer. */
const IN_RECS = 120;
/** Weakest cards of the list in one answer. */
const OUT_RECS = 20;

/** Why a request for recommendations cannot be answered: sentences to show, the first above all. */
export interface RecsError {
  readonly errors: readonly [string, ...string[]];
}

const problem = (message: string): Result<never, RecsError> => err({ errors: [message] });

interface Lookup {
  readonly found: readonly WireCard[];
  readonly missing: readonly string[];
}

const lookUp = (urls: readonly string[], cardOf: CardLookup): Lookup => {
  const found = new Map<string, WireCard>();
  const missing: string[] = [];
  for (const url of new Set(urls)) {
    const slug = slugOfCardUrl(url);
    const card = slug && cardOf(slug);
    if (card) found.set(card.sanitized, card);
    else missing.push(url);
  }
  return { found: [...found.values()], missing };
};

const checkCommanders = ({ found, missing }: Lookup): Result<readonly WireCard[], RecsError> => {
  if (missing[0] !== undefined) return problem(`There is no card ${missing[0]}.`);
  const [first, second] = found;
  if (!first) return problem(SELECT_COMMANDER_MESSAGE);
  if (isCommandZone(found.map(clipboardCardFromWire))) return ok(found);
  return problem(
    second
      ? `${first.name} and ${second.name} cannot be commanders together.`
      : `${first.name} cannot be a commander by itself.`,
  );
};

/**
 * Answers a request for recommendations: best cards first, weakest cards of the list first. Commanders among the cards
 * and repetitions are left out; card addresses that name no card are listed in `not_found`. A commander that names no
 * card or may not lead is a problem.
 * @param cardOf finds a card by any of its slugs
 */
export const respondWithRecs = (
  request: RecsRequest,
  cardOf: CardLookup,
  engine: Engine,
): Result<RecsResponse, RecsError> => {
  const zone = checkCommanders(lookUp(request.commanders, cardOf));
  if (!zone.ok) return zone;
  const leaders = new Set(zone.value.map(({ sanitized }) => sanitized));
  const list = lookUp(request.cards, cardOf);
  const cards = list.found.filter(({ sanitized }) => !leaders.has(sanitized));

  const named = new Map<number, string>();
  const number = (given: readonly WireCard[]): readonly number[] =>
    given.flatMap((card) => {
      const index = engine.indexOf(card.sanitized);
      if (index === undefined) return [];
      named.set(index, card.name);
      return [index];
    });
  const [commanderIndices, cardIndices] = [number(zone.value), number(cards)];

  const toRec = ({ slug, score, evidence }: Recommendation): readonly Rec[] => {
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
          synergy: evidence.synergy,
          lift: evidence.lift,
          ...(evidence.surplus !== undefined && { surplus: evidence.surplus }),
          because: evidence.because.flatMap((index) => named.get(index) ?? []).slice(0, 3),
        },
        ...(request.full_card_data && { card }),
      },
    ];
  };

  const asked = { commanders: commanderIndices, cards: cardIndices };
  const inRecs = engine.recommend({ ...asked, limit: IN_RECS }).flatMap(toRec);
  const outRecs = engine.weakest({ ...asked, limit: OUT_RECS }).flatMap(toRec);
  return ok({ inRecs, outRecs, ...(list.missing.length > 0 && { not_found: [...list.missing] }) });
};

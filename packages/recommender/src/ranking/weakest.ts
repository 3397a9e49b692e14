import { PRIMARY_TYPES, TAGS, type Tag } from '@crownsmith/domain';
import type { ModelLookups } from '../model/model-lookups';
import { findSupporters, makeEvidence } from './evidence';
import { averageOf, differenceOf, reasonAgainst, sumOf, type Weakness } from './reason';
import type { ReasonAgainst, Recommendation } from './recommendation';
import { deckWeights, SHARPNESSES, type Signals } from '../signals/signals';

/** Penalty on a card's support if the list has twice as many cards of its purpose as similar decks. */
const SURPLUS_PENALTY = 0.25;
/** Weight of the inclusion with the commanders in a card's support. */
const COMMANDER_WEIGHT = 0.1;
const LAND = 1 + PRIMARY_TYPES.indexOf('Land');

/**
 * Share of the similar decks that play each of the user's cards, as if the list lacked it, so that no card supports
 * itself. In the order of the query.
 */
const sharesWithout = (lookups: ModelLookups, { query, neighbours }: Signals): Float64Array => {
  const { deckStarts, deckCards } = lookups.model;
  const sharpness = SHARPNESSES[1];
  const weights = deckWeights(neighbours.overlaps, sharpness);
  const place = new Map(query.cards.map((card, i) => [card, i]));
  const playing = new Float64Array(query.cards.length);
  neighbours.decks.forEach((deck, i) => {
    const end = deckStarts[deck + 1] as number;
    for (let at = deckStarts[deck] as number; at < end; at++) {
      const own = place.get(deckCards[at] as number);
      if (own !== undefined) playing[own] = (playing[own] as number) + (weights[i] as number);
    }
  });
  return playing.map((share, i) => {
    const without = share * Math.exp(-sharpness * (neighbours.cardWeights[i] as number));
    const all = 1 - share + without;
    return all > 0 ? without / all : 0;
  });
};

/** How many more cards of each purpose (tag, without lands) the list has than similar decks have on average. */
const purposeSurplus = (lookups: ModelLookups, { query, neighbours }: Signals): Float64Array => {
  const { deckStarts, deckCards, cardTags, cardTypes } = lookups.model;
  const usual = new Float64Array(TAGS.length);
  const have = new Float64Array(TAGS.length);
  const add = (into: Float64Array, card: number, weight: number): void => {
    if (cardTypes[card] === LAND) return;
    TAGS.forEach((_, tag) => {
      if (((cardTags[card] as number) >> tag) & 1) into[tag] = (into[tag] as number) + weight;
    });
  };
  for (const card of query.cards) add(have, card, 1);
  const weights = deckWeights(neighbours.overlaps, SHARPNESSES[0]);
  let size = 0;
  neighbours.decks.forEach((deck, i) => {
    const start = deckStarts[deck] as number;
    const end = deckStarts[deck + 1] as number;
    size += (weights[i] as number) * (end - start);
    for (let at = start; at < end; at++) add(usual, deckCards[at] as number, weights[i] as number);
  });
  // A shorter list is compared with a part of a deck.
  const scale = size > 0 ? Math.min(1, query.cards.length / size) : 0;
  return have.map((count, tag) => (size > 0 ? Math.max(0, count - scale * (usual[tag] as number)) : 0));
};

/** How many more cards of a card's purpose the list has than similar decks; undefined tag: of none of its purposes. */
interface Excess {
  readonly cards: number;
  /** The excess as a share of the list's cards of a purpose. */
  readonly share: number;
  readonly tag: Tag | undefined;
}

/**
 * The cards of a list that the rest of it supports least, weakest first. Support is that of the similar decks and the
 * item-item model without the card, less a penalty for purposes that the list has too many cards of.
 */
export const weakestCards = (
  lookups: ModelLookups,
  signals: Signals,
  limit: number,
): readonly Omit<Recommendation<ReasonAgainst>, 'slug'>[] => {
  const { query, itemScores, commander } = signals;
  const { cardTags, cardTypes } = lookups.model;
  const shares = sharesWithout(lookups, signals);
  const surplus = purposeSurplus(lookups, signals);
  const have = TAGS.map(
    (_, tag) => query.cards.filter((card) => ((cardTags[card] as number) >> tag) & 1).length,
  );
  const excessOf = (card: number): Excess => {
    let [cards, share]: readonly [number, number] = [0, 0];
    let largest: Tag | undefined;
    if (cardTypes[card] !== LAND)
      TAGS.forEach((name, tag) => {
        if ((((cardTags[card] as number) >> tag) & 1) === 0) return;
        const more = surplus[tag] as number;
        if (more > cards) [cards, largest] = [more, name];
        share = Math.max(share, more / Math.max(1, have[tag] as number));
      });
    return { cards, share, tag: largest };
  };
  const rows = query.cards.map((card, i) => {
    const excess = excessOf(card);
    /** What each signal adds to the card's weakness. */
    const parts: Weakness = {
      'few-similar-decks': -(shares[i] as number),
      unsupported: -(itemScores[card] as number),
      'few-with-commander': -COMMANDER_WEIGHT * (commander.rates[card] as number),
      surplus: SURPLUS_PENALTY * excess.share,
    };
    return { card, share: shares[i] as number, excess, parts, score: sumOf(parts) };
  });
  const average = averageOf(rows.map(({ parts }) => parts));
  const weakest = rows.sort((a, b) => b.score - a.score || a.card - b.card).slice(0, limit);
  const supporters = findSupporters(
    lookups,
    signals,
    weakest.map(({ card }) => card),
  );
  return weakest.map(({ card, share, excess: { cards, tag }, parts, score }) => {
    const evidence = makeEvidence(
      lookups,
      signals,
      supporters,
      card,
      share,
      cards >= 1 && tag !== undefined ? { cards, tag } : undefined,
    );
    return { card, score, evidence, reason: reasonAgainst(evidence, differenceOf(parts, average)) };
  });
};

import { IDENTITIES } from '../prior/identity-kernel';
import { MAX_CARDS, NO_CARD, type Model } from './model';

type Starts = Uint32Array;
type Entries = Uint8Array | Uint16Array | Uint32Array;

/** Whether starts begin at 0, never decrease and end at the number of entries. */
const areValidStarts = (starts: Starts, rows: number, entries: number): boolean => {
  if (starts.length !== rows + 1 || starts[0] !== 0 || starts[rows] !== entries) return false;
  for (let i = 0; i < rows; i++) if (starts[i] > starts[i + 1]) return false;
  return true;
};

const areBelow = (entries: Entries, limit: number): boolean => {
  let max = -1;
  for (let i = 0; i < entries.length; i++) if (entries[i] > max) max = entries[i];
  return max < limit;
};

/** Whether the entries of every row increase strictly and stay below a limit. @param starts valid ones */
const areRowsSorted = (starts: Starts, entries: Uint16Array | Uint32Array, limit: number): boolean => {
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1];
    let last = -1;
    for (let i = starts[row]; i < end; i++) {
      const entry = entries[i];
      if (entry <= last) return false;
      last = entry;
    }
    if (last >= limit) return false;
  }
  return true;
};

const areFinite = (weights: Float32Array): boolean => {
  for (let i = 0; i < weights.length; i++) if (!Number.isFinite(weights[i])) return false;
  return true;
};

const areCardCountsValid = (model: Model, cards: number): boolean => {
  for (let card = 0; card < cards; card++) {
    const decks = model.postingStarts[card + 1] - model.postingStarts[card];
    if (model.cardDecks[card] !== decks) return false;
  }
  return true;
};

const areZonesValid = (commanders: Uint16Array, cards: number): boolean => {
  for (let i = 0; i < commanders.length; i += 2) {
    const first = commanders[i];
    const second = commanders[i + 1];
    if (first >= cards || (second !== NO_CARD && (second >= cards || second <= first))) return false;
  }
  return true;
};

/** Describes the first contradiction between a model's arrays; undefined when they are consistent. */
export const findInconsistency = (model: Model): string | undefined => {
  const cards = model.cardIdentities.length;
  const decks = model.deckStarts.length - 1;
  const zones = model.zoneStarts.length - 1;
  if (cards > MAX_CARDS) return `there are more than ${MAX_CARDS} cards`;
  for (const array of [
    model.cardFlags,
    model.cardTypes,
    model.cardTags,
    model.cardManaValues,
    model.cardDecks,
  ])
    if (array.length !== cards) return 'arrays of cards differ in length';
  if (!areBelow(model.cardIdentities, 32)) return 'a colour identity has more than five bits';
  if (!areBelow(model.cardTypes, 9)) return 'a card has an unknown primary type';
  let lines = 1;
  for (let i = 0; i < model.slugs.length; i++) if (model.slugs[i] === 10) lines++;
  if (cards > 0 ? lines !== cards : model.slugs.length > 0) return 'the numbers of slugs and cards differ';
  if (!areValidStarts(model.featureStarts, cards, model.features.length))
    return 'feature offsets are invalid';
  if (
    !areValidStarts(model.termStarts, cards, model.terms.length) ||
    !areRowsSorted(model.termStarts, model.terms, Infinity)
  )
    return 'the terms of a card are invalid';
  if (decks < 0 || zones < 0) return 'the end of decks or zones is missing';
  if (model.zoneCommanders.length !== zones * 2 || !areZonesValid(model.zoneCommanders, cards))
    return 'a command zone is invalid';
  if (!areValidStarts(model.zoneStarts, zones, decks)) return 'zone offsets are invalid';
  if (!areValidStarts(model.zoneCardStarts, zones, model.zoneCards.length))
    return 'card offsets of zones are invalid';
  if (model.zoneCounts.length !== model.zoneCards.length)
    return 'the numbers of cards and counts of zones differ';
  if (!areRowsSorted(model.zoneCardStarts, model.zoneCards, cards))
    return 'the cards of a zone are unknown or not sorted';
  if (!areValidStarts(model.deckStarts, decks, model.deckCards.length))
    return 'card offsets of decks are invalid';
  if (!areRowsSorted(model.deckStarts, model.deckCards, cards))
    return 'the cards of a deck are unknown or not sorted';
  if (!areValidStarts(model.postingStarts, cards, model.postings.length))
    return 'posting offsets are invalid';
  if (
    model.postings.length !== model.deckCards.length ||
    !areRowsSorted(model.postingStarts, model.postings, decks)
  )
    return 'postings are invalid or not sorted';
  if (!areCardCountsValid(model, cards)) return 'numbers of decks differ from the postings';
  if (!areValidStarts(model.itemStarts, cards * 2, model.itemTargets.length))
    return 'item weight offsets are invalid';
  if (model.itemWeights.length !== model.itemTargets.length)
    return 'the numbers of item weights and targets differ';
  if (!areBelow(model.itemTargets, cards) || !areFinite(model.itemWeights))
    return 'an item weight is invalid';
  for (const [starts, entries, weights, rows] of [
    [model.priorStarts, model.priorCards, model.priorWeights, IDENTITIES + cards],
    [model.typicalStarts, model.typicalCards, model.typicalWeights, cards],
  ] as const)
    if (
      !areValidStarts(starts, rows, entries.length) ||
      weights.length !== entries.length ||
      !areRowsSorted(starts, entries, cards)
    )
      return 'the weights of commanders are invalid';
  if (!areRowsSorted(Uint32Array.of(0, model.priorZones.length), model.priorZones, zones))
    return 'a zone of the prior is invalid';
  return undefined;
};

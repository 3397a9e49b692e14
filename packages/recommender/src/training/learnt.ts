import type { Model } from '../model/model';
import type { PriorModel } from '../prior/prior-model';
import type { CardTermNumbers } from '../prior/term-numbers';
import { trainPrior } from '../prior/train-prior';
import type { DeckTable } from './deck-table';
import { trainItemModel, type ItemModel, type ItemModelOptions } from './item-model';
import type { RecommenderCard } from './recommender-card';
import type { PlayCounts } from './zone-counts';
import { zoneKeyAt, type ZoneKey, type ZoneTable } from './zone-order';

/**
 * What a model learns from decks, besides what it counts: which cards go together, and what kinds of commanders play. Typed
 * arrays with memory of their own, which may be stored or posted to a thread. They belong to the cards that they were learnt with.
 */
export interface Learnt extends ItemModel, Omit<PriorModel, 'priorZones'> {
  /** The command zones that the prior learnt from, two cards each as in `Model.zoneCommanders`, ascending. */
  readonly priorCommanders: Uint16Array;
}

const commandersOf = ({ zoneCommanders }: ZoneTable, zones: Uint32Array): Uint16Array =>
  Uint16Array.from({ length: zones.length * 2 }, (_, i) => {
    const zone = zones[i >> 1];
    return zoneCommanders[zone * 2 + (i & 1)];
  });

/** The zones of commanders. @throws RangeError for commanders without decks */
const zonesOf = ({ zoneCommanders }: ZoneTable, commanders: Uint16Array): Uint32Array => {
  const keysOf = (pairs: Uint16Array): readonly ZoneKey[] =>
    Array.from({ length: pairs.length / 2 }, (_, i) => zoneKeyAt(pairs, i));
  const numbers = new Map(keysOf(zoneCommanders).map((key, zone) => [key, zone]));
  return Uint32Array.from(keysOf(commanders), (key) => {
    const zone = numbers.get(key);
    if (zone === undefined) throw new RangeError('What was learnt is of commanders that no deck has.');
    return zone;
  });
};

/** Learns from decks which cards go together, unless that is known, and what kinds of commanders play. */
export const learn = (
  cards: readonly RecommenderCard[],
  terms: CardTermNumbers,
  decks: DeckTable & PlayCounts,
  { learntItems: known, ...options }: ItemModelOptions & { readonly learntItems?: ItemModel },
  onItemProgress: (done: number) => void,
): Learnt => {
  if (known !== undefined && known.itemStarts.length !== 2 * cards.length + 1)
    throw new RangeError(`Which cards go together is not known of ${cards.length} cards.`);
  const { itemStarts, itemTargets, itemWeights } =
    known ?? trainItemModel(cards.length, decks.cardDecks, decks, options, onItemProgress);
  const { priorZones, ...prior } = trainPrior(cards, terms, decks);
  return { itemStarts, itemTargets, itemWeights, ...prior, priorCommanders: commandersOf(decks, priorZones) };
};

/**
 * What a model learnt, for the training of another model of the same cards whose decks begin with those that it learnt from
 * (`learningDecks`): it need not learn them again. Copies a few megabytes.
 * @example trainModel(data, { learnt: learntOf(model) }) // model
 */
export const learntOf = (model: Model): Learnt => ({
  itemStarts: model.itemStarts.slice(),
  itemTargets: model.itemTargets.slice(),
  itemWeights: model.itemWeights.slice(),
  priorStarts: model.priorStarts.slice(),
  priorCards: model.priorCards.slice(),
  priorWeights: model.priorWeights.slice(),
  typicalStarts: model.typicalStarts.slice(),
  typicalCards: model.typicalCards.slice(),
  typicalWeights: model.typicalWeights.slice(),
  priorCommanders: commandersOf(model, model.priorZones),
});

/**
 * What was learnt as arrays of a model of some zones.
 * @throws RangeError if it was learnt with another number of cards, or of commanders without decks
 */
export const learntArrays = (
  { priorCommanders, ...learnt }: Learnt,
  cards: number,
  zones: ZoneTable,
): ItemModel & PriorModel => {
  if (learnt.itemStarts.length !== 2 * cards + 1 || learnt.typicalStarts.length !== cards + 1)
    throw new RangeError(`What was learnt is not of ${cards} cards.`);
  return { ...learnt, priorZones: zonesOf(zones, priorCommanders) };
};

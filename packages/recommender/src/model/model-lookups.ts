import { allows, FIVE_COLOR, type ColorIdentity } from '@crownsmith/domain';
import { FLAG_BASIC, FLAG_LEGAL, modelCards, modelDecks, modelZones, NO_CARD, type Model } from './model';
import { utf16Text } from '../numeric/utf16';
import { potentialDecks } from '../prior/popularity';
import { decksOfZone } from '../prior/source-zones';
import type { Counts } from '../statistics/rates';

/** Lookup tables of a model, built once for all requests. */
export interface ModelLookups {
  readonly model: Model;
  readonly cards: number;
  readonly decks: number;
  readonly slugs: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** Decks that could play a card, by the card's colour identity. */
  readonly potential: Uint32Array;
  /** Colour identity by zone. */
  readonly zoneIdentities: Uint8Array;
  /** Zones by commander. */
  readonly zonesOf: ReadonlyMap<number, readonly number[]>;
  /** Inverse deck frequency of each card: √ln(decks / decks with it); 0 for a card that no deck or every deck plays. */
  readonly idf: Float32Array;
  /** Number of cards with each term. */
  readonly termCards: Uint32Array;
  /** Cached by `recommendableCards`. */
  readonly recommendable: Map<number, Uint16Array>;
}

/** The slugs of a model, in the order of its cards. */
const modelSlugs = (model: Model): readonly string[] => {
  return modelCards(model) === 0 ? [] : utf16Text(model.slugs).split('\n');
};

const lookupsByModel = new WeakMap<Model, ModelLookups>();

/** The lookup tables of a model, built once. */
export const lookupsOf = (model: Model): ModelLookups => {
  const lookups = lookupsByModel.get(model) ?? makeLookups(model);
  lookupsByModel.set(model, lookups);
  return lookups;
};

const countTerms = ({ terms }: Model): Uint32Array => {
  const counts = new Uint32Array(terms.reduce((most, term) => Math.max(most, term + 1), 0));
  for (const term of terms) counts[term] = counts[term] + 1;
  return counts;
};

const makeLookups = (model: Model): ModelLookups => {
  const cards = modelCards(model);
  const decks = modelDecks(model);
  const slugs = modelSlugs(model);
  const zoneIdentities = new Uint8Array(modelZones(model));
  const zonesOf = new Map<number, number[]>();
  for (let zone = 0; zone < zoneIdentities.length; zone++) {
    for (const commander of model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)) {
      if (commander === NO_CARD) continue;
      zoneIdentities[zone] = zoneIdentities[zone] | model.cardIdentities[commander];
      const zones = zonesOf.get(commander);
      if (zones === undefined) zonesOf.set(commander, [zone]);
      else zones.push(zone);
    }
  }
  const idf = Float32Array.from(model.cardDecks, (count) =>
    count > 0 ? Math.sqrt(Math.max(0, Math.log(decks / count))) : 0,
  );
  return {
    model,
    cards,
    decks,
    slugs,
    indexOf: new Map(slugs.map((slug, card) => [slug, card])),
    potential: potentialDecks(zoneIdentities, (zone) => decksOfZone(model, zone)),
    zoneIdentities,
    zonesOf,
    idf,
    termCards: countTerms(model),
    recommendable: new Map(),
  };
};

/** A card's decks, out of all decks that could play it. */
export const overallCounts = ({ model, potential }: ModelLookups, card: number): Counts => ({
  decks: model.cardDecks[card],
  potential: potential[model.cardIdentities[card]],
});

/** What cards a deck may have. */
export interface CardLimits {
  /** Colour identity of the deck; all five colours without a commander. */
  readonly identity: number;
  /** Whether a card outside it is allowed, by its slug. */
  readonly allows?: ((slug: string) => boolean) | undefined;
}

/** Cards that can be recommended to a deck: within its identity, or allowed all the same; ascending. */
export const allowedCards = (
  lookups: ModelLookups,
  { identity, allows: allowsSlug }: CardLimits,
): Uint16Array => {
  if (allowsSlug === undefined) return recommendableCards(lookups, identity);
  const within = new Set(recommendableCards(lookups, identity));
  return recommendableCards(lookups, FIVE_COLOR).filter(
    (card) => within.has(card) || allowsSlug(lookups.slugs[card] ?? ''),
  );
};

const isRecommendable = ({ model }: ModelLookups, identity: number, card: number): boolean => {
  const flags = model.cardFlags[card] & (FLAG_LEGAL | FLAG_BASIC);
  const colorIdentity = model.cardIdentities[card] as ColorIdentity;
  return flags === FLAG_LEGAL && allows(identity as ColorIdentity, { colorIdentity });
};

/** Whether a card is among `allowedCards`. */
export const isAllowed = (
  lookups: ModelLookups,
  { identity, allows: allowsSlug }: CardLimits,
  card: number,
): boolean =>
  isRecommendable(lookups, identity, card) ||
  (allowsSlug !== undefined &&
    isRecommendable(lookups, FIVE_COLOR, card) &&
    allowsSlug(lookups.slugs[card] ?? ''));

/** Cards that can be recommended within an identity: legal, no basic lands; ascending. Cached per identity. */
export const recommendableCards = (lookups: ModelLookups, identity: number): Uint16Array => {
  const { cards, recommendable } = lookups;
  const cached = recommendable.get(identity);
  if (cached !== undefined) return cached;
  const list: number[] = [];
  for (let card = 0; card < cards; card++) if (isRecommendable(lookups, identity, card)) list.push(card);
  const entries = Uint16Array.from(list);
  recommendable.set(identity, entries);
  return entries;
};

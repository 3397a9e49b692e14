import { fitsIdentity, type ColorIdentity } from '@crownsmith/domain';
import { FLAG_BASIC, FLAG_LEGAL, modelCards, modelDecks, modelZones, NO_CARD, type Model } from './model';
import type { Counts } from '../statistics/rates';

/** Look-ups over a model that are cheap to make and asked for all the time. */
export interface Corpus {
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
  /** How telling a card is: ln(decks / decks with it) to the power 0.5; 0 for a card that nobody or everybody plays. */
  readonly telling: Float32Array;
  /** Filled by `recommendable`. */
  readonly byIdentity: Map<number, Uint16Array>;
}

/** The slugs of a model, in the order of its cards. */
const modelSlugs = (model: Model): readonly string[] => {
  if (modelCards(model) === 0) return [];
  let text = '';
  for (let at = 0; at < model.slugs.length; at += 8192)
    text += String.fromCharCode(...model.slugs.subarray(at, at + 8192));
  return text.split('\n');
};

export const makeCorpus = (model: Model): Corpus => {
  const cards = modelCards(model);
  const decks = modelDecks(model);
  const slugs = modelSlugs(model);
  const zoneIdentities = new Uint8Array(modelZones(model));
  const zonesOf = new Map<number, number[]>();
  const perIdentity = new Uint32Array(32);
  for (let zone = 0; zone < zoneIdentities.length; zone++) {
    for (const commander of model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)) {
      if (commander === NO_CARD) continue;
      zoneIdentities[zone] = (zoneIdentities[zone] as number) | (model.cardIdentities[commander] as number);
      const zones = zonesOf.get(commander);
      if (zones === undefined) zonesOf.set(commander, [zone]);
      else zones.push(zone);
    }
    const identity = zoneIdentities[zone] as number;
    perIdentity[identity] = (perIdentity[identity] as number) + zoneSize(model, zone);
  }
  const potential = new Uint32Array(32);
  for (let card = 0; card < 32; card++)
    for (let deck = 0; deck < 32; deck++)
      if ((card & ~deck) === 0) potential[card] = (potential[card] as number) + (perIdentity[deck] as number);
  const telling = Float32Array.from(model.cardDecks, (count) =>
    count > 0 ? Math.sqrt(Math.max(0, Math.log(decks / count))) : 0,
  );
  return {
    model,
    cards,
    decks,
    slugs,
    indexOf: new Map(slugs.map((slug, card) => [slug, card])),
    potential,
    zoneIdentities,
    zonesOf,
    telling,
    byIdentity: new Map(),
  };
};

/** How many decks a zone has. */
export const zoneSize = (model: Model, zone: number): number =>
  (model.zoneStarts[zone + 1] as number) - (model.zoneStarts[zone] as number);

/** How often a card is played, among the decks that could play it. */
export const overallCounts = ({ model, potential }: Corpus, card: number): Counts => ({
  decks: model.cardDecks[card] as number,
  potential: potential[model.cardIdentities[card] as number] as number,
});

/** The cards that may be recommended within an identity: legal, no basic lands; ascending. Made once per identity. */
export const recommendable = ({ model, cards, byIdentity }: Corpus, identity: number): Uint16Array => {
  const made = byIdentity.get(identity);
  if (made !== undefined) return made;
  const list: number[] = [];
  for (let card = 0; card < cards; card++) {
    const flags = (model.cardFlags[card] as number) & (FLAG_LEGAL | FLAG_BASIC);
    const own = model.cardIdentities[card] as number as ColorIdentity;
    if (flags === FLAG_LEGAL && fitsIdentity(own, identity as ColorIdentity)) list.push(card);
  }
  const entries = Uint16Array.from(list);
  byIdentity.set(identity, entries);
  return entries;
};

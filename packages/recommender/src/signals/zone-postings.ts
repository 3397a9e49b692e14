import { modelCards, modelZones, type Model } from '../model/model';

/** The zones whose decks play each card, and where the postings of those decks are. */
export interface ZonePostings {
  /** By card: the first of its entries; the last value is their number. */
  readonly starts: Uint32Array;
  /** By entry: the zone, ascending within a card. */
  readonly zones: Uint32Array;
  /** By entry: the first posting of the card that is a deck of the zone, then one beyond the last entry's. */
  readonly postings: Uint32Array;
}

/** Finds the postings by zone: decks are sorted by zone, so those of a card are, too. */
export const makeZonePostings = (model: Model): ZonePostings => {
  const { zoneCardStarts, zoneCards, zoneCounts } = model;
  const cards = modelCards(model);
  const starts = new Uint32Array(cards + 1);
  for (const card of zoneCards) starts[card + 1] = starts[card + 1] + 1;
  for (let card = 0; card < cards; card++) starts[card + 1] = starts[card + 1] + starts[card];
  const zones = new Uint32Array(zoneCards.length);
  const postings = new Uint32Array(zoneCards.length + 1);
  postings[zoneCards.length] = model.postings.length;
  const nextEntry = starts.slice(0, cards);
  const nextPosting = model.postingStarts.slice(0, cards);
  for (let zone = 0; zone < modelZones(model); zone++)
    for (let i = zoneCardStarts[zone]; i < zoneCardStarts[zone + 1]; i++) {
      const card = zoneCards[i];
      const entry = nextEntry[card];
      zones[entry] = zone;
      postings[entry] = nextPosting[card];
      nextEntry[card] = entry + 1;
      nextPosting[card] = nextPosting[card] + zoneCounts[i];
    }
  return { starts, zones, postings };
};

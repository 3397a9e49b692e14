import { MAX_CARDS, NO_CARD, type Model } from './model';

type Starts = Uint32Array;
type Entries = Uint8Array | Uint16Array | Uint32Array;

/** Whether starts begin at 0, never fall and end at the number of entries. */
const startsFit = (starts: Starts, of: number, entries: number): boolean => {
  if (starts.length !== of + 1 || starts[0] !== 0 || starts[of] !== entries) return false;
  for (let i = 0; i < of; i++) if ((starts[i] as number) > (starts[i + 1] as number)) return false;
  return true;
};

const below = (entries: Entries, limit: number): boolean => {
  let most = -1;
  for (let i = 0; i < entries.length; i++) if ((entries[i] as number) > most) most = entries[i] as number;
  return most < limit;
};

/** Whether the entries of every row rise strictly. */
const rowsRise = (starts: Starts, entries: Uint16Array | Uint32Array): boolean => {
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1] as number;
    for (let i = (starts[row] as number) + 1; i < end; i++)
      if ((entries[i - 1] as number) >= (entries[i] as number)) return false;
  }
  return true;
};

const finite = (weights: Float32Array): boolean => {
  for (let i = 0; i < weights.length; i++) if (!Number.isFinite(weights[i])) return false;
  return true;
};

const countsFit = (model: Model, cards: number): boolean => {
  for (let card = 0; card < cards; card++) {
    const decks = (model.postingStarts[card + 1] as number) - (model.postingStarts[card] as number);
    if (model.cardDecks[card] !== decks) return false;
  }
  return true;
};

const zonesFit = (commanders: Uint16Array, cards: number): boolean => {
  for (let i = 0; i < commanders.length; i += 2) {
    const first = commanders[i] as number;
    const second = commanders[i + 1] as number;
    if (first >= cards || (second !== NO_CARD && (second >= cards || second <= first))) return false;
  }
  return true;
};

/** What is wrong with a model's arrays, or undefined when they agree with one another. */
export const checkModel = (model: Model): string | undefined => {
  const cards = model.cardIdentities.length;
  const decks = model.deckStarts.length - 1;
  const zones = model.zoneStarts.length - 1;
  if (cards > MAX_CARDS) return `more than ${MAX_CARDS} cards`;
  for (const array of [
    model.cardFlags,
    model.cardTypes,
    model.cardTags,
    model.cardManaValues,
    model.cardDecks,
  ])
    if (array.length !== cards) return 'arrays of cards differ in length';
  if (!below(model.cardIdentities, 32)) return 'a colour identity of more than five bits';
  if (!below(model.cardTypes, 9)) return 'an unknown primary type';
  let lines = 1;
  for (let i = 0; i < model.slugs.length; i++) if (model.slugs[i] === 10) lines++;
  if (cards > 0 ? lines !== cards : model.slugs.length > 0) return 'slugs and cards differ in number';
  if (!startsFit(model.featureStarts, cards, model.features.length)) return 'features do not fit the cards';
  if (decks < 0 || zones < 0) return 'no end of decks or zones';
  if (model.zoneCommanders.length !== zones * 2 || !zonesFit(model.zoneCommanders, cards)) return 'bad zones';
  if (!startsFit(model.zoneStarts, zones, decks)) return 'zones do not fit the decks';
  if (!startsFit(model.zoneCardStarts, zones, model.zoneCards.length)) return 'cards do not fit the zones';
  if (model.zoneCounts.length !== model.zoneCards.length) return 'counts do not fit the zones';
  if (!below(model.zoneCards, cards)) return 'an unknown card in a zone';
  if (!startsFit(model.deckStarts, decks, model.deckCards.length)) return 'cards do not fit the decks';
  if (!below(model.deckCards, cards)) return 'an unknown card in a deck';
  if (!rowsRise(model.deckStarts, model.deckCards)) return 'a deck whose cards are out of order';
  if (!startsFit(model.postingStarts, cards, model.postings.length)) return 'postings do not fit the cards';
  if (model.postings.length !== model.deckCards.length || !below(model.postings, decks))
    return 'bad postings';
  if (!rowsRise(model.postingStarts, model.postings)) return 'postings out of order';
  if (!countsFit(model, cards)) return 'numbers of decks do not fit the postings';
  if (!startsFit(model.itemStarts, cards * 2, model.itemTargets.length))
    return 'weights do not fit the cards';
  if (model.itemWeights.length !== model.itemTargets.length) return 'weights and targets differ in number';
  if (!below(model.itemTargets, cards) || !finite(model.itemWeights)) return 'bad weights';
  return undefined;
};

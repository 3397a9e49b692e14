import * as z from 'zod';
import { copiesField } from './copies-field';
import { parseIsoDate } from './iso-date';
import type { DeckFacts } from './source-deck';

const Card = z.object({ name: z.string().min(1), count: copiesField.default(1) });
const Cards = z.array(Card).max(1000);

/** A deck of MTGJSON (mtgjson.com/data-models/deck, read 2026-11-22). The sideboard is not part of the deck. */
export const MtgjsonDeck = z.object({
  name: z.string(),
  code: z.string().nullish(),
  type: z.string().nullish(),
  releaseDate: z.string().nullish(),
  commander: Cards.nullish(),
  mainBoard: Cards,
});

/** MTGJSON's types of decks with a commander that are not decks of Commander. */
const OTHER_FORMATS: readonly (readonly [RegExp, string])[] = [
  [/brawl/i, 'brawl'],
  [/oathbreaker/i, 'oathbreaker'],
];

/** Its id is the set's code and its name, as in MTGJSON's names of files. */
export const mtgjsonFacts = (deck: z.infer<typeof MtgjsonDeck>): DeckFacts => {
  const type = deck.type ?? '';
  return {
    id: [deck.code, deck.name].filter(Boolean).join('/'),
    date: parseIsoDate(deck.releaseDate),
    format: OTHER_FORMATS.find(([pattern]) => pattern.test(type))?.[1] ?? 'commander',
  };
};

import { readJsonDeck, type DeckZone, type JsonEntry } from '@crownsmith/domain';
import { MAX_COPIES_OF_ROW } from './copies-field';
import { mergeCards, optionalFacts, type SourceDeck } from './source-deck';

export type DeckCards = Pick<SourceDeck, 'commanders' | 'cards' | 'companion'>;

/** Why the cards of a deck cannot be read: they are lines of a list, or a number of copies is none. */
export type DeckCardsFault = 'lines' | 'copies';

const COUNTED = /^\s*\d{1,3} ?[xX×]? +\S/;

/** A card's name and copies; a text is a name, because only a look-up tells what else it can be. */
const cardOf = (entry: JsonEntry): { readonly name: string; readonly count: number } =>
  entry.kind === 'card'
    ? { name: entry.card.entry.name, count: entry.card.count ?? Number.NaN }
    : { name: entry.text.trim(), count: 1 };

const isCount = (count: number): boolean => count >= 0 && count <= MAX_COPIES_OF_ROW;

/**
 * The cards of a deck in JSON as the reader of lists has them, so that imports say of a deck what pages say.
 * @returns a fault where their names or numbers are not those of cards
 */
export const readDeckCards = (deck: unknown): DeckCards | DeckCardsFault => {
  const read = readJsonDeck(deck);
  const entries = read.kind === 'entries' ? read.entries : [];
  const lines = entries.flatMap((entry) =>
    entry.kind === 'line' && entry.zone !== 'commander' ? [entry.text] : [],
  );
  if (lines.filter((line) => COUNTED.test(line)).length > lines.length / 2) return 'lines';
  const cards = entries.map((entry) => ({ ...cardOf(entry), zone: entry.zone ?? 'main' }));
  if (!cards.every(({ count }) => isCount(count))) return 'copies';
  const inZone = (zone: DeckZone) => cards.filter((card) => card.zone === zone);
  const commanders = [...new Set(inZone('commander').map(({ name }) => name))];
  return {
    commanders,
    cards: mergeCards(inZone('main'), commanders),
    ...optionalFacts({ companion: inZone('companion')[0]?.name }),
  };
};

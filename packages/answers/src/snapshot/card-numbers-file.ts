import { CardNumbers } from '@crownsmith/api-client';
import { parseFile } from './parse-file';
import type { SnapshotReader } from './snapshot-reader';

/** The file of the numbers that cards have for good; older snapshots have none. */
export const CARD_NUMBERS_FILE = 'card-numbers.json';

/** The cards of a snapshot by the numbers that the addresses of decks hold. */
export interface CardNumberTable {
  /** The number of a card; undefined for one that has none. */
  readonly numberOf: (slug: string) => number | undefined;
  /** The slug of a number; undefined for a card that is gone, or a number that no card has had. */
  readonly slugOf: (number: number) => string | undefined;
  /** The last name of a card that is gone. */
  readonly goneName: (number: number) => string | undefined;
  /** What a number has stood for since it was given. */
  readonly meaningOf: (number: number) => number | undefined;
}

/** Makes the table of a file's numbers. */
const createCardNumberTable = ({ cards }: CardNumbers): CardNumberTable => {
  const numbers = new Map(cards.flatMap(([slug], number) => (slug === null ? [] : [[slug, number]])));
  return {
    numberOf: (slug) => numbers.get(slug),
    slugOf: (number) => cards[number]?.[0] ?? undefined,
    goneName: (number) => cards[number]?.[2],
    meaningOf: (number) => cards[number]?.[1],
  };
};

/** Reads the numbers of cards; undefined for an older snapshot. Rejects with a SnapshotError where their file is damaged. */
export const readCardNumbers = async (reader: SnapshotReader): Promise<CardNumberTable | undefined> => {
  const bytes = await reader.read(CARD_NUMBERS_FILE);
  return bytes && createCardNumberTable(parseFile(reader.version, CARD_NUMBERS_FILE, bytes, CardNumbers));
};

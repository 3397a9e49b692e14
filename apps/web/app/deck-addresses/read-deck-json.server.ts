import { parseJsonDeck } from '@crownsmith/catalog';
import { makeDeckList } from '@crownsmith/domain';

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The list of a deck as its site's API has it; undefined for anything else, and for a deck without cards. */
export const readDeckJson = (body: string): string | undefined => {
  const parsed = parseJsonDeck(parseJson(body), '');
  if (!parsed.ok) return undefined;
  const { commanders, cards } = parsed.deck;
  if (commanders.length + cards.length === 0) return undefined;
  return makeDeckList({ commanders: commanders.map((name) => ({ name, count: 1 })), main: cards }, 'arena');
};

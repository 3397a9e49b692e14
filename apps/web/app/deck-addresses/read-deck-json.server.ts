import { parseJsonDeck } from '@crownsmith/catalog';
import { err, makeDeckList, ok, type Result } from '@crownsmith/domain';

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The list of a deck as its site's API has it; why there is none for anything else, and for a deck without cards. */
export const readDeckJson = (body: string): Result<string, string> => {
  const parsed = parseJsonDeck(parseJson(body), '');
  if (!parsed.ok) return err(parsed.reason);
  const { commanders, cards, companion } = parsed.deck;
  if (commanders.length + cards.length === 0) return err('the deck has no cards');
  const one = (name: string) => ({ name, count: 1 });
  return ok(
    makeDeckList(
      {
        commanders: commanders.map(one),
        main: cards,
        companion: companion === undefined ? undefined : one(companion),
      },
      'arena',
    ),
  );
};

import { parseJsonDeck } from '@crownsmith/catalog';
import {
  copiesByPrinting,
  type DeckListEntry,
  err,
  isJsonTooLarge,
  makeDeckList,
  MAX_LIST_LINES,
  ok,
  parseDeckList,
  type PrintedCopies,
  type Result,
} from '@crownsmith/domain';

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** What the JSON of a deck states of its copies, by name. */
const printingsOf = (body: string): ReadonlyMap<string, readonly PrintedCopies[]> => {
  const { commanders, companion, main } = parseDeckList(body);
  const stated = new Map<string, PrintedCopies[]>();
  for (const { name, count, set, collectorNumber, finish } of [
    ...commanders,
    ...(companion ? [companion] : []),
    ...main,
  ])
    stated.set(name, [...(stated.get(name) ?? []), { count, set, collectorNumber, finish }]);
  return stated;
};

/** The list of a deck as its site's API has it; why there is none for anything else, and for a deck without cards. */
export const readDeckJson = (body: string): Result<string, string> => {
  if (isJsonTooLarge(body)) return err('its JSON is larger than any deck');
  const parsed = parseJsonDeck(parseJson(body), '');
  if (!parsed.ok) return err(parsed.reason);
  const { commanders, cards, companion } = parsed.deck;
  if (commanders.length + cards.length === 0) return err('the deck has no cards');
  if (commanders.length + cards.length > MAX_LIST_LINES)
    return err('the deck has more cards than a list may');
  const stated = printingsOf(body);
  const entries = (name: string, count: number): readonly DeckListEntry[] =>
    copiesByPrinting(count, stated.get(name)).map(({ listedName: _, ...copies }) => ({ name, ...copies }));
  const one = (name: string): DeckListEntry => entries(name, 1)[0] ?? { name, count: 1 };
  return ok(
    makeDeckList(
      {
        commanders: commanders.map(one),
        main: cards.flatMap(({ name, count }) => entries(name, count)),
        companion: companion === undefined ? undefined : one(companion),
      },
      'moxfield',
    ),
  );
};

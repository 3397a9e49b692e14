import {
  deckListErrorText,
  err,
  MAX_COPIES,
  ok,
  parseDeckList,
  type DeckZone,
  type Result,
} from '@crownsmith/domain';

/** What is sent of a deck: names and counts, nothing else. */
export interface SentDeck {
  readonly commanders: readonly string[];
  readonly cards: readonly { readonly name: string; readonly count: number }[];
  readonly companion?: string;
}

/**
 * Reads a deck from the JSON of its site, or from a list in any notation; else a sentence that says why there is none. Sideboard,
 * maybeboard and tokens are left out.
 */
export const readSentDeck = (text: string): Result<SentDeck, string> => {
  const { lines, errors } = parseDeckList(text);
  const namesIn = (zone: DeckZone): readonly string[] =>
    lines.flatMap((line) => (line.zone === zone ? line.name : []));
  const [companion] = namesIn('companion');
  const deck: SentDeck = {
    commanders: namesIn('commander'),
    cards: lines.flatMap(({ zone, name, count }) =>
      zone === 'main' ? [{ name, count: Math.min(count, MAX_COPIES) }] : [],
    ),
    ...(companion !== undefined && { companion }),
  };
  if (deck.commanders.length + deck.cards.length > 0) return ok(deck);
  return err(errors[0] ? deckListErrorText(errors[0]) : 'There is no card in it.');
};

/** The deck as a list, a line for each card. */
export const listText = ({ commanders, cards, companion }: SentDeck): string =>
  [
    ...(companion === undefined ? [] : ['Companion', `1 ${companion}`, '']),
    ...(commanders.length === 0 ? [] : ['Commander', ...commanders.map((name) => `1 ${name}`), '']),
    'Deck',
    ...cards.map(({ name, count }) => `${count} ${name}`),
  ].join('\n');

/** The address of the deck in My deck. @param origin of the site */
export const myDeckUrl = (origin: string, deck: SentDeck): string =>
  `${origin}/deck?${new URLSearchParams({ text: listText(deck) }).toString()}`;

import type { DeckCard, DeckEntry, ResolvedDeck } from './deck';
import type { DeckLine, DeckList } from './deck-list';

/** Looks a typed name up; undefined for a name that nobody knows. */
export type FindCard<C extends DeckCard> = (name: string) => C | undefined;

const resolve = <C extends DeckCard>({ name, count, line }: DeckLine, find: FindCard<C>): DeckEntry<C> => ({
  name,
  count,
  line,
  card: find(name),
});

/**
 * Looks the names of a list up, for `validateDeck`. Guessed commanders that may not be commanders go to the main deck.
 */
export const resolveDeckList = <C extends DeckCard>(list: DeckList, find: FindCard<C>): ResolvedDeck<C> => {
  const commanders = list.commanders.map((line) => resolve(line, find));
  const isWrongGuess =
    list.commandersGuessed &&
    commanders.some(
      ({ card }) => card !== undefined && !card.canBeCommander && card.partner.kind !== 'background',
    );
  const main = list.main.map((line) => resolve(line, find));
  return {
    commanders: isWrongGuess ? [] : commanders,
    main: isWrongGuess ? [...commanders, ...main] : main,
    ...(list.companion !== undefined && { companion: resolve(list.companion, find) }),
  };
};

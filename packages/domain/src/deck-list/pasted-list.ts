import { canBeInCommandZone, type CommandZoneCard } from '../command-zone/command-zone';
import type { DeckLine, DeckList } from './deck-list';
import { parseDeckList } from './parse-deck-list';

/** Finds a card by a name of a list; undefined for an unknown name. */
export type LookUpCard<C> = (name: string) => C | undefined;

/** A line of a list with its card, undefined for an unknown name. */
export interface PastedLine<C> extends DeckLine {
  readonly card: C | undefined;
}

/** A parsed list after the look-up of its names: an input of `validateDeck`. */
export interface PastedList<C> extends Pick<DeckList, 'lines' | 'skipped' | 'errors' | 'commandersGuessed'> {
  /** At most two. */
  readonly commanders: readonly PastedLine<C>[];
  readonly main: readonly PastedLine<C>[];
  readonly companion?: PastedLine<C>;
  /** Commanders, then lines of the main deck, with an unknown name. */
  readonly unresolved: readonly DeckLine[];
}

/** A card and its number of copies in a list. */
export interface CardCopies<C> {
  readonly card: C;
  readonly count: number;
}

const memoize = <C>(lookUp: LookUpCard<C>): LookUpCard<C> => {
  const cards = new Map<string, C | undefined>();
  return (name) => {
    if (!cards.has(name)) cards.set(name, lookUp(name));
    return cards.get(name);
  };
};

/**
 * The names that `resolvePastedList` needs for commanders and main deck, each once, for callers that fetch cards first.
 * @example namesOfPastedList('2 Opt\n1 Opt\n\nSideboard\n1 Shock') // ['Opt']
 */
export const namesOfPastedList = (text: string): readonly string[] => {
  const { commanders, main } = parseDeckList(text);
  return [...new Set([...commanders, ...main].map(({ name }) => name))];
};

/**
 * Parses a pasted list (see `parseDeckList`) and looks its names up. Commanders that the text does not mark are guessed
 * only from cards that may be in the command zone. Never throws; unknown names and unreadable lines are part of the result.
 * @param lookUp called once per name; without it no name is known and any card may be a guessed commander
 * @example resolvePastedList('2 Opt\n1 Shok', () => undefined).unresolved.map(({ name }) => name) // ['Opt', 'Shok']
 */
export const resolvePastedList = <C extends CommandZoneCard>(
  text: string,
  lookUp?: LookUpCard<C>,
): PastedList<C> => {
  const find: LookUpCard<C> = memoize(lookUp ?? (() => undefined));
  const canLead = (card: C | undefined): boolean => card !== undefined && canBeInCommandZone(card);
  const facts = lookUp && {
    isCard: (name: string) => find(name) !== undefined,
    canBeCommander: (name: string) => canLead(find(name)),
  };
  const { commanders, main, companion, ...list } = parseDeckList(text, facts);
  const resolve = (line: DeckLine): PastedLine<C> => ({ ...line, card: find(line.name) });
  return {
    ...list,
    commanders: commanders.map(resolve),
    main: main.map(resolve),
    ...(companion !== undefined && { companion: resolve(companion) }),
    unresolved: [...commanders, ...main].filter(({ name }) => find(name) === undefined),
  };
};

/** The known cards of some lines, each once, with their copies added up. */
export const countCopies = <C extends CommandZoneCard>(
  lines: readonly PastedLine<C>[],
): readonly CardCopies<C>[] => {
  const copies = new Map<string, CardCopies<C>>();
  for (const { card, count } of lines) {
    if (card === undefined) continue;
    copies.set(card.name, { card, count: (copies.get(card.name)?.count ?? 0) + count });
  }
  return [...copies.values()];
};

import { isCardLayout } from '../card/card';
import { faceNames, foldName } from '../card/card-name';
import type { CardList } from '../card-list/card-list';
import { fitPrintings, type PrintedCopies } from '../card-list/printings';
import { allowanceOf, type AllowedCard, type AllowingCommander } from '../command-zone/deck-allowance';
import { canBeInCommandZone, isCommandZone, type CommandZoneCard } from '../command-zone/command-zone';
import { canAccompany, hasCompanion, type CompanionFacts } from '../deck/companion';
import { DECK_FORMATS } from '../deck/deck-format';
import { makeDeckFit } from './deck-fit';
import type { DeckLine, DeckList, DeckListFacts } from './deck-list';
import { MAX_MARK_CHARACTERS } from '../limits';
import { finishSteps } from '../finish-steps';
import { readingSteps } from './parse-deck-list';
import { MIN_DECK_CARDS } from './zone-guess';
import { repairText } from '../text/misread-text';

/** Finds a card by a name of a list; undefined for an unknown name. */
export type LookUpCard<C> = (name: string) => C | undefined;

/** The fields of a card that decide whether a list's commanders can be found without marks; without an identity, by form only. */
export type PastedCard = CommandZoneCard &
  Partial<AllowedCard & AllowingCommander> & { readonly manaCost?: string | undefined };

/** A line of a list with its card, undefined for an unknown name. */
export interface PastedLine<C> extends DeckLine {
  readonly card: C | undefined;
}

/** A parsed list after the look-up of its names: an input of `validateDeck`. */
export interface PastedList<C> extends Pick<
  DeckList,
  'lines' | 'skipped' | 'errors' | 'notes' | 'commandersGuessed'
> {
  /** At most two. */
  readonly commanders: readonly PastedLine<C>[];
  readonly main: readonly PastedLine<C>[];
  readonly companion?: PastedLine<C>;
  /** Commanders, then lines of the main deck, with an unknown name. */
  readonly unresolved: readonly DeckLine[];
}

/** Copies of a card. */
export interface CopiesOf<C> {
  readonly card: C;
  readonly count: number;
}

/** A card and its number of copies in a list. */
export interface CardCopies<C> extends CopiesOf<C> {
  /** What the list states of these copies, where it states something. */
  readonly printings: readonly PrintedCopies[];
}

const memoize = <C>(lookUp: LookUpCard<C>): LookUpCard<C> => {
  const cards = new Map<string, C | undefined>();
  return (name) => {
    if (!cards.has(name)) cards.set(name, lookUp(name));
    return cards.get(name);
  };
};

/**
 * The names that `resolvePastedList` needs, each once, for callers that fetch cards first: those of commanders, companion
 * and main deck, those of a deck's sideboard that can be a commander or companion, and those that a line has if it is read in another
 * way.
 * @example namesOfPastedList('2 Opt\n1 Opt\n\nSideboard\n1 Shock') // ['Opt']
 */
export const namesOfPastedList = (text: string): readonly string[] => {
  const { list, otherNames } = finishSteps(readingSteps(repairText(text)));
  const isStated = list.commanders.length > 0 && !list.commandersGuessed;
  const isDeck = list.main.reduce((sum, { count }) => sum + count, 0) >= MIN_DECK_CARDS;
  const beside = list.skipped.filter(({ zone }) => zone === 'sideboard');
  const sideboard = isDeck && (!isStated || beside.length === 1) ? beside : [];
  const lines = [...list.commanders, ...(list.companion ? [list.companion] : []), ...list.main, ...sideboard];
  return [...new Set([...lines.map(({ name }) => name), ...otherNames])];
};

/** Whether a card is what a name says: `A // B` is not A if B is another card. */
const isNamed = <C extends CommandZoneCard>(name: string, card: C, find: LookUpCard<C>): boolean => {
  const [, second] = name.split(' // ');
  return second === undefined || foldName(name) === foldName(card.name) || (find(second) ?? card) === card;
};

/** What companions' conditions check, as far as it is known. */
const companionFacts = (card: PastedCard | undefined): readonly CompanionFacts[] => {
  if (card?.typeLine === undefined || card.manaValue === undefined) return [];
  const { typeLine, manaValue, keywords = [], layout } = card;
  return [{ ...card, typeLine, manaValue, keywords, layout: isCardLayout(layout) ? layout : 'normal' }];
};

/** What parsing asks of a look-up. */
const makeFacts = <C extends PastedCard>(find: LookUpCard<C>): DeckListFacts => {
  const canLead = (card: C | undefined): boolean => card !== undefined && canBeInCommandZone(card);
  const colored = (name: string): (C & AllowedCard) | undefined => {
    const card = find(name);
    return card?.colorIdentity === undefined ? undefined : { ...card, colorIdentity: card.colorIdentity };
  };
  return {
    isCard: (name) => {
      const card = find(name);
      return card !== undefined && isNamed(name, card, find);
    },
    canBeCommander: (name) => canLead(find(name)),
    canLeadTogether: (names) => {
      const cards = names.map(find).filter((card) => card !== undefined);
      return cards.length === names.length && isCommandZone(cards);
    },
    areSame: (a, b) => {
      const name = find(a)?.name;
      return name !== undefined && name === find(b)?.name;
    },
    isCompanion: (name) => hasCompanion(find(name) ?? {}),
    canAccompany: (companion, leaders, main) => {
      const names = [...leaders, ...main.map(({ name }) => name)];
      const { hasAnySize } = allowanceOf(leaders.flatMap((name) => colored(name) ?? []));
      const size = main.reduce((sum, { count }) => sum + count, leaders.length);
      return canAccompany(
        find(companion)?.name ?? companion,
        names.flatMap((name) => companionFacts(find(name))),
        hasAnySize ? size - DECK_FORMATS.commander.deckSize : 0,
      );
    },
    fit: makeDeckFit(colored),
  };
};

/**
 * Parses a pasted list (see `parseDeckList`), as it was before a program misread it, and looks its names up. Commanders that the text does not mark are guessed
 * only from cards that may be in the command zone. Never throws; unknown names and unreadable lines are part of the result.
 * @param lookUp called once per name; without it no name is known and any card may be a guessed commander
 * @example resolvePastedList('2 Opt\n1 Shok', () => undefined).unresolved.map(({ name }) => name) // ['Opt', 'Shok']
 */
export const resolvePastedList = <C extends PastedCard>(
  text: string,
  lookUp?: LookUpCard<C>,
): PastedList<C> => finishSteps(pastedListSteps(text, lookUp));

/**
 * The steps of `resolvePastedList`, of some milliseconds each: a server has other things to do than a list of thousands of lines.
 * @example finishSteps(pastedListSteps('2 Opt', () => undefined)).unresolved.length // 1
 */
export function* pastedListSteps<C extends PastedCard>(
  text: string,
  lookUp?: LookUpCard<C>,
): Generator<void, PastedList<C>> {
  const find: LookUpCard<C> = memoize(lookUp ?? (() => undefined));
  const facts = lookUp && makeFacts(find);
  const { list: parsed } = yield* readingSteps(repairText(text), facts);
  const { commanders, main, companion, ...list } = parsed;
  const resolve = (line: DeckLine): PastedLine<C> => ({ ...line, card: find(line.name) });
  return {
    ...list,
    commanders: commanders.map(resolve),
    main: main.map(resolve),
    ...(companion !== undefined && { companion: resolve(companion) }),
    unresolved: [...commanders, ...main].filter(({ name }) => find(name) === undefined),
  };
}

const isMark = (text: string | undefined): text is string =>
  text !== undefined && text.length <= MAX_MARK_CHARACTERS;

/** What a line states of its copies: the words of its name only where they are none of the card's names. */
const statedBy = <C extends { readonly name: string }>(line: DeckLine, card: C): PrintedCopies => {
  const { count, name, set, collectorNumber, finish } = line;
  const names = [card.name, ...faceNames(card.name)].map(foldName);
  return {
    count,
    ...(isMark(set) && { set }),
    // A number tells no printing without its set.
    ...(isMark(set) && isMark(collectorNumber) && { collectorNumber }),
    ...(finish !== undefined && { finish }),
    ...(!names.includes(foldName(name)) && { listedName: name }),
  };
};

/** What tells a card from another one of its name, as far as it is known. */
interface IdentifiedCard {
  readonly name: string;
  readonly oracleId?: string | undefined;
  readonly url?: string | undefined;
}

/** The known cards of some lines, each once, with their copies added up. Two cards of one name stay two. */
export const countCopies = <C extends CommandZoneCard & IdentifiedCard>(
  lines: readonly PastedLine<C>[],
): readonly CardCopies<C>[] => {
  const copies = new Map<string, CardCopies<C>>();
  for (const line of lines) {
    const { card, count } = line;
    if (card === undefined) continue;
    const id = card.oracleId ?? card.url ?? card.name;
    const { count: before, printings } = copies.get(id) ?? { count: 0, printings: [] };
    const stated = [...printings, statedBy(line, card)];
    copies.set(id, { card, count: before + count, printings: fitPrintings(stated, Infinity) });
  }
  return [...copies.values()];
};

/** Commanders and other cards, by URL, with what is stated of their copies. */
export const listOfCopies = <C extends { readonly url: string }>(
  commanders: readonly CardCopies<C>[],
  main: readonly CardCopies<C>[],
): CardList => {
  const stated = [...commanders, ...main].filter(({ printings }) => printings.length > 0);
  const printings: Record<string, readonly PrintedCopies[]> = {};
  for (const { card, printings: copies } of stated)
    printings[card.url] = [...(printings[card.url] ?? []), ...copies];
  return {
    commanders: commanders.map(({ card }) => card.url).sort(),
    cards: Object.fromEntries(main.map(({ card, count }) => [card.url, count])),
    ...(stated.length > 0 && { printings }),
  };
};

import { stripAccents } from '../text/accent';
import { foldName } from '../card/card-name';
import { DECK_FORMATS } from '../deck/deck-format';
import { MAX_COMMANDERS } from '../limits';
import type { DeckListFacts } from './deck-list';
import type { DeckZone } from './heading';
import type { ZonedEntry } from './list-lines';

type IsCommander = (name: string) => boolean;

const total = (entries: readonly ZonedEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** Whether entries can be the command zone: one or two single copies of possible commanders. */
const looksLikeCommandZone = (entries: readonly ZonedEntry[], canBeCommander: IsCommander): boolean =>
  entries.length > 0 &&
  entries.length <= MAX_COMMANDERS &&
  entries.every(({ count, name }) => count === 1 && canBeCommander(name));

/** How sites compare names: as written, without punctuation, or without punctuation and spaces. */
const SORT_KEYS: readonly ((name: string) => string)[] = [
  (name) => stripAccents(name).toLowerCase(),
  (name) =>
    stripAccents(name)
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, ''),
  foldName,
];

/** Whether entries are in alphabetical order. */
const isSorted = (entries: readonly ZonedEntry[]): boolean =>
  SORT_KEYS.some((key) =>
    entries.every(({ name }, at) => at === 0 || key(entries[at - 1]?.name ?? '') <= key(name)),
  );

/**
 * Commanders directly before the other entries in alphabetical order, as Moxfield and EDHREC write lists: one or two
 * cards that are not part of that order.
 */
const leadingCommanders = (
  entries: readonly ZonedEntry[],
  canBeCommander: IsCommander,
): readonly ZonedEntry[] => {
  if (isSorted(entries)) return [];
  const lengths = Array.from({ length: MAX_COMMANDERS }, (_, at) => at + 1);
  const length = lengths.find((size) => isSorted(entries.slice(size)));
  const leaders = length === undefined ? [] : entries.slice(0, length);
  return looksLikeCommandZone(leaders, canBeCommander) ? leaders : [];
};

/**
 * Guesses the commanders of a list without any: the first block, if it has no heading and can be a command zone; in a
 * deck of 100, the sideboard or the second of two blocks (Magic Online's format), or cards before the alphabetical order.
 * A second block after a deck of 100 is a sideboard.
 */
export const guessZones = (entries: readonly ZonedEntry[], facts: DeckListFacts): readonly ZonedEntry[] => {
  const { canBeCommander = () => true } = facts;
  if (entries.some(({ zone }) => zone === 'commander')) return entries;
  const moveTo = (zone: DeckZone, moved: readonly ZonedEntry[]): readonly ZonedEntry[] =>
    entries.map((entry) => (moved.includes(entry) ? { ...entry, zone } : entry));
  const { deckSize } = DECK_FORMATS.commander;
  const main = entries.filter(({ zone }) => zone === 'main');
  const sideboard = entries.filter(({ zone }) => zone === 'sideboard');
  const first = main.filter(({ block }) => block === 0);
  const rest = main.filter(({ block }) => block > 0);
  const isImplicit = first.every(({ isExplicit }) => !isExplicit);
  if (isImplicit && looksLikeCommandZone(first, canBeCommander) && total(rest) > total(first))
    return moveTo('commander', first);
  if (looksLikeCommandZone(sideboard, canBeCommander) && total(main) + total(sideboard) === deckSize)
    return moveTo('commander', sideboard);
  const isOneBlock = isImplicit && rest.length === 0 && total(main) === deckSize;
  const leaders = isOneBlock ? leadingCommanders(first, canBeCommander) : [];
  if (leaders.length > 0) return moveTo('commander', leaders);
  const isTwoBlocks = entries.every(({ isExplicit, block }) => !isExplicit && block <= 1);
  if (!isTwoBlocks) return entries;
  if (looksLikeCommandZone(rest, canBeCommander) && total(entries) === deckSize)
    return moveTo('commander', rest);
  return total(first) === deckSize ? moveTo('sideboard', rest) : entries;
};

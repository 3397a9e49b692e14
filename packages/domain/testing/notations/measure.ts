import {
  countCopies,
  namesOfPastedList,
  resolvePastedList,
  type LookUpCard,
  type PastedList,
} from '../../src/deck-list/pasted-list';
import type { RealCard } from '../real-cards';
import type { Notation, SampleDeck, SampleEntry } from './notation';

const written = (entries: readonly SampleEntry[]): readonly string[] =>
  entries.map(({ count, name }) => `${count} ${name}`).sort();

const parsed = (lines: PastedList<RealCard>['main']): readonly string[] =>
  [
    ...countCopies(lines).map(({ card, count }) => `${count} ${card.name}`),
    ...lines.filter(({ card }) => card === undefined).map(({ count, name }) => `${count} ${name} (unknown)`),
  ].sort();

const differences = (
  what: string,
  expected: readonly string[],
  actual: readonly string[],
): readonly string[] => [
  ...expected.filter((entry) => !actual.includes(entry)).map((entry) => `${what} lacks ${entry}`),
  ...actual.filter((entry) => !expected.includes(entry)).map((entry) => `${what} has ${entry}`),
];

/** How a parsed list differs from its deck: commanders, counts, names, lines in error. */
const compare = (deck: SampleDeck, list: PastedList<RealCard>): readonly string[] => [
  ...differences('command zone', written(deck.commanders), parsed(list.commanders)),
  ...differences('deck', written(deck.main), parsed(list.main)),
  ...list.errors.map(({ line, code, text }) => `line ${line}: ${code} ${text}`),
];

/**
 * Writes a deck in a notation and parses it back: at once with all cards (as the server does), and with only the cards
 * of the names that were asked for (as the clipboard does), which cannot differ where those are all that it looks up.
 * @returns how the results differ from the deck; empty if both are exact
 */
export const readBack = (
  deck: SampleDeck,
  notation: Notation,
  lookUp: LookUpCard<RealCard>,
): readonly string[] => {
  const text = notation.write(deck);
  const found = new Map(namesOfPastedList(text).map((name) => [name, lookUp(name)]));
  let hasAll = true;
  const list = resolvePastedList(text, (name) => {
    hasAll &&= found.has(name);
    return lookUp(name);
  });
  const faults = compare(deck, list);
  if (hasAll) return faults;
  const byNames = resolvePastedList(text, (name) => found.get(name));
  return [...faults, ...compare(deck, byNames).map((each) => `by names: ${each}`)];
};

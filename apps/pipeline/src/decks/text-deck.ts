import {
  canBeInCommandZone,
  resolvePastedList,
  validPair,
  type CommandZoneCard,
  type LookUpCard,
  type PastedLine,
} from '@crownsmith/domain';
import { parseIsoDate } from '#src/iso-date';
import { mergeCards, type ParsedDeck } from './source-deck';

type Line = PastedLine<CommandZoneCard>;

const isSorted = (lines: readonly Line[]): boolean =>
  lines.every(
    (line, index) => index === 0 || (lines[index - 1]?.name ?? '').toLowerCase() <= line.name.toLowerCase(),
  );

/**
 * The commanders of a list without marked ones or a block that could be its command zone: its first line, if that is a
 * single copy of a known commander and the list is not in alphabetical order, and its second line if the two can share the
 * command zone.
 */
const guessCommanders = (main: readonly Line[]): readonly Line[] => {
  const [first, second] = main;
  if (first?.card === undefined || first.count !== 1 || isSorted(main)) return [];
  if (second?.card !== undefined && second.count === 1 && validPair(first.card, second.card))
    return [first, second];
  return canBeInCommandZone(first.card) ? [first] : [];
};

const DATE_LINE = /^[ \t]*(?:(?:\/\/|#)[ \t]*)?date[ \t]*[:=][ \t]*(\S+)/im;

/**
 * Parses a text list in any form that people paste. Commanders are those that the list marks, otherwise those in a
 * separate block, otherwise the first line, or the first two if they can be partners; a list with none of these is rejected. A line `Date: 2024-05-01` dates it.
 * @param lookUp undefined if the store has no cards
 */
export const parseTextDeck = (
  text: string,
  id: string,
  lookUp: LookUpCard<CommandZoneCard> | undefined,
): ParsedDeck => {
  const list = resolvePastedList(text, lookUp);
  if (list.lines.length === 0) {
    const first = list.errors[0];
    const where = first === undefined ? '' : ` (line ${first.line}: ${first.code})`;
    return { ok: false, fault: 'unknown-shape', reason: `no card in the text${where}` };
  }
  const tooMany = list.errors.find((error) => error.code === 'too-many-commanders');
  if (tooMany !== undefined)
    return {
      ok: false,
      fault: 'too-many-commanders',
      reason: `more than two commanders (line ${tooMany.line})`,
    };
  const guessed = list.commanders.length > 0 ? [] : guessCommanders(list.main);
  const zone = list.commanders.length > 0 ? list.commanders : guessed;
  if (zone.length === 0) {
    return {
      ok: false,
      fault: 'no-commander',
      reason: 'no commander is marked; use a heading "Commander", a mark "*CMDR*", or a separate first block',
    };
  }
  const commanders = zone.map((line) => line.name);
  const cards = mergeCards(
    list.main.filter((line) => !guessed.includes(line)),
    commanders,
  );
  return {
    ok: true,
    deck: { id, date: parseIsoDate(DATE_LINE.exec(text)?.[1]), format: null, commanders, cards },
  };
};

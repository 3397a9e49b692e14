import {
  canBeInCommandZone,
  resolvePastedList,
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
 * The commander of a list that marks none and has no block that could be its command zone: its first line, if that is a
 * single card that is known to be a commander and the list is not merely in alphabetical order.
 */
const firstLine = (main: readonly Line[]): Line | undefined => {
  const [first] = main;
  if (first?.card === undefined || first.count !== 1 || isSorted(main)) return undefined;
  return canBeInCommandZone(first.card) ? first : undefined;
};

const DATE_LINE = /^\s*(?:\/\/|#)?\s*date\s*[:=]\s*(\S+)/im;

/**
 * Reads a text list (any form that people paste). Commanders are those that the text marks, else those that stand in a
 * block of their own, else the first line; a list that shows none of it is refused with the reason. A line
 * `Date: 2024-05-01` dates it.
 * @param lookUp undefined while the store has no cards
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
  const guessed = list.commanders.length > 0 ? undefined : firstLine(list.main);
  const zone = guessed === undefined ? list.commanders : [guessed];
  if (zone.length === 0) {
    return {
      ok: false,
      fault: 'no-commander',
      reason:
        'no commander is marked (a heading "Commander", a "*CMDR*" mark, or a first block of its own would)',
    };
  }
  const commanders = zone.map((line) => line.name);
  const cards = mergeCards(
    list.main.filter((line) => line !== guessed),
    commanders,
  );
  return { ok: true, deck: { id, date: parseIsoDate(DATE_LINE.exec(text)?.[1]), format: null, commanders, cards } };
};

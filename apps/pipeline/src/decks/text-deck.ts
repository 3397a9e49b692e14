import { mergeCards, optionalFacts, statedFacts, type SourceList } from '@crownsmith/catalog';
import {
  deckListErrorText,
  faultOf,
  resolvePastedList,
  type LookUpCard,
  type PastedCard,
} from '@crownsmith/domain';
import type { ParsedDeck } from './parsed-deck';

/**
 * Parses a text list in any form that people paste. Commanders are those that the list marks, or that its form and the
 * rules of the game leave no doubt about; a list with none of these is rejected. A line `Date: 2024-05-01` dates it if its source
 * does not.
 * @param lookUp undefined if the store has no cards
 */
export const parseTextDeck = (
  { text, id, date, format, result }: SourceList,
  lookUp: LookUpCard<PastedCard> | undefined,
): ParsedDeck => {
  const list = resolvePastedList(text, lookUp);
  if (list.lines.length === 0) {
    const [first] = list.errors;
    if (first === undefined) return { ok: false, fault: 'unknown-shape', reason: 'no card in the text' };
    const where = faultOf(first) === undefined ? `no card in the text (line ${first.line}): ` : '';
    return { ok: false, fault: 'unknown-shape', reason: `${where}${deckListErrorText(first)}` };
  }
  const tooMany = list.errors.find((error) => error.code === 'too-many-commanders');
  if (tooMany !== undefined)
    return {
      ok: false,
      fault: 'too-many-commanders',
      reason: `more than two commanders (line ${tooMany.line})`,
    };
  if (list.commanders.length === 0) {
    return {
      ok: false,
      fault: 'no-commander',
      reason:
        'no commander is marked, and the list does not decide which card it is; use a heading "Commander", a mark "*CMDR*", or a separate first block',
    };
  }
  const commanders = list.commanders.map((line) => line.name);
  const cards = mergeCards(list.main, commanders);
  const stated = statedFacts(text);
  return {
    ok: true,
    deck: {
      id,
      date: date ?? stated.date,
      format,
      commanders,
      cards,
      ...optionalFacts({ bracket: stated.bracket, result }),
    },
    ...(list.errors.length > 0 && {
      unread: list.errors.map((error) => `line ${error.line}: ${deckListErrorText(error)} (${error.text})`),
    }),
  };
};

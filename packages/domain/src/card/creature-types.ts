import { faceNames } from './card-name';
import { frontText } from './front-text';
import { parseTypeLine } from './type-line';

/** The fields of a card that decide whether it is every creature type. */
export interface CreatureTypeFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly layout?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly text?: string | undefined;
}

const EITHER = /changeling|is every creature type/i;
const CHANGELING = /(?:^|\n|, )changeling\b/i;
const REMINDER = /\([^()]*\)/g;

/**
 * Whether a card is every creature type wherever it is: by changeling (CR 702.73), or because it says so of itself
 * (Mistform Ultimus). Sources list the keywords of two faces together, so of such a card only its text tells.
 */
export const isEveryCreatureType = ({
  name,
  typeLine,
  layout,
  keywords = [],
  text,
}: CreatureTypeFacts): boolean => {
  const hasOneText = layout === 'split' || parseTypeLine(typeLine).length === 1;
  if (hasOneText && keywords.some((keyword) => keyword.toLowerCase() === 'changeling')) return true;
  if (text === undefined || !EITHER.test(text)) return false;
  const own = (layout === 'split' ? text : frontText(text)).replace(REMINDER, '');
  const subjects = [faceNames(name)[0] ?? name, 'This card', 'This creature'];
  return (
    CHANGELING.test(own) ||
    own
      .split('\n')
      .some((line) => subjects.some((subject) => line.startsWith(`${subject} is every creature type`)))
  );
};

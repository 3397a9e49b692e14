import type { DeckListError, DeckNote } from './deck-list';
import { MAX_COMMANDERS } from '../limits';
import { isFaultCode, listFaultText, type ListFault } from '../list-file/list-fault';

const MESSAGES: Readonly<Record<Exclude<DeckListError['code'], ListFault['code'] | 'more-errors'>, string>> =
  {
    'text-too-long': 'The list is too long; the end was left out.',
    'too-many-lines': 'Too many lines; the rest was left out.',
    'line-too-long': 'The line is too long for a card.',
    'invalid-quantity': 'Not a valid quantity.',
    'name-too-long': 'The card name is too long.',
    'no-name': 'No card name.',
    'too-many-commanders': `More than ${MAX_COMMANDERS} commanders; this one was added to the cards.`,
    'too-many-companions': 'More than one companion; this one was left out.',
  };

/** What an error is of a text as a whole, that is no list; undefined for one of a line. */
export const faultOf = ({
  code,
  what = 'no text',
}: {
  readonly code: string;
  readonly what?: string;
}): ListFault | undefined => (isFaultCode(code) ? { code, what } : undefined);

/**
 * The message of an error in a deck list, without its line number.
 * @example deckListErrorText({ code: 'no-name', line: 3, column: 1, text: '4x' }) // 'No card name.'
 */
export const deckListErrorText = (error: DeckListError): string => {
  const fault = faultOf(error);
  if (error.code === 'more-errors') return `And ${error.what ?? ''} more errors, which are not listed.`;
  return fault === undefined ? MESSAGES[error.code as keyof typeof MESSAGES] : listFaultText(fault);
};

/**
 * What has to be stated of a list whose headings or comments are those of another format.
 * @example formatNotes([{ kind: 'heading', line: 1, text: 'Signature Spell' }]).length // 1
 */
export const formatNotes = (notes: readonly DeckNote[]): readonly string[] =>
  notes.some(({ text }) => /\b(?:oathbreaker|signature spells?)\b/i.test(text))
    ? ['This is a list of Oathbreaker; this site judges it by the rules of Commander.']
    : [];

/**
 * Whether a list that was understood has no deck: nothing is in it, or all is beside the deck, as a companion is.
 * @example hasNoDeck({ commanders: [], main: [], errors: [] }) // true
 */
export const hasNoDeck = (
  list: Readonly<Record<'commanders' | 'main' | 'errors', readonly unknown[]>>,
): boolean => list.commanders.length + list.main.length + list.errors.length === 0;

/**
 * Why a list has no deck.
 * @example noCardText({ skipped: [] }) // 'The list has no card.'
 */
export const noCardText = ({
  skipped,
  companion,
}: {
  readonly skipped: readonly unknown[];
  readonly companion?: unknown;
}): string =>
  skipped.length === 0 && companion === undefined
    ? 'The list has no card.'
    : 'The list has cards in its sideboard, its maybeboard or its tokens alone. Those of a deck stand below a line “Deck”.';

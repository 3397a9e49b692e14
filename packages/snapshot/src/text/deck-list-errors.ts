import { type DeckListError, MAX_COMMANDERS } from '@crownsmith/domain';

const MESSAGES: Readonly<Record<DeckListError['code'], string>> = {
  binary: 'Not plain text. Paste the list as text.',
  'text-too-long': 'The list is too long; the end was left out.',
  'too-many-lines': 'Too many lines; the rest was left out.',
  'line-too-long': 'The line is too long for a card.',
  'invalid-quantity': 'Not a valid quantity.',
  'name-too-long': 'The card name is too long.',
  'no-name': 'No card name.',
  'too-many-commanders': `More than ${MAX_COMMANDERS} commanders; this one was added to the cards.`,
  'too-many-companions': 'More than one companion; this one was left out.',
};

/**
 * The message of a decklist error, without its line number.
 * @example deckListErrorText({ code: 'no-name', line: 3, column: 1, text: '4x' }) // 'No card name.'
 */
export const deckListErrorText = ({ code }: DeckListError): string => MESSAGES[code];

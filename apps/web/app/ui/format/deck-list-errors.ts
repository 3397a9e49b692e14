import { type DeckListError, MAX_COMMANDERS } from '@crownsmith/domain';

const WORDS: Readonly<Record<DeckListError['code'], string>> = {
  binary: 'This is no text.',
  'text-too-long': 'The text is too long; its end was left out.',
  'too-many-lines': 'There are too many lines; the rest was left out.',
  'line-too-long': 'This line is too long to be a card.',
  'invalid-quantity': 'This is no number of copies.',
  'name-too-long': 'This name is too long.',
  'no-name': 'There is no card name here.',
  'too-many-commanders': `There are more than ${MAX_COMMANDERS} commanders; this one went to the cards.`,
  'too-many-companions': 'There is more than one companion; this one was left out.',
};

/**
 * What is wrong with a line of a list, in a sentence without its place.
 * @example deckListErrorText({ code: 'no-name', line: 3, column: 1, text: '4x' }) // 'There is no card name here.'
 */
export const deckListErrorText = ({ code }: DeckListError): string => WORDS[code];

import { MAX_WORDS_CHARACTERS, readAdviceLimits } from '@crownsmith/domain';
import type { SavedCards } from '#app/accounts/lists/saved-list.server';
import { openText, type OpenedText } from '#app/deck-addresses/open-text.server';
import { makeSavedWords, stateDeck } from '#app/platform/state-deck';
import { getSnapshot } from '#app/snapshot/current.server';
import type { Refused } from './list-request.server';
import { EMPTY_DRAFT } from './list-views';
import { WORDS_TOO_LONG } from './lists.schema';

/** What a form states of a list. */
interface SentList {
  readonly name?: string | undefined;
  readonly text: string;
  /** what the page of a deck has of it besides the cards; of the text without it */
  readonly words?: string | undefined;
  /** saves the list without lines that cannot be used */
  readonly skip: boolean;
}

interface SentOptions {
  /** a token of who sends it */
  readonly sender?: string | undefined;
  /** the words of the list that is changed: no text has its limits, and not each its bracket */
  readonly before?: string | undefined;
}

const wordsOf = ({ deck }: OpenedText, before = ''): string => {
  const former = new URLSearchParams(before);
  const { bracket } = stateDeck({ commanders: [], cards: {} }, former);
  return makeSavedWords({ ...deck, bracket: deck.bracket ?? bracket }, readAdviceLimits(former).limits);
};

/** Reads the list of a form, with what it says of its deck; the form again where it or a line cannot be used. */
export const readSentList = async (
  { name = '', text, words, skip }: SentList,
  { sender, before }: SentOptions,
): Promise<{ readonly name: string; readonly list: SavedCards } | Refused> => {
  const refuse = (status: number, textError: string, lines: OpenedText['lineErrors']): Refused => ({
    status,
    draft: { ...EMPTY_DRAFT, name, text, lines, textError },
  });
  const opened = await openText(text, await getSnapshot(), { sender });
  if (!opened.ok) return refuse(opened.error.status, opened.error.error, opened.error.lineErrors);
  const { deck, lineErrors } = opened.value;
  if (lineErrors.length > 0 && !skip) return refuse(400, 'Nothing has been saved yet.', lineErrors);
  const stated = words ?? wordsOf(opened.value, before);
  if (stated.length > MAX_WORDS_CHARACTERS) return refuse(400, WORDS_TOO_LONG, []);
  const { commanders, cards, printings } = deck;
  return {
    name: name.trim() === '' ? (deck.name ?? '') : name,
    list: { commanders, cards, printings, words: stated },
  };
};

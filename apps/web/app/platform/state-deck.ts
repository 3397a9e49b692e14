import { BRACKETS, cardUrl, COLORS, isSlug, type PlayerDeck, readDeckWords } from '@crownsmith/domain';

/** The deck with what a form declares of it. */
export const declareDeck = (deck: PlayerDeck, query: URLSearchParams): PlayerDeck => {
  const bracket = query.has('declare')
    ? BRACKETS.find((one) => String(one.bracket) === query.get('declare'))?.bracket
    : deck.bracket;
  const chosenColor = query.has('chosen_color')
    ? COLORS.find((color) => color === query.get('chosen_color'))
    : deck.chosenColor;
  return { ...deck, bracket, chosenColor };
};

const companionOf = (words: URLSearchParams): Pick<PlayerDeck, 'companion'> => {
  const slug = words.get('companion');
  return isSlug(slug) ? { companion: cardUrl(slug) } : {};
};

/** The deck with what its player says of it beside its list, as the parameters of an address: roles, maybeboard, companion, declared bracket. */
export const stateDeck = (deck: PlayerDeck, words: URLSearchParams): PlayerDeck =>
  declareDeck({ ...deck, ...readDeckWords(words), ...companionOf(words) }, words);

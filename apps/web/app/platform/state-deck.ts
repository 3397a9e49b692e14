import {
  type AdviceLimits,
  BRACKETS,
  cardUrl,
  COLORS,
  isSlug,
  makeDeckWords,
  makeLimitParameters,
  type PlayerDeck,
  readDeckWords,
  slugOfCardUrl,
} from '@crownsmith/domain';

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

/** What a player says of a deck beside its list, and its limits, as a saved list has it; `stateDeck` reads it. The name is the list's own. */
export const makeSavedWords = (deck: PlayerDeck, limits: AdviceLimits): string =>
  new URLSearchParams([
    ...makeDeckWords({ ...deck, name: undefined }).map(([name, value]): [string, string] => [name, value]),
    ...(deck.companion === undefined ? [] : [['companion', slugOfCardUrl(deck.companion) ?? '']]),
    ...(deck.bracket === undefined ? [] : [['declare', String(deck.bracket)]]),
    ...makeLimitParameters(limits).map(([name, value]): [string, string] => [name, value]),
  ]).toString();

import type { PlaytestCard } from './playtest-deck';

/** The words of the colours of mana, by their letters. */
const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green'] as const;
const ALL_COLOR_WORDS: ReadonlySet<string> = new Set([...COLOR_WORDS, 'colorless', 'multicolored']);

const colorWordsOf = (manaCost = ''): readonly string[] => {
  const colors = COLOR_WORDS.filter((_, at) => manaCost.includes('WUBRG'.charAt(at)));
  return colors.length === 0 ? ['colorless'] : colors.length === 1 ? colors : [...colors, 'multicolored'];
};

/** The words of the type line and of the colours of a card's front, in small letters. */
export const wordsOf = ({
  typeLine,
  manaCost,
}: Pick<PlaytestCard, 'typeLine' | 'manaCost'>): ReadonlySet<string> =>
  new Set([
    ...(typeLine.split(' // ')[0] ?? '')
      .toLowerCase()
      .split(/[^a-z'-]+/)
      .filter((word) => word !== ''),
    ...colorWordsOf(manaCost?.split(' // ')[0]),
  ]);

/** Whether a card has one of the colours and one of the types that are wanted; any where none is. */
export const hasWord = (words: ReadonlySet<string>, wanted: readonly string[]): boolean =>
  [true, false].every((isColorWord) => {
    const asked = wanted.filter((word) => ALL_COLOR_WORDS.has(word) === isColorWord);
    return asked.length === 0 || asked.some((word) => words.has(word) || words.has(word.replace(/s$/, '')));
  });

import { formatName } from '@crownsmith/answers/text';
import { countedText } from './numbers';

/** Numbers of decks by format. */
type DecksByFormat = Readonly<Record<string, number>>;

const list = new Intl.ListFormat('en-GB');
const counted = (formats: DecksByFormat): readonly (readonly [format: string, decks: number])[] =>
  Object.entries(formats).filter(([, decks]) => decks > 0);

/**
 * Which decks the figures count; undefined where they are of Commander alone.
 * @example scopeText({ commander: 19, duel: 1 }) // '19 commander decks and 1 duel deck'
 */
export const scopeText = (formats: DecksByFormat): string | undefined => {
  const found = counted(formats);
  if (found.every(([format]) => format === 'commander')) return undefined;
  return list.format(found.map(([format, decks]) => countedText(decks, `${format} deck`)));
};

/**
 * The names of the formats whose decks are counted, that with the most decks first; Commander without decks.
 * @example countedFormats({ commander: 1, duel: 19 }) // 'Duel Commander and Commander'
 */
export const countedFormats = (formats: DecksByFormat): string =>
  list.format([...counted(formats)].sort(([, a], [, b]) => b - a).map(([format]) => formatName(format))) ||
  formatName('commander');

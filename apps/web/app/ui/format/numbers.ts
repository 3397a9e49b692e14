import { countText } from '@crownsmith/answers/text';
import { deckNouns, type Nouns } from '#app/model/deck-kinds';

export {
  countedText,
  countText,
  meanText,
  percentText,
  priceText,
  signedText,
} from '@crownsmith/answers/text';

/** What a list of leaders of decks has. */
export const COMMANDER_NOUNS: Nouns = ['commander or pair', 'commanders and pairs'];

/** A count of decks, or of what else the nouns say. @example nounText(2, ['precon', 'precons']) // '2 precons' */
export const nounText = (count: number, [one, many]: Nouns = deckNouns(undefined)): string =>
  `${countText(count)} ${count === 1 ? one : many}`;

import type { CardFigures, CommanderFigures } from '@crownsmith/widget-view';
import { each, has, isCount, isFlag, isNumber, isRecord, isText, isUrl, orNull, type Check, type Shape } from './checks';

const isPrice: Check = (value) =>
  value === undefined ||
  has({ price: isCount, currency: (text) => typeof text === 'string' && /^[A-Z]{3}$/.test(text) })(value);

const PLAYED: Shape = {
  name: isText,
  url: isUrl,
  image_uri: orNull(isUrl),
  color_identity: each(isText),
  prices: (value) => isRecord(value) && Object.values(value).every(isPrice),
};

const isCard = has({
  ...PLAYED,
  requested: isText,
  num_decks: orNull(isCount),
  potential_decks: orNull(isCount),
});

const isCommander = has({
  requested: isText,
  url: isUrl,
  cards: (value) =>
    each(has({ name: isText, image_uri: orNull(isUrl), color_identity: each(isText) }))(
      value,
    ) && (value as readonly unknown[]).length > 0,
  color_identity: each(isText),
  num_decks: isCount,
  rank: orNull(isCount),
  estimated: isFlag,
  top_cards: each(
    has({ ...PLAYED, num_decks: isCount, potential_decks: isCount, synergy: orNull(isNumber) }),
  ),
});

/** @throws TypeError where the answer is not what the API promises */
const readAnswer = <T>(answer: unknown, check: Check): ReadonlyMap<string, T> => {
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (!each(check)(data)) throw new TypeError('Answer of another shape.');
  return new Map((data as readonly (T & { requested: string })[]).map((item) => [item.requested, item]));
};

/** Reads commanders by the names that were requested. Throws a TypeError for another shape. */
export const readCommanders = (answer: unknown): ReadonlyMap<string, CommanderFigures> =>
  readAnswer(answer, isCommander);

/** Reads cards by the names that were requested. Throws a TypeError for another shape. */
export const readCards = (answer: unknown): ReadonlyMap<string, CardFigures> => readAnswer(answer, isCard);

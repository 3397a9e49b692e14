import type { CardFigures, CommanderFigures } from '@crownsmith/widget-view';

// The API's answers are checked by hand: a schema library is heavier than the widget. A test compares the checks with the
// schemas of packages/api-client.

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Check = (value) => isNumber(value) && (value as number) >= 0;
const isFlag: Check = (value) => typeof value === 'boolean';
/** An URL of the web, never one that runs a script. */
const isUrl: Check = (value) => {
  try {
    return isText(value) && /^https?:/.test(new URL(value as string).protocol);
  } catch {
    return false;
  }
};
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has =
  (shape: Shape): Check =>
  (value) =>
    isRecord(value) && Object.entries(shape).every(([key, check]) => check(value[key]));
const each =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

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

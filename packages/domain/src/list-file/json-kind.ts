import { isJsonObject, textAt, valueAt } from './json-value';

type Test = (value: Readonly<Record<string, unknown>>) => boolean;

const has =
  (...keys: readonly string[]): Test =>
  (value) =>
    keys.every((key) => Object.hasOwn(value, key));
const hasAt =
  (...path: readonly string[]): Test =>
  (value) =>
    valueAt(value, path) !== undefined;
const isObjectKind =
  (kind: string): Test =>
  ({ object }) =>
    object === kind;

const asObject = (value: unknown): Readonly<Record<string, unknown>> => (isJsonObject(value) ? value : {});
const firstOf = (value: unknown): Readonly<Record<string, unknown>> =>
  asObject(Array.isArray(value) ? value[0] : undefined);
const firstHas =
  (list: string, key: string): Test =>
  (value) =>
    has(key)(firstOf(value[list]));

/** JSON without a deck that is made of cards or decks, by fields that only it has. */
const NO_DECKS: readonly (readonly [what: string, test: Test])[] = [
  ["Scryfall's JSON of a card", isObjectKind('card')],
  ["Scryfall's JSON of a set", isObjectKind('set')],
  ["Scryfall's index of bulk files", ({ data }) => isObjectKind('bulk_data')(firstOf(data))],
  ["Scryfall's JSON of cards", ({ data }) => isObjectKind('card')(firstOf(data))],
  ["Archidekt's JSON of several decks", firstHas('results', 'deckFormat')],
  ["Moxfield's JSON of several decks", firstHas('data', 'publicId')],
  ["MTGJSON's JSON of a set", hasAt('data', 'baseSetSize')],
  ["TopDeck.gg's JSON of a tournament", has('standings')],
  ["EDHTop16's JSON of decks", hasAt('data', 'tournament')],
  ["EDHTop16's JSON of decks", hasAt('data', 'tournaments')],
  ["EDHTop16's JSON of decks", (value) => isJsonObject(valueAt(value, ['data', 'commander']))],
  ["MTGODecklistCache's JSON of a tournament", has('Tournament', 'Decks')],
  ["Commander Spellbook's JSON of combos", has('variants')],
  ["Commander Spellbook's JSON of a combo", has('uses', 'produces')],
  // That of an average deck has its list.
  [
    "EDHREC's JSON of a page",
    (value) => hasAt('container', 'json_dict')(value) && !Array.isArray(value['deck']),
  ],
  ["this site's export", has('export', 'version')],
];

/** JSON of a deck, which can be without cards. */
const DECKS: readonly (readonly [what: string, test: Test])[] = [
  ["Scryfall's JSON of a deck", isObjectKind('deck')],
  ["Archidekt's JSON of a deck", has('deckFormat')],
  ["Archidekt's JSON of a deck", ({ cards }) => hasAt('card', 'oracleCard')(firstOf(cards))],
  ["Moxfield's JSON of a deck", has('publicId')],
  ["Moxfield's JSON of a deck", has('boards')],
  ["Deckstats' JSON of a deck", ({ sections }) => Array.isArray(sections)],
  ["TappedOut's JSON of a deck", has('inventory')],
  ["MTGJSON's JSON of a deck", has('mainBoard')],
  ["MTGJSON's JSON of a deck", hasAt('data', 'mainBoard')],
  ["MTGJSON's JSON", (value) => hasAt('meta', 'version')(value) && has('data')(value)],
  ["TopDeck.gg's JSON of a player's deck", has('deckObj')],
  ["EDHTop16's JSON of a deck", has('maindeck')],
  ["Tabletop Simulator's JSON of a deck", has('ObjectStates')],
];

/** What JSON is that has cards or decks, but is no deck; undefined for what can be one. */
export const findJsonWithoutDeck = (value: unknown): string | undefined =>
  isJsonObject(value) ? NO_DECKS.find(([, test]) => test(value))?.[0] : undefined;

const ERROR_TEXTS = [['details'], ['detail'], ['error', 'message'], ['error'], ['message'], ['title']];
const MAX_WORDS = 120;
const MAX_FIELDS = 5;

/** The message of an answer that is an error; undefined for anything else. */
const errorText = (value: Readonly<Record<string, unknown>>): string | undefined => {
  const [first] = Array.isArray(value['errors']) ? (value['errors'] as readonly unknown[]) : [];
  const isError = ['error', 'errors', 'detail', 'details', 'message', 'status'].some((key) =>
    has(key)(value),
  );
  const text = textAt(first, [['message']]) ?? textAt(value, ERROR_TEXTS);
  return isError && Object.keys(value).length <= 8
    ? text?.replace(/\s+/g, ' ').slice(0, MAX_WORDS)
    : undefined;
};

/**
 * What a value of JSON is, in words that follow "This is".
 * @example describeJson({ object: 'card', name: 'Opt' }) // "Scryfall's JSON of a card"
 */
export const describeJson = (value: unknown): string => {
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[];
    if (value.length === 0) return 'JSON of an empty list';
    return isJsonObject(first) ? `a list in JSON that begins with ${describeJson(first)}` : 'a list in JSON';
  }
  if (!isJsonObject(value)) return 'JSON of a single value';
  const noDeck = findJsonWithoutDeck(value);
  if (noDeck !== undefined) return noDeck;
  const deck = DECKS.find(([, test]) => test(value))?.[0];
  if (deck !== undefined) return `${deck}, but without its cards`;
  const error = errorText(value);
  if (error !== undefined) return `a site's answer with an error (“${error}”)`;
  const fields = Object.keys(value).map((key) => key.slice(0, 40));
  if (fields.length === 0) return 'JSON without fields';
  const more = fields.length > MAX_FIELDS ? ', …' : '';
  return `JSON with the fields ${fields.slice(0, MAX_FIELDS).join(', ')}${more}`;
};

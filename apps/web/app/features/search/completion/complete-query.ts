import { SEARCH_CHOICES, SEARCH_FIELDS, type SearchField } from '@crownsmith/domain';

/** A text that can take the place of what is being typed. */
export interface Completion {
  /** the new text of the place */
  readonly text: string;
  readonly hint: string;
  /** whether a value is still to come */
  readonly isField: boolean;
}

/** What is being typed at the end of a query, and what it could become. */
export type CompletionPlace =
  | { readonly kind: 'options'; readonly from: number; readonly options: readonly Completion[] }
  /** names that the server knows: of commanders, of sets */
  | {
      readonly kind: 'names';
      readonly from: number;
      readonly list: 'commanders' | 'sets';
      readonly text: string;
    };

/** What a field is, in few words. */
const HINTS: Readonly<Record<SearchField, string>> = {
  name: 'name',
  type: 'type line',
  text: 'rules text',
  fullText: 'rules text with reminders',
  keyword: 'keyword',
  color: 'colours of the card',
  identity: 'colour identity',
  mana: 'mana cost',
  manaValue: 'mana value',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  powerAndToughness: 'power and toughness',
  rarity: 'rarity',
  set: 'set',
  year: 'year of the first printing',
  date: 'date of the first printing',
  usd: 'price in dollars',
  eur: 'price in euros',
  tix: 'price in tickets',
  salt: 'salt, 0 to 4',
  is: 'what it is',
  not: 'what it is not',
  legal: 'legal in',
  banned: 'banned in',
  tag: 'what it does',
  decks: 'decks that play it',
  inclusion: 'share of decks, in percent',
  led: 'decks that it leads',
  rank: 'place by inclusion',
  with: 'in decks of a commander',
  synergy: 'with the commander, in percent',
  lift: 'with the commander',
  order: 'sort by',
  direction: 'turn the order round',
  unique: 'every card once',
};

/** Fields that a first letter suggests, the commonest first; `unique` is only there for queries from elsewhere. */
const FIELDS = (Object.keys(SEARCH_FIELDS) as SearchField[]).filter((field) => field !== 'unique');

const COLOR_NAMES = [
  'white', 'blue', 'black', 'red', 'green', 'colorless', 'azorius', 'dimir', 'rakdos', 'gruul', 'selesnya', 'orzhov',
  'izzet', 'golgari', 'boros', 'simic', 'bant', 'esper', 'grixis', 'jund', 'naya', 'abzan', 'jeskai', 'sultai', 'mardu',
  'temur', 'artifice', 'chaos', 'aggression', 'altruism', 'growth', 'rainbow',
]; // prettier-ignore

const MAX_OPTIONS = 10;

/** The operator that most want: `:` for texts and lists, a comparison for numbers. */
const operatorOf = (field: SearchField): string => {
  const { kind } = SEARCH_FIELDS[field];
  if (kind === 'number' || kind === 'date' || kind === 'rarity') return '>=';
  return field === 'identity' ? '<=' : ':';
};

const completeField = (typed: string): readonly Completion[] =>
  FIELDS.flatMap((field): Completion[] => {
    const names: readonly string[] = SEARCH_FIELDS[field].names;
    const name = names.find((one) => one.startsWith(typed.toLowerCase()));
    return name === undefined
      ? []
      : [{ text: `${name}${operatorOf(field)}`, hint: HINTS[field], isField: true }];
  }).slice(0, MAX_OPTIONS);

const completeValue = (start: string, typed: string, values: Iterable<string>): readonly Completion[] =>
  [...new Set(values)]
    .filter((value) => value.startsWith(typed.toLowerCase()) && value !== typed)
    .slice(0, MAX_OPTIONS)
    .map((value) => ({ text: `${start}${value} `, hint: '', isField: false }));

const isChoice = (field: SearchField): field is SearchField & keyof typeof SEARCH_CHOICES =>
  field in SEARCH_CHOICES;

const BY_NAME = new Map(
  FIELDS.flatMap((field) => SEARCH_FIELDS[field].names.map((name) => [name as string, field] as const)),
);

/** The start of the term that ends at the caret: behind a space, a parenthesis or a sign, unless in quotation marks. */
const termStart = (text: string): number => {
  const quotes = [...text].filter((character) => character === '"').length;
  const end = quotes % 2 === 1 ? text.lastIndexOf('"') : text.length;
  const start = Math.max(...[' ', '('].map((separator) => text.lastIndexOf(separator, end - 1))) + 1;
  return text.charAt(start) === '-' ? start + 1 : start;
};

/**
 * What could complete a query at its caret; undefined for nothing.
 * @param text the query up to the caret
 */
export const completeQuery = (text: string): CompletionPlace | undefined => {
  const from = termStart(text);
  const term = text.slice(from);
  const [, name = '', operator, typed = ''] = /^([a-z]+)(?:(<=|>=|!=|[:=<>])(.*))?$/i.exec(term) ?? [];
  if (name === '') return undefined;
  if (operator === undefined) return { kind: 'options', from, options: completeField(name) };
  const field = BY_NAME.get(name.toLowerCase());
  if (field === undefined) return undefined;
  const start = `${name}${operator}`;
  if (field === 'with' || field === 'set') {
    const list = field === 'with' ? 'commanders' : 'sets';
    return { kind: 'names', from: from + start.length, list, text: typed.replace(/^"/, '') };
  }
  if (isChoice(field))
    return { kind: 'options', from, options: completeValue(start, typed, SEARCH_CHOICES[field].values()) };
  const isColors = field === 'color' || field === 'identity';
  return isColors ? { kind: 'options', from, options: completeValue(start, typed, COLOR_NAMES) } : undefined;
};

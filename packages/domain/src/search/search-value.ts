import { parseIdentitySlug } from '../color/identity-name';
import { costSymbol, type CostSymbol } from '../mana/mana-cost';
import { err, ok, type Result } from '../result';
import { nearestWord } from './nearest-word';
import { SEARCH_CHOICES, type ChoiceField } from './search-choices';
import { searchFieldKind, searchFieldName, searchFieldOf, type SearchField } from './search-field';
import {
  COMPARABLE_FIELDS,
  type ComparableField,
  type SearchOperator,
  type SearchValue,
} from './search-query';

/** A value that a field does not take: what to do, and what was probably intended. */
interface ValueError {
  readonly code: 'bad-value' | 'bad-operator';
  readonly message: string;
  readonly suggestion?: string;
}
type ValueResult = Result<{ readonly operator: SearchOperator; readonly value: SearchValue }, ValueError>;

const bad = (message: string, suggestion?: string): Result<never, ValueError> =>
  err({ code: 'bad-value', message, ...(suggestion !== undefined && { suggestion }) });

const isEquality = (operator: SearchOperator): boolean =>
  operator === ':' || operator === '=' || operator === '!=';

const noComparison = (field: SearchField, operator: SearchOperator): Result<never, ValueError> =>
  err({
    code: 'bad-operator',
    message: `“${searchFieldName(field)}” has no order for “${operator}”: use “:”.`,
  });

const asEquals = (operator: SearchOperator): SearchOperator => (operator === ':' ? '=' : operator);
const asIs = (operator: SearchOperator): SearchOperator => (operator === '=' ? ':' : operator);

const readText = (field: SearchField, operator: SearchOperator, text: string): ValueResult => {
  if (!isEquality(operator)) return noComparison(field, operator);
  if (text.trim() === '') return bad(`Say what “${searchFieldName(field)}:” should be.`);
  if ((field === 'text' || field === 'fullText') && /^\/.*\/?$/.test(text))
    return bad('Patterns between slashes are not supported: write the words, in quotation marks.');
  // Only a name can be compared as a whole.
  return ok({ operator: field === 'name' ? operator : asIs(operator), value: { kind: 'text', text } });
};

const isComparable = (field: SearchField | undefined): field is ComparableField =>
  (COMPARABLE_FIELDS as readonly (SearchField | undefined)[]).includes(field);

const NUMBER = /^[$€£]?(-?\d{1,9}(?:\.\d{1,6})?|\.\d{1,6})%?$/;

const readNumber = (field: SearchField, operator: SearchOperator, text: string): ValueResult => {
  const digits = NUMBER.exec(text)?.[1];
  if (digits !== undefined)
    return ok({ operator: asEquals(operator), value: { kind: 'number', number: Number(digits) } });
  if (field === 'manaValue' && (text === 'even' || text === 'odd') && isEquality(operator))
    return ok({ operator: asIs(operator), value: { kind: 'parity', parity: text } });
  if (isComparable(field)) {
    if (field !== 'manaValue' && /^(?:[\dx]?[+-]?\*[²^2]*|x|\?)$/i.test(text) && isEquality(operator))
      return ok({ operator: asIs(operator), value: { kind: 'variable' } });
    const other = searchFieldOf(text);
    if (isComparable(other))
      return ok({ operator: asEquals(operator), value: { kind: 'field', field: other } });
  }
  return bad(`“${searchFieldName(field)}” takes a number, not “${text}”.`);
};

const MULTICOLOR = new Set([
  'm',
  'multi',
  'multicolor',
  'multicolour',
  'multicolored',
  'multicoloured',
  'gold',
]);

const readColors = (field: SearchField, operator: SearchOperator, text: string): ValueResult => {
  const lower = text.toLowerCase();
  if (/^[0-5]$/.test(lower))
    return ok({ operator: asEquals(operator), value: { kind: 'color-count', count: Number(lower) } });
  if (MULTICOLOR.has(lower)) {
    if (operator !== ':' && operator !== '=' && operator !== '!=') return noComparison(field, operator);
    return ok({ operator: operator === '!=' ? '<' : '>=', value: { kind: 'color-count', count: 2 } });
  }
  const colors = parseIdentitySlug(lower);
  if (colors === undefined)
    return bad(
      `“${text}” is no set of colours: write letters such as “wub”, or a name such as “esper”, “mono-red” or “colourless”.`,
    );
  // As at Scryfall: a card “is” of its colours and more, but fits a deck with its identity or less.
  const comparison = operator !== ':' ? operator : field === 'identity' ? '<=' : colors === 0 ? '=' : '>=';
  return ok({ operator: comparison, value: { kind: 'colors', colors } });
};

/** The symbols of a cost with or without braces: `{2}{w/u}`, `2uu`. */
const readSymbols = (text: string): readonly CostSymbol[] | undefined => {
  const symbols: CostSymbol[] = [];
  for (const [token] of text.matchAll(/\{[^{}]{1,8}\}|\d{1,7}|[^]/g)) {
    const key = costSymbol(token.startsWith('{') ? token.slice(1, -1) : token);
    if (key === undefined) return undefined;
    symbols.push(key);
  }
  return symbols;
};

const readMana = (operator: SearchOperator, text: string): ValueResult => {
  const symbols = readSymbols(text);
  if (symbols === undefined) return bad(`“${text}” is no mana cost: write it as “2UU” or “{2}{U}{U}”.`);
  return ok({ operator: operator === ':' ? '>=' : operator, value: { kind: 'mana', symbols } });
};

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (number: number): string => String(number).padStart(2, '0');

const readDate = (operator: SearchOperator, text: string): ValueResult => {
  const [, year = '', month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  const months = month === undefined ? 12 : Number(month);
  const days = months >= 1 && months <= 12 ? lastDay(Number(year), months) : 0;
  const isDay = day === undefined || (Number(day) >= 1 && Number(day) <= days);
  if (year === '' || days === 0 || !isDay)
    return bad(`“${text}” is no date: write a year, “2020-04” or “2020-04-17”.`);
  const last = `${year}-${two(months)}-${day ?? two(days)}`;
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  return ok({ operator: asEquals(operator), value: { kind: 'date', text, first, last } });
};

/** Values that an error lists at most. */
const LISTED = 7;

const readChoice = (field: ChoiceField, operator: SearchOperator, text: string): ValueResult => {
  const known = SEARCH_CHOICES[field];
  if (field !== 'rarity' && !isEquality(operator)) return noComparison(field, operator);
  const choice = known.get(text.toLowerCase());
  if (choice !== undefined)
    return ok({
      operator: field === 'rarity' ? asEquals(operator) : asIs(operator),
      value: { kind: 'choice', choice },
    });
  const nearest = nearestWord(text, known.keys());
  const name = searchFieldName(field);
  if (nearest !== undefined)
    return bad(`“${name}:” does not know “${text}”; did you mean “${nearest}”?`, nearest);
  const values = [...new Set(known.values())];
  const listed = values.slice(0, LISTED).join(', ');
  return bad(`“${name}:” does not know “${text}”. It takes ${listed}${values.length > LISTED ? ' …' : '.'}`);
};

const isChoice = (field: SearchField): field is ChoiceField => field in SEARCH_CHOICES;

/**
 * The value of a field as it is written, with the operator that it stands for: `:` becomes what it means where that is a
 * comparison (`mv:3` is `mv=3`, `c:u` is `c>=u`, `id:u` is `id<=u`).
 */
export const readSearchValue = (field: SearchField, operator: SearchOperator, text: string): ValueResult => {
  if (isChoice(field)) return readChoice(field, operator, text);
  switch (searchFieldKind(field)) {
    case 'number':
      return readNumber(field, operator, text.toLowerCase());
    case 'colors':
      return readColors(field, operator, text);
    case 'mana':
      return readMana(operator, text);
    case 'date':
      return readDate(operator, text);
    default:
      return readText(field, operator, text);
  }
};

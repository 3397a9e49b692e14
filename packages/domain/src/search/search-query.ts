import type { ColorIdentity } from '../color/color-identity';
import type { CostSymbol } from '../mana/mana-cost';
import type { Result } from '../result';
import type { SearchError } from './search-error';
import type { SearchField } from './search-field';

/** How a field is compared: `:` is “contains” or “is”. */
export const SEARCH_OPERATORS = [':', '=', '!=', '<', '<=', '>', '>='] as const;
/** How a field is compared with a value. */
export type SearchOperator = (typeof SEARCH_OPERATORS)[number];

/** Fields of numbers that another one can be compared with. */
export const COMPARABLE_FIELDS = [
  'manaValue',
  'power',
  'toughness',
  'loyalty',
  'powerAndToughness',
] as const satisfies readonly SearchField[];
/** A field that another one can be compared with, as in `pow>tou`. */
export type ComparableField = (typeof COMPARABLE_FIELDS)[number];

/** What a field is compared with. */
export type SearchValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'field'; readonly field: ComparableField }
  | { readonly kind: 'parity'; readonly parity: 'even' | 'odd' }
  /** a power, toughness or loyalty that is no plain number: `*`, `1+*`, `X` */
  | { readonly kind: 'variable' }
  | { readonly kind: 'colors'; readonly colors: ColorIdentity }
  | { readonly kind: 'color-count'; readonly count: number }
  | { readonly kind: 'mana'; readonly symbols: readonly CostSymbol[] }
  /** a year, a month or a day, with its first and last day (ISO) */
  | { readonly kind: 'date'; readonly text: string; readonly first: string; readonly last: string }
  | { readonly kind: 'choice'; readonly choice: string };

/** A condition: a field, how it is compared, and with what. */
export interface SearchTerm {
  readonly kind: 'term';
  readonly field: SearchField;
  readonly operator: SearchOperator;
  readonly value: SearchValue;
  /** 1-based place in the query */
  readonly column: number;
  readonly length: number;
}

/** A condition, or several joined. */
export type SearchNode =
  | SearchTerm
  | { readonly kind: 'and'; readonly nodes: readonly SearchNode[] }
  | { readonly kind: 'or'; readonly nodes: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly node: SearchNode };

/** A query that was understood. */
export interface SearchQuery {
  /** absent where every card matches */
  readonly filter?: SearchNode;
  /** the commander (or pair) among whose decks `inclusion`, `decks`, `synergy` and `lift` are counted */
  readonly with?: SearchTerm;
  readonly order?: SearchTerm;
  readonly direction?: SearchTerm;
  /** only words of a name: no field, quotation mark, parenthesis or sign */
  readonly isPlain: boolean;
}

/** A parsed query, or everything in it that means nothing, in the order of the text. */
export type SearchResult = Result<SearchQuery, readonly [SearchError, ...SearchError[]]>;

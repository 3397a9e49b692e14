import { err, ok } from '../result';
import { nearestWord } from './nearest-word';
import type { SearchError } from './search-error';
import { isUnheldField, SEARCH_FIELD_NAMES, searchFieldOf } from './search-field';
import type { SearchNode, SearchQuery, SearchResult, SearchTerm } from './search-query';
import { liftSettings } from './search-settings';
import { readSearchTokens, type SearchToken } from './search-tokens';
import { readSearchValue } from './search-value';

/** Parentheses within parentheses at most. */
const MAX_DEPTH = 50;
/** Errors that are reported at most. */
const MAX_ERRORS = 5;

type Kind<K extends SearchToken['kind']> = Extract<SearchToken, { kind: K }>;
type Joined = 'and' | 'or';

const join = (kind: Joined, nodes: readonly SearchNode[]): SearchNode | undefined =>
  nodes.length > 1 ? { kind, nodes } : nodes[0];

const negate = (node: SearchNode): SearchNode => (node.kind === 'not' ? node.node : { kind: 'not', node });

const joinerOf = (token: SearchToken | undefined): Joined | undefined => {
  const word = token?.kind === 'word' ? token.text.toLowerCase() : undefined;
  return word === 'and' || word === 'or' ? word : undefined;
};

const place = ({ start, end }: SearchToken): Pick<SearchError, 'column' | 'length'> => ({
  column: start + 1,
  length: end - start,
});

const createParser = (tokens: readonly SearchToken[]) => {
  const errors: SearchError[] = [];
  let at = 0;
  let isTooDeep = false;

  const report = (
    token: SearchToken,
    code: SearchError['code'],
    message: string,
    suggestion?: string,
  ): undefined => {
    errors.push({ code, ...place(token), message, ...(suggestion !== undefined && { suggestion }) });
    return undefined;
  };

  const nameTerm = (
    token: Kind<'word' | 'phrase'>,
    operator: SearchTerm['operator'],
    from: SearchToken = token,
  ): SearchNode | undefined => {
    if (token.kind === 'phrase' && !token.isClosed)
      return report(token, 'unclosed-quote', 'This quotation mark is not closed.');
    if (token.text.trim() === '')
      return report(token, 'missing-value', 'There is nothing between the quotation marks.');
    const value = { kind: 'text', text: token.text } as const;
    return {
      kind: 'term',
      field: 'name',
      operator,
      value,
      column: from.start + 1,
      length: token.end - from.start,
    };
  };

  const fieldTerm = (token: Kind<'field'>): SearchNode | undefined => {
    const next = tokens[at];
    const value =
      next?.start === token.end && (next.kind === 'word' || next.kind === 'phrase') ? next : undefined;
    if (value) at += 1;
    const { name, operator } = token;
    const nameToken = { ...token, end: token.start + name.length };
    const field = searchFieldOf(name);
    if (field === undefined) {
      if (isUnheldField(name))
        return report(
          nameToken,
          'unheld-field',
          `“${name}” is a field of other searches that we hold no data for.`,
        );
      const nearest = nearestWord(name, SEARCH_FIELD_NAMES);
      const advice =
        nearest === undefined
          ? 'for a name with this character use quotation marks.'
          : `did you mean “${nearest}”?`;
      return report(nameToken, 'unknown-field', `“${name}” is no field; ${advice}`, nearest);
    }
    if (!value) return report(token, 'missing-value', `Say what “${name}${operator}” should be.`);
    if (value.kind === 'phrase' && !value.isClosed)
      return report(value, 'unclosed-quote', 'This quotation mark is not closed.');
    const read = readSearchValue(field, operator, value.text);
    if (!read.ok) {
      const { code, message, suggestion } = read.error;
      return report(code === 'bad-operator' ? token : value, code, message, suggestion);
    }
    const term = {
      kind: 'term',
      ...read.value,
      column: token.start + 1,
      length: value.end - token.start,
    } as const;
    return field === 'not' ? { kind: 'not', node: { ...term, field: 'is' } } : { ...term, field };
  };

  const group = (open: SearchToken, depth: number): SearchNode | undefined => {
    if (depth >= MAX_DEPTH) {
      at = tokens.length;
      isTooDeep = true;
      return report(open, 'too-deep', `At most ${MAX_DEPTH} parentheses can be within each other.`);
    }
    const node = alternatives(depth + 1);
    if (tokens[at]?.kind === 'close') at += 1;
    else if (!isTooDeep) report(open, 'unclosed-parenthesis', 'This parenthesis is not closed.');
    return node;
  };

  /** A condition with the signs before it; undefined where it is an error, which is then reported. */
  const condition = (depth: number): SearchNode | undefined => {
    let isNegated = false;
    let token = tokens[at];
    while (token?.kind === 'not') {
      isNegated = !isNegated;
      at += 1;
      token = tokens[at];
    }
    at += 1;
    const read = (): SearchNode | undefined => {
      if (token?.kind === 'open') return group(token, depth);
      if (token?.kind === 'field') return fieldTerm(token);
      if (token?.kind === 'word' || token?.kind === 'phrase') return nameTerm(token, ':');
      if (token?.kind === 'exact') {
        const name = tokens[at];
        if (name?.kind === 'word' || name?.kind === 'phrase') {
          at += 1;
          return nameTerm(name, '=', token);
        }
        return report(token, 'missing-term', 'Write a whole name after “!”.');
      }
      return undefined;
    };
    const node = read();
    return node && isNegated ? negate(node) : node;
  };

  /** Whether the conjunction ends here; parentheses that close nothing are reported and skipped. */
  const isEnd = (depth: number): boolean => {
    let token = tokens[at];
    while (token?.kind === 'close' && depth === 0) {
      report(token, 'unexpected-parenthesis', 'This parenthesis closes nothing.');
      at += 1;
      token = tokens[at];
    }
    return token === undefined || token.kind === 'close';
  };

  const reportMissing = (token: SearchToken | undefined, joiner: Joined): void =>
    void (token && report(token, 'missing-term', `“${joiner}” needs a condition on both sides.`));

  /** There is no condition from here to the next `or`, the parenthesis or the end. */
  const reportEmpty = (depth: number): void => {
    const or = [tokens[at], tokens[at - 1]].find((token) => joinerOf(token) === 'or');
    const open = tokens[at - 1];
    if (or) reportMissing(or, 'or');
    else if (depth > 0 && open && !isTooDeep)
      report(open, 'missing-term', 'There is nothing in this parenthesis.');
  };

  const conjunction = (depth: number): SearchNode | undefined => {
    const nodes: SearchNode[] = [];
    let read = 0;
    let joiner: SearchToken | undefined;
    while (!isEnd(depth)) {
      const word = joinerOf(tokens[at]);
      if (word === 'or') break;
      if (word === 'and') {
        if (read === 0 || joiner) reportMissing(tokens[at], 'and');
        joiner = tokens[at];
        at += 1;
        continue;
      }
      const node = condition(depth);
      if (node) nodes.push(node);
      read += 1;
      joiner = undefined;
    }
    if (joiner && read > 0) reportMissing(joiner, 'and');
    else if (!joiner && read === 0) reportEmpty(depth);
    return join('and', nodes);
  };

  const alternatives = (depth: number): SearchNode | undefined => {
    const nodes: SearchNode[] = [];
    const add = (node: SearchNode | undefined): void => void (node && nodes.push(node));
    add(conjunction(depth));
    while (joinerOf(tokens[at]) === 'or') {
      at += 1;
      add(conjunction(depth));
    }
    return join('or', nodes);
  };

  return { parse: () => alternatives(0), errors };
};

/** Words alone are a name, whatever they are: “Wear or Tear”. */
const plainQuery = (tokens: readonly SearchToken[]): SearchQuery => {
  const nodes = tokens.flatMap((token): SearchNode[] => {
    if (token.kind !== 'word') return [];
    const value = { kind: 'text', text: token.text } as const;
    return [{ kind: 'term', field: 'name', operator: ':', value, ...place(token) }];
  });
  const filter = join('and', nodes);
  return { isPlain: true, ...(filter && { filter }) };
};

/**
 * Parses a search such as `id<=sultai t:creature mv<=3 -is:gamechanger`: words and phrases of names, fields with a
 * comparison, `or`, parentheses, and `-` for “not”. Fields and their meanings are those of Scryfall's syntax
 * (scryfall.com/docs/syntax, read 2026-11-22) as far as a snapshot holds them, and the figures of decks. Never throws; takes
 * time in proportion to the length of the text.
 * @returns the query, or what in it means nothing, each with its column
 * @example parseSearch('mv>=3 tpye:elf') // { ok: false, error: [{ code: 'unknown-field', column: 7, length: 4, message: '“tpye” is no field; did you mean “type”?', suggestion: 'type' }] }
 */
export const parseSearch = (text: string): SearchResult => {
  const tokens = readSearchTokens(text);
  if (tokens.every(({ kind }) => kind === 'word')) return ok(plainQuery(tokens));
  const parser = createParser(tokens);
  const node = parser.parse();
  const { query, errors } = liftSettings(node);
  const [first, ...others] = [...parser.errors, ...errors].toSorted((a, b) => a.column - b.column);
  return first ? err([first, ...others.slice(0, MAX_ERRORS - 1)]) : ok({ isPlain: false, ...query });
};

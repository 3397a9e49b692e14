import { identitySlug } from '../color/identity-name';
import { makeManaCost } from '../mana/mana-cost';
import { searchFieldName } from './search-field';
import type { SearchNode, SearchQuery, SearchTerm, SearchValue } from './search-query';

const quote = (text: string): string => `"${text.replaceAll(/["“”\\]/g, (character) => `\\${character}`)}"`;

const makeValue = (value: SearchValue): string => {
  switch (value.kind) {
    case 'text':
      return quote(value.text);
    case 'number':
      return String(value.number);
    case 'field':
      return searchFieldName(value.field);
    case 'parity':
      return value.parity;
    case 'variable':
      return '*';
    case 'colors':
      return identitySlug(value.colors);
    case 'color-count':
      return String(value.count);
    case 'mana':
      return makeManaCost(value.symbols);
    case 'date':
      return value.text;
    case 'choice':
      return value.choice;
  }
};

const makeTerm = ({ field, operator, value }: SearchTerm): string => {
  if (field === 'name' && operator === ':') return makeValue(value);
  if (field === 'name' && operator === '=') return `!${makeValue(value)}`;
  return `${searchFieldName(field)}${operator}${makeValue(value)}`;
};

/** Whether a node needs parentheses inside another. */
const makeInner = (node: SearchNode): string => {
  const text = makeNode(node);
  return node.kind === 'and' || node.kind === 'or' ? `(${text})` : text;
};

const makeNode = (node: SearchNode): string => {
  if (node.kind === 'term') return makeTerm(node);
  if (node.kind === 'not') return `-${makeInner(node.node)}`;
  return node.nodes.map(makeInner).join(node.kind === 'or' ? ' or ' : ' ');
};

const makeParts = (query: SearchQuery): string =>
  [
    ...(query.filter ? [query.filter.kind === 'or' ? makeInner(query.filter) : makeNode(query.filter)] : []),
    ...[query.with, query.order, query.direction].flatMap((term) => (term ? [makeTerm(term)] : [])),
  ].join(' ');

const makePlain = (node: SearchNode | undefined): string => {
  if (node?.kind === 'and') return node.nodes.map(makePlain).join(' ');
  return node?.kind === 'term' && node.value.kind === 'text' ? node.value.text : '';
};

/**
 * Prints a query in one way, whatever way it was written in; parsing the text gives the same query.
 * @example makeSearch({ isPlain: false, filter: { kind: 'term', field: 'manaValue', operator: '<=', value: { kind: 'number', number: 3 }, column: 1, length: 5 } }) // 'mv<=3'
 */
export const makeSearch = (query: SearchQuery): string =>
  query.isPlain ? makePlain(query.filter) : makeParts(query);

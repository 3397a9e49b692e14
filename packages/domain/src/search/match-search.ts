import { normalizeQuery } from '../card/card-name';
import { isTag } from '../card/tag';
import { foldSearchText, type SearchCard } from './search-card';
import { numbersOf, type SearchFigures } from './search-numbers';
import { IS_CHECKS } from './is-choice';
import { isWithin } from './mana-symbols-within';
import { RARITIES, type IsChoice } from './search-choices';
import type { SearchNode, SearchOperator, SearchTerm, SearchValue } from './search-query';
import type { SearchField } from './search-field';

/** Whether a card matches; figures are those overall without a commander. */
export type SearchMatcher = (card: SearchCard, figures: SearchFigures) => boolean;

const compare = (a: number, operator: SearchOperator, b: number): boolean => {
  switch (operator) {
    case ':':
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
};

/** Whether a set of colours compares with another as sets do: `<=` is “within”. */
const compareSets = (a: number, operator: SearchOperator, b: number): boolean => {
  const [isBelow, isAbove] = [(a & ~b) === 0, (b & ~a) === 0];
  switch (operator) {
    case '<=':
      return isBelow;
    case '<':
      return isBelow && a !== b;
    case ':':
    case '>=':
      return isAbove;
    case '>':
      return isAbove && a !== b;
    case '=':
      return a === b;
    case '!=':
      return a !== b;
  }
};

const bits = (set: number): number => [1, 2, 4, 8, 16].filter((bit) => set & bit).length;

const isVariable = (text: string | undefined): boolean => text !== undefined && /[^\d.+-]/.test(text);

const printedTexts = (field: SearchField, { facts }: SearchCard): readonly (string | undefined)[] =>
  field === 'power' || field === 'toughness' || field === 'loyalty'
    ? facts.faces.map((face) => face[field])
    : [];

const matchNumber = ({ field, operator, value }: SearchTerm): SearchMatcher => {
  if (value.kind === 'number')
    return (card, figures) =>
      numbersOf(field, card, figures).some(
        (one) => one !== undefined && compare(one, operator, value.number),
      );
  if (value.kind === 'parity') {
    const rest = value.parity === 'even' ? 0 : 1;
    const isNegated = operator === '!=';
    return ({ facts }) => (facts.manaValue % 2 === rest) !== isNegated;
  }
  if (value.kind === 'variable') {
    const isNegated = operator === '!=';
    return (card) => {
      const texts = printedTexts(field, card).filter((text) => text !== undefined);
      return texts.length > 0 && texts.some(isVariable) !== isNegated;
    };
  }
  if (value.kind === 'field')
    return (card, figures) => {
      const others = numbersOf(value.field, card, figures);
      return numbersOf(field, card, figures).some((one, face) => {
        const other = others.length === 1 ? others[0] : others[face];
        return one !== undefined && other !== undefined && compare(one, operator, other);
      });
    };
  return () => false;
};

const matchColors = ({ field, operator, value }: SearchTerm): SearchMatcher => {
  const setsOf = ({ facts }: SearchCard): readonly number[] =>
    field === 'identity' ? [facts.colorIdentity] : (facts.colors ?? []);
  if (value.kind === 'color-count')
    return (card) => setsOf(card).some((set) => compare(bits(set), operator, value.count));
  if (value.kind === 'colors')
    return (card) => setsOf(card).some((set) => compareSets(set, operator, value.colors));
  return () => false;
};

const matchMana = ({ operator, value }: SearchTerm): SearchMatcher => {
  if (value.kind !== 'mana') return () => false;
  const wanted = value.symbols;
  return ({ costs }) =>
    costs.some((cost) => {
      const [isBelow, isAbove] = [isWithin(cost, wanted), isWithin(wanted, cost)];
      const isEqual = isBelow && isAbove;
      if (operator === '=') return isEqual;
      if (operator === '!=') return !isEqual;
      if (operator === '<') return isBelow && !isEqual;
      if (operator === '<=') return isBelow;
      return isAbove && (operator !== '>' || !isEqual);
    });
};

const matchDate = ({ operator, value }: SearchTerm): SearchMatcher => {
  if (value.kind !== 'date') return () => false;
  const { first, last } = value;
  return ({ facts: { releasedAt: day } }) => {
    if (day === undefined) return false;
    const isInside = day >= first && day <= last;
    if (operator === '<') return day < first;
    if (operator === '<=') return day <= last;
    if (operator === '>') return day > last;
    if (operator === '>=') return day >= first;
    return operator === '!=' ? !isInside : isInside;
  };
};

const contains =
  (part: string, textOf: (card: SearchCard) => string | undefined): SearchMatcher =>
  (card) =>
    textOf(card)?.includes(part) === true;

const matchText = ({ field, operator, value }: SearchTerm): SearchMatcher => {
  if (value.kind !== 'text') return () => false;
  const part = foldSearchText(value.text.trim());
  switch (field) {
    case 'name': {
      const name = normalizeQuery(value.text);
      if (operator === ':') return contains(name, (card) => card.name);
      return ({ facts, name: own }) =>
        own === name || facts.name.split(' // ').some((face) => normalizeQuery(face) === name);
    }
    case 'type':
      return contains(part, ({ typeLine }) => typeLine);
    case 'text':
      return part.includes('~')
        ? contains(part, ({ ownText }) => ownText)
        : contains(part, ({ text }) => text);
    case 'fullText':
      return contains(part, ({ fullText }) => fullText);
    case 'keyword':
      return ({ keywords }) => keywords.includes(part);
    case 'set':
      return ({ facts }) => facts.sets.includes(part);
    default:
      return () => false;
  }
};

const rarityRank = (rarity: string | undefined): number | undefined => {
  const at = RARITIES.findIndex((one) => one === rarity);
  return at < 0 ? undefined : at;
};

const matchChoice = ({ field, operator, value }: SearchTerm): SearchMatcher => {
  if (value.kind !== 'choice') return () => false;
  const { choice } = value;
  switch (field) {
    case 'is':
      return IS_CHECKS[choice as IsChoice];
    case 'legal':
      return ({ facts }) => facts.legality === 'legal';
    case 'banned':
      return ({ facts }) => facts.legality === 'banned';
    case 'tag':
      return ({ facts }) => isTag(choice) && facts.tags.includes(choice);
    case 'rarity': {
      const wanted = rarityRank(choice) ?? 0;
      return ({ facts }) => {
        const own = rarityRank(facts.rarity);
        return own !== undefined && compare(own, operator, wanted);
      };
    }
    default:
      return () => false;
  }
};

const MATCHERS: Readonly<Record<SearchValue['kind'], (term: SearchTerm) => SearchMatcher>> = {
  text: matchText,
  number: matchNumber,
  field: matchNumber,
  parity: matchNumber,
  variable: matchNumber,
  colors: matchColors,
  'color-count': matchColors,
  mana: matchMana,
  date: matchDate,
  choice: matchChoice,
};

/** Fields of texts and choices are negated by `!=`; comparisons of what is ordered know it themselves. */
const isNegatedByOperator = ({ operator, value, field }: SearchTerm): boolean =>
  operator === '!=' && (value.kind === 'text' || (value.kind === 'choice' && field !== 'rarity'));

const matchTerm = (term: SearchTerm): SearchMatcher => {
  const matches = MATCHERS[term.value.kind](term);
  return isNegatedByOperator(term) ? (card, figures) => !matches(card, figures) : matches;
};

/** Conditions on numbers and bits take less time than those on texts, so they come first. */
const costOf = (node: SearchNode): number => {
  if (node.kind === 'term') return node.value.kind === 'text' ? 2 : 1;
  return node.kind === 'not' ? costOf(node.node) : node.nodes.reduce((sum, each) => sum + costOf(each), 0);
};

/** Makes a function that says whether a card matches a filter. */
export const compileSearch = (node: SearchNode): SearchMatcher => {
  if (node.kind === 'term') return matchTerm(node);
  if (node.kind === 'not') {
    const matches = compileSearch(node.node);
    return (card, figures) => !matches(card, figures);
  }
  const matchers = node.nodes.toSorted((a, b) => costOf(a) - costOf(b)).map(compileSearch);
  return node.kind === 'and'
    ? (card, figures) => matchers.every((matches) => matches(card, figures))
    : (card, figures) => matchers.some((matches) => matches(card, figures));
};

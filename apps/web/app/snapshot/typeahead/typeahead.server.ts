import { inSteps } from '@crownsmith/answers/snapshot';
import type { TypeaheadOption } from '@crownsmith/api-client';
import { isSearchable, normalizeQuery, TYPEAHEAD_MIN_LENGTH, type OtherName } from '@crownsmith/domain';
import type { OtherNameTable } from '@crownsmith/answers';
import { searchFuzzily } from './fuzzy-words';
import { makeHaystack, scan, searchWords, type Haystack } from './name-haystack';
import { makeRanking, type Match, RANKS, type NameOwners } from './name-ranking';
import { scanWithTypo } from './one-typo';
import { scanWords } from './scan-words';
import { scanWithTwoTypos, TWO_TYPOS_MIN_LENGTH } from './two-typos';

/** An option that matches, by its number; with the name that does where it is not its label. */
interface FoundOption {
  readonly option: number;
  readonly otherName?: OtherName;
}

/** Finds options by a part of their label, or of another name. */
export interface TypeaheadIndex {
  /** Best first, at most `limit`; empty for a query that is too short (`isSearchable`). */
  search(query: string, limit?: number): readonly TypeaheadOption[];
  /** As `search` does, of the first options only. */
  find(query: string, limit: number, firstOptions: number): readonly FoundOption[];
  /** Makes the index in the background; without it, the first search does. */
  prepare(): Promise<void>;
}

/** How an index selects among the matches of a query. */
export interface TypeaheadSettings {
  /** options with few labels among many: the best of them that match the start of a word get places of their own */
  readonly isReserved?: (option: TypeaheadOption) => boolean;
  /** names of cards besides their own: they lead to the options with the URLs of those cards, as cards or commanders */
  readonly otherNames?: OtherNameTable;
}

/** Default number of options. */
export const TYPEAHEAD_LIMIT = 10;

/** Share of the places that reserved options get. */
const RESERVED_SHARE = 0.3;

/** Path of the page of a card, as a card or a commander. */
const CARD_PATH = /^\/(?:cards|commanders)\/([^/]+)$/;

/** All names of some options: first the labels, in their order, then other names. */
interface Names extends NameOwners {
  readonly haystack: Haystack;
  readonly otherName: (name: number) => OtherName | undefined;
}

function* indexNames(options: readonly TypeaheadOption[], table?: OtherNameTable): Generator<void, Names> {
  const bySlug = new Map<string, number>();
  const owners: number[] = [];
  const numbers: number[] = [];
  if (table) yield* table.prepare();
  if (table && table.size > 0)
    for (const [at, { url }] of options.entries()) {
      const slug = CARD_PATH.exec(url)?.[1];
      if (slug !== undefined) bySlug.set(slug, at);
    }
  yield;
  for (let number = 0; table && bySlug.size > 0 && number < table.size; number += 1) {
    for (const slug of table.at(number).slugs) {
      const owner = bySlug.get(slug);
      if (owner !== undefined && numbers.push(number)) owners.push(owner);
    }
    if (number % 4096 === 0) yield;
  }
  const tableNumbers = Uint32Array.from(numbers);
  const ownersOfOthers = Uint32Array.from(owners);
  const otherName = (name: number): OtherName | undefined =>
    name < options.length ? undefined : table?.at(tableNumbers[name - options.length] ?? 0);
  const labels = function* (): Generator<string, void> {
    for (const { label } of options) yield label;
    for (const number of tableNumbers) yield table?.at(number).name ?? '';
  };
  return {
    options: options.length,
    ownerOf: (name) => (name < options.length ? name : (ownersOfOthers[name - options.length] ?? 0)),
    otherName,
    haystack: yield* makeHaystack(labels()),
  };
}

/** The other name of a card as an option has it. */
export const withOtherName = (option: TypeaheadOption, otherName: OtherName | undefined): TypeaheadOption =>
  otherName ? { ...option, other_name: { name: otherName.name, kind: otherName.kind } } : option;

/** How a text can be read that matches nothing: by the names of `Reskin // Oracle`, and with `and` for the sign of `Minsc & Boo`. */
const otherReadings = (text: string): readonly string[] => [
  ...(text.includes('//') ? text.split('//') : []),
  ...(/ and /i.test(text) ? [text.replace(/ and /gi, ' & ')] : []),
];

/**
 * Indexes options, the most popular first. A query matches anywhere in a label or another name, ignoring case, accents, spaces
 * and punctuation, or where each of its words starts a word, in any order; without a match one typo is allowed, then one in each
 * word, then two in the whole name.
 * @example createTypeahead(options).search('atraxxa')[0]?.label // "Atraxa, Praetors' Voice"
 */
export const createTypeahead = (
  options: readonly TypeaheadOption[],
  { isReserved = () => false, otherNames }: TypeaheadSettings = {},
): TypeaheadIndex => {
  const index = inSteps(indexNames(options, otherNames));
  const reserved = options.map(isReserved);

  /** The best matches, with places for the reserved ones among them. */
  const select = (best: ReturnType<typeof makeRanking>['best'], limit: number): readonly Match[] => {
    const isFirst = ({ option, rank }: Match): boolean => reserved[option] === true && rank <= RANKS.word;
    const first = best(Math.floor(limit * RESERVED_SHARE), isFirst);
    const taken = new Set(first.map(({ option }) => option));
    const others = best(limit).filter(({ option }) => !taken.has(option));
    return [...first, ...others.slice(0, limit - first.length)].sort((a, b) => a.order - b.order);
  };

  const findReading = (text: string, limit: number, firstOptions: number): readonly FoundOption[] => {
    const query = normalizeQuery(text);
    if (!isSearchable(query)) return [];
    const names = index.finish();
    const { haystack, ownerOf, otherName } = names;
    const isWanted = (option: number): boolean => option < firstOptions;
    const toFound = (option: number, name: number): FoundOption => {
      const other = otherName(name);
      return other ? { option, otherName: other } : { option };
    };
    const ranking = makeRanking(haystack, names, isWanted);
    scan(haystack, query, ranking);
    const words = searchWords(text);
    const hasWords = words.includes(' ');
    // What matches only by words ranks below, so that enough other matches leave it no place.
    if (hasWords && ranking.size() < limit) scanWords(haystack, words.split(' '), ranking);
    if (ranking.size() === 0 && query.length > TYPEAHEAD_MIN_LENGTH) scanWithTypo(haystack, query, ranking);
    const ranked = (): readonly FoundOption[] =>
      select(ranking.best, limit).map(({ option, name }) => toFound(option, name));
    if (ranking.size() > 0 || query.length <= TYPEAHEAD_MIN_LENGTH) return ranked();
    const wordsOf = (name: number): string =>
      searchWords(otherName(name)?.name ?? options[name]?.label ?? '');
    const found = new Map<number, FoundOption>();
    const isOption = (name: number): boolean => isWanted(ownerOf(name));
    for (const name of hasWords ? searchFuzzily(haystack, words, wordsOf, isOption) : []) {
      const option = ownerOf(name);
      if (!found.has(option)) found.set(option, toFound(option, name));
    }
    if (found.size > 0) return [...found.values()].slice(0, limit);
    if (query.length >= TWO_TYPOS_MIN_LENGTH) scanWithTwoTypos(haystack, query, ranking);
    return ranked();
  };

  const find = (text: string, limit: number, firstOptions: number): readonly FoundOption[] => {
    for (const reading of [text, ...otherReadings(text)]) {
      const found = findReading(reading, limit, firstOptions);
      if (found.length > 0) return found;
    }
    return [];
  };

  return {
    find,
    prepare: async () => void (await index.run()),
    search: (text, limit = TYPEAHEAD_LIMIT) =>
      find(text, limit, options.length).map(({ option, otherName }) =>
        withOtherName(options[option] as TypeaheadOption, otherName),
      ),
  };
};

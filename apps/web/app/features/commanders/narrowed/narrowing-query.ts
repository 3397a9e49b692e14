import { BRACKETS } from '@crownsmith/domain';
import { parseKind } from '#app/model/deck-kinds';
import { NARROWING_PARAMETERS, type PageNarrowing } from '#app/model/narrowed';

/** Most cards of `with`, and of `without`. */
export const MAX_GIVEN_CARDS = 5;
const MAX_BUDGET = 100_000;
/** Longest value of a parameter that is looked up, in characters. */
const MAX_VALUE = 150;

/** A narrowing as a query has it, with what could not be understood. */
export interface ParsedNarrowing {
  readonly narrowing: PageNarrowing;
  /** sentences, one for each value that is not valid */
  readonly errors: readonly string[];
}

/** What values of a query are looked up in. */
export interface NarrowingLookups {
  /** the slug of a card by its name, face name, slug or URL path */
  readonly cardOf: (text: string) => string | undefined;
  /** the name of the card that is most like an unknown one */
  readonly nearestName: (text: string) => string | undefined;
  readonly sets: readonly {
    readonly code: string;
    readonly name: string;
    readonly releasedAt: string | null;
  }[];
}

/** Whether a query narrows decks; empty values, as forms send them, do not. */
export const isNarrowed = (query: URLSearchParams): boolean =>
  NARROWING_PARAMETERS.some((name) => query.getAll(name).some((value) => value.trim() !== ''));

const valuesOf = (query: URLSearchParams, name: string): readonly string[] =>
  query
    .getAll(name)
    .map((value) => value.trim())
    .filter((value) => value !== '');

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/**
 * Parses what narrows a commander's decks. Values that are not understood are left out, and named in the errors.
 * @example parseNarrowing(new URLSearchParams('bracket=4&with=Sol+Ring'), lookups).narrowing.withCards // ['sol-ring']
 */
export const parseNarrowing = (
  query: URLSearchParams,
  { cardOf, nearestName, sets }: NarrowingLookups,
): ParsedNarrowing => {
  const errors: string[] = [];

  const parseNumber = (
    name: 'bracket' | 'budget',
    isValid: (value: number) => boolean,
    expected: string,
  ): number | undefined => {
    const [text] = valuesOf(query, name);
    if (text === undefined) return undefined;
    const digits = name === 'budget' ? text.replace(/^\$/, '') : text;
    const value = /^\d{1,6}$/.test(digits) ? Number(digits) : NaN;
    if (isValid(value)) return value;
    errors.push(`“${text.slice(0, MAX_VALUE)}” is not ${expected}.`);
    return undefined;
  };

  const parseCards = (name: 'with' | 'without'): readonly string[] => {
    const slugs = new Set<string>();
    for (const text of valuesOf(query, name)) {
      const slug = text.length > MAX_VALUE ? undefined : cardOf(text);
      if (slug !== undefined) {
        slugs.add(slug);
        continue;
      }
      const nearest = nearestName(text.slice(0, MAX_VALUE));
      const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
      errors.push(`No card is called “${text.slice(0, MAX_VALUE)}”.${hint}`);
    }
    if (slugs.size > MAX_GIVEN_CARDS)
      errors.push(
        `At most ${MAX_GIVEN_CARDS} cards can be given ${name === 'with' ? 'to include' : 'to leave out'}.`,
      );
    return [...slugs].slice(0, MAX_GIVEN_CARDS).sort();
  };

  const parseSince = (): PageNarrowing['since'] => {
    const [text] = valuesOf(query, 'since');
    if (text === undefined) return undefined;
    if (isDate(text)) return { date: text };
    const wanted = text.toLowerCase();
    const set = sets.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted);
    if (set !== undefined && set.releasedAt !== null)
      return { date: set.releasedAt, set: { code: set.code, name: set.name } };
    const why = set === undefined ? 'neither a date like 2025-06-13 nor a set' : 'a set without a known date';
    errors.push(`“${text.slice(0, MAX_VALUE)}” is ${why}.`);
    return undefined;
  };

  const parseDecks = (): PageNarrowing['decks'] => {
    const [text] = valuesOf(query, 'decks');
    const kind = parseKind(text);
    if (!kind.ok) errors.push(kind.error);
    return kind.ok ? kind.value : undefined;
  };

  const decks = parseDecks();
  const bracket = parseNumber(
    'bracket',
    (value) => BRACKETS.some((known) => known.bracket === value),
    'a bracket: they are 1 to 5',
  );
  const budget = parseNumber(
    'budget',
    (value) => value >= 1 && value <= MAX_BUDGET,
    'a budget in whole US dollars',
  );
  const withCards = parseCards('with');
  const unwanted = parseCards('without');
  const withoutCards = unwanted.filter((slug) => !withCards.includes(slug));
  if (withoutCards.length < unwanted.length) errors.push('A card cannot be both in a deck and not.');
  const since = parseSince();
  return {
    narrowing: {
      ...(decks !== undefined && { decks }),
      ...(bracket !== undefined && { bracket }),
      ...(budget !== undefined && { budget }),
      withCards,
      withoutCards,
      ...(since !== undefined && { since }),
    },
    errors: [...new Set(errors)],
  };
};

/** The query parameters of a narrowing, in canonical order. */
export const narrowingParameters = ({
  decks,
  bracket,
  budget,
  withCards,
  withoutCards,
  since,
}: PageNarrowing): readonly (readonly [string, string])[] => [
  ...(decks === undefined ? [] : [['decks', decks] as const]),
  ...(bracket === undefined ? [] : [['bracket', String(bracket)] as const]),
  ...(budget === undefined ? [] : [['budget', String(budget)] as const]),
  ...withCards.map((slug) => ['with', slug] as const),
  ...withoutCards.map((slug) => ['without', slug] as const),
  ...(since === undefined ? [] : [['since', since.set?.code ?? since.date] as const]),
];

/** A path with the query of a narrowing, and with other parameters behind it. */
export const narrowedUrl = (
  path: string,
  narrowing: PageNarrowing,
  others: readonly (readonly [string, string])[] = [],
): string => {
  const parameters = [...narrowingParameters(narrowing), ...others];
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
  return query === '' ? path : `${path}?${query}`;
};

import {
  identitySlug,
  makeSlug,
  MAX_QUERY_CHARACTERS,
  parseIdentitySlug,
  type ColorIdentity,
} from '@crownsmith/domain';
import { urlWithQuery } from '#app/ui/format/query-string';

/** Which combos a page lists. */
export interface ComboQuery {
  /** exactly these colours; undefined for all */
  readonly colors?: ColorIdentity | undefined;
  /** slug of a result */
  readonly result?: string | undefined;
  /** a card's slug, or the name a visitor typed */
  readonly card?: string | undefined;
}

/** The filters of a query string; empty and invalid values are left out. @example parseComboQuery(new URLSearchParams('colors=gu')).colors // 18 */
export const parseComboQuery = (params: URLSearchParams): ComboQuery => {
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, MAX_QUERY_CHARACTERS);
  const colors = text('colors') === '' ? undefined : parseIdentitySlug(text('colors'));
  return {
    ...(colors !== undefined && { colors }),
    ...(text('result') !== '' && { result: makeSlug(text('result')) }),
    ...(text('card') !== '' && { card: text('card') }),
  };
};

/** The URL of a page of combos; `parseComboQuery` reads it back. @example combosUrl({ card: 'sol-ring' }) // '/combos?card=sol-ring' */
export const combosUrl = ({ colors, result, card }: ComboQuery, page = 1): string =>
  urlWithQuery('/combos', {
    colors: colors === undefined ? undefined : identitySlug(colors),
    result,
    card,
    page,
  });

/** The fields of a combo that filters read. */
interface FilterableCombo {
  readonly identity: number;
  readonly cards: readonly string[];
  readonly results: readonly string[];
}

/** The result texts with a given slug: there are few, and many combos share each. */
const resultTexts = (combos: readonly FilterableCombo[], slug: string): ReadonlySet<string> => {
  const texts = new Set(combos.flatMap(({ results }) => results));
  return new Set([...texts].filter((text) => makeSlug(text) === slug));
};

/** The combos that match a query, in their order. @param card slug of the card in the query */
export const filterCombos = <T extends FilterableCombo>(
  combos: readonly T[],
  { colors, result }: ComboQuery,
  card: string | undefined,
): readonly T[] => {
  const texts = result === undefined ? undefined : resultTexts(combos, result);
  return combos.filter(
    (combo) =>
      (colors === undefined || combo.identity === colors) &&
      (card === undefined || combo.cards.includes(card)) &&
      (texts === undefined || combo.results.some((text) => texts.has(text))),
  );
};

/** A result with the number of combos that have it. */
export interface ResultCount {
  readonly slug: string;
  readonly text: string;
  readonly count: number;
}

/** The results of combos, most common first. @param limit number of results returned */
export const commonResults = (combos: readonly FilterableCombo[], limit: number): readonly ResultCount[] => {
  const counts = new Map<string, number>();
  for (const { results } of combos) for (const text of results) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b))
    .slice(0, limit)
    .map(([text, count]) => ({ slug: makeSlug(text), text, count }));
};

import { liftCopyTerms, parseSearch, type SearchOrder, type SearchTerm } from '@crownsmith/domain';

const without = (text: string, term: SearchTerm | undefined): string =>
  term === undefined ? text : text.slice(0, term.column - 1) + text.slice(term.column - 1 + term.length);

/**
 * A query with another order in the place of its own; undefined for the default one.
 * @example sortQuery('t:elf order:usd mv<3', 'name') // 't:elf mv<3 order:name'
 */
export const sortQuery = (text: string, order: SearchOrder | undefined): string => {
  const parsed = parseSearch(liftCopyTerms(text).text);
  const settings = parsed.ok ? [parsed.value.order, parsed.value.direction] : [];
  const kept = settings
    .toSorted((a, b) => (b?.column ?? 0) - (a?.column ?? 0))
    .reduce(without, text)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return order === undefined ? kept : `${kept} order:${order}`;
};

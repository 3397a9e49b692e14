import type { SearchError } from '@crownsmith/domain';

export interface QueryPart {
  readonly text: string;
  readonly isWrong: boolean;
}

/**
 * A query cut where its errors begin and end. An error of nothing underlines the character before it.
 * @example underlineErrors('t:elf x:y', [{ code: 'unknown-field', column: 7, length: 1, message: '' }]).length // 3
 */
export const underlineErrors = (
  query: string,
  errors: readonly Pick<SearchError, 'column' | 'length'>[],
): readonly QueryPart[] => {
  const parts: QueryPart[] = [];
  let end = 0;
  const add = (text: string, isWrong: boolean): void => void (text && parts.push({ text, isWrong }));
  for (const { column, length } of errors.toSorted((a, b) => a.column - b.column)) {
    const start = Math.max(end, length === 0 ? column - 2 : column - 1);
    const stop = Math.max(start, column - 1 + length);
    add(query.slice(end, start), false);
    add(query.slice(start, stop), true);
    end = stop;
  }
  add(query.slice(end), false);
  return parts;
};

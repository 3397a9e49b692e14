import { expect, it } from 'vitest';
import { parsePageNumber } from './Pagination';

it.each([
  [null, 3, 1],
  ['2', 3, 2],
  ['7', 3, 3],
  ['0', 3, 1],
  ['-1', 3, 1],
  ['1.5', 3, 1],
  ['x', 3, 1],
  ['2', 0, 1],
])('page %s of %i is %i', (text, pages, page) => expect(parsePageNumber(text, pages)).toBe(page));

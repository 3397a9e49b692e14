import { describe, expect, it } from 'vitest';
import { ranksOf } from './page-context';

describe('ranksOf', () => {
  it('gives equal numbers the same rank', () => expect(ranksOf([5, 9, 5, 1])).toEqual([2, 1, 2, 4]));
});

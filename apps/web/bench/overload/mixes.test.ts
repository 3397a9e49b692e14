import { expect, it } from 'vitest';
import { type Kind, MIXES } from './requests';

it('browses as people do: in twentieths, with every kind spread over the mix', () => {
  const count = (of: Kind): number => MIXES.browsing.filter((kind) => kind === of).length;
  expect(MIXES.browsing).toHaveLength(20);
  expect(['cached page', 'page', 'typeahead', 'recommendations'].map((kind) => count(kind as Kind))).toEqual([
    14, 3, 2, 1,
  ]);
  const rendered = MIXES.browsing
    .map((kind, index) => (kind === 'page' ? index : -1))
    .filter((at) => at >= 0);
  expect(Math.min(...rendered.slice(1).map((at, index) => at - (rendered[index] ?? 0)))).toBeGreaterThan(1);
});

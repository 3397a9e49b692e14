import { expect, it } from 'vitest';
import { parseNames, parseSections } from './name-list';

it('parses names across lines', () => {
  expect(parseNames('A, of B; C // D;\nE\n')).toEqual(['A, of B', 'C // D', 'E']);
});

it('parses sections', () => {
  expect(parseSections('\n# one|One\nA; B;\nC\n# two|Two\nD\n')).toEqual([
    { heading: 'one|One', items: ['A', 'B', 'C'] },
    { heading: 'two|Two', items: ['D'] },
  ]);
});

import { expect, it } from 'vitest';
import { namesOf, sectionsOf } from './name-list';

it('reads names across lines', () => {
  expect(namesOf('A, of B; C // D;\nE\n')).toEqual(['A, of B', 'C // D', 'E']);
});

it('reads sections', () => {
  expect(sectionsOf('\n# one|One\nA; B;\nC\n# two|Two\nD\n')).toEqual([
    { heading: 'one|One', items: ['A', 'B', 'C'] },
    { heading: 'two|Two', items: ['D'] },
  ]);
});

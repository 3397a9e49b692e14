import type { ReportCombo } from '@crownsmith/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeckView } from '../deck-view';
import { CombosSection } from './CombosSection';

const combo = (id: number): ReportCombo => ({
  id: `c${id}`,
  url: `/combos/c${id}`,
  cards: [],
  missing: [],
  results: ['Win the game'],
  templates: [],
  num_decks: 1,
  potential_decks: 2,
});
const some = (count: number) => Array.from({ length: count }, (_, id) => combo(id));

const textOf = (combos: DeckView['report']['combos']): string =>
  renderToStaticMarkup(
    <CombosSection report={{ combos } as DeckView['report']} cardOf={() => undefined} />,
  ).replaceAll(/<!-- -->|<\/?(?:small|summary)>/g, '');

it('states how many of the combos of each kind are listed', () => {
  const text = textOf({
    complete: some(30),
    missingOne: some(30),
    missingTwo: some(30),
    num_complete: 41,
    num_missing_one: 1_043,
    num_missing_two: 30,
  });
  expect(text).toContain('30 of 41 combos, those that most decks play:');
  expect(text).toContain('One card away 30 of 1,043 combos<');
  expect(text).toContain('10 of 30 combos two cards away');
});

it('states their number alone where all are listed', () => {
  const text = textOf({
    complete: some(1),
    missingOne: some(2),
    missingTwo: some(1),
    num_complete: 1,
    num_missing_one: 2,
    num_missing_two: 1,
  });
  expect(text).not.toMatch(/of \d+ combos|most decks/);
  expect(text).toContain('One card away 2 combos<');
  expect(text).toContain('1 combo two cards away');
});

import { expect, it } from 'vitest';
import { readReadme, testedExample } from '../../../tooling/vitest/readme.mjs';
import * as deckReport from './index';
import { createComboIndex, reportDeck } from './index';
import { aDeckCard } from './testing/builders';

const card = aDeckCard;

const runExample = () => {
  const combos = createComboIndex([
    { id: '1', cards: ['Exquisite Blood', 'Sanguine Bond'], results: ['Infinite drain'] },
  ]);
  const entry = (name: string) => ({ name, count: 1, card: card(name) });
  const deck = { commanders: [entry('Edgar Markov')], main: [entry('Sol Ring'), entry('Sanguine Bond')] };

  const report = reportDeck(deck, { combos });
  const { estimate } = report.bracket; // 2
  const wanted = report.combos?.missingOne.map(({ missing }) => missing); // [['Exquisite Blood']]

  return { estimate, wanted };
};

it('README.md has an example that runs', () => {
  expect(testedExample(import.meta.url)).not.toBe('');
  expect(runExample()).toEqual({ estimate: 2, wanted: [['Exquisite Blood']] });
});

it('README.md names every exported value', () => {
  const named = new Set(readReadme(import.meta.url).match(/\b\w+\b/g));
  expect(Object.keys(deckReport).filter((name) => !named.has(name))).toEqual([]);
});

import { expect, it } from 'vitest';
import { readReadme } from '../../../tooling/vitest/readme.mjs';
import * as recommender from './index';
import { inclusion, lift, synergy } from './index';

it('README.md says what the rates are', () => {
  const rates = [
    inclusion({ decks: 62, potential: 100 }),
    synergy({ decks: 60, potential: 100 }, { decks: 100, potential: 500 }),
    lift({ decks: 50, potential: 100 }, { decks: 100, potential: 500 }),
  ];
  const [, block = ''] = /```js\n(.*?)```/s.exec(readReadme(import.meta.url)) ?? [];
  expect([...block.matchAll(/; \/\/ ([\d.]+)$/gm)].map(([, value]) => Number(value))).toEqual(rates);
});

it('README.md names every exported value', () => {
  const named = new Set(readReadme(import.meta.url).match(/\b\w+\b/g));
  expect(Object.keys(recommender).filter((name) => !named.has(name))).toEqual([]);
});

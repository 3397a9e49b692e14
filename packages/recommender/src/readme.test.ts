import { expect, it } from 'vitest';
import { readReadme, testedExample } from '../../../tooling/vitest/readme.mjs';
import * as recommender from './index';
import { createRecommender, inclusion, lift, makeModel, parseModel, synergy, trainModel } from './index';
import { cardIndex, tribalDecks } from './testing/tribal-decks';

const { decks } = tribalDecks();
const cards = tribalDecks().cards.map((card) => ({
  ...card,
  slug: { 'stone-1': 'sol-ring', 'elf-1': 'llanowar-elves' }[card.slug] ?? card.slug,
}));
const commander = cardIndex('elf-chief');

const runExample = () => {
  const model = trainModel({ cards, decks }); // once per set of decks
  const bytes = makeModel(model); // the contents of a file
  const parsed = parseModel(bytes); // validated: a Result, never a throw
  if (!parsed.ok) throw new Error(parsed.error.message);

  const recommender = createRecommender(parsed.value);
  const list = ['sol-ring', 'llanowar-elves'].flatMap((slug) => recommender.indexOf(slug) ?? []);
  const best = recommender.recommend({ commanders: [commander], cards: list }); // 100 cards to add, best first
  const weakest = recommender.weakest({ commanders: [commander], cards: list, limit: 10 }); // cards to cut

  return { best, weakest };
};

it('README.md has an example that runs', () => {
  expect(testedExample(import.meta.url)).not.toBe('');
  const { best, weakest } = runExample();
  expect(best).toHaveLength(100);
  expect(weakest.map(({ slug }) => slug).sort()).toEqual(['llanowar-elves', 'sol-ring']);
});

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

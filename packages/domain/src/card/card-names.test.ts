import { describe, expect, it } from 'vitest';
import { createCardNames } from './card-names';

const cards = new Map(
  ['Opt', 'Fire // Ice', 'Big Bear'].map((name) => [name.toLowerCase().replaceAll(/[ /]+/g, '-'), { name }]),
);
const redirects = new Map([
  ['fire', 'fire-ice'],
  ['little-bear', 'big-bear'],
  ['opt', 'big-bear'],
]);
const { find } = createCardNames(cards, redirects);

describe('createCardNames', () => {
  it.each([
    ['ÓPT', 'Opt'],
    ['Ice', 'Fire // Ice'],
    ['fire-ice', 'Fire // Ice'],
    ['/cards/fire', 'Fire // Ice'],
    ['A-Opt', 'Opt'],
    ['Little Bear', 'Big Bear'],
    ['LITTLE BEAR', 'Big Bear'],
    ['little-bear', 'Big Bear'],
    ['/cards/little-bear', 'Big Bear'],
  ])('finds %s as %s', (written, name) => expect(find(written)?.name).toBe(name));

  it.each(['', 'Bear', 'Tiny Bear', '//'])('finds no card for %j', (written) =>
    expect(find(written)).toBeUndefined(),
  );
});

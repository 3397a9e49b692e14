import type { CommanderPage } from '@crownsmith/api-client';
import { expect, it, vi } from 'vitest';
import { makeCardShare } from './card-share.server';

const row = { slug: 'sol-ring', num_decks: 30, potential_decks: 40, synergy: null, lift: null };
const page = (estimated: boolean): Pick<CommanderPage, 'cards' | 'estimated' | 'lists'> => ({
  ...{ cards: ['edgar-markov'], estimated },
  lists: [{ tag: 'topcards', header: 'Top Cards', rows: [row] }],
});
const engine = {
  indexOf: (slug: string) => ({ 'edgar-markov': 3, 'sol-ring': 5, opt: 6 })[slug],
  countWithCommanders: vi.fn(() => ({ decks: 2, potential: 45 })),
};
const share = (estimated: boolean, card: string) =>
  makeCardShare(page(estimated), card, () => undefined, engine);

it('is what the commander’s page lists', () =>
  expect(share(false, 'sol-ring')).toEqual({
    ...{ commanders: ['edgar-markov'], num_decks: 30, potential_decks: 40 },
  }));

it('is counted in its decks for a card that its page does not list, or lists by other decks', () => {
  for (const shown of [share(false, 'opt'), share(true, 'sol-ring')])
    expect(shown).toMatchObject({ num_decks: 2, potential_decks: 45 });
  expect(engine.countWithCommanders).toHaveBeenLastCalledWith([3], 5);
});

it('is of no deck where the recommender does not know the card', () =>
  expect(share(false, 'new-card')).toMatchObject({ num_decks: 0, potential_decks: 0 }));

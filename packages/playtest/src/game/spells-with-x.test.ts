import { describe, expect, it } from 'vitest';
import { playDeck } from '../playtest';
import { aBasic, aCard, copies } from '../testing/builders';
import { identityOf } from '@crownsmith/domain';
import type { PlaytestCard } from '../deck/playtest-deck';

/** Figures by turn of a deck of Forests and of one spell, with nothing else to cast. */
const turnsWith = (fields: Partial<PlaytestCard>, others = 0) => {
  const forest = aBasic('Forest', identityOf(['G']));
  const bear = aCard('Bear', { typeLine: 'Creature — Bear', manaCost: '{2}', power: '2' });
  const spell = aCard('Wish', { typeLine: 'Sorcery', manaCost: '{X}{G}', manaValue: 1, ...fields });
  const main = [copies(60 - others, forest), copies(39, spell), copies(others, bear)];
  const run = playDeck({ commanders: [], main }, { seed: 3, games: 200, mulligans: 'none' });
  if (!run.ok) throw new Error(run.error.message);
  return run.value.figures.turns;
};

describe('a spell with {X}', () => {
  it('is cast for all mana that is left, two for X at least', () => {
    const [two, , four] = turnsWith({ text: 'Draw X cards.' })
      .slice(1)
      .map(({ cardsSeen }) => cardsSeen.mean);
    // One card a turn, until three mana pay an X of two, and four one of three.
    expect(two).toBe(9);
    expect(four).toBeGreaterThan(13);
    const fixed = turnsWith({ manaCost: '{2}{G}', text: 'Draw two cards.' })[7]?.cardsSeen.mean ?? 0;
    const grown = turnsWith({ text: 'Draw X cards.' })[7]?.cardsSeen.mean ?? 0;
    expect(grown).toBeGreaterThan(fixed + 2);
  });

  it('comes after what else can be cast', () => {
    const idle = (others: number) =>
      turnsWith({ text: 'You gain X life. Draw X cards.' }, others)[1]?.idle.share ?? 0;
    expect([idle(0), idle(30) < 0.5]).toEqual([1, true]);
  });

  it('grows a creature', () => {
    const win = (fields: Partial<PlaytestCard>) => turnsWith(fields)[11]?.win.share ?? 0;
    const hydra = {
      typeLine: 'Creature — Hydra',
      power: '0',
      text: 'Wish enters with X +1/+1 counters on it.',
    };
    expect([win(hydra) > 0.5, win({ ...hydra, text: '' })]).toEqual([true, 0]);
  });

  it('finds what costs no more than X, for an X of three at least', () => {
    const text =
      'Search your library for a creature card with mana value X or less, put it onto the battlefield.';
    const [cheap, dear] = [3, 13].map((manaValue) => {
      const giant = aCard('Giant', { typeLine: 'Creature', manaCost: '{20}', manaValue, power: '9' });
      const main = [
        copies(50, aBasic('Forest', identityOf(['G']))),
        copies(39, aCard('Wish', { typeLine: 'Sorcery', manaCost: '{X}{G}', manaValue: 1, text })),
        copies(10, giant),
      ];
      const run = playDeck({ commanders: [], main }, { seed: 3, games: 100 });
      return run.ok ? run.value.figures.turns : [];
    });
    expect(cheap?.[2]?.idle.share).toBe(1);
    expect([cheap?.[11]?.win.share, dear?.[11]?.win.share].map((share = 0) => share > 0.5)).toEqual([
      true,
      false,
    ]);
  });

  it('that takes life waits until X is large', () => {
    const drain = turnsWith({ text: 'Each opponent loses X life.' });
    // Seven mana at the earliest, and of turns with fewer nothing is cast.
    expect(drain.slice(0, 6).map(({ idle }) => idle.share)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(drain[11]?.win.share).toBeGreaterThan(0.1);
  });
});

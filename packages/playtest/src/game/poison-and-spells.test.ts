import { describe, expect, it } from 'vitest';
import { playDeck } from '../playtest';
import { aCard, aGreenDeck, copies } from '../testing/builders';
import type { PlaytestEntry } from '../deck/playtest-deck';

const turnsOf = (...cards: readonly PlaytestEntry[]) => {
  const run = playDeck(aGreenDeck(...cards), { seed: 7, games: 500 });
  if (!run.ok) throw new Error(run.error.message);
  return run.value.figures.turns;
};

describe('a game', () => {
  it('is won by ten poison counters of each opponent', () => {
    const wonBy = (turn: number, text: string, ...others: readonly PlaytestEntry[]) => {
      const elf = aCard('Elf', {
        typeLine: 'Creature — Elf',
        manaCost: '{G}',
        manaValue: 1,
        power: '1',
        text,
      });
      return turnsOf(copies(others.length === 0 ? 61 : 53, elf), ...others)[turn - 1]?.win.share ?? 0;
    };
    const plain = wonBy(7, 'Deathtouch');
    expect(wonBy(7, 'Infect') > plain + 0.3).toBe(true);
    // One of damage gives as many by either; what is toxic twice gives more.
    expect(wonBy(7, 'Toxic 1')).toBe(wonBy(7, 'Infect'));
    expect(wonBy(5, 'Toxic 2')).toBeGreaterThan(wonBy(5, 'Infect') + 0.1);
    const fang = aCard('Fang', {
      manaCost: '{G}',
      manaValue: 1,
      text: 'Whenever a creature you control with deathtouch deals combat damage to a player, that player gets two poison counters.',
    });
    expect(wonBy(7, 'Deathtouch', copies(8, fang))).toBeGreaterThan(plain + 0.1);
    expect(wonBy(7, 'Reach', copies(8, fang))).toBeLessThan(0.1);
  });

  it('is won by poison counters of one opponent after the other', () => {
    const winsBy = (text: string): readonly number[] => {
      const spell = { typeLine: 'Sorcery', manaCost: '{G}', manaValue: 1, text };
      return turnsOf(copies(61, aCard('Venom', spell))).map(({ win }) => win.share);
    };
    const [each, target] = ['Each opponent', 'Target opponent'].map((who) =>
      winsBy(`${who} gets ten poison counters.`),
    );
    // Three spells do what one does.
    expect(each?.[0]).toBeGreaterThan(0.9);
    expect(target?.[0]).toBe(0);
    expect(target?.[2]).toBeGreaterThan(0.9);
  });

  it('does what happens for each spell of a kind as often as such spells are cast', () => {
    const seen = (text: string, typeLine: string): number => {
      const mage = aCard('Mage', { manaCost: '{G}', manaValue: 1, text });
      const cheap = aCard('Cheap', { manaCost: '{G}', manaValue: 1, typeLine });
      return turnsOf(copies(10, mage), copies(51, cheap))[5]?.cardsSeen.mean ?? 0;
    };
    const each = 'Whenever you cast an instant or sorcery spell, draw a card.';
    const eachTurn = 'At the beginning of your upkeep, draw a card.';
    expect(seen(each, 'Instant')).toBeGreaterThan(seen(eachTurn, 'Instant') + 2);
    expect(seen(each, 'Artifact')).toBe(seen('', 'Artifact'));
  });
});

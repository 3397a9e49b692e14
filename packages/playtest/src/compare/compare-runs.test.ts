import { identityOf } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlaytestDeck } from '../deck/playtest-deck';
import { playDeck, type PlaytestRun } from '../playtest';
import { aBasic, aCard, aGreenDeck, copies } from '../testing/builders';
import { compareRuns } from './compare-runs';
import { pairDecks, type DeckChange } from './pair-decks';

const play = (deck: PlaytestDeck, seed = 7, games = 400): PlaytestRun => {
  const run = playDeck(deck, { seed, games });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};
const compare = (deck: PlaytestDeck, change: DeckChange, seed?: number, games?: number) => {
  const { before, after } = pairDecks(deck, change);
  return compareRuns(play(before, seed, games), play(after, seed, games));
};

const ring = aCard('Ring', { manaCost: '{1}', manaValue: 1, text: '{T}: Add {C}{C}.' });
const blank = aCard('Blank');
const GREEN = identityOf(['G']);
const sizes = ({ main }: PlaytestDeck) => main.reduce((sum, { count }) => sum + count, 0);

describe('the decks of a change', () => {
  const deck = aGreenDeck(copies(2, blank));
  it('have a card that comes in where one goes out, and as many places', () => {
    const { before, after } = pairDecks(deck, { out: ['Blank'], in: [copies(1, ring)] });
    const at = (of: PlaytestDeck) => of.main.map(({ name }) => name);
    expect([sizes(before), sizes(after)]).toEqual([99, 99]);
    expect(
      at(before).flatMap((name, row) => (name === at(after)[row] ? [] : [[name, at(after)[row]]])),
    ).toEqual([['Blank', 'Ring']]);
  });
  it('have places of what is absent for cuts and for cards that are added', () => {
    const cut = pairDecks(deck, { out: ['Blank', 'Nothing'], in: [] });
    expect(cut.after.main.filter(({ absent }) => absent)).toHaveLength(1);
    const added = pairDecks(deck, { out: [], in: [copies(3, ring)] });
    expect(added.before.main.filter(({ absent }) => absent)).toHaveLength(3);
    expect([sizes(added.before), sizes(added.after)]).toEqual([102, 102]);
  });
});

describe('an absent card', () => {
  it('never comes to a hand, and what comes is as likely as without it', () => {
    const deck = aGreenDeck(copies(4, ring));
    const padded = pairDecks(deck, { out: [], in: [copies(40, blank)] }).before;
    const [plain, other] = [play(deck, 3, 2000).figures, play(padded, 3, 2000).figures];
    expect(other.turns[4]?.cardsSeen).toEqual(plain.turns[4]?.cardsSeen);
    // Four standard errors of a difference of two means.
    for (const turn of [1, 3, 6]) {
      const [a, b] = [plain.turns[turn].lands, other.turns[turn].lands];
      const error = Math.hypot((a.high - a.low) / 3.92, (b.high - b.low) / 3.92);
      expect(Math.abs(a.mean - b.mean)).toBeLessThan(4 * error);
    }
    expect(other.unmodelled).toEqual(plain.unmodelled);
  });
  it('makes no deck alone', () => {
    const { after } = pairDecks({ commanders: [], main: [copies(1, ring)] }, { out: ['Ring'], in: [] });
    expect(playDeck(after, { seed: 1 })).toMatchObject({ ok: false, error: { code: 'no-cards' } });
  });
});

describe('a comparison', () => {
  it('shows nothing for a card with the same abilities, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_294_967_295 }), fc.constantFrom(ring, blank), (seed, card) => {
        const twin = { ...card, name: 'Twin' };
        const deck = aGreenDeck(copies(1, card));
        expect(compare(deck, { out: [card.name], in: [copies(1, twin)] }, seed, 100)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
  it('shows mana and an earlier commander for blanks that become mana', () => {
    const deck = aGreenDeck(copies(4, blank));
    const differences = compare(deck, { out: Array(4).fill('Blank') as string[], in: [copies(4, ring)] });
    const found = new Map(differences.map((each) => [`${each.figure} ${each.turn ?? ''}`.trim(), each]));
    expect(found.get('mana 4')?.difference.low).toBeGreaterThan(0);
    expect(found.get('commander')?.after).toBeGreaterThan(found.get('commander')?.before ?? 1);
    expect(found.get('colors 3')).toBeUndefined();
  });
  it('turns round with the change', () => {
    const [many, few] = [aGreenDeck(copies(4, ring)), aGreenDeck(copies(4, blank))];
    const there = compare(few, { out: Array(4).fill('Blank') as string[], in: [copies(4, ring)] });
    const back = compare(many, { out: Array(4).fill('Ring') as string[], in: [copies(4, blank)] });
    expect(back.map(({ figure, turn, difference: { mean } }) => [figure, turn, -mean])).toEqual(
      there.map(({ figure, turn, difference: { mean } }) => [figure, turn, mean]),
    );
  });
  it('shows that something can be cast more often once ten lands are added to few', () => {
    const deck = aGreenDeck();
    const lands = deck.main.map((entry) => (entry.name === 'Forest' ? { ...entry, count: 20 } : entry));
    const forest = aBasic('Forest', GREEN);
    const differences = compare({ ...deck, main: lands }, { out: [], in: [copies(12, forest)] });
    expect(
      differences.find(({ figure, turn }) => figure === 'mana' && turn === 4)?.difference.low,
    ).toBeGreaterThan(0);
  });
  it('is none of runs of other seeds or other numbers of games', () => {
    const [deck, other] = [aGreenDeck(), aGreenDeck(copies(8, ring))];
    expect(compareRuns(play(deck, 1), play(other, 2))).toEqual([]);
    expect(compareRuns(play(deck, 1), play(other, 1, 100))).toEqual([]);
  });
});

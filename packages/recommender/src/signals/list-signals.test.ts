import { describe, expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { createListSignals } from './list-signals';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from './neighbours';
import { createPrior } from './prior';
import type { Query } from './query';

const commanders = [cardIndex('elf-chief')];
const elves = { commanders, cards: ['elf-1', 'elf-2', 'elf-3'].map(cardIndex) };
const beasts = { commanders, cards: ['beast-1', 'beast-2', 'beast-3'].map(cardIndex) };

const setUp = () => {
  const lookups = lookupsOf(trainModel(tribalDecks(), { items: 10 }));
  const search = createNeighbourSearch(lookups, NEIGHBOUR_DEFAULTS);
  const searched: Query[] = [];
  const signalsOf = createListSignals(lookups, createPrior(lookups), (query) => {
    searched.push(query);
    return search(query);
  });
  return { signalsOf, searched };
};

describe('createListSignals', () => {
  it('searches once for several questions about one list, however it is written', () => {
    const { signalsOf, searched } = setUp();
    const first = signalsOf(elves).signals();
    expect(signalsOf({ commanders, cards: [...elves.cards].reverse(), limit: 5 }).signals()).toBe(first);
    expect(signalsOf(elves).neighbours()).toBe(first.neighbours);
    expect(searched).toHaveLength(1);
  });

  it('searches once for a list, whatever its commanders allow, and gathers anew what that changes', () => {
    const { signalsOf, searched } = setUp();
    const [first, other] = [() => true, () => false].map((allows) =>
      signalsOf({ ...elves, allows }).signals(),
    );
    expect(other).not.toBe(first);
    expect(other?.query.allows?.('beast-1')).toBe(false);
    expect(other?.neighbours).toBe(first?.neighbours);
    expect(searched).toHaveLength(1);
  });

  it('counts the jobs of a list once, for what it lacks and for what it has too much of', () => {
    const { signalsOf } = setUp();
    const list = signalsOf(elves);
    expect(list.jobs()).toBe(list.signals().jobs());
    expect(signalsOf({ ...elves, limit: 3 }).jobs()).toBe(list.jobs());
  });

  it('tells apart which decks are asked for', () => {
    const { signalsOf, searched } = setUp();
    const first = signalsOf(elves).signals();
    expect(signalsOf({ ...elves, among: { anyFormat: false } }).signals()).toBe(first);
    for (const among of [{ anyFormat: true }, { brackets: [3, 3] as const }, { sinceDay: 9 }])
      expect(signalsOf({ ...elves, among }).signals()).not.toBe(first);
    expect(searched).toHaveLength(4);
  });

  it('tells lists and commanders apart', () => {
    const { signalsOf } = setUp();
    const first = signalsOf(elves).signals();
    const { decks, overlaps } = first.neighbours;
    const before = [[...decks], [...overlaps]];
    const other = signalsOf(beasts).signals();
    expect([...other.neighbours.decks]).not.toEqual(before[0]);
    expect(signalsOf({ ...beasts, commanders: [] }).signals()).not.toBe(other);
    expect([[...decks], [...overlaps]]).toEqual(before);
    const { jobs, ...again } = signalsOf(elves).signals();
    const { jobs: jobsBefore, ...signals } = first;
    expect(again).toEqual(signals);
    expect(jobs()).toEqual(jobsBefore());
  });
});

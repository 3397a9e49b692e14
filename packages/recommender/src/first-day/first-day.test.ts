import { identityOf } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import type { RecommenderCard } from '../training/recommender-card';
import { trainModel } from '../training/train-model';
import { createFirstDay } from './first-day';

const GREEN = identityOf(['G']);
const BLUE = identityOf(['U']);

const makeCard = (slug: string, more: Partial<RecommenderCard> = {}): RecommenderCard => ({
  slug,
  identity: GREEN,
  primaryType: 'Creature',
  subtypes: [],
  tags: [],
  keywords: [],
  manaValue: 2,
  basic: false,
  legal: true,
  ...more,
});

const series = (name: string, count: number, more?: Partial<RecommenderCard>) =>
  Array.from({ length: count }, (_, i) => makeCard(`${name}-${i}`, more));

const elf = { subtypes: ['Elf'], text: 'Other Elves you control get +1/+1.' };
const beast = { subtypes: ['Beast'], text: 'Whenever a Beast enters, fight target creature.' };
const cards = [
  makeCard('elf-chief'),
  makeCard('beast-chief'),
  makeCard('blue-chief', { identity: BLUE }),
  makeCard('new-elf', elf),
  makeCard('new-beast', beast),
  makeCard('new-nothing'),
  ...series('elf', 10, elf),
  ...series('beast', 10, beast),
  // A term of more than a tenth of the cards says nothing.
  ...series('other', 200, { text: 'Draw a card.' }),
];
const indexOf = (slug: string): number => cards.findIndex((card) => card.slug === slug);
const numbered = (name: string): readonly number[] =>
  Array.from({ length: 10 }, (_, i) => indexOf(`${name}-${i}`));
const decksOf = (chief: string, played: readonly number[]) =>
  Array.from({ length: 12 }, () => ({
    commanders: [indexOf(chief)],
    cards: [...played, ...numbered('other')],
  }));
const decks = [
  ...decksOf('elf-chief', numbered('elf')),
  ...decksOf('beast-chief', numbered('beast')),
  ...decksOf('blue-chief', numbered('other')),
];
const firstDay = createFirstDay(trainModel({ cards, decks }));
const [newElf, newBeast, newNothing] = ['new-elf', 'new-beast', 'new-nothing'].map(indexOf) as [
  number,
  number,
  number,
];

describe('cards that nobody has played', () => {
  it('resemble played cards by what their texts say, with weights that add up to less than 1', () => {
    const relatives = firstDay.relativesOf(newElf);
    expect(
      relatives
        .slice(0, 10)
        .map(({ card }) => firstDay.slugOf(card))
        .toSorted(),
    ).toEqual(numbered('elf').map(firstDay.slugOf).toSorted());
    const sum = relatives.reduce((all, { weight }) => all + weight, 0);
    expect(sum).toBeGreaterThan(0.9);
    expect(sum).toBeLessThan(1);
    expect(firstDay.relativesOf(newNothing)).toEqual([]);
  });

  it('are wanted by commanders whose decks play such cards, of those that may', () => {
    const [elves = [], beasts = [], nothing = []] = firstDay.wantedBy([newElf, newBeast, newNothing], {
      limit: 5,
      fewestDecks: 10,
    });
    expect(elves.map(({ commanders }) => commanders)).toEqual([
      [indexOf('elf-chief')],
      [indexOf('beast-chief')],
    ]);
    const [first, second] = elves;
    expect(first?.score).toBeGreaterThan(0);
    expect(second?.score).toBeLessThan(0);
    expect(first?.decks).toBe(12);
    expect(first?.because.every((card) => numbered('elf').includes(card))).toBe(true);
    expect(second?.because).toEqual([]);
    expect(beasts[0]?.commanders).toEqual([indexOf('beast-chief')]);
    expect(nothing.every(({ score }) => score === 0)).toBe(true);
    expect(firstDay.wantedBy([newElf], { limit: 5, fewestDecks: 13 })).toEqual([[]]);
  });

  it('are foreseen for a commander by the share of its decks that plays such cards', () => {
    const asked = [newNothing, newBeast, newElf];
    const foreseen = firstDay.foresee({ commanders: [indexOf('elf-chief')] }, asked, { limit: 2 });
    expect(foreseen.map(({ card }) => card)).toEqual([newElf, newBeast]);
    const others = firstDay.foresee({ commanders: [indexOf('elf-chief')] }, asked, {
      limit: 1,
      accepts: (card) => card !== newElf,
    });
    expect(others.map(({ card }) => card)).toEqual([newBeast]);
    expect(foreseen[0]?.share).toBeGreaterThan(0.5);
    expect(foreseen[0]?.share).toBeLessThan(1);
    expect(foreseen[1]?.share).toBeLessThan(0.2);
    expect(numbered('elf')).toContain(foreseen[0]?.because[0]);
    expect(firstDay.foresee({ commanders: [indexOf('blue-chief')] }, asked, { limit: 9 })).toEqual([]);
  });

  it('know how many decks play a card, of those that could', () => {
    expect(firstDay.countAll(indexOf('elf-3'))).toEqual({ decks: 12, potential: 24 });
    expect(firstDay.countAll(newElf)).toEqual({ decks: 0, potential: 24 });
    expect(firstDay.countWith([indexOf('elf-chief')], indexOf('elf-3'))).toEqual({
      decks: 12,
      potential: 12,
    });
    expect(firstDay.countWith([indexOf('beast-chief')], indexOf('elf-3'))).toEqual({
      decks: 0,
      potential: 12,
    });
  });
});

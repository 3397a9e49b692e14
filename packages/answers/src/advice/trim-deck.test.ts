import { toWireCard } from '@crownsmith/api-client';
import { BRACKET_LIMITS, identityOf } from '@crownsmith/domain';
import { toRecommenderCard, trainModel } from '@crownsmith/recommender';
import { listOf, ruleChangingCards, RULEBREAKERS } from '@crownsmith/test-support';
import { describe, expect, it } from 'vitest';
import { readDeck } from '../deck-report/read-deck';
import { toReportCard, type ReportCard } from '../deck-report/report-card';
import { makeEngine } from '../snapshot/engine';
import { makeAdvice } from './advice';
import { adviseDeck } from './advised-deck';
import { resolveLimits } from './resolve-limits';

const cards: readonly ReportCard[] = ruleChangingCards().map((card) =>
  toReportCard(toWireCard(card), card.text),
);
const find = (name: string): ReportCard | undefined =>
  cards.find((card) => [card.name, card.slug, `/cards/${card.slug}`].includes(name));
const names = { find, nearest: () => undefined, alsoMeant: () => [] };
const engine = makeEngine(
  trainModel({
    cards: cards.map(toRecommenderCard),
    decks: [],
  }),
);

/** What a list that no deck is known for is advised. */
const adviceOnList = async (list: string, companion?: ReportCard) => {
  const read = await readDeck({ list }, names);
  const [line] = read.commanders;
  const deck = companion && line ? { ...read, companion: { ...line, card: companion } } : read;
  const limits = resolveLimits({}, undefined, { ...names, tribes: () => new Map() });
  const facts = { combos: undefined, bracketLimits: BRACKET_LIMITS, page: undefined };
  return makeAdvice(adviseDeck(deck, limits, { ...names, ...facts, engine }));
};

/** The same of a list of so many cards. */
const adviceOn = (commander: string, size: number) => {
  const rules = RULEBREAKERS.find(({ name }) => name === commander);
  if (rules === undefined) throw new Error(commander);
  return adviceOnList(listOf({ ...rules, size }));
};

describe('a list of more than 100 cards', () => {
  it('loses none and lacks none where its commander lets it have any number', async () => {
    const advice = await adviceOn('Whtz, the Bibliophile', 134);
    expect(advice.trim()).toMatchObject({
      summary: 'No cards go',
      cuts: [],
      missing: 0,
      notes: ['The list has 134 cards: none has to go.'],
    });
    expect(advice.fill()).toMatchObject({ cards: [], notes: ['The list has 134 cards: none is missing.'] });
  });

  it('gets cards up to 100 where its commander lets it have any number from there on', async () =>
    expect((await adviceOn('Whtz, the Bibliophile', 60)).fill().effects.cards.after).toBe(100));

  it('loses one card, of many, and none of one', async () => {
    expect((await adviceOn('Grizzlegom, Hurloon Hero', 101)).trim().summary).toMatch(
      /^1 of 101 cards goes: /,
    );
    expect((await adviceOn('Grizzlegom, Hurloon Hero', 102)).trim().summary).toMatch(/^2 of 102 cards go: /);
    expect((await adviceOnList('Commander\n1 Whtz, the Bibliophile')).trim().notes).toEqual([
      'The list has 1 card: none has to go.',
    ]);
  });

  it('loses every copy that it may not have, on whichever lines they stand', async () => {
    const listed = [
      '1 Grizzlegom, Hurloon Hero',
      '',
      'Deck',
      '3 Blue Bear',
      '2 Old Dinosaur',
      '1 Old Dinosaur',
    ];
    const list = ['Commander', ...listed, '1 Old Dinosaur', '98 Mountain'].join('\n');
    const { cuts, notes } = (await adviceOnList(list)).trim();
    expect(cuts.map(({ name, count, reason: { code } }) => [name, count, code])).toEqual([
      ['Blue Bear', 3, 'not-legal'],
      ['Old Dinosaur', 3, 'not-legal'],
    ]);
    expect(cuts[0]?.reason.message).toContain('outside the deck’s colour identity');
    expect(notes).toEqual([]);
    const shorter = (await adviceOnList(list.replace('98', '96'))).trim();
    expect([shorter.cuts.map(({ count }) => count), shorter.notes]).toEqual([
      [3, 1],
      ['2 further cards of the list are not legal: swap them.'],
    ]);
  });

  it('loses lands beyond 37 where no deck says how many are usual', async () => {
    const others = cards.filter(
      ({ name, primaryType, legality, colorIdentity }) =>
        primaryType !== 'Land' &&
        legality === 'legal' &&
        (colorIdentity & ~identityOf(['R'])) === 0 &&
        name !== 'Grizzlegom, Hurloon Hero',
    );
    expect(others.length).toBeGreaterThan(5);
    const list = [
      'Commander',
      '1 Grizzlegom, Hurloon Hero',
      '',
      'Deck',
      ...others.map(({ name }) => `1 ${name}`),
    ];
    const { cuts, notes } = (await adviceOnList([...list, '101 Mountain'].join('\n'))).trim();
    expect(cuts.map(({ name, count }) => [name, count])).toEqual([['Mountain', others.length + 2]]);
    expect(notes).toEqual([
      'Too few decks say how many lands are usual with these commanders: 37 are taken for that.',
    ]);
  });

  it('says nothing of what is usual where no deck says it', async () => {
    const { cuts } = (await adviceOn('Grizzlegom, Hurloon Hero', 105)).trim();
    expect(cuts.at(-1)).toMatchObject({ name: 'Mountain', reason: { message: 'You have 104 lands.' } });
  });
});

it('adds only what the companion of a list can be with', async () => {
  const list = 'Commander\n1 Grizzlegom, Hurloon Hero';
  const valuesWith = async (name: string): Promise<readonly number[]> => {
    const [some] = cards;
    if (some === undefined) throw new Error('no card');
    const added = (await adviceOnList(list, { ...some, name })).add();
    return added.flatMap((one) => find(one.name)?.manaValue ?? []);
  };
  const [even] = cards.filter(({ manaValue }) => manaValue === 2);
  const [obosh] = cards.map((card) => ({ ...card, name: 'Obosh, the Preypiercer' }));
  const whyNot = (await adviceOnList(list, obosh)).whyNot(even?.name ?? '');
  expect(whyNot.ok && whyNot.value.sentences).toContain(
    'It is against the condition of your companion Obosh, the Preypiercer: only cards with odd mana values and lands.',
  );
  expect((await valuesWith('Some Card')).some((value) => value % 2 === 0)).toBe(true);
  const odd = await valuesWith('Obosh, the Preypiercer');
  expect([odd.length > 0, odd.filter((value) => value % 2 === 0)]).toEqual([true, []]);
});

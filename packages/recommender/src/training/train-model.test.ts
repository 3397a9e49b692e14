import { describe, expect, it } from 'vitest';
import { at, twoTribes } from '../testing/two-tribes';
import { modelBytes, modelCards, modelDecks, modelZones, NO_CARD } from '../model/model';
import { createNeighbourSearch, NEIGHBOUR_DEFAULTS } from '../signals/neighbours';
import { makeCorpus } from '../model/model-lookups';
import { makeQuery } from '../signals/query';
import { trainModel } from './train-model';

const data = twoTribes();
const [first, second] = data.cards;

describe('trainModel', () => {
  it('leaves out basic lands, repetitions, commanders among the cards, and decks without a command zone', () => {
    const model = trainModel({
      cards: data.cards,
      decks: [
        { commanders: [0], cards: [at('elf-1'), at('elf-1'), at('forest'), 0, 99_999] },
        { commanders: [2, 1], cards: Uint32Array.of(at('elf-2'), at('elf-1')) },
        { commanders: [], cards: [at('elf-1')] },
        { commanders: [0, 1, 2], cards: [at('elf-1')] },
        { commanders: [0], cards: [at('forest')] },
      ],
    });
    expect(modelDecks(model)).toBe(2);
    expect(modelZones(model)).toBe(2);
    expect([...model.zoneCommanders]).toEqual([0, NO_CARD, 1, 2]);
    expect([...model.deckCards]).toEqual([at('elf-1'), at('elf-1'), at('elf-2')]);
    expect(model.cardDecks[at('elf-1')]).toBe(2);
    expect(modelCards(model)).toBe(data.cards.length);
    expect(modelBytes(model)).toBeGreaterThan(0);
  });

  it('refuses what cannot be told apart', () => {
    if (first === undefined || second === undefined) throw new Error('no cards');
    expect(() => trainModel({ cards: [first, first], decks: [] })).toThrow(RangeError);
    expect(() => trainModel({ cards: [first, { ...second, slug: 'a\nb' }], decks: [] })).toThrow(RangeError);
    const many = Array.from({ length: 65_536 }, (_, i) => ({ ...first, slug: `card-${i}` }));
    expect(() => trainModel({ cards: many, decks: [] })).toThrow(RangeError);
  });

  it('tells how far it is', () => {
    const steps: string[] = [];
    let done = 0;
    trainModel(data, {}, (progress) => {
      steps.push(progress.step);
      done = progress.done;
    });
    expect(steps[0]).toBe('decks');
    expect(done).toBe(1);
  });
});

describe('the search for similar decks', () => {
  it('finds the same best decks when it may not walk all postings', () => {
    const corpus = makeCorpus(trainModel(data, { items: 10 }));
    const query = makeQuery(corpus, {
      commanders: [at('elf-chief')],
      cards: Array.from({ length: 18 }, (_, i) => at(`beast-${i + 1}`)),
    });
    const whole = createNeighbourSearch(corpus, NEIGHBOUR_DEFAULTS)(query);
    const cut = createNeighbourSearch(corpus, {
      ...NEIGHBOUR_DEFAULTS,
      postings: 150,
      shortlist: 120,
      decks: 20,
    })(query);
    expect(cut.decks[0]).toBe(whole.decks[0]);
    const near = new Set(whole.decks.slice(0, 20));
    expect([...cut.decks].filter((deck) => near.has(deck)).length).toBeGreaterThan(15);
  });
});

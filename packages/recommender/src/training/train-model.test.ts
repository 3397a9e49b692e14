import { describe, expect, it } from 'vitest';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { modelBytes, modelCards, modelDecks, modelZones, NO_CARD } from '../model/model';
import { trainModel } from './train-model';

const data = tribalDecks();
const [first, second] = data.cards;

describe('trainModel', () => {
  it('leaves out basic lands, repetitions, commanders among the cards, and decks without a command zone', () => {
    const model = trainModel({
      cards: data.cards,
      decks: [
        { commanders: [0], cards: [cardIndex('elf-1'), cardIndex('elf-1'), cardIndex('forest'), 0, 99_999] },
        { commanders: [2, 1], cards: Uint32Array.of(cardIndex('elf-2'), cardIndex('elf-1')) },
        { commanders: [], cards: [cardIndex('elf-1')] },
        { commanders: [0, 1, 2], cards: [cardIndex('elf-1')] },
        { commanders: [0], cards: [cardIndex('forest')] },
      ],
    });
    expect(modelDecks(model)).toBe(2);
    expect(modelZones(model)).toBe(2);
    expect([...model.zoneCommanders]).toEqual([0, NO_CARD, 1, 2]);
    expect([...model.deckCards]).toEqual([cardIndex('elf-1'), cardIndex('elf-1'), cardIndex('elf-2')]);
    expect(model.cardDecks[cardIndex('elf-1')]).toBe(2);
    expect(modelCards(model)).toBe(data.cards.length);
    expect(modelBytes(model)).toBeGreaterThan(0);
  });

  it('throws for repeated slugs, a slug with a line feed and too many cards', () => {
    if (first === undefined || second === undefined) throw new Error('no cards');
    expect(() => trainModel({ cards: [first, first], decks: [] })).toThrow(RangeError);
    expect(() => trainModel({ cards: [first, { ...second, slug: 'a\nb' }], decks: [] })).toThrow(RangeError);
    const many = Array.from({ length: 65_536 }, (_, i) => ({ ...first, slug: `card-${i}` }));
    expect(() => trainModel({ cards: many, decks: [] })).toThrow(RangeError);
  });

  it('reports its progress', () => {
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

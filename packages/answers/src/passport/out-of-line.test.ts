import { describe, expect, it } from 'vitest';
import { outOfLine, type TableFigures } from './out-of-line';

const deck = (fields: Partial<TableFigures> = {}): TableFigures => ({
  bracket: 2,
  medianWin: 9,
  turns: 12,
  traits: { 'game-changers': 0, 'mass-land-denial': 0, 'extra-turns': 0, stax: 0, theft: 0 },
  pairs: 0,
  salt: 20,
  price: 100,
  ...fields,
});

describe('who of a table is out of line', () => {
  it('is nobody among equals, nor alone', () => {
    expect(outOfLine([deck(), deck(), deck()])).toEqual([undefined, undefined, undefined]);
    expect(outOfLine([deck({ bracket: 5 })])).toEqual([undefined]);
    expect(outOfLine([])).toEqual([]);
  });

  it('is a deck of a higher bracket that is faster, with what it has and the others lack', () =>
    expect(
      outOfLine([
        deck({
          bracket: 4,
          medianWin: 6,
          traits: { 'game-changers': 5, 'mass-land-denial': 1, 'extra-turns': 0, stax: 9, theft: 0 },
          pairs: 2,
          price: 1200,
          salt: 41,
        }),
        deck(),
        deck({ bracket: 2, medianWin: null }),
      ])[0],
    ).toBe(
      'Bracket 4 by its cards, the others 2; half of its games alone could be won by turn 6, half of the others’ by turn 9 and not by turn 12; Game Changers: 5, the others none; Mass land denial: 1, the others none; Stax: 9, the others none; Two-card combos: 2, the others none; salt 41, the others about 20; it costs $1,200, the others about $100.',
    ));

  it('is a deck below the others, by its bracket and its clock alone', () => {
    const table = [deck({ bracket: 1, salt: 1, price: 5, medianWin: 12 }), deck(), deck(), deck()];
    expect(outOfLine(table)).toEqual([
      'Bracket 1 by its cards, the others 2; half of its games alone could be won by turn 12, half of the others’ by turn 9.',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are both of two that differ, and all of a table that is split', () => {
    expect(outOfLine([deck({ bracket: 4 }), deck()])).toEqual([
      'Bracket 4 by its cards, the others 2.',
      'Bracket 2 by its cards, the others 4.',
    ]);
    expect(outOfLine([deck({ bracket: 4 }), deck({ bracket: 4 }), deck(), deck()])).not.toContain(undefined);
  });

  it('is not by what is not known', () => {
    const unknown = deck({
      medianWin: undefined,
      price: undefined,
      traits: { ...deck().traits, stax: undefined },
    });
    expect(outOfLine([unknown, deck({ price: 9000, medianWin: 3 })])).toEqual([undefined, undefined]);
  });
});

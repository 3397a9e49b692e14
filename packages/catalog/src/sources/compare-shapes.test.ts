import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareShapes } from './compare-shapes';

const sample = {
  name: 'A',
  cards: [{ count: 1, card: { name: 'B' } }],
  byId: { x: { count: 1 } },
  tag: null,
};

describe('compareShapes', () => {
  it.each([
    ['the same', sample, []],
    ['more fields', { ...sample, more: [1] }, []],
    ['nulls', { ...sample, name: null }, []],
    ['fewer than the sample where that has null', { ...sample, tag: undefined }, []],
    ['other keys of a map', { ...sample, byId: { z: { count: 2 }, y: { count: 3 } } }, []],
    [
      'a field that one entry of a list has',
      { ...sample, cards: [{ count: 1 }, { count: 1, card: { name: 'C' } }] },
      [],
    ],
    ['no name', { ...sample, name: undefined }, [['name', 'text', 'missing']]],
    ['a number as text', { ...sample, byId: { x: { count: '1' } } }, [['byId{}.count', 'a number', 'text']]],
    ['a list as a map', { ...sample, cards: { a: 1 } }, [['cards', 'a list', 'an object']]],
    [
      'a renamed field in a list',
      { ...sample, cards: [{ count: 1, oracle: {} }] },
      [['cards[].card', 'an object', 'missing']],
    ],
    [
      'two kinds',
      { ...sample, cards: [{ count: 'x', card: true }, { count: 1 }] },
      [
        ['cards[].count', 'a number', 'text'],
        ['cards[].card', 'an object', 'true or false'],
      ],
    ],
    ['a list', [sample], [['', 'an object', 'a list']]],
    ['null', null, [['', 'an object', 'null']]],
    ['text', 'x', [['', 'an object', 'text']]],
  ])('finds what differs in an answer with %s', (_, answer, expected) => {
    const plain: unknown = JSON.parse(JSON.stringify(answer));
    const { differences } = compareShapes(sample, plain, { maps: ['byId'] });
    expect(differences).toEqual(expected.map(([path, was, is]) => ({ path, was, is })));
  });

  it('says where entries could not be compared, and takes what may be missing', () => {
    expect(compareShapes(sample, { ...sample, cards: [] })).toMatchObject({ differences: [], hasGaps: true });
    expect(compareShapes({ a: 1, b: 1 }, { b: 1 }, { optional: ['a'] }).differences).toEqual([]);
  });

  it('finds nothing between a value and itself, and answers to any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(compareShapes(a, a).differences.filter(({ path }) => path !== '')).toEqual([]);
        for (const { was, is } of compareShapes(a, b).differences) expect(was).not.toBe(is);
      }),
    );
  });
});

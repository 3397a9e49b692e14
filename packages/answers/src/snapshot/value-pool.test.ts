import { expect, it } from 'vitest';
import { createValuePool } from './value-pool';

interface Card {
  readonly name: string;
  readonly colors: readonly string[];
  readonly faces: readonly { readonly cost: string; readonly colors: readonly string[] }[];
  readonly salt: number | null;
  readonly text: string;
}

const card = (name: string, text: string): Card =>
  JSON.parse(
    JSON.stringify({ name, colors: ['U'], faces: [{ cost: '{1}{U}', colors: ['U'] }], salt: null, text }),
  ) as Card;

it('a pool keeps values as they are, and shares small parts that are equal', () => {
  const share = createValuePool();
  const long = 'Draw a card. '.repeat(20);
  const [one, other] = [share(card('Opt', long)), share(card('Consider', long))];
  expect(one).toEqual(card('Opt', long));
  expect(other).toEqual(card('Consider', long));
  expect(other.colors).toBe(one.colors);
  expect(other.faces).toBe(one.faces);
  expect(one.faces[0]?.colors).toBe(one.colors);
});

it('a pool keeps apart what is not equal', () => {
  const share = createValuePool();
  const values = [[], {}, [''], [null], [1], ['1'], { a: 1 }, { a: '1' }, { a: 1, b: 2 }, { b: 2, a: 1 }];
  const shared = values.map((value) => share(JSON.parse(JSON.stringify(value)) as unknown));
  expect(shared).toEqual(values);
  expect(new Set(shared).size).toBe(values.length);
});

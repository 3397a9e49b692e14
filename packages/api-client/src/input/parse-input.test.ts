import { expect, it } from 'vitest';
import * as z from 'zod';
import { parseInput } from './parse-input';

const Input = z.strictObject({
  name: z.string().min(1).max(5).optional(),
  limit: z.int().min(1).max(9).optional(),
  price: z.number().gt(0).optional(),
  day: z.iso.date().optional(),
  page: z.url().optional(),
  code: z.string().regex(/^x/).optional(),
  type: z.enum(['Creature', 'Land']).optional(),
  form: z.literal('dict').optional(),
  bracket: z.union([z.int().min(1).max(5), z.literal('any')]).optional(),
  flag: z.boolean().optional(),
  names: z.array(z.string()).min(1).max(2).optional(),
  asked: z
    .discriminatedUnion('ask', [z.object({ ask: z.literal('win') }), z.object({ ask: z.literal('mana') })])
    .optional(),
  by: z.record(z.string(), z.int()).optional(),
});

it.each([
  [[], '', 'Send an object.'],
  [null, '', 'Send an object.'],
  [undefined, '', 'This is required.'],
  [{ name: 5 }, 'name', 'Send a text.'],
  [{ name: '' }, 'name', 'Send at least 1 character.'],
  [{ name: 'abcdef' }, 'name', 'Send at most 5 characters.'],
  [{ limit: 'ten' }, 'limit', 'Send a whole number.'],
  [{ limit: 1.5 }, 'limit', 'Send a whole number.'],
  [{ limit: 0 }, 'limit', 'Send at least 1.'],
  [{ limit: 1e300 }, 'limit', expect.stringMatching(/^Send at most \d+\.$/)],
  [{ price: '1' }, 'price', 'Send a number.'],
  [{ price: 0 }, 'price', 'Send more than 0.'],
  [{ day: 'yesterday' }, 'day', 'Send a day such as 2026-01-31.'],
  [{ page: 'here' }, 'page', 'Send a URL.'],
  [{ code: 'y' }, 'code', 'This is not valid.'],
  [{ type: 'elf' }, 'type', 'Send one of Creature, Land.'],
  [{ form: 'list' }, 'form', 'Send “dict”.'],
  [{ bracket: 'none' }, 'bracket', 'Send a whole number, or “any”.'],
  [{ bracket: 9 }, 'bracket', 'Send at most 5.'],
  [{ flag: 'yes' }, 'flag', 'Send true or false.'],
  [{ names: 'A' }, 'names', 'Send a list.'],
  [{ names: ['A', 'B', 'C'] }, 'names', 'Send at most 2 of them.'],
  [{ names: ['A', 1] }, 'names.1', 'Send a text.'],
  [{ asked: { ask: 'none' } }, 'asked.ask', 'Send one of win, mana.'],
  [{ by: { a: 'b' } }, 'by.a', 'Send a whole number.'],
])('says one thing in plain words of %j', (value, field, message) =>
  expect(parseInput(Input, value)).toEqual({ ok: false, error: [{ field, message }] }),
);

it('names the value that was probably intended', () =>
  expect(parseInput(Input, { type: 'creature' })).toMatchObject({
    error: [{ message: 'Send one of Creature, Land. Did you mean “Creature”?', suggestion: 'Creature' }],
  }));

it('names unknown fields before all else', () =>
  expect(parseInput(Input, { lmit: 3, name: 5 })).toMatchObject({
    error: [
      { field: 'lmit', suggestion: 'limit', message: expect.stringMatching(/^Unknown field\./) as string },
    ],
  }));

it('keeps the sentence of a schema', () =>
  expect(parseInput(z.string('Name a card.'), 5)).toMatchObject({ error: [{ message: 'Name a card.' }] }));

it('lists twenty errors at most', () => {
  const parsed = parseInput(
    z.array(z.string()),
    Array.from({ length: 50 }, () => 1),
  );
  expect(parsed.ok ? [] : parsed.error).toHaveLength(20);
});

import { expect, it } from 'vitest';
import * as z from 'zod';
import { makeToJson } from './to-json';

const Page = z.object({ decks: z.int().nonnegative() });
const Other = z.object({ decks: z.int().nonnegative() });

it('refuses the first file of each schema that is not what its readers read, and of the others a sample', () => {
  const toJson = makeToJson(3);
  expect(() => toJson(Page, 'a.json', { decks: -1 })).toThrow('a.json does not match its schema at decks');
  expect(toJson(Page, 'b.json', { decks: 2 })).toBe('{"decks":2}');
  expect(toJson(Page, 'c.json', { decks: -1 })).toBe('{"decks":-1}');
  expect(() => toJson(Page, 'd.json', { decks: -1 })).toThrow(/^d\.json .* Nothing was published\.$/);
  expect(() => toJson(Other, 'e.json', { decks: -1 })).toThrow('e.json');
});

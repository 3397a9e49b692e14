import { parseSearch } from '@crownsmith/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeQuery } from './complete-query';

const texts = (query: string): readonly string[] => {
  const place = completeQuery(query);
  return place?.kind === 'options' ? place.options.map(({ text }) => query.slice(0, place.from) + text) : [];
};

it.each([
  ['inc', ['inclusion>=']],
  ['t:elf inc', ['t:elf inclusion>=']],
  ['-is:game', ['-is:gamechanger ']],
  ['(otag:ra', ['(otag:ramp ']],
  ['id<=sul', ['id<=sultai ']],
  ['r>=my', ['r>=mythic ']],
  ['order:usd dir', ['order:usd direction:']],
  ['o:"is', []],
  ['mv<=', []],
  ['xyzzy', []],
  ['', []],
  ['t:elf ', []],
])('%j can become %j', (query, expected) => expect(texts(query)).toEqual(expected));

it.each([
  ['with:muld', { from: 5, list: 'commanders', text: 'muld' }],
  ['t:elf with:"the gitrog', { from: 11, list: 'commanders', text: 'the gitrog' }],
  ['e:dom', { from: 2, list: 'sets', text: 'dom' }],
])('%j asks for names', (query, place) => expect(completeQuery(query)).toMatchObject(place));

it('completes values to queries that are understood, and never throws', () => {
  const start = fc.constantFrom('is:', 'not:', 'otag:', 'f:', 'order:', 'dir:', 'r:', 'c:', 'id<=');
  fc.assert(
    fc.property(start, fc.constantFrom('', ...'abcdefghijklmnopqrstuvwxyz'), (field, letter) => {
      for (const text of texts(`t:elf with:x ${field}${letter}`)) expect(parseSearch(text).ok).toBe(true);
    }),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void completeQuery(text)));
});

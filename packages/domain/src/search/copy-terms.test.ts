import { expect, it } from 'vitest';
import { liftCopyTerms } from './copy-terms';

it.each([
  ['t:elf is:owned', 't:elf', [{ what: 'owned', isNegated: false }]],
  ['-is:free t:elf', 't:elf', [{ what: 'free', isNegated: true }]],
  [
    'in:"Kinnan, Bonder Prodigy" t:elf',
    't:elf',
    [{ what: 'deck', deck: 'Kinnan, Bonder Prodigy', isNegated: false }],
  ],
  [
    't:elf -in:mydeck is:owned',
    't:elf',
    [
      { what: 'deck', deck: 'mydeck', isNegated: true },
      { what: 'owned', isNegated: false },
    ],
  ],
  ['t:elf or is:owned', 't:elf or is:owned', []],
  ['t:elf (is:owned)', 't:elf (is:owned)', []],
  ['is:creature in: t:elf', 'is:creature in: t:elf', []],
  ['', '', []],
] as const)('the terms on copies of %j', (text, rest, terms) => {
  const lifted = liftCopyTerms(text);
  expect(lifted.terms).toEqual(terms);
  expect(lifted.text.trim()).toBe(rest);
  expect(lifted.text).toHaveLength(text.length);
});

import { describe, expect, it } from 'vitest';
import { unsupportedParts } from './unsupported-parts';

describe('unsupportedParts', () => {
  it.each([
    'Object.hasOwn(a, b)',
    'a.at(-1)',
    'a.findLast(b)',
    'a.toSorted()',
    'structuredClone(a)',
    'URL.canParse(a)',
    'AbortSignal.timeout(1)',
    'Promise.withResolvers()',
    'crypto.randomUUID()',
    '/(?<!a)b/',
    '/(?<=a)b/',
    '/a/v',
    'class A { #a = 1 }',
    'class A { static {} }',
    '"a{color:light-dark(red,blue)}"',
    '"a:has(b){color:red}"',
    '"a{inset:0}"',
    '"a{aspect-ratio:1}"',
    '"@media (width>=1px){a{color:red}}"',
  ])('refuses %s', (code) => expect(unsupportedParts(code)).not.toEqual([]));

  it.each([
    'a?.b ?? c',
    'a.replaceAll("a", "b")',
    'class A { a = 1; static b = 2 }',
    'new IntersectionObserver(a)',
    '/(?:a)(?!b)/u',
    '"@container (min-width:24em){a{grid-column:1}}"',
  ])('allows %s', (code) => expect(unsupportedParts(code)).toEqual([]));
});

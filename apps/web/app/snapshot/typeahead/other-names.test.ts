import { createOtherNameTable } from '@crownsmith/answers';
import { inSteps } from '@crownsmith/answers/snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitOccurrences, orderGrams } from './gram-order';
import { createTypeahead } from './typeahead.server';

const options = [
  { label: 'Sol Ring', url: '/cards/sol-ring' },
  { label: 'Atraxa', url: '/commanders/atraxa' },
  { label: 'Sonnet', url: '/cards/sonnet' },
  { label: 'Bear', url: '/cards/bear' },
  { label: 'Sol', url: '/sets/sol' },
];
const otherNames = createOtherNameTable({
  de: { Sonnenring: 'sol-ring', Bär: 'bear', Sonnet: 'atraxa' },
  fr: { Ours: 'bear', 'Anneau solaire': 'sol-ring' },
  ja: { 太陽の指輪: 'sol-ring', 熊: 'bear', 熊のアトラクサ: 'atraxa' },
  ko: { 태양의반지: 'sol-ring' },
  ru: { 'Солнечное кольцо': 'sol-ring' },
  printed: { 'Ring of Rings': ['sol-ring', 'bear', 'gone'] },
});
const index = createTypeahead(options, { otherNames });
const found = (query: string): readonly string[] =>
  index.search(query).map(({ label, other_name: other }) => (other ? `${other.name} = ${label}` : label));

describe('typeahead by other names', () => {
  it.each([
    ['sonnenr', ['Sonnenring = Sol Ring']],
    // an option's own name goes before an equally good one of another
    ['sonnet', ['Sonnet', 'Sonnet = Atraxa']],
    ['sonn', ['Sonnet', 'Sonnenring = Sol Ring', 'Sonnet = Atraxa']],
    ['熊', ['熊 = Bear', '熊のアトラクサ = Atraxa']],
    ['指輪', ['太陽の指輪 = Sol Ring']],
    ['반', ['태양의반지 = Sol Ring']],
    ['태양의'.normalize('NFD'), ['태양의반지 = Sol Ring']],
    ['кольц', ['Солнечное кольцо = Sol Ring']],
    ['кольцо солн', ['Солнечное кольцо = Sol Ring']],
    ['Солнечнае', ['Солнечное кольцо = Sol Ring']],
    ['ring of rin', ['Ring of Rings = Sol Ring', 'Ring of Rings = Bear']],
    ['solarie anneu', ['Anneau solaire = Sol Ring']],
    ['ba', []],
    ['ё', []],
  ])('%s finds %j', (query, labels) => expect(found(query)).toEqual(labels));

  it('lists every option once, by its best name', () => {
    const urls = index.search('ring').map(({ url }) => url);
    expect(urls).toEqual([...new Set(urls)]);
  });

  it('searches the first options only where asked', () =>
    expect(index.find('sol', 10, 1).map(({ option }) => option)).toEqual([0]));
});

describe('visitOccurrences', () => {
  it('visits each place of a part once, and no other', () => {
    const text = fc.stringMatching(/^[ab\n熊]{0,40}$/);
    fc.assert(
      fc.property(text, fc.stringMatching(/^[ab熊]{1,6}$/), (haystack, part) => {
        const expected: number[] = [];
        for (let at = haystack.indexOf(part); at !== -1; at = haystack.indexOf(part, at + 1))
          expected.push(at);
        const visited: number[] = [];
        visitOccurrences(inSteps(orderGrams(haystack)).finish(), part, (place) => void visited.push(place));
        expect(visited.sort((a, b) => a - b)).toEqual(expected);
      }),
    );
  });
});

describe('inSteps', () => {
  const steps = function* (): Generator<void, number> {
    for (let step = 0; step < 5; step += 1) yield;
    return 5;
  };
  it('does its work in the background, or at once', async () => {
    const work = inSteps(steps());
    const running = work.run();
    expect(work.finish()).toBe(5);
    await running;
    expect(work.finish()).toBe(5);
  });
});

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { withImporters } from './imports.mjs';
import { addressOf, journeysOf, readPages, visits } from './journeys.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('withImporters', () => {
  it('follows imports upwards, in circles too', () => {
    const importers = new Map([
      ['a', ['b']],
      ['b', ['c', 'a']],
      ['d', ['c']],
    ]);
    expect([...withImporters(['a'], importers)]).toEqual(['a', 'b', 'c']);
  });
});

describe('an address', () => {
  it.each([
    ['themes.$key_.$colors.tsx', '/themes'],
    ['_index.tsx', '/'],
    ['about-us.tsx', '/about-us'],
    ['count-my-deck_.$secret.tsx', '/count-my-deck'],
  ])('of %s is %s', (name, address) => expect(addressOf(name)).toBe(address));

  it.each([
    ["open('/recs')", '/recs', true],
    ['goto(`${origin}/recs?commander=x`)', '/recs', true],
    ["'/recsomething'", '/recs', false],
    ["'/commanders/edgar-markov'", '/commanders', true],
    ["open('/')", '/', true],
    ["open('/faq')", '/', false],
  ])('in %s: %s is visited: %s', (source, address, is) => expect(visits(source, address)).toBe(is));
});

describe('the journeys of a change', () => {
  let pages;
  beforeAll(async () => (pages = await readPages(root)));
  const journeys = (...changed) => journeysOf(pages, changed);

  it('of one page are those that visit it', () => {
    const found = journeys('apps/web/app/features/deck/DeckForm.tsx');
    expect(found).toContain('deck.journey.ts');
    expect(found).not.toContain('symbols.journey.ts');
  });

  it('of what all pages import are all', () => {
    const all = journeys('apps/web/app/root.tsx');
    expect(all.length).toBeGreaterThan(20);
    expect(journeys('packages/domain/src/limits.ts')).toEqual(all);
    expect(journeys('apps/web/journeys/closing.ts')).toEqual(all);
    expect(journeys('apps/web/server/app.ts')).toEqual(all);
  });

  it('of a journey, a test or a text are itself or none', () => {
    expect(journeys('apps/web/journeys/card.journey.ts')).toEqual(['card.journey.ts']);
    expect(journeys('apps/web/app/features/deck/deck.test.ts', 'README.md')).toEqual([]);
  });
});

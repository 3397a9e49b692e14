import { inSteps } from '@crownsmith/answers/snapshot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeHaystack, type Haystack } from './name-haystack';
import { makeRanking } from './name-ranking';
import { scanWithTypo } from './one-typo';
import { createTypeahead } from './typeahead.server';

const names = [
  'Sol Ring',
  'Lightning Bolt',
  'Solemn Simulacrum',
  "Atraxa, Praetors' Voice",
  'Parasol Dancer',
  'Console of Sol',
  "Lim-Dûl's Vault",
  'Fire // Ice',
  'Æther Vial',
  'Minsc & Boo, Timeless Heroes',
  'Sol',
];
const index = createTypeahead(names.map((label) => ({ label, url: `/${label}` })));
const found = (query: string): readonly string[] => index.search(query).map(({ label }) => label);

describe('createTypeahead', () => {
  it('ranks whole names, then starts of names, starts of words and the rest, each in the given order', () => {
    expect(found('sol')).toEqual([
      'Sol',
      'Sol Ring',
      'Solemn Simulacrum',
      'Console of Sol',
      'Parasol Dancer',
    ]);
  });

  it('ignores case, accents, spaces and punctuation', () => {
    expect(found('LIM DUL')).toEqual(["Lim-Dûl's Vault"]);
    expect(found('praetorsvoice')).toEqual(["Atraxa, Praetors' Voice"]);
    expect(found('aether')).toEqual(['Æther Vial']);
    expect(found('fire ice')).toEqual(['Fire // Ice']);
  });

  it('reads the sign of a name that is written out, and each name of two', () => {
    expect(found('minsc and boo')).toEqual(['Minsc & Boo, Timeless Heroes']);
    expect(found('Ring of the Sun // Sol Ring')).toEqual(['Sol Ring']);
    expect(found('Sol Ring // Ring of the Sun')).toEqual(['Sol Ring']);
    expect(found('Moon and Stars // Ring of the Sun')).toEqual([]);
  });

  it('returns nothing below three letters or digits', () => {
    for (const query of ['', 'so', "s' o", '???', '   ']) expect(found(query)).toEqual([]);
  });

  it.each([
    ['atraxxa', "Atraxa, Praetors' Voice"],
    ['atrax praetor', "Atraxa, Praetors' Voice"],
    ['lightning bolr', 'Lightning Bolt'],
    ['lihgtning bolt', 'Lightning Bolt'],
    ['lightnin bolt', 'Lightning Bolt'],
    ['lighttning blot', 'Lightning Bolt'],
    ['solrnig', 'Sol Ring'],
    ['xolemn', 'Solemn Simulacrum'],
    ['limdxulsvalt', "Lim-Dûl's Vault"],
    ['parassolldancer', 'Parasol Dancer'],
    ['lxghtnxng bolt', 'Lightning Bolt'],
    ['ligghtninng bolt', 'Lightning Bolt'],
  ])('finds a name despite the typos in %s', (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it.each(['solxixg', 'lxghtxxng bolt', 'lxghtnxng', 'consxle of sxxl'])('finds no name for %s', (query) =>
    expect(found(query)).toEqual([]),
  );

  it.each([
    ['ring sol', ['Sol Ring']],
    ['voice atraxa', ["Atraxa, Praetors' Voice"]],
    ['vault lim dul', ["Lim-Dûl's Vault"]],
    ['ice fi', ['Fire // Ice']],
    ['sol con', ['Console of Sol']],
    ['atraxa voice', ["Atraxa, Praetors' Voice"]],
    ['bolt lihgtning', ['Lightning Bolt']],
    ['ol ring', ['Sol Ring']],
  ])('finds names of which each word of %s starts another word, in any order', (query, labels) =>
    expect(found(query)).toEqual(labels),
  );

  it('does not find a name by one of its words twice, nor by the ends of its words', () => {
    for (const query of ['ring ring', 'sol sol', 'ing sol']) expect(found(query)).not.toContain('Sol Ring');
  });

  it('ranks words in another order below words in order, and those below the whole query', () => {
    const typeahead = createTypeahead(
      ['Bear of Forests', 'Forest of Bears', 'The Forest Bear', 'Forest Bear', 'Bearforest'].map((label) => ({
        label,
        url: `/${label}`,
      })),
    );
    const labels = (query: string, limit?: number) =>
      typeahead.search(query, limit).map(({ label }) => label);
    expect(labels('forest bear')).toEqual([
      'Forest Bear',
      'The Forest Bear',
      'Forest of Bears',
      'Bear of Forests',
    ]);
    expect(labels('forest bear', 3)).toEqual(['Forest Bear', 'The Forest Bear', 'Forest of Bears']);
  });

  it('finds a name by the starts of its words in any order', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 2, maxLength: 5 }),
        fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
        (words, numbers) => {
          const label = words.join(' ');
          const starts = words.map((text, at) => text.slice(0, 2 + ((numbers[at] ?? 0) % (text.length - 1))));
          const query = starts
            .map((text, at) => ({ text, key: numbers[at + 5] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ text }) => text)
            .join(' ');
          const typeahead = createTypeahead([...names, label].map((name) => ({ label: name, url: '/' })));
          expect(typeahead.search(query).map((option) => option.label)).toContain(label);
        },
      ),
    );
  });

  it('returns at most ten options for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(index.search(query).length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('returns at most the given number of options', () => {
    expect(index.search('sol', 2)).toHaveLength(2);
  });
});

describe('reserved options', () => {
  const cards = Array.from({ length: 30 }, (_, at) => ({
    label: `Dragon ${at}`,
    url: `/cards/dragon-${at}`,
  }));
  const others = [
    { label: 'Dragonstorm', url: '/sets/tdm' },
    { label: 'Dragons', url: '/typal/dragons' },
    { label: 'The Dragon Game', url: '/sets/dga' },
    { label: 'Dragon commanders', url: '/page' },
    { label: 'Snapdragon', url: '/sets/snp' },
  ];
  const typeahead = createTypeahead([...cards, ...others], {
    isReserved: ({ url }) => !url.startsWith('/cards/'),
  });

  it('get three of ten places behind equally good names, where they match the start of a word', () => {
    const urls = typeahead.search('dragon').map(({ url }) => url);
    expect(urls).toEqual([
      ...cards.slice(0, 7).map(({ url }) => url),
      '/sets/tdm',
      '/typal/dragons',
      '/page',
    ]);
    expect(typeahead.search('snapdr').map(({ url }) => url)).toEqual(['/sets/snp']);
  });

  it('are first where their whole label is the query', () =>
    expect(typeahead.search('dragons')[0]?.url).toBe('/typal/dragons'));

  it('leave no place empty', () => {
    expect(typeahead.search('dragon', 100)).toHaveLength(35);
    expect(typeahead.search('game', 2).map(({ url }) => url)).toEqual(['/sets/dga']);
  });
});

/** Every text one typo away from a word. */
const oneTypoAway = (word: string): readonly string[] =>
  Array.from({ length: word.length + 1 }, (_, at) => [
    `${word.slice(0, at)}z${word.slice(at)}`,
    `${word.slice(0, at)}z${word.slice(at + 1)}`,
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]).flat();

describe('scanWithTypo', () => {
  const haystackOf = (labels: readonly string[]): Haystack => inSteps(makeHaystack(labels)).finish();
  const rankingOf = (haystack: Haystack) =>
    makeRanking(haystack, { options: haystack.starts.length - 1, ownerOf: (name) => name });
  const matches = (name: string, query: string): boolean => {
    const haystack = haystackOf(['quick fox', name, 'lazy dog']);
    const ranking = rankingOf(haystack);
    scanWithTypo(haystack, query, ranking);
    return ranking.best(3).some((match) => match.name === 1);
  };

  it('finds a word by every text one typo away', () => {
    const word = fc.stringMatching(/^[a-e]{5,9}$/);
    fc.assert(
      fc.property(
        word,
        fc.stringMatching(/^[a-e]{0,4}$/),
        fc.stringMatching(/^[a-e]{0,4}$/),
        (text, before, after) => {
          for (const query of oneTypoAway(text)) {
            if (query.length >= 4)
              expect(`${query}: ${matches(before + text + after, query)}`).toBe(`${query}: true`);
          }
        },
      ),
    );
  });

  it('finds nothing two typos away or across two names', () => {
    expect(matches('lightning', 'lixhtnixg')).toBe(false);
    expect(matches('abcd', 'foxabcdlazy')).toBe(false);
    const haystack = haystackOf(['abcd', 'efgh']);
    const ranking = rankingOf(haystack);
    scanWithTypo(haystack, 'cdxef', ranking);
    expect(ranking.best(2)).toEqual([]);
  });
});

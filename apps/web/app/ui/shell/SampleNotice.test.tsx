import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasSamples, ImportHelp, SampleNotice, type Samples } from './SampleNotice';

const cases: readonly (readonly [string, Samples, RegExp, readonly string[]])[] = [
  [
    'sample decks with estimates',
    { decks: true, estimates: ['prices', 'salt'] },
    /generated decks .*; prices and salt are estimates\./,
    ['decks', 'prices', 'salt'],
  ],
  [
    'sample decks',
    { decks: true, estimates: [] },
    /generated decks until real ones are imported\./,
    ['decks'],
  ],
  ['real decks with an estimate', { decks: false, estimates: ['salt'] }, /Salt is estimated until/, ['salt']],
];

describe('the notice', () => {
  it.each(cases)('names %s, and the help how to replace them', (_name, samples, text, imports) => {
    expect(hasSamples(samples)).toBe(true);
    expect(renderToStaticMarkup(<SampleNotice {...samples} />)).toMatch(text);
    const help = renderToStaticMarkup(<ImportHelp {...samples} />);
    expect([...help.matchAll(/import (\w+) PATH/g)].map(([, what]) => what)).toEqual(imports);
    expect(help).toContain('pipeline -- publish');
  });

  it('is not needed for real data', () => expect(hasSamples({ decks: false, estimates: [] })).toBe(false));
});

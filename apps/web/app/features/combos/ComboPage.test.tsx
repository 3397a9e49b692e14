import { COLORLESS } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ComboPage } from './ComboPage';

const markup = (prerequisites: string, steps: string): string =>
  renderToStaticMarkup(
    <ComboPage
      combo={{
        ...{ id: 'x', cards: [], identity: COLORLESS, results: ['Much mana'] },
        ...{ prerequisites, steps, numDecks: 1, potentialDecks: 4 },
      }}
    />,
  );

it('renders costs as symbols, prerequisites as bullets and steps as a numbered list', () => {
  const html = markup('Mana: {2}{U}.\nBoth in play', 'Pay {T}\nAgain');
  expect(html).not.toMatch(/[{}]/);
  expect(html).toContain('aria-label="Mana: 2 generic, blue"');
  expect(html).toMatch(/<ul><li>Mana: <span[^>]*>.*<\/span>\.<\/li><li>Both in play<\/li><\/ul>/);
  expect(html).toMatch(/<ol><li>Pay .*<\/li><li>Again<\/li><\/ol>/);
});

it('leaves other braces unchanged', () =>
  expect(markup('Name {any card} twice', 'Go')).toContain('<p>Name {any card} twice</p>'));

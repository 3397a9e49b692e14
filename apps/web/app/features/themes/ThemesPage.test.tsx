import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { THEME_KIND_INFO } from './theme-kind';
import { ThemesPage } from './ThemesPage';

it('lists types without decks apart', () => {
  const html = renderToStaticMarkup(
    <ThemesPage
      info={THEME_KIND_INFO.typal}
      rows={[
        { key: 'elf', name: 'Elves', numDecks: 12 },
        { key: 'crab', name: 'Crabs', numDecks: 0 },
      ]}
    />,
  );
  const [built, others] = html.split('No decks yet');
  expect(built).toContain('12 decks');
  expect(built).not.toContain('Crabs');
  expect(others).toContain('<a href="/typal/crab">Crabs</a>');
  expect(html).not.toContain('0 decks');
});

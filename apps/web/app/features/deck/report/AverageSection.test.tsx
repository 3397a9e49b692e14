import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DeckView } from '../deck-view';
import { AverageSection } from './AverageSection';

const average = {
  ...{ name: null, overlap: null, num_decks: 0, missing: [], unusual: [], parts: [], nearest: [] },
};

it.each([
  [0, 'Without a commander there is no average deck.'],
  [1, 'There is no average deck of this commander yet.'],
  [2, 'There is no average deck of these commanders yet.'],
])('says of a list with %i commanders why it is compared with no average', (commanders, text) => {
  const report = { commanders: Array.from({ length: commanders }), average } as unknown as DeckView['report'];
  expect(
    renderToStaticMarkup(
      <AverageSection report={report} cardOf={() => undefined} openNearest={() => undefined} />,
    ),
  ).toContain(text);
});

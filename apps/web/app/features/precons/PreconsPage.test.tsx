import type { DecksByKind } from '@crownsmith/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PreconsPage } from './PreconsPage';

it.each<[string, DecksByKind | undefined, RegExp]>([
  ['no precon is counted', { tournament: 9 }, /cut\. Precons are not counted anywhere else on this site\.</],
  ['some are', { casual: 9, precon: 1 }, /cut\. The decks that this site counts have 1 precon among them\.</],
  ['it is not known whose decks are', undefined, /cut\.</],
])('the page of precons says where %s', (_, kinds, expected) => {
  const html = renderToStaticMarkup(<PreconsPage precons={[]} kinds={kinds} />);
  expect(html.replaceAll('<!-- -->', '')).toMatch(expected);
});

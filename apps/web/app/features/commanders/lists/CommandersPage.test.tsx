import type { TimeWindow } from '@crownsmith/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TOP_LIST } from '#app/model/top-list-info';
import { TopListPage } from '../../top-lists/TopListPage';
import { CommandersPage } from './CommandersPage';

const textOf = (html: string): string => html.replaceAll('<!-- -->', '');
const commanders = (window: TimeWindow): string =>
  textOf(
    renderToStaticMarkup(
      <CommandersPage {...{ commanders: [], window, windows: ['all'], page: 1, newestDeck: '2025-02-08' }} />,
    ),
  );
const top = (window: TimeWindow): string =>
  textOf(
    renderToStaticMarkup(
      <TopListPage
        info={TOP_LIST}
        view={{ header: 'Top', rule: 'All cards.', decks: 1472, window, windows: [], lists: [] }}
        newestDeck="2025-02-08"
      />,
    ),
  );

it('names the last day of the time window whose decks are counted', () => {
  expect(commanders('week')).toContain(
    'by the number of decks of the week up to 8 February 2025 that they lead.',
  );
  expect(commanders('all')).toContain('by the number of decks that they lead.');
  expect(top('year')).toContain('What 1,472 decks of the year up to 8 February 2025 play most. All cards.');
  expect(top('all')).toContain('What 1,472 decks play most. All cards.');
});

import type { TimeWindow } from '@crownsmith/api-client';
import { identityOf } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CommanderResultView, FormatResultsView } from '#app/model/results';
import { ResultLines } from './ResultLines';
import { CountedEvents, CutNote } from './ResultNotes';
import { ResultsPage } from './ResultsPage';

const textOf = (node: ReactNode): string => renderToStaticMarkup(node).replaceAll(/<[^>]+>/g, '');

const duel: FormatResultsView = {
  ...{ format: 'duel', query: undefined, name: 'Duel Commander', tableSize: 2, cutLabel: 'Best eight' },
  ...{ events: 446, leftOut: 3000, oldest: '2024-02-24', newest: '2026-08-08', eventsWithoutCut: 446 },
};
const one = { ...duel, events: 1, leftOut: 1, eventsWithoutCut: 1 };

const winRate = { share: 0.55, low: 0.45, high: 0.65, expected: 0.5 };
const cuts = { share: 0.3, low: 0.1, high: 0.6, expected: 0.2 };
const edgar: CommanderResultView = {
  slug: 'edgar',
  cards: [
    {
      ...{ slug: 'edgar', name: 'Edgar', manaValue: 1, typeLine: 'Legendary Creature', tags: [], salt: null },
      ...{ colorIdentity: identityOf(['B']), prices: {}, gameChanger: false, canLead: true },
    },
  ],
  ...{ entries: 20, games: 100, draws: 0, winRate, cuts },
};
const pageOf = (commanders: readonly CommanderResultView[], window: TimeWindow, size?: 'small'): string =>
  textOf(
    <ResultsPage
      format={duel}
      formats={[duel]}
      choice={{ window, size }}
      commanders={commanders}
      {...{ leastGames: 50, page: 1, pages: 1 }}
    />,
  );

it('names the period and the events that the listed commanders are counted in', () => {
  expect(pageOf([edgar, edgar], 'year', 'small')).toContain(
    '2 commanders and pairs with at least 50 games of the year up to 8 August 2026 in events of up to 32 players, by the lower end',
  );
  expect(pageOf([edgar], 'all')).toContain(
    '1 commander or pair with at least 50 games, by the lower end of the interval of their win rate. ' +
      'Counted in all: 446 events of Duel Commander from 2024-02-24 to 2026-08-08, all of which state',
  );
});

it('counts one event, one other result and one event without a cut in the singular', () => {
  expect(textOf(<CountedEvents format={one} />)).toContain(
    '1 event of Duel Commander from 2024-02-24 to 2026-08-08, which states the record of at least half of its players.',
  );
  expect(textOf(<CountedEvents format={one} />)).toContain('1 other result counts for cards only');
  expect(textOf(<CutNote format={{ ...duel, eventsWithoutCut: 1 }} />)).toContain('1 event does not state');
});

it('calls what the share in top cuts is of entries: lists of one event are several', () =>
  expect(textOf(<ResultLines slug="edgar" formats={[{ format: duel, result: edgar }]} />)).toContain(
    'best eight in 30.0% of its entries, where 20.0% is expected',
  ));

import { TIME_WINDOWS, type ResultCell } from '@crownsmith/api-client';
import { EVENT_SIZES } from '@crownsmith/domain';
import {
  commandersByResults,
  isKnownDifference,
  MIN_RESULT_GAMES,
  resultsOfCommander,
  summarizeResults,
} from '@crownsmith/answers/lists';
import { eventSizeText } from '@crownsmith/answers/text';
import { createElement } from 'react';
import type { CardResultView, ResultChoiceView } from '#app/model/results';
import { WINDOW_LABELS } from '#app/model/top-list-info';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { parsePageNumber } from '#app/ui/layout/Pagination';
import { urlWithQuery } from '#app/ui/format/query-string';
import { CommanderResultsPage, type ResultRow } from './CommanderResultsPage';
import { NoResultsPage, RESULTS_PER_PAGE, ResultsPage } from './ResultsPage';
import { cardsOf, toFormatView, toView } from './result-views.server';
import { resultsUrl } from './results-url';

const readChoice = (query: URLSearchParams): ResultChoiceView => ({
  window: TIME_WINDOWS.find((window) => window === query.get('window')) ?? 'all',
  size: EVENT_SIZES.find((size) => size === query.get('size')),
});

/** The named one, or else the first. */
const chooseFormat = <T extends { readonly format: string }>(
  formats: readonly T[],
  query: URLSearchParams,
): T | undefined => formats.find(({ format }) => format === query.get('format')) ?? formats[0];

/** Responds to `/commanders/results`: of the format, period and size of events in the query. */
export const resultsPage = async (request: Request, snapshot: Snapshot): Promise<PageOutcome> => {
  const query = new URL(request.url).searchParams;
  const formats = (await snapshot.browse.results())?.formats ?? [];
  const views = formats.map(toFormatView);
  const results = chooseFormat(formats, query);
  const format = chooseFormat(views, query);
  if (results === undefined || format === undefined)
    return renderPage(request, {
      id: 'results',
      title: 'Commanders by results',
      description: 'How often lists of commanders win, in events whose results are known.',
      path: '/commanders/results',
      hidden: true,
      page: createElement(NoResultsPage),
    });
  const choice = readChoice(query);
  const rows = commandersByResults(results, choice);
  const pages = Math.max(1, Math.ceil(rows.length / RESULTS_PER_PAGE));
  const page = parsePageNumber(query.get('page'), pages);
  const commanders = rows.map((row) => ({
    ...toView(row),
    slug: row.slug,
    cards: cardsOf(snapshot, row.cards),
  }));
  return renderPage(request, {
    id: 'results',
    title: `Commanders by results in ${format.name}${page === 1 ? '' : `, page ${page}`}`,
    description: `How often lists of each commander win in ${format.name}, with intervals, beside what the format expects.`,
    path: urlWithQuery(resultsUrl('/commanders/results', { format: format.query, ...choice }), { page }),
    hidden: commanders.length === 0,
    page: createElement(ResultsPage, {
      format,
      formats: views,
      choice,
      commanders,
      leastGames: MIN_RESULT_GAMES,
      page,
      pages,
    }),
    items: commanders
      .slice((page - 1) * RESULTS_PER_PAGE)
      .map(({ slug, cards }) => ({ label: commanderName(cards), url: `/commanders/${slug}` })),
  });
};

/** Results of a commander by period, and by size of the event. */
const rowsOf = (cells: readonly ResultCell[], tableSize: number): readonly ResultRow[] =>
  [
    ...TIME_WINDOWS.toReversed().map((window) => ({
      label: window === 'all' ? 'All' : WINDOW_LABELS[window],
      choice: { window },
    })),
    ...EVENT_SIZES.map((size) => ({
      label: `Of ${eventSizeText(size)}`,
      choice: { window: 'all' as const, size },
    })),
  ]
    .map(({ label, choice }) => ({ label, result: toView(summarizeResults(cells, choice, tableSize)) }))
    .filter(({ result }) => result.entries > 0);

/** Responds to `/commanders/{slug}/results`. */
export const commanderResultsPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
): Promise<PageOutcome> => {
  const view = await snapshot.commanderPage(slug);
  if (!view) {
    const other = await findCommander(slug, snapshot);
    return other ? { redirectTo: `/commanders/${other.slug}/results` } : { suggestions: [] };
  }
  const name = commanderName(view.cards);
  const page = await snapshot.browse.results();
  const known = page === undefined ? [] : resultsOfCommander(page, view.slug);
  const formats = known.map(({ results }, place) => toFormatView(results, place));
  const format = chooseFormat(formats, new URL(request.url).searchParams);
  const cells = known.find(({ results }) => results.format === format?.format)?.cells ?? [];
  if (format === undefined)
    return {
      suggestions: [{ label: name, url: `/commanders/${view.slug}` }],
      reason: `No event whose results are known has a list with ${name}.`,
    };
  const differences = (await snapshot.browse.commanderResults(view.slug))?.formats;
  const cards =
    differences
      ?.find((own) => own.format === format.format)
      ?.cards.flatMap(({ slug: card, ...row }): readonly CardResultView[] =>
        cardsOf(snapshot, [card]).map((shown) => ({ ...row, card: shown })),
      ) ?? [];
  return renderPage(request, {
    id: 'commander-results',
    title: `${name}: results in ${format.name}`,
    description: `How often lists with ${name} win in ${format.name}, by period and size of the event, and with which cards they win more or less.`,
    path: resultsUrl(`/commanders/${view.slug}/results`, { format: format.query }),
    page: createElement(CommanderResultsPage, {
      slug: view.slug,
      name,
      format,
      formats,
      rows: rowsOf(cells, format.tableSize),
      more: cards.filter(({ low }) => low > 0),
      fewer: cards.filter(({ high }) => high < 0),
      others: cards.filter((row) => !isKnownDifference(row)),
    }),
  });
};

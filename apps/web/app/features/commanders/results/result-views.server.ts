import type { FormatResults } from '@crownsmith/api-client';
import type { ResultSummary } from '@crownsmith/answers/lists';
import { cutLabel, formatName } from '@crownsmith/answers/text';
import type { PageCard } from '#app/model/card';
import type { FormatResultsView, ResultView } from '#app/model/results';
import type { Snapshot } from '#app/snapshot/current.server';
import { toPageCard } from '#app/snapshot/row-views.server';

/** Results of a format. @param place of the format among those that are offered: the first is that of an address without one */
export const toFormatView = (results: FormatResults, place: number): FormatResultsView => ({
  format: results.format,
  query: place === 0 ? undefined : results.format,
  name: formatName(results.format),
  tableSize: results.table_size,
  events: results.events,
  leftOut: results.left_out,
  oldest: results.oldest,
  newest: results.newest,
  cutLabel: cutLabel(results),
  eventsWithoutCut: results.events - results.events_with_cut,
});

/** What lists did in events. */
export const toView = ({ figures: { entries, draws }, games, winRate, cuts }: ResultSummary): ResultView => ({
  entries,
  games,
  draws,
  winRate,
  cuts,
});

/** Known cards of slugs. */
export const cardsOf = (snapshot: Snapshot, slugs: readonly string[]): readonly PageCard[] =>
  slugs.flatMap((slug) => {
    const card = snapshot.card(slug);
    return card === undefined ? [] : [toPageCard(card)];
  });

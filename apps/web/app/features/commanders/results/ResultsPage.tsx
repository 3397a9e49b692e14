import { TIME_WINDOWS } from '@crownsmith/api-client';
import { EVENT_SIZES } from '@crownsmith/domain';
import { countedText, eventSizeText } from '@crownsmith/answers/text';
import type { CommanderResultView, FormatResultsView, ResultChoiceView } from '#app/model/results';
import { WINDOW_LABELS } from '#app/model/top-list-info';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { Chips } from '#app/ui/chips/Chips';
import { COMMANDER_NOUNS, nounText } from '#app/ui/format/numbers';
import { windowDays } from '#app/ui/format/release-date';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Pagination } from '#app/ui/layout/Pagination';
import styles from '#app/ui/results/Results.module.css';
import { EmptyState } from '#app/ui/states/EmptyState';
import { FormatChips } from './FormatChips';
import { CountedEvents, CutNote, WinRateNote } from './ResultNotes';
import { ResultCells, ResultHeadings } from './ResultFigures';
import { resultsUrl } from './results-url';

/** Commanders per page. */
export const RESULTS_PER_PAGE = 50;

const COMMANDERS = [{ label: 'Commanders', url: '/commanders' }];

/** The page where no deck has results. */
export const NoResultsPage = () => (
  <>
    <PageHeader breadcrumbs={COMMANDERS} title="Commanders by results">
      <p>How often lists of commanders win, in events whose results are known.</p>
    </PageHeader>
    <EmptyState>
      None of the counted decks has results of an event. See <a href="/commanders">commanders by decks</a>.
    </EmptyState>
  </>
);

interface Props {
  readonly format: FormatResultsView;
  /** all formats with results, with their names */
  readonly formats: readonly FormatResultsView[];
  readonly choice: ResultChoiceView;
  /** with enough games, by the lower end of the interval */
  readonly commanders: readonly CommanderResultView[];
  readonly leastGames: number;
  readonly page: number;
  readonly pages: number;
}

/** Commanders and pairs of one format by how often their lists win. Rendered on the server only. */
export const ResultsPage = ({ format, formats, choice, commanders, leastGames, page, pages }: Props) => {
  const from = (page - 1) * RESULTS_PER_PAGE;
  const url = (change: Partial<ResultChoiceView>, { query } = format) =>
    resultsUrl('/commanders/results', { format: query, ...choice, ...change });
  return (
    <>
      <PageHeader
        breadcrumbs={COMMANDERS}
        title={`Commanders by results in ${format.name}`}
        currentLabel="By results"
      >
        <p>
          {nounText(commanders.length, COMMANDER_NOUNS)} with at least {leastGames} games
          {windowDays(choice.window, format.newest)}
          {choice.size !== undefined && ` in events of ${eventSizeText(choice.size)}`}, by the lower end of
          the interval of their win rate. Counted in all: <CountedEvents format={format} /> Feed:{' '}
          <a href="/feeds/results.atom">Atom</a>, <a href="/feeds/results.rss">RSS</a>,{' '}
          <a href="/feeds/results.json">JSON</a>.
        </p>
      </PageHeader>
      <FormatChips format={format} formats={formats} urlOf={(other) => url({}, other)} />
      <Chips
        name="Period"
        chips={TIME_WINDOWS.map((window) => ({
          label: WINDOW_LABELS[window],
          url: url({ window }),
          current: window === choice.window,
        }))}
      />
      <Chips
        name="Size of the event"
        chips={[undefined, ...EVENT_SIZES].map((size) => ({
          label: size === undefined ? 'All events' : `Of ${eventSizeText(size)}`,
          url: url({ size }),
          current: size === choice.size,
        }))}
      />
      {commanders.length === 0 ? (
        <EmptyState>
          No commander has {countedText(leastGames, 'game')} in these events. See{' '}
          <a href={url({ window: 'all', size: undefined })}>all events</a>.
        </EmptyState>
      ) : (
        <>
          <table className={styles['table']}>
            <caption className="sr-only">
              Commanders and pairs by the lower end of the interval of their win rate
            </caption>
            <thead>
              <tr>
                <th scope="col">Commander</th>
                <ResultHeadings cutLabel={format.cutLabel} />
              </tr>
            </thead>
            <tbody>
              {commanders.slice(from, from + RESULTS_PER_PAGE).map((commander, at) => (
                <tr key={commander.slug}>
                  <th scope="row">
                    {from + at + 1}.{' '}
                    <a href={resultsUrl(`/commanders/${commander.slug}/results`, { format: format.query })}>
                      {commanderName(commander.cards)}
                    </a>
                  </th>
                  <ResultCells result={commander} cutLabel={format.cutLabel} />
                </tr>
              ))}
            </tbody>
          </table>
          <Pagination page={page} pages={pages} path={url({})} />
          <p className={styles['note']}>
            <WinRateNote format={format} />
          </p>
          <p className={styles['note']}>
            <CutNote format={format} /> A list of a pair counts for the pair and for each of the two. A
            commander is no reason to win: those who play it, where and against whom differ.
          </p>
        </>
      )}
    </>
  );
};

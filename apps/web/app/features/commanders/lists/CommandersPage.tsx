import type { TimeWindow } from '@crownsmith/api-client';
import type { PageCommander } from '#app/model/commander';
import { WINDOW_LABELS } from '#app/model/top-list-info';
import { Chips } from '#app/ui/chips/Chips';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { EmptyState } from '#app/ui/states/EmptyState';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { countText } from '#app/ui/format/numbers';
import { windowDays } from '#app/ui/format/release-date';
import { urlWithQuery } from '#app/ui/format/query-string';
import { Pagination } from '#app/ui/layout/Pagination';
import styles from '#app/ui/layout/PageHeader.module.css';

/** Commanders per page: ten rows of six. */
export const COMMANDERS_PER_PAGE = 60;

/** The query of a time window; all time has none. */
export const windowQuery = (window: TimeWindow): TimeWindow | undefined =>
  window === 'all' ? undefined : window;

interface Props {
  /** most decks of the window first */
  readonly commanders: readonly PageCommander[];
  /** time window that their decks are of */
  readonly window: TimeWindow;
  /** windows with decks, shortest first, `all` last */
  readonly windows: readonly TimeWindow[];
  readonly page: number;
  /** the day that time windows end with, null where no deck has a date */
  readonly newestDeck: string | null;
}

/** A page of the list of commanders, most played first. Rendered on the server only. */
export const CommandersPage = ({ commanders, window, windows, page, newestDeck }: Props) => {
  const from = (page - 1) * COMMANDERS_PER_PAGE;
  const rows = commanders.slice(from, from + COMMANDERS_PER_PAGE);
  const pages = Math.max(1, Math.ceil(commanders.length / COMMANDERS_PER_PAGE));
  return (
    <>
      <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Commanders' }]} />
      <div className={styles['title']}>
        <h1>Commanders</h1>
        <p>
          {countText(commanders.length)} commanders and pairs by the number of decks
          {windowDays(window, newestDeck)} that they lead
          {pages > 1 && `, ${countText(from + 1)} to ${countText(from + rows.length)}`}.
        </p>
      </div>
      {windows.length > 1 && (
        <Chips
          name="Time window"
          chips={windows.map((known) => ({
            label: WINDOW_LABELS[known],
            url: urlWithQuery('/commanders', { window: windowQuery(known) }),
            current: known === window,
          }))}
        />
      )}
      {rows.length === 0 && (
        <EmptyState>
          No deck has been counted yet. Look a card up in the search above, or begin with the{' '}
          <a href="/top">top cards</a>.
        </EmptyState>
      )}
      <CommanderGrid>
        {rows.map((of) => (
          <CommanderTile key={of.slug} commander={of} />
        ))}
      </CommanderGrid>
      <Pagination
        page={page}
        pages={pages}
        path={urlWithQuery('/commanders', { window: windowQuery(window) })}
      />
    </>
  );
};

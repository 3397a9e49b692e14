import type { CommanderListView } from '#app/model/commander';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { EmptyState } from '#app/ui/states/EmptyState';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import { countText } from '#app/ui/format/numbers';
import { Pagination } from '#app/ui/layout/Pagination';
import styles from '#app/ui/layout/PageHeader.module.css';

/** Commanders per page: ten rows of six. */
export const COMMANDERS_PER_PAGE = 60;

/** A page of the list of commanders, most played first. Rendered on the server only. */
export const CommandersPage = ({
  view,
  page,
}: {
  readonly view: CommanderListView;
  readonly page: number;
}) => {
  const from = (page - 1) * COMMANDERS_PER_PAGE;
  const rows = view.rows.slice(from, from + COMMANDERS_PER_PAGE);
  const pages = Math.max(1, Math.ceil(view.rows.length / COMMANDERS_PER_PAGE));
  return (
    <>
      <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Commanders' }]} />
      <div className={styles['title']}>
        <h1>Commanders</h1>
        <p>
          {countText(view.rows.length)} commanders and pairs by the number of decks that they lead
          {pages > 1 && `, ${countText(from + 1)} to ${countText(from + rows.length)}`}.
        </p>
      </div>
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
      <Pagination page={page} pages={pages} path="/commanders" />
    </>
  );
};

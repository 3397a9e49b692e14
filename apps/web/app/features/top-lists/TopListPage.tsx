import type { TopListView } from '#app/model/top-list';
import { urlWithQuery } from '#app/ui/format/query-string';
import { CardLists } from '#app/ui/card-list/CardLists';
import { Chips } from '#app/ui/chips/Chips';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { countedText } from '#app/ui/format/numbers';
import { windowDays } from '#app/ui/format/release-date';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { topListUrl, WINDOW_LABELS, type TopListInfo } from '#app/model/top-list-info';
import { TopMenu } from './TopMenu';

/** The most played cards, overall or of one colour or type. Rendered on the server only. */
export const TopListPage = ({
  info,
  view,
  newestDeck,
}: {
  readonly info: TopListInfo;
  /** undefined if the snapshot has no such list */
  readonly view: TopListView | undefined;
  /** the day that its time windows end with, null where no deck has a date */
  readonly newestDeck: string | null;
}) => {
  const url = topListUrl(info);
  return (
    <>
      <PageHeader
        breadcrumbs={
          info.name === '' ? [{ label: 'Cards', url: '/search' }] : [{ label: 'Top cards', url: '/top' }]
        }
        title={info.title}
        currentLabel={info.label}
      >
        <p>
          {view &&
            `What ${countedText(view.decks, 'deck')}${windowDays(view.window, newestDeck)} play most. `}
          {view?.rule}
        </p>
      </PageHeader>
      <TopMenu current={url} />
      {view && view.windows.length > 1 && (
        <Chips
          name="Time window"
          chips={view.windows.map(({ window, decks }) => ({
            label: WINDOW_LABELS[window],
            url: urlWithQuery(url, { window: window === 'all' ? undefined : window }),
            current: window === view.window,
            count: decks,
          }))}
        />
      )}
      {view && view.lists.length > 0 ? (
        <>
          {view.lists.length > 1 && (
            <SectionNav links={view.lists.map(({ tag, header }) => ({ id: tag, label: header }))} />
          )}
          <CardLists lists={view.lists} />
        </>
      ) : (
        <EmptyState>
          No card of this kind has been counted yet. See the <a href="/top">top cards</a> of all kinds.
        </EmptyState>
      )}
    </>
  );
};

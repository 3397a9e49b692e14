import type { TopListView } from '#app/model/browse';
import { browseAddress } from '#app/ui/browse/query-string';
import { CardSections } from '#app/ui/browse/CardSections';
import { Chips } from '#app/ui/browse/Chips';
import { Empty } from '#app/ui/states/Empty';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { countedText } from '#app/ui/format/figures';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { topListUrl, WINDOW_LABELS, type TopListInfo } from './top-lists';
import { TopMenu } from './TopMenu';

/** The most played cards, overall or of one colour or type. Rendered on the server only. */
export const TopListPage = ({
  info,
  view,
}: {
  readonly info: TopListInfo;
  /** undefined if the snapshot has no such list */
  readonly view: TopListView | undefined;
}) => {
  const url = topListUrl(info);
  return (
    <>
      <ListTitle
        way={info.name === '' ? [{ label: 'Cards', url: '/search' }] : [{ label: 'Top cards', url: '/top' }]}
        title={info.title}
        step={info.label}
      >
        <p>
          {view && `What ${countedText(view.decks, 'deck')} play most. `}
          {view?.rule}
        </p>
      </ListTitle>
      <TopMenu current={url} />
      {view && view.windows.length > 1 && (
        <Chips
          name="Time window"
          chips={view.windows.map(({ window, decks }) => ({
            label: WINDOW_LABELS[window],
            url: browseAddress(url, { window: window === 'all' ? undefined : window }),
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
          <CardSections lists={view.lists} />
        </>
      ) : (
        <Empty>
          No card of this kind has been counted yet. See the <a href="/top">top cards</a> of all kinds.
        </Empty>
      )}
    </>
  );
};

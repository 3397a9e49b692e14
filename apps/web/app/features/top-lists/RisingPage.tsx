import type { MovingView, PageMovingRow } from '#app/model/moving';
import type { CardListGroup, CardListRow } from '#app/ui/card-list/card-list-row';
import { CardLists } from '#app/ui/card-list/CardLists';
import { countedText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { EmptyState } from '#app/ui/states/EmptyState';
import { movingText, scoreText } from './moving-text';
import { TopMenu } from './TopMenu';

const toRow =
  (folder: 'cards' | 'commanders') =>
  (row: PageMovingRow): CardListRow => ({
    card: row.card,
    url: `/${folder}/${row.slug}`,
    numDecks: row.recent.num_decks,
    potentialDecks: 0,
    inclusion: 0,
    synergy: null,
    lift: null,
    figure: { value: scoreText(row), label: movingText(row) },
  });

/** Feeds by the kind in their path. */
const FEEDS = [
  ['cards', 'cards'],
  ['commanders', 'commanders'],
  ['new-cards', 'new cards'],
] as const;

const listsOf = (view: MovingView): readonly CardListGroup[] =>
  [
    { tag: 'rising-cards', header: 'Rising cards', rows: view.cards.rising.map(toRow('cards')) },
    { tag: 'falling-cards', header: 'Falling cards', rows: view.cards.falling.map(toRow('cards')) },
    {
      tag: 'rising-commanders',
      header: 'Rising commanders',
      rows: view.commanders.rising.map(toRow('commanders')),
    },
    {
      tag: 'falling-commanders',
      header: 'Falling commanders',
      rows: view.commanders.falling.map(toRow('commanders')),
    },
    ...view.sets.map(({ code, name, releasedAt, rows }) => ({
      tag: `set-${code}`,
      header: `New in ${name}`,
      lead: (
        <>
          Its new cards by how fast they are taken up: the share of the decks since its release on{' '}
          {releasedAt} that could play them and do. <a href={`/sets/${code}`}>All cards of the set</a>
        </>
      ),
      rows,
    })),
  ].filter(({ rows }) => rows.length > 0);

/** Cards and commanders that are played more, or less, than a few weeks ago. Rendered on the server only. */
export const RisingPage = ({ view }: { readonly view: MovingView | undefined }) => {
  const lists = view === undefined ? [] : listsOf(view);
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Top cards', url: '/top' }]} title="What is moving">
        {view === undefined ? (
          <p>Cards and commanders that are played more, or less, than a few weeks ago.</p>
        ) : (
          <p>
            {countedText(view.decks.recent, 'deck')} of the {view.weeks.recent} weeks up to {view.until}
            {view.decks.before === 0
              ? `, and none of the ${view.weeks.before} weeks before: what rises and falls is not known yet.`
              : `, compared with ${countedText(view.decks.before, 'deck')} of the ${view.weeks.before} weeks before: how much more or less often they play a card, as a z-score (how many standard errors the change is from none).`}{' '}
            Feeds:{' '}
            {FEEDS.map(([kind, label], at) => (
              <span key={kind}>
                {at > 0 && '; '}
                <a href={`/feeds/moving-${kind}.atom`}>{label} (Atom)</a>,{' '}
                <a href={`/feeds/moving-${kind}.rss`} aria-label={`RSS: ${label}`}>
                  RSS
                </a>
                ,{' '}
                <a href={`/feeds/moving-${kind}.json`} aria-label={`JSON: ${label}`}>
                  JSON
                </a>
              </span>
            ))}
            .
          </p>
        )}
      </PageHeader>
      <TopMenu current="/top/rising" />
      {lists.length > 1 && (
        <SectionNav links={lists.map(({ tag, header }) => ({ id: tag, label: header }))} />
      )}
      <CardLists lists={lists} />
      {lists.length === 0 && (
        <EmptyState>
          {view === undefined
            ? 'None of the counted decks has a date, so what is moving is not known. '
            : 'Nothing has changed by more than chance would. '}
          See the <a href="/top">top cards</a> instead.
        </EmptyState>
      )}
    </>
  );
};

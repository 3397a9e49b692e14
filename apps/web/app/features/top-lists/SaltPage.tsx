import { shareText } from '@crownsmith/answers/text';
import type { SaltListView } from '#app/model/top-list';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CardLists } from '#app/ui/card-list/CardLists';
import { countedText } from '#app/ui/format/numbers';
import { TopMenu } from './TopMenu';

const RULE = 'Cards by mean salt: votes from 0 (nobody minds) to 4 (nobody wants to face it).';

/** The cards that players least like to face. Rendered on the server only. */
export const SaltPage = ({ view }: { readonly view: SaltListView | undefined }) => (
  <>
    <PageHeader breadcrumbs={[{ label: 'Top cards', url: '/top' }]} title="Saltiest cards">
      <p>{view?.rule || RULE}</p>
    </PageHeader>
    <TopMenu current="/top/salt" />
    {view && view.rows.length > 0 ? (
      <CardLists
        showsSalt
        lists={[
          {
            tag: 'salt',
            header: 'By salt',
            rows: view.rows.map(({ row, salt, votes }) => ({
              ...row,
              card: { ...row.card, salt },
              figure: {
                value: salt.toFixed(2),
                label: `salt${votes === undefined ? '' : ` of ${countedText(votes, 'vote')}`}, in ${shareText(row.numDecks, row.potentialDecks)}`,
              },
            })),
          },
        ]}
      />
    ) : (
      <EmptyState>
        No salt votes have been imported yet. See the <a href="/top">top cards</a> instead.
      </EmptyState>
    )}
  </>
);

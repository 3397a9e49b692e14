import type { SaltListView } from '#app/model/browse';
import { Empty } from '#app/ui/states/Empty';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { CardLists } from '#app/ui/card-list/CardLists';
import { countedText, percentText } from '#app/ui/format/figures';
import { TopMenu } from './TopMenu';

const RULE = 'Cards by mean salt: votes from 0 (nobody minds) to 4 (nobody wants to face it).';

/** The cards that players least like to face. Rendered on the server only. */
export const SaltPage = ({ view }: { readonly view: SaltListView | undefined }) => (
  <>
    <ListTitle way={[{ label: 'Top cards', url: '/top' }]} title="Saltiest cards">
      <p>{view?.rule || RULE}</p>
    </ListTitle>
    <TopMenu current="/top/salt" />
    {view && view.rows.length > 0 ? (
      <CardLists
        salty
        lists={[
          {
            tag: 'salt',
            header: 'By salt',
            rows: view.rows.map(({ row, salt }) => ({
              ...row,
              card: { ...row.card, salt },
              figure: {
                value: salt.toFixed(2),
                words: `salt, in ${percentText(row.inclusion)} of ${countedText(row.potentialDecks, 'deck')}`,
              },
            })),
          },
        ]}
      />
    ) : (
      <Empty>
        No salt votes have been imported yet. See the <a href="/top">top cards</a> instead.
      </Empty>
    )}
  </>
);

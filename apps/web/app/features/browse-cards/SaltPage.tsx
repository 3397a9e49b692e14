import type { SaltListView } from '#app/platform/browse-data';
import { Empty } from '#app/ui/browse/Empty';
import { ListTitle } from '#app/ui/browse/ListTitle';
import { PlainCardGrid, PlainCardTile } from '#app/ui/browse/PlainCardTile';
import { countedText, percentText } from '#app/ui/figure-format';
import { TopMenu } from './TopMenu';

const RULE = 'Cards by the mean of votes from 0 (nobody minds it) to 4 (nobody wants to see it).';

/** The cards that players like least to see. Drawn on the server only. */
export const SaltPage = ({ view }: { readonly view: SaltListView | undefined }) => (
  <>
    <ListTitle way={[{ label: 'Top cards', url: '/top' }]} title="Saltiest cards">
      <p>{view?.rule || RULE}</p>
    </ListTitle>
    <TopMenu current="/top/salt" />
    {view && view.rows.length > 0 ? (
      <PlainCardGrid>
        {view.rows.map(({ row, salt }) => (
          <PlainCardTile key={row.card.slug} card={row.card}>
            <b>{salt.toFixed(2)}</b> salt, in {percentText(row.inclusion)} of{' '}
            {countedText(row.potentialDecks, 'deck')}
          </PlainCardTile>
        ))}
      </PlainCardGrid>
    ) : (
      <Empty>
        No votes on salt have been brought in yet. Look at the <a href="/top">top cards</a> instead.
      </Empty>
    )}
  </>
);

import { PageHeader } from '#app/ui/layout/PageHeader';
import type { TimeText } from '#app/ui/format/time';
import type { ListDeck } from './list-deck.server';
import { ListDeckView } from './ListDeckView';

/** A list that somebody shares. Rendered on the server only. */
export const SharedListPage = ({
  name,
  deck,
  saved,
}: {
  readonly name: string;
  readonly deck: ListDeck;
  readonly saved: TimeText;
}) => (
  <>
    <PageHeader breadcrumbs={[{ label: 'Home', url: '/' }]} title={name}>
      <p>
        A list that somebody shared with you, as of <time dateTime={saved.iso}>{saved.text}</time>. Its cards
        can be added to your clipboard below.
      </p>
    </PageHeader>
    <ListDeckView deck={deck} />
  </>
);

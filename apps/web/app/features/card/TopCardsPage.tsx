import type { CardListView } from '#app/platform/page-data';
import { CardGrid } from '#app/ui/card-tile/CardTile';
import { countedText } from '#app/ui/figure-format';
import styles from '#app/ui/ListPage.module.css';
import { Section } from '#app/ui/Section';

/** The cards that most decks play. Drawn on the server only. */
export const TopCardsPage = ({ view }: { readonly view: CardListView }) => (
  <>
    <div className={styles['title']}>
      <h1>Top cards</h1>
      <p>
        What {countedText(view.decks, 'deck')} play most, each card against the decks whose colours allow it.
      </p>
    </div>
    {view.lists.map((list) => (
      <Section
        key={list.tag}
        id={list.tag}
        title={list.header}
        count={list.rows.length}
        tiles={list.rows.length}
      >
        <CardGrid rows={list.rows} />
      </Section>
    ))}
  </>
);

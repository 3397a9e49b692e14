import type { PageList, PageRow } from '#app/platform/page-data';
import { frontOf } from '../card-frame/frame-card';
import { CardGrid } from '../card-tile/CardTile';
import { percentText } from '../figure-format';
import { Section } from '../Section';
import styles from './Browse.module.css';

/** How many cards of one section are drawn; the rest are named, so that a page stays small. */
export const DRAWN_CARDS = 180;

/** A grid of cards; of a very long list the rest as names with their share. */
export const LongCardGrid = ({ rows }: { readonly rows: readonly PageRow[] }) => (
  <>
    <CardGrid rows={rows.slice(0, DRAWN_CARDS)} />
    {rows.length > DRAWN_CARDS && (
      <ul className={styles['names']}>
        {rows.slice(DRAWN_CARDS).map(({ card, inclusion }) => (
          <li key={card.slug}>
            <a href={`/cards/${card.slug}`}>{frontOf(card.name)}</a> <span>{percentText(inclusion)}</span>
          </li>
        ))}
      </ul>
    )}
  </>
);

/** Lists of cards one below the other. */
export const CardSections = ({ lists }: { readonly lists: readonly PageList[] }) => (
  <>
    {lists.map(({ tag, header, rows }) => (
      <Section
        key={tag}
        id={tag}
        title={header}
        count={rows.length}
        tiles={Math.min(rows.length, DRAWN_CARDS)}
      >
        <LongCardGrid rows={rows} />
      </Section>
    ))}
  </>
);

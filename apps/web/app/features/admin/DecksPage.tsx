import { countedText, countText } from '#app/ui/format/numbers';
import { Pagination } from '#app/ui/layout/Pagination';
import styles from './Admin.module.css';
import { AdminFrame, Time } from './AdminFrame';

/** A list that its person handed in to the counts; times in ms since 1970. */
export interface HandedInDeck {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  /** URLs of cards */
  readonly commanders: readonly string[];
  readonly cardCount: number;
  readonly handedInAt: number;
  readonly changedAt: number;
}

interface Props {
  readonly decks: readonly HandedInDeck[];
  readonly total: number;
  /** whether there are more than could be read */
  readonly isCut: boolean;
  readonly page: number;
  readonly pages: number;
}

/** The decks that wait for the next import, newest first. */
export const DecksPage = ({ decks, total, isCut, page, pages }: Props) => (
  <AdminFrame title="Decks handed in" section="/admin/decks">
    <p>
      {total === 0 ? 'Nobody has handed in a deck.' : `${countText(total)}${isCut ? ' or more' : ''} in all.`}{' '}
      The pipeline checks them and drops duplicates when it imports them.
    </p>
    <ul className={styles['rows']}>
      {decks.map((deck) => (
        <li key={deck.id}>
          {deck.name}
          <p>
            {deck.commanders.map((url, at) => (
              <span key={url}>
                {at > 0 && ' and '}
                <a href={url}>{url.slice(url.lastIndexOf('/') + 1)}</a>
              </span>
            ))}
            {deck.commanders.length === 0 && 'no commander'}, {countedText(deck.cardCount, 'card')}, handed in{' '}
            <Time at={deck.handedInAt} />, changed <Time at={deck.changedAt} /> by{' '}
            <a href={`/admin/accounts/${deck.uid}`}>{deck.uid}</a>
          </p>
        </li>
      ))}
    </ul>
    <Pagination page={page} pages={pages} path="/admin/decks" />
  </AdminFrame>
);

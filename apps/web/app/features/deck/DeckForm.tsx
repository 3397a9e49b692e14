import type { ReactNode } from 'react';
import type { ListLineError } from '#app/model/list-errors';
import button from '#app/ui/layout/Button.module.css';
import styles from './Deck.module.css';

/** A saved list to open. */
export interface SavedListChoice {
  readonly id: string;
  readonly name: string;
}

const MAX_LINES = 100;

/** Lines of a list that were left out. */
export const LineErrors = ({
  errors,
  children,
}: {
  readonly errors: readonly ListLineError[];
  /** what can be done about them */
  readonly children?: ReactNode;
}) =>
  errors.length > 0 && (
    <div className={styles['lines']}>
      <p>{errors.length === 1 ? '1 line' : `${errors.length} lines`} of the list could not be used:</p>
      <ul>
        {errors.slice(0, MAX_LINES).map(({ line, text }) => (
          <li key={`${line}:${text}`}>
            {line !== undefined && <b>Line {line}:</b>} {text}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );

/** The form that opens a deck: pasted, from a file, from another site, from a saved list. Works without scripts. */
export const DeckForm = ({
  text,
  savedLists,
}: {
  /** as it was sent */
  readonly text: string;
  readonly savedLists: readonly SavedListChoice[];
}) => (
  <form method="post" action="/deck" encType="multipart/form-data" className={styles['form']} id="deck-form">
    <div className={styles['field']}>
      <label htmlFor="text">Your list, or a deck’s address</label>
      <p id="text-hint" className={styles['hint']}>
        In any notation, a card a line, or the address of a deck at Moxfield, Archidekt, TappedOut, Deckstats
        or MTGGoldfish. Commanders stand below a line “Commander”, or the form of the list shows them.
      </p>
      <textarea
        id="text"
        name="text"
        rows={12}
        aria-describedby="text-hint"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n…'}
        defaultValue={text}
      />
    </div>
    <div className={styles['field']}>
      <label htmlFor="file">Or a file</label>
      <input
        id="file"
        name="file"
        type="file"
        accept=".txt,.dec,.dek,.dck,.o8d,.csv,.tsv,.cod,.mwdeck,.json,text/*"
      />
    </div>
    <div className={styles['field']}>
      <label htmlFor="commander">
        Commander <small>(if the list does not name it, or to start a new deck)</small>
      </label>
      <input id="commander" name="commander" autoComplete="off" spellCheck={false} />
    </div>
    <p className={styles['buttons']}>
      <button type="submit" className={button['primary']}>
        Open the deck
      </button>
    </p>
    {savedLists.length > 0 && (
      <fieldset className={styles['saved']}>
        <legend>Or one of your saved lists</legend>
        {savedLists.map(({ id, name }) => (
          <button key={id} type="submit" name="list" value={id} className={button['button']}>
            <bdi>{name}</bdi>
          </button>
        ))}
      </fieldset>
    )}
  </form>
);

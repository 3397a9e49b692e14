import type { ReactNode } from 'react';
import button from '#app/ui/layout/Button.module.css';
import styles from './Deck.module.css';
import './page/MyDeck.module.css';
import '#app/ui/population/PopulationFields.module.css';

interface Props {
  /** the visitor's clipboard as text; empty on the server */
  readonly clipboardText: string;
  /** whether the page shows a deck */
  readonly hasDeck: boolean;
  /** replaces the clipboard by the deck that is shown; needs scripts */
  readonly openButton: ReactNode;
  /** the form or the deck, as static markup */
  readonly children: ReactNode;
}

/** The page of a deck: what needs the browser's own deck, above the static markup. */
export const DeckPage = ({ clipboardText, hasDeck, openButton, children }: Props) => (
  <div className={styles['page']}>
    {(openButton || (!hasDeck && clipboardText !== '')) && (
      <div className={styles['buttons']}>
        {openButton}
        {!hasDeck && clipboardText !== '' && (
          <form method="post" action="/deck">
            <input type="hidden" name="text" value={clipboardText} />
            <button type="submit" className={button['primary']}>
              Open the deck of my clipboard
            </button>
          </form>
        )}
      </div>
    )}
    {children}
  </div>
);

import { useEffect, type ReactNode } from 'react';
import button from '#app/ui/layout/Button.module.css';
import { useOwnedCards } from '#app/visitor/use-owned-cards';
import styles from './Deck.module.css';
import { sendOwnCollection, showOwnCollection } from './own-collection';

interface Props {
  /** the visitor's clipboard as text; empty on the server */
  readonly clipboardText: string;
  /** replaces the clipboard by the list that is reported on; needs scripts */
  readonly openButton: ReactNode;
  /** the form or the report, as static markup */
  readonly children: ReactNode;
}

/** The page of deck reports: what needs the clipboard above the static markup. */
export const DeckPage = ({ clipboardText, openButton, children }: Props) => {
  const owned = useOwnedCards();
  useEffect(() => owned && sendOwnCollection(owned), [owned]);
  // The markup is new after each report.
  useEffect(() => {
    if (owned) showOwnCollection(document);
  });
  return (
    <div className={styles['page']}>
      {children}
      {(clipboardText !== '' || openButton) && (
        <section className={styles['clipboard']} aria-labelledby="clipboard-title">
          <h2 id="clipboard-title">Clipboard</h2>
          <div className={styles['buttons']}>
            {openButton}
            {clipboardText !== '' && (
              <form method="post" action="/deck">
                <input type="hidden" name="text" value={clipboardText} />
                <button type="submit" className={button['button']}>
                  Report on my clipboard
                </button>
              </form>
            )}
          </div>
        </section>
      )}
    </div>
  );
};

import styles from '../Deck.module.css';
import { makeChange, type DeckChange } from '../deck-change';

/** Id of the form that carries the list from one post to the next. */
export const STATE_FORM = 'deck-state';

/** A button that applies a change to the list, or undoes one; the page then shows the same section. */
export const ChangeButton = ({
  act = 'apply',
  change,
  section,
  label,
  children,
}: {
  readonly act?: 'apply' | 'undo';
  readonly change: DeckChange;
  /** id of the section that the next page shows */
  readonly section: string;
  /** what it does, for screen readers */
  readonly label: string;
  readonly children: string;
}) => (
  <button
    type="submit"
    form={STATE_FORM}
    formAction={`/deck#${section}`}
    name={act}
    value={makeChange(change)}
    className={styles['act']}
    aria-label={label}
  >
    {children}
  </button>
);

/** A button that keeps a card in the list, whatever swaps would do. */
export const KeepButton = ({ name, section }: { readonly name: string; readonly section: string }) => (
  <button
    type="submit"
    form={STATE_FORM}
    formAction={`/deck#${section}`}
    name="keep_card"
    value={name}
    className={styles['act']}
    aria-label={`Keep ${name}`}
  >
    Keep
  </button>
);

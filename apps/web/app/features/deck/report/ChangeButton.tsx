import { isSlug, makeDeckAct, type DeckAct } from '@crownsmith/domain';
import styles from '../Deck.module.css';
import { DECK_FORM } from '../deck-page-state';

/** A button that does something with the deck: the server leads to the address of the changed one. */
export const ActButton = ({
  acts,
  label,
  isMain = false,
  children,
}: {
  readonly acts: readonly DeckAct[];
  /** what it does, for screen readers */
  readonly label: string;
  /** whether it is what most people press */
  readonly isMain?: boolean;
  readonly children: string;
}) => (
  <button
    type="submit"
    form={DECK_FORM}
    name="do"
    value={acts.map(makeDeckAct).join(' ')}
    className={isMain ? styles['main'] : styles['act']}
    aria-label={label}
  >
    {children}
  </button>
);

/** A button that cuts a card, adds one, or swaps one for another. */
export const ChangeButton = ({
  change: { out, in: coming },
  label,
  children,
}: {
  /** slugs of the card that goes out and of the one that comes in */
  readonly change: { readonly out?: string | undefined; readonly in?: string | undefined };
  /** what it does, for screen readers */
  readonly label: string;
  readonly children: string;
}) => {
  const acts: readonly DeckAct[] =
    isSlug(out) && isSlug(coming)
      ? [{ kind: 'swap', card: out, in: coming }]
      : isSlug(out)
        ? [{ kind: 'cut', card: out }]
        : isSlug(coming)
          ? [{ kind: 'add', card: coming }]
          : [];
  return (
    <ActButton acts={acts} label={label} isMain>
      {children}
    </ActButton>
  );
};

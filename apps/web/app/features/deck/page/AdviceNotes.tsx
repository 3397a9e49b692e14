import { PopulationFields } from '#app/ui/population/PopulationFields';
import { DECK_FORM } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import styles from './MyDeck.module.css';

/** Which decks the list is compared with, and what of the limits was not understood. */
export const AdviceNotes = ({ view: { advice, state } }: { readonly view: DeckView }) => (
  <>
    {advice.notes.map((note) => (
      <p key={note} className={styles['note']}>
        {note}
      </p>
    ))}
    {advice.comparison !== undefined && (
      <PopulationFields form={DECK_FORM} sentence={advice.comparison} values={state.compare} method="get" />
    )}
  </>
);

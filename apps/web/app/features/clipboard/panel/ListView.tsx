import { clipboardIdentity, identityName } from '@crownsmith/domain';
import { useStore } from 'zustand';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from '../clipboard-store';
import { CommanderRows } from './CommanderRows';
import { groupedCards } from '../export-list';
import { ListRow } from './ListRow';
import styles from './ListView.module.css';
import { ManaCurve } from './ManaCurve';
import { askForRecs } from './recs-store';
import { Totals } from './Totals';

interface Props {
  readonly onImport: () => void;
  readonly onRecs: () => void;
}

const EmptyList = ({ onImport }: Pick<Props, 'onImport'>) => (
  <div className={styles['empty']}>
    <p>Nothing here yet. Press the paperclip on any card to keep it, and the crown to make it a commander.</p>
    <p>
      <button type="button" className={styles['secondary']} onClick={onImport}>
        Import a list
      </button>
    </p>
  </div>
);

/** The list itself: commanders, the cards by type, what it costs, and the way to recommendations. */
export const ListView = ({ onImport, onRecs }: Props) => {
  const state = useStore(clipboard.store);
  const cards = Object.values(state.cards);
  const empty = cards.length === 0 && state.commanders.length === 0;
  const allowed = identityName(clipboardIdentity(state));

  const clearAll = (): void => {
    clipboard.clear();
    showToast('Cleared. Undo brings the list back.');
  };
  const ask = async (): Promise<void> => {
    if (state.commanders.length > 0) onRecs();
    await askForRecs();
  };

  return (
    <>
      <div className={styles['tools']}>
        <button
          type="button"
          className={styles['tool']}
          disabled={state.prevStates.length === 0}
          onClick={clipboard.undo}
        >
          Undo{state.prevStates.length > 0 && ` (${state.prevStates.length})`}
        </button>
        <button type="button" className={styles['tool']} disabled={empty} onClick={clearAll}>
          Clear all
        </button>
      </div>
      <div className={styles['scroll']}>
        <CommanderRows />
        {empty && <EmptyList onImport={onImport} />}
        {cards.length > 0 && <ManaCurve cards={cards} />}
        {groupedCards(state).map((group) => (
          <section key={group.primaryType ?? 'Other'} aria-label={group.primaryType ?? 'Other'}>
            <h3 className={styles['group']}>
              {group.primaryType ?? 'Other'} <span className={styles['number']}>{group.cards.length}</span>
            </h3>
            <ul className={styles['rows']}>
              {group.cards.map((card) => (
                <ListRow key={card.url} card={card} state={state} allowed={allowed} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!empty && (
        <div className={styles['foot']}>
          <Totals />
          <button type="button" className={styles['primary']} onClick={() => void ask()}>
            Get recommendations
          </button>
        </div>
      )}
    </>
  );
};

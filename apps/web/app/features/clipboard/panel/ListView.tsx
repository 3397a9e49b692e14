import { clipboardIdentity, countCards, identityName, priceSourcesOf } from '@crownsmith/domain';
import { useStore } from 'zustand';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from '../clipboard';
import { CommanderRows } from './CommanderRows';
import { groupedCards } from '../export-list';
import { CardRow } from './CardRow';
import panel from './Panel.module.css';
import styles from './ListView.module.css';
import { ManaCurve } from './ManaCurve';
import { requestRecs } from './recs-store';
import { PriceTotals } from './PriceTotals';
import { statedTexts, useStatedPrintings } from './stated-prices';
import { useCookieSettings } from '#app/visitor/user-cookie';

interface Props {
  readonly onImport: () => void;
  readonly onRecs: () => void;
  readonly onSave: () => void;
}

const EmptyList = ({ onImport }: Pick<Props, 'onImport'>) => (
  <div className={panel['empty']}>
    <p>Your clipboard is empty. Press the paperclip on a card to add it, the crown to make it a commander.</p>
    <p>
      <button type="button" className={`${panel['secondary']} ${styles['import']}`} onClick={onImport}>
        Import a list
      </button>
    </p>
  </div>
);

/** The list: commanders, mana curve, cards by type, prices, and the button for recommendations. */
export const ListView = ({ onImport, onRecs, onSave }: Props) => {
  const state = useStore(clipboard.store);
  const cards = Object.values(state.cards);
  const empty = cards.length === 0 && state.commanders.length === 0;
  const printings = useStatedPrintings(state);
  const { priceSources, showsEverySource, region } = useCookieSettings();
  const stated = statedTexts(state, printings.find, showsEverySource ? priceSources : priceSourcesOf(region));
  const identity = identityName(clipboardIdentity(state));

  const clearAll = (): void => {
    clipboard.clear();
    showToast('Cleared the list. Press Undo to restore it.');
  };
  const recommend = async (): Promise<void> => {
    if (state.commanders.length > 0) onRecs();
    await requestRecs();
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
        <button type="button" className={styles['tool']} disabled={empty} onClick={onSave}>
          Save as list
        </button>
      </div>
      <div className={`${panel['scroll']} ${styles['content']}`}>
        <CommanderRows stated={stated} />
        {empty && <EmptyList onImport={onImport} />}
        {cards.length > 0 && <ManaCurve cards={cards} />}
        {groupedCards(state).map((group) => (
          <section key={group.primaryType ?? 'Other'} aria-label={group.primaryType ?? 'Other'}>
            <h3 className={styles['group']}>
              {group.primaryType ?? 'Other'}{' '}
              <span className={styles['number']}>{countCards(group.cards)}</span>
            </h3>
            <ul>
              {group.cards.map((card) => (
                <CardRow
                  key={card.url}
                  card={card}
                  state={state}
                  identity={identity}
                  stated={stated.get(card.url)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!empty && (
        <div className={styles['foot']}>
          <PriceTotals {...printings} />
          <button type="button" className={panel['primary']} onClick={() => void recommend()}>
            Get recommendations
          </button>
        </div>
      )}
    </>
  );
};

import {
  chosenColorText,
  choosesColor,
  clipboardAllowance,
  clipboardCommanders,
  clipboardIdentity,
  identityColors,
  identityName,
  SELECT_COMMANDER_MESSAGE,
  slugOfCardUrl,
} from '@crownsmith/domain';
import { useStore } from 'zustand';
import { ChosenColorSelect } from '#app/ui/form/ChosenColorSelect';
import { toggleCrown } from '../card-actions';
import { CloseIcon, CrownIcon } from '../ClipboardIcons';
import { clipboard } from '../clipboard';
import styles from './ListView.module.css';
import row from './RowButton.module.css';
import { viewCard } from './view-card';

const slugOf = (url: string): string => slugOfCardUrl(url) ?? '';

/** A readable name for a URL whose card is not loaded yet. */
const nameOfUrl = (url: string): string => slugOf(url).replaceAll('-', ' ');

/** Asks for the colour of commanders that let their player choose one, and says which it is; nothing for other commanders. */
const ChosenColor = () => {
  const state = useStore(clipboard.store);
  const allowance = clipboardAllowance(state);
  if (allowance === undefined || !choosesColor(clipboardCommanders(state))) return null;
  return (
    <div className={styles['color']}>
      <label htmlFor="clipboard-chosen-color">Colour that you choose for it</label>
      <ChosenColorSelect
        id="clipboard-chosen-color"
        value={state.chosenColor}
        onChoose={(chosenColor) => clipboard.set({ chosenColor })}
      />
      <p role="status">
        {chosenColorText(identityColors(allowance.chosen), state.chosenColor !== undefined)}
      </p>
    </div>
  );
};

/** The commanders of the list, or a hint how to choose one. */
export const CommanderRows = ({
  stated,
}: {
  /** by URL what the list states of its copies, as text */
  readonly stated: ReadonlyMap<string, readonly string[]>;
}) => {
  const state = useStore(clipboard.store);
  const { commanders, cards, loadedCards } = state;
  if (commanders.length === 0) {
    if (Object.keys(cards).length === 0) return null;
    return (
      <p className={styles['hint']}>
        <CrownIcon /> {SELECT_COMMANDER_MESSAGE}.
      </p>
    );
  }
  return (
    <section aria-label="Commanders" className={styles['zone']}>
      <h3 className={styles['group']}>
        {commanders.length === 1 ? 'Commander' : 'Commanders'}{' '}
        <span className={styles['number']}>{identityName(clipboardIdentity(state))}</span>
      </h3>
      <ul>
        {commanders.map((url) => {
          const name = (loadedCards[url] ?? cards[url])?.name ?? nameOfUrl(url);
          return (
            <li key={url} className={styles['row']}>
              <button
                type="button"
                className={styles['name']}
                data-commander
                onClick={(event) => viewCard(url, event.currentTarget)}
              >
                {name}
                {stated.has(url) && <small className={styles['stated']}>{stated.get(url)?.join('; ')}</small>}
              </button>
              <button
                type="button"
                className={row['button']}
                data-on
                aria-label={`Move ${name} back to the cards`}
                title="Back to the cards"
                onClick={() => void toggleCrown({ name, slug: slugOf(url), canLead: true })}
              >
                <CrownIcon />
              </button>
              <button
                type="button"
                className={row['button']}
                aria-label={`Remove ${name}`}
                title="Remove"
                onClick={() => clipboard.set({ commanders: commanders.filter((other) => other !== url) })}
              >
                <CloseIcon size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <ChosenColor />
    </section>
  );
};

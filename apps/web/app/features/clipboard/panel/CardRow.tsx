import { canBeInCommandZone, type ClipboardCard, type ClipboardEntry, isIllegal } from '@crownsmith/domain';
import { CloseIcon, CrownIcon, WarningIcon } from '../ClipboardIcons';
import { toggleCrown } from '../card-actions';
import { clipboard } from '../clipboard';
import type { Clipboard } from '../clipboard-store';
import { CopiesField } from './CopiesField';
import styles from './ListView.module.css';
import row from './RowButton.module.css';
import { viewCard } from './view-card';

interface Props {
  readonly card: ClipboardEntry;
  readonly state: Clipboard;
  /** name of the commanders' colour identity */
  readonly identity: string;
  /** what the list states of its copies, as text */
  readonly stated?: readonly string[] | undefined;
}

/** Why a card is not legal in this list. */
const illegalReason = (card: ClipboardCard, state: Clipboard, identity: string): string | undefined => {
  if (isIllegal(card, state)) return `not in ${identity}`;
  if (card.legality === 'banned') return 'banned';
  return card.legality === 'not_legal' ? 'not legal' : undefined;
};

/** A card of the list: its name opens the viewer; a field sets its copies, buttons crown and remove it. */
export const CardRow = ({ card, state, identity, stated }: Props) => {
  const illegal = illegalReason(card, state, identity);
  const canLead = canBeInCommandZone(card);
  return (
    <li className={styles['row']} data-illegal={illegal ? true : undefined}>
      <button
        type="button"
        className={styles['name']}
        onClick={(event) => viewCard(card.url, event.currentTarget)}
      >
        {card.name}
        {stated && <small className={styles['stated']}>{stated.join('; ')}</small>}
        {illegal && (
          <span className={styles['illegal']}>
            <WarningIcon size={14} /> {illegal}
          </span>
        )}
      </button>
      {card.primaryType !== 'Land' && (
        <span className={styles['value']} title="Mana value">
          <span aria-hidden="true">MV</span>
          <span className="sr-only">Mana value</span> {card.manaValue}
        </span>
      )}
      <CopiesField card={card} />
      {canLead && (
        <button
          type="button"
          className={row['button']}
          aria-label={`Make ${card.name} a commander`}
          title="Make it a commander"
          onClick={() => void toggleCrown({ name: card.name, slug: card.slug, canLead })}
        >
          <CrownIcon />
        </button>
      )}
      <button
        type="button"
        className={row['button']}
        aria-label={`Remove ${card.name}`}
        title="Remove"
        onClick={() => clipboard.removeCards([card.url])}
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
};

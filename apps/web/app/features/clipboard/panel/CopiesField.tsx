import { type ClipboardEntry, maxCopies } from '@crownsmith/domain';
import { useState } from 'react';
import { clipboard } from '../clipboard';
import styles from './CopiesField.module.css';
import row from './RowButton.module.css';

/** The copies of a card as a number between buttons for fewer and more; nothing for a card that a deck may have once. */
export const CopiesField = ({
  card: { url, name, count = 1, copyLimit },
}: {
  readonly card: ClipboardEntry;
}) => {
  /** What is typed while it is no number of copies. */
  const [draft, setDraft] = useState<string>();
  const max = maxCopies(copyLimit);
  if (max < 2) return null;
  const step = (label: string, sign: string, copies: number) => (
    <button
      type="button"
      className={row['button']}
      aria-label={`${label} copies of ${name}`}
      aria-disabled={copies < 1 || copies > max}
      onClick={() => clipboard.setCopies(url, copies)}
    >
      {sign}
    </button>
  );
  return (
    <span className={styles['copies']}>
      {step('Fewer', '−', count - 1)}
      <label className={styles['label']}>
        <span className="sr-only">Copies of {name}</span>
        <input
          type="number"
          className={styles['number']}
          min={1}
          max={max}
          value={draft ?? count}
          onChange={({ target: { value, valueAsNumber: copies } }) => {
            const isCount = Number.isInteger(copies) && copies > 0;
            setDraft(isCount ? undefined : value);
            if (isCount) clipboard.setCopies(url, copies);
          }}
          onBlur={() => setDraft(undefined)}
        />
        ×
      </label>
      {step('More', '+', count + 1)}
    </span>
  );
};

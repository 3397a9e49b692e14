import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';

interface Props {
  /** name of the value in the form, and id of the field */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value?: string;
  readonly isChecked?: boolean;
  /** a switch takes effect, a checkbox is a part of a form */
  readonly kind?: 'checkbox' | 'switch';
}

/** A checkbox or a switch: the browser's own input, for react-aria's hides it by an inline style that the page forbids. */
export const Checkbox = ({ name, label, hint, value = 'on', isChecked, kind = 'checkbox' }: Props) => {
  const hintId = `${name}-hint`;
  return (
    <div className={styles['choice']}>
      <label htmlFor={name}>
        <input
          id={name}
          name={name}
          type="checkbox"
          value={value}
          defaultChecked={isChecked}
          role={kind === 'switch' ? 'switch' : undefined}
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
};

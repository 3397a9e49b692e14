import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface Props {
  /** name of the value in the form, and id of the field */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of one: the browser's own select, which works without scripts as react-aria's does not. */
export const SelectField = ({ name, label, hint, error, value, options }: Props) => {
  const [hintId, errorId] = [`${name}-hint`, `${name}-error`];
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
      <select
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};

import type { ReactNode } from 'react';
import formStyles from './Form.module.css';
import styles from './RadioField.module.css';

interface Props<Value extends string | number> {
  /** name of the value in the form, and id of the field */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** the chosen option; undefined for none */
  readonly value: Value | undefined;
  readonly error?: string | undefined;
  /** options of long texts stand below each other */
  readonly isList?: boolean;
}

/** A choice of one among radio buttons: the browser's own, for react-aria's hides them by an inline style that the page forbids. */
export const RadioField = <Value extends string | number>({
  name,
  legend,
  options,
  value,
  error,
  isList = false,
}: Props<Value>) => {
  const errorId = `${name}-error`;
  return (
    <fieldset
      id={name}
      className={styles[isList ? 'list' : 'line']}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      {error !== undefined && (
        <p id={errorId} className={formStyles['error']}>
          {error}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            aria-describedby={error === undefined ? undefined : errorId}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};

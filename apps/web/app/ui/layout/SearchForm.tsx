import { MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import styles from './SearchForm.module.css';

interface Props {
  readonly action: string;
  /** query parameter of the field */
  readonly name: string;
  /** accessible name of the field */
  readonly label: string;
  readonly button: string;
  readonly value?: string | undefined;
  readonly placeholder?: string;
  /** label of the search landmark; none for a filter of the page */
  readonly search?: string;
  /** id of the field */
  readonly id?: string;
  /** the value was not understood */
  readonly isInvalid?: boolean;
  /** further fields */
  readonly children?: ReactNode;
}

/** A text field with a submit button, as a form that works without scripts. Rendered on the server only. */
export const SearchForm = (props: Props) => {
  const { action, name, label, button, value, placeholder, search, id, isInvalid = false, children } = props;
  return (
    <form
      action={action}
      className={styles['form']}
      role={search === undefined ? undefined : 'search'}
      aria-label={search}
    >
      <input
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        maxLength={MAX_QUERY_CHARACTERS}
      />
      {children}
      <button type="submit">{button}</button>
    </form>
  );
};

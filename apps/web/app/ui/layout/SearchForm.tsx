import { MAX_QUERY_CHARACTERS } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import styles from './SearchForm.module.css';

interface Props {
  readonly action: string;
  /** of the field in the query */
  readonly name: string;
  /** what is asked for */
  readonly label: string;
  /** what the button says */
  readonly button: string;
  readonly value?: string | undefined;
  readonly placeholder?: string;
  /** what the form is called as a way to search the site; none for a filter of a page */
  readonly search?: string;
  /** fields that go along */
  readonly children?: ReactNode;
}

/** A field for a name with its button, in a form that works without scripts. Drawn on the server only. */
export const SearchForm = ({ action, name, label, button, value, placeholder, search, children }: Props) => (
  <form
    action={action}
    className={styles['form']}
    role={search === undefined ? undefined : 'search'}
    aria-label={search}
  >
    <input
      type="search"
      name={name}
      defaultValue={value}
      placeholder={placeholder}
      aria-label={label}
      maxLength={MAX_QUERY_CHARACTERS}
    />
    {children}
    <button type="submit">{button}</button>
  </form>
);

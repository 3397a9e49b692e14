import styles from './Form.module.css';
import type { FormState } from './form-state';

interface Props {
  readonly state: FormState;
  /** the fields of the form in their order; the id of a field is its name */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  /** what else to say about fields with errors */
  readonly note?: string;
}

/** The errors of a rejected form at the top of its page, focused, with a link to each field. */
export const ErrorSummary = ({ state, fields, note }: Props) => {
  const invalid = fields.filter(({ name }) => state.errors[name] !== undefined);
  if (state.formError === undefined && invalid.length === 0) return null;
  return (
    <div className={styles['summary']} role="alert" tabIndex={-1} autoFocus>
      {state.formError && <p>{state.formError}</p>}
      {invalid.length > 0 && (
        <>
          <p>
            {invalid.length === 1 ? 'One field needs' : `${invalid.length} fields need`} your attention.
            {note && ` ${note}`}
          </p>
          <ul>
            {invalid.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${name}`}>{label}</a>: {state.errors[name]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

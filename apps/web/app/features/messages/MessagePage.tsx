import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import formStyles from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import type { FormState } from '#app/ui/form/form-state';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import button from '#app/ui/layout/Button.module.css';
import { type FormField, type MessageForm, RENDERED_AT_FIELD, TRAP_FIELD } from './message-forms';
import styles from './MessagePage.module.css';

interface FieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | undefined;
}

/** A field with its label, hint and error. Validation is the server's: the browser's own is off. */
const Field = ({ field, value, error }: FieldProps) => {
  const { name, label, kind, hint, missing, autoComplete, options = [] } = field;
  const [hintId, errorId] = [`${name}-hint`, `${name}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const common = {
    id: name,
    name,
    defaultValue: value,
    autoComplete,
    'aria-required': missing === undefined ? undefined : true,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
  } as const;
  return (
    <div className={formStyles['field']}>
      <label htmlFor={name}>
        {label} {missing === undefined && <small>(optional)</small>}
      </label>
      {hint && (
        <p id={hintId} className={formStyles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={formStyles['error']}>
          {error}
        </p>
      )}
      {kind === 'text' && <textarea {...common} rows={field.max > 2000 ? 8 : 4} />}
      {kind === 'choice' && (
        <select {...common}>
          <option value="">Choose …</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {kind !== 'text' && kind !== 'choice' && (
        <input
          {...common}
          type={kind === 'email' ? 'email' : 'text'}
          inputMode={kind === 'url' ? 'url' : undefined}
          spellCheck={kind === 'line' ? undefined : false}
        />
      )}
    </div>
  );
};

interface PageProps {
  readonly form: MessageForm;
  readonly state: FormState;
  /** in ms since 1970 */
  readonly renderedAt: number;
  /** who runs the site, if configured */
  readonly operator?: string | undefined;
  readonly email?: string | undefined;
}

/** A page with a form that works without scripts. Rendered on the server only. */
export const MessagePage = ({ form, state, renderedAt, operator, email }: PageProps) => (
  <FormPage title={form.title} lead={form.lead}>
    {(operator !== undefined || email !== undefined) && (
      <p className={formStyles['lead']}>
        {operator !== undefined && <>This site is run by {operator}. </>}
        {email !== undefined && (
          <>
            E-mail: <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    )}
    <ErrorSummary fields={form.fields} state={state} note="Nothing has been sent yet." />
    <form method="post" action={form.path} noValidate className={formStyles['form']}>
      {form.fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={state.values[field.name] ?? ''}
          error={state.errors[field.name]}
        />
      ))}
      <div className={styles['trap']} aria-hidden="true">
        <label htmlFor={TRAP_FIELD}>Leave this empty</label>
        <input id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <input
        type="hidden"
        name={RENDERED_AT_FIELD}
        value={state.values[RENDERED_AT_FIELD] || renderedAt.toString(36)}
      />
      <p className={formStyles['hint']}>
        Your message is stored on this site until it has been dealt with. <a href="/privacy#forms">Privacy</a>
      </p>
      <SubmitButton>{form.send}</SubmitButton>
    </form>
  </FormPage>
);

/** The page after a message was sent. */
export const ThanksPage = ({ form, id }: { readonly form: MessageForm; readonly id: string }) => (
  <FormPage
    title="Thank you"
    parents={[{ label: form.title, url: form.path }]}
    lead={<span role="status">{form.thanks}</span>}
  >
    <p className={styles['reference']}>
      If you write about this again, please quote the number <b>{id}</b>
    </p>
    <p className={styles['next']}>
      <a href="/" className={button['primary']}>
        Back to the home page
      </a>
      <a href={form.path} className={button['button']}>
        Write another message
      </a>
    </p>
  </FormPage>
);

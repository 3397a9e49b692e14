import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import button from '#app/ui/layout/Button.module.css';
import { type FormField, type MessageForm, RENDERED_AT_FIELD, TRAP_FIELD } from './message-forms';
import styles from './MessagePage.module.css';
import type { FormState } from './submit-message.server';

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
    <div className={styles['field']}>
      <label htmlFor={name}>
        {label} {missing === undefined && <small>(optional)</small>}
      </label>
      {hint && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles['error']}>
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

/** The errors at the top of the page, focused, with a link to each field. */
const ErrorSummary = ({ form, state }: { readonly form: MessageForm; readonly state: FormState }) => {
  const invalid = form.fields.filter(({ name }) => state.errors[name] !== undefined);
  if (state.formError === undefined && invalid.length === 0) return null;
  return (
    <div className={styles['summary']} role="alert" tabIndex={-1} autoFocus>
      {state.formError && <p>{state.formError}</p>}
      {invalid.length > 0 && (
        <>
          <p>
            {invalid.length === 1 ? 'One field needs' : `${invalid.length} fields need`} your attention.
            Nothing has been sent yet.
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
  <div className={styles['page']}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: form.title }]} />
    <h1>{form.title}</h1>
    <p className={styles['lead']}>{form.lead}</p>
    {(operator !== undefined || email !== undefined) && (
      <p className={styles['lead']}>
        {operator !== undefined && <>This site is run by {operator}. </>}
        {email !== undefined && (
          <>
            E-mail: <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    )}
    <ErrorSummary form={form} state={state} />
    <form method="post" action={form.path} noValidate className={styles['form']}>
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
      <p className={styles['hint']}>
        Your message is stored on this site until it has been dealt with. <a href="/privacy#forms">Privacy</a>
      </p>
      <p>
        <button type="submit" className={styles['send']}>
          {form.send}
        </button>
      </p>
    </form>
  </div>
);

/** The page after a message was sent. */
export const ThanksPage = ({ form, id }: { readonly form: MessageForm; readonly id: string }) => (
  <div className={styles['page']}>
    <Breadcrumbs
      steps={[{ label: 'Home', url: '/' }, { label: form.title, url: form.path }, { label: 'Sent' }]}
    />
    <h1>Thank you</h1>
    <p className={styles['lead']} role="status">
      {form.thanks}
    </p>
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
  </div>
);

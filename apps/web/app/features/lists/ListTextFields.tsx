import { Form } from '@remix-run/react';
import { TextAreaField } from '#app/ui/form/TextAreaField';
import { TextField } from '#app/ui/form/TextField';
import button from '#app/ui/layout/Button.module.css';
import { Alert } from '#app/ui/states/Alert';
import type { ListDraft } from './list-views';
import styles from './Lists.module.css';

const MAX_LINES = 100;

/** The name of a list. */
export const NameField = ({
  value,
  error,
}: {
  readonly value: string;
  readonly error: string | undefined;
}) => <TextField name="name" label="Name" value={value} error={error} autoComplete="off" />;

/** A list as text, the lines that could not be used, and the buttons that save it. */
export const TextFields = ({
  label,
  draft,
  submit,
  value,
  onChange,
}: {
  readonly label: string;
  readonly draft: ListDraft;
  /** what the button says */
  readonly submit: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}) => {
  const { lines, textError } = draft;
  return (
    <>
      <TextAreaField
        name="text"
        label={label}
        hint="A card a line, in any notation: “Commander”, “Companion” and “Maybeboard” above their cards, tags as “#Ramp”."
        error={textError}
        value={value}
        onChange={onChange}
        rows={12}
      />
      {lines.length > 0 && (
        <div className={styles['lines']}>
          <p>Lines that could not be used: {lines.length}</p>
          <ul>
            {lines.slice(0, MAX_LINES).map(({ line, text }) => (
              <li key={`${line}:${text}`}>
                {line !== undefined && <b>Line {line}:</b>} {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles['buttons']}>
        <button type="submit" className={button['primary']}>
          {submit}
        </button>
        {lines.length > 0 && (
          <button type="submit" name="skip" value="1" className={button['button']}>
            Save the rest
          </button>
        )}
      </p>
    </>
  );
};

/** Why a form was refused that no field is to blame for, and what has just been done. */
export const Messages = ({
  notice,
  error,
}: {
  readonly notice: string | undefined;
  readonly error: string | undefined;
}) => (
  <>
    {notice !== undefined && error === undefined && (
      <p role="status" className={styles['notice']}>
        {notice}
      </p>
    )}
    <Alert errors={error === undefined ? [] : [error]} />
  </>
);

/** A form of one button. */
export const ActionForm = ({
  action,
  fields,
  children,
}: {
  readonly action: string;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly children: string;
}) => (
  <Form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={button['button']}>
      {children}
    </button>
  </Form>
);

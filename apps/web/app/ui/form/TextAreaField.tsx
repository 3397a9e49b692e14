import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { FieldNotes } from './FieldNotes';
import styles from './Form.module.css';
import { useTypedText } from './use-typed-text';

interface Props {
  /** name of the value in the form, and id of the field */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows: number;
}

/** Text of several lines that no keyboard may correct, with its label, hint and error. The server validates it, its length, too: a browser would cut off the rest of what is pasted. */
export const TextAreaField = ({ name, label, hint, error, value, onChange, rows }: Props) => {
  const shown = useTypedText(name, value, onChange);
  return (
    <TextField
      id={name}
      name={name}
      className={styles['field'] ?? ''}
      value={shown}
      onChange={onChange}
      autoComplete="off"
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <Label>{label}</Label>
      <FieldNotes hint={hint} error={error} />
      <TextArea rows={rows} autoCapitalize="none" autoCorrect="off" spellCheck="false" />
    </TextField>
  );
};

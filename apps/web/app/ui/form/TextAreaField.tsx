import { type ReactNode, useRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { FieldNotes } from './FieldNotes';
import { useTyped } from './TextField';
import styles from './Form.module.css';

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
  const area = useRef<HTMLTextAreaElement>(null);
  useTyped(area, value, onChange);
  return (
    <TextField
      id={name}
      name={name}
      className={styles['field'] ?? ''}
      value={value}
      onChange={onChange}
      autoComplete="off"
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <Label>{label}</Label>
      <FieldNotes hint={hint} error={error} />
      <TextArea ref={area} rows={rows} autoCapitalize="none" autoCorrect="off" spellCheck="false" />
    </TextField>
  );
};

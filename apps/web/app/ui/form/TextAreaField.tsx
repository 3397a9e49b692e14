import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { FieldNotes } from './FieldNotes';
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

/**
 * What a text area shows. What was typed into it before the page is hydrated counts: it is read before React takes over the element,
 * for React would put its own text back.
 */
const useTypedText = (name: string, text: string, onTyped: (text: string) => void): string => {
  const isOnPage = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const [typed] = useState(() => {
    if (!isOnPage || typeof document === 'undefined') return text;
    return document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value ?? text;
  });
  const [isHandedOver, setIsHandedOver] = useState(false);
  useEffect(() => {
    if (isHandedOver) return;
    if (typed !== text) onTyped(typed);
    setIsHandedOver(true);
  }, [isHandedOver, typed, text, onTyped]);
  return isHandedOver ? text : typed;
};

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

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldNotes } from './FieldNotes';
import styles from './Form.module.css';

export interface TextFieldProps {
  /** name of the value in the form, and id of the field */
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value?: string | undefined;
  readonly autoComplete: string;
  readonly isOptional?: boolean;
  /** an address, a code or a password: text that no keyboard may correct */
  readonly isVerbatim?: boolean;
  /** in characters */
  readonly maxLength?: number;
  /** stands beside the input */
  readonly children?: ReactNode;
}

/**
 * The value of an input. What was typed or filled in before the page was hydrated counts, too: React would take it for empty
 * and clear it with the next render.
 */
const useTypedValue = (
  input: RefObject<HTMLInputElement | null>,
  initial: string,
): readonly [string, (value: string) => void] => {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    if (input.current) setValue(input.current.value);
  }, [input]);
  return [value, setValue];
};

/** A line of text with its label, hint and error. The server validates it; the browser's own validation is off. */
export const TextField = ({
  name,
  label,
  type = 'text',
  hint,
  error,
  value: initial = '',
  autoComplete,
  isOptional = false,
  isVerbatim = type !== 'text',
  maxLength,
  children,
}: TextFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useTypedValue(input, initial);
  return (
    <AriaTextField
      id={name}
      name={name}
      type={type}
      className={styles['field'] ?? ''}
      value={value}
      onChange={setValue}
      autoComplete={autoComplete}
      validationBehavior="aria"
      isRequired={!isOptional}
      isInvalid={error !== undefined}
      {...(maxLength !== undefined && { maxLength })}
      {...(isVerbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' })}
    >
      <Label>
        {label}
        {isOptional && (
          <>
            {' '}
            <small>(optional)</small>
          </>
        )}
      </Label>
      <FieldNotes hint={hint} error={error} />
      {children === undefined ? (
        <Input ref={input} />
      ) : (
        <div className={styles['combined']}>
          <Input ref={input} />
          {children}
        </div>
      )}
    </AriaTextField>
  );
};

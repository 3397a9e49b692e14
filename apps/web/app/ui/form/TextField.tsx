import { type ReactNode, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldNotes } from './FieldNotes';
import styles from './Form.module.css';
import { useTypedText } from './use-typed-text';

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
  const [value, setValue] = useState(initial);
  const shown = useTypedText(name, value, setValue);
  return (
    <AriaTextField
      id={name}
      name={name}
      type={type}
      className={styles['field'] ?? ''}
      value={shown}
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
        <Input />
      ) : (
        <div className={styles['combined']}>
          <Input />
          {children}
        </div>
      )}
    </AriaTextField>
  );
};

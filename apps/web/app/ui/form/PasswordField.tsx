import { useState } from 'react';
import styles from './PasswordField.module.css';
import { TextField, type TextFieldProps } from './TextField';

interface Props extends Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'error'> {
  /** tells password managers whether to fill in a password or to offer a new one */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, with a button that shows it; without scripts there is no button. */
export const PasswordField = (props: Props) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} isVerbatim maxLength={1000}>
      <button
        type="button"
        className={styles['show']}
        aria-pressed={isShown}
        aria-controls={props.name}
        aria-label={`Show ${props.label.toLowerCase()}`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </TextField>
  );
};

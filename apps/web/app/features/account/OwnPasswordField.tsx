import type { FormState } from '#app/ui/form/form-state';
import { PasswordField } from '#app/ui/form/PasswordField';

interface OwnPasswordFieldProps {
  readonly name: string;
  readonly state: FormState;
  readonly label?: string;
}

/** The password that a person has, asked for before something of the account changes. */
export const OwnPasswordField = ({ name, state, label = 'Your password' }: OwnPasswordFieldProps) => (
  <PasswordField name={name} label={label} autoComplete="current-password" error={state.errors[name]} />
);

import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import formStyles from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import type { FormState } from '#app/ui/form/form-state';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import { TextField } from '#app/ui/form/TextField';

/** The page that asks for the password before an account is deleted. Rendered on the server only. */
export const DeleteAccountPage = ({
  email,
  state,
}: {
  readonly email: string;
  readonly state: FormState;
}) => (
  <FormPage
    title="Delete the account"
    parents={[{ label: 'Account', url: '/account' }]}
    lead="Your profile, lists, votes, sessions and tokens are deleted at once and cannot be restored. You may want to download what is kept of you first."
  >
    <ErrorSummary fields={[{ name: 'password', label: 'Password' }]} state={state} />
    <form method="post" action="/account/delete" noValidate className={formStyles['form']}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        error={state.errors['password']}
      />
      <SubmitButton>Delete everything</SubmitButton>
    </form>
  </FormPage>
);

/** The page after an account was deleted. */
export const DeletedPage = () => (
  <FormPage
    title="Account deleted"
    lead={
      <span role="status">
        Everything that this site kept of you is deleted. Thank you for your time here.
      </span>
    }
  />
);

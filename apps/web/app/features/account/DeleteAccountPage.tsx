import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import formStyles from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import type { FormState } from '#app/ui/form/form-state';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import { useFormData } from '#app/rendering/RenderedForm';
import { OwnPasswordField } from './OwnPasswordField';

interface AskView {
  readonly email: string;
  /** otherwise a sign-in of the last minutes stands for it */
  readonly hasPassword: boolean;
  readonly state: FormState;
}

/** What /account/delete shows: the form, or that the account is deleted. */
export type DeleteAccountView = AskView | 'deleted';

/** The page that asks for the password, where there is one, before an account is deleted. */
const AskPage = ({ email, hasPassword, state }: AskView) => (
  <FormPage
    title="Delete the account"
    parents={[{ label: 'Account', url: '/account' }]}
    lead="Your profile, lists, votes, sessions and tokens are deleted at once and cannot be restored. You may want to download what is kept of you first."
  >
    <ErrorSummary fields={[{ name: 'password', label: 'Password' }]} state={state} />
    <form method="post" action="/account/delete" noValidate className={formStyles['form']}>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {hasPassword && <OwnPasswordField name="password" label="Password" state={state} />}
      <SubmitButton>Delete everything</SubmitButton>
    </form>
  </FormPage>
);

/** The page after an account was deleted. */
const DeletedPage = () => (
  <FormPage
    title="Account deleted"
    lead={
      <span role="status">
        Everything that this site kept of you is deleted. Thank you for your time here.
      </span>
    }
  />
);

/** The page of what the server has read or done. */
export const DeleteAccountPage = ({ view }: { readonly view: DeleteAccountView }) =>
  view === 'deleted' ? <DeletedPage /> : <AskPage {...view} />;

/** /account/delete: the rejected form after a post, else what was loaded. */
export const DeleteAccountRoute = () => {
  const { view } = useFormData<{ readonly view: DeleteAccountView }>();
  return <DeleteAccountPage view={view} />;
};

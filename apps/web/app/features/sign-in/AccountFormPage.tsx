import type { ReactNode } from 'react';
import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import formStyles from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import { PasswordField } from '#app/ui/form/PasswordField';
import { ProviderForm } from '#app/ui/form/ProviderForm';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import { TextField } from '#app/ui/form/TextField';
import { useFormData } from '#app/rendering/RenderedForm';
import { ACCOUNT_FORMS, type AccountField, type AccountForm, type AccountFormName } from './account-forms';
import type { AccountPageData } from './account-page.server';
import styles from './AccountFormPage.module.css';

interface FieldProps {
  readonly field: AccountField;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

const Field = ({ field: { name, label, hint, autoComplete }, value, error }: FieldProps) => {
  switch (name) {
    case 'password':
      return (
        <PasswordField name={name} label={label} hint={hint} error={error} autoComplete="current-password" />
      );
    case 'newPassword':
      return (
        <PasswordField name={name} label={label} hint={hint} error={error} autoComplete="new-password" />
      );
    case 'email':
    case 'displayName':
    case 'code':
      return (
        <TextField
          name={name}
          label={label}
          type={name === 'email' ? 'email' : 'text'}
          hint={hint}
          error={error}
          value={value}
          autoComplete={autoComplete}
          isVerbatim={name !== 'displayName'}
        />
      );
  }
};

interface ViewProps {
  readonly name: AccountFormName;
  readonly data: AccountPageData;
  /** says what happened before */
  readonly notices?: Readonly<Record<string, string>>;
  /** links below the form */
  readonly children?: ReactNode;
}

/** A form of accounts: native fields that work without scripts. A code that the link brought is not shown. */
const AccountFormView = ({ name, data, notices = {}, children }: ViewProps) => {
  const form: AccountForm = ACCOUNT_FORMS[name];
  const { state, hidden, notice = '' } = data;
  const shown = form.fields.filter((field) => !(field.name in hidden));
  return (
    <FormPage title={form.title} lead={form.lead}>
      {notices[notice] !== undefined && (
        <p role="status" className={styles['notice']}>
          {notices[notice]}
        </p>
      )}
      <ErrorSummary state={state} fields={form.fields} />
      <form method="post" action={form.path} noValidate className={formStyles['form']}>
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {shown.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={state.values[field.name]}
            error={state.errors[field.name]}
          />
        ))}
        <SubmitButton>{form.send}</SubmitButton>
      </form>
      {data.provider !== undefined && (
        <div className={styles['provider']}>
          <ProviderForm provider={data.provider} hidden={hidden} />
        </div>
      )}
      {children !== undefined && <div className={styles['links']}>{children}</div>}
    </FormPage>
  );
};

/** The page of a form's route: the rejected form after a post, else what was loaded. */
export const AccountFormPage = (props: Omit<ViewProps, 'data'>) => (
  <AccountFormView {...props} data={useFormData<AccountPageData>()} />
);

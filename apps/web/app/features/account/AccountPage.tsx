import type { AdTier } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import type { SessionInfo } from '#app/accounts/accounts.server';
import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import formStyles from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import { EMPTY_FORM, type FormState } from '#app/ui/form/form-state';
import { PasswordField } from '#app/ui/form/PasswordField';
import { ProviderForm } from '#app/ui/form/ProviderForm';
import { TextField } from '#app/ui/form/TextField';
import { useFormData } from '#app/rendering/RenderedForm';
import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import type { AccountIntent } from './account.schema';
import styles from './AccountPage.module.css';
import { OwnPasswordField } from './OwnPasswordField';
import { SessionList, Time } from './SessionList';
import { MAX_TOKEN_NAME } from './token-name';

/** What /account shows of a person. */
export interface AccountView {
  readonly displayName: string;
  readonly email: string;
  readonly tier: AdTier;
  readonly lists: number;
  readonly votes: number;
  /** the session of this request */
  readonly session: string;
  readonly sessions: readonly SessionInfo[];
  /** otherwise the account has the host's provider alone */
  readonly hasPassword: boolean;
  /** the host's own provider, and since when the account is linked, in ms since 1970 */
  readonly provider?: { readonly name: string; readonly linkedAt: number | undefined } | undefined;
}

/** What /account shows. */
export interface AccountPageView {
  readonly account: AccountView;
  /** the rejected form */
  readonly state?: FormState | undefined;
  /** what was done */
  readonly done?: string | undefined;
  /** a new token's secret, shown once */
  readonly token?: string | undefined;
}

const FIELDS = [
  { name: 'displayName', label: 'Name' },
  { name: 'current', label: 'Current password' },
  { name: 'next', label: 'New password' },
  { name: 'tokenName', label: 'Name of the token' },
  { name: 'linkPassword', label: 'Your password' },
  { name: 'tokenPassword', label: 'Your password' },
] as const;

const TIER_TEXTS: Readonly<Record<AdTier, string>> = {
  rare: 'You are a supporter of the rare tier: you see no ads.',
  uncommon: 'You are a supporter of the uncommon tier: you see no ads.',
  none: 'You are no supporter yet.',
};

const Section = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** A form of the page. */
const IntentForm = ({
  intent,
  submit,
  children,
}: {
  readonly intent: AccountIntent;
  readonly submit: string;
  readonly children?: ReactNode;
}) => (
  <form method="post" action="/account" noValidate className={styles['form']}>
    <input type="hidden" name="intent" value={intent} />
    {children}
    <p>
      <button type="submit" className={button['button']}>
        {submit}
      </button>
    </p>
  </form>
);

interface ProviderProps {
  readonly provider: NonNullable<AccountView['provider']>;
  readonly hasPassword: boolean;
  readonly state: FormState;
}

/** Whether the account is linked to the host's provider. A link, and its end, take the password. */
const Provider = ({ provider: { name, linkedAt }, hasPassword, state }: ProviderProps) => (
  <Section id="provider" title={`Sign in with ${name}`}>
    {linkedAt !== undefined && (
      <p>
        Linked <Time time={linkedAt} />: you can sign in with {name}.
      </p>
    )}
    {hasPassword ? (
      <IntentForm
        intent={linkedAt === undefined ? 'link-provider' : 'unlink-provider'}
        submit={linkedAt === undefined ? `Link ${name}` : `Unlink ${name}`}
      >
        <OwnPasswordField name="linkPassword" state={state} />
      </IntentForm>
    ) : (
      <>
        <p>
          Your account has no password. Choose one above, and you can unlink {name}. To choose it, to make a
          token or to delete the account, you must have signed in within the last ten minutes.
        </p>
        <ProviderForm provider={name} hidden={{ to: '/account' }} />
      </>
    )}
  </Section>
);

interface TokensProps extends Pick<AccountPageView, 'account' | 'token'> {
  readonly state: FormState;
}

const Tokens = ({ account, state, token }: TokensProps) => (
  <Section id="tokens" title="Tokens for scripts">
    <p>
      A script that sends a token in the header <code>Authorization: Bearer</code> reads and changes your
      lists by <code>/api/lists</code>. Anyone who has it can do so: keep it as secret as a password.
    </p>
    {token !== undefined && (
      <div role="status" className={styles['token']}>
        <p>This is your new token. It is shown this once: copy it now.</p>
        <p>
          <code>{token}</code>
        </p>
      </div>
    )}
    <SessionList
      sessions={account.sessions.filter(({ kind }) => kind === 'token')}
      current={account.session}
    />
    <IntentForm intent="make-token" submit="Make a token">
      <TextField
        name="tokenName"
        label="Name of the token"
        hint="What uses it, for this list."
        autoComplete="off"
        maxLength={MAX_TOKEN_NAME}
        value={state.values['tokenName']}
        error={state.errors['tokenName']}
      />
      {account.hasPassword && <OwnPasswordField name="tokenPassword" state={state} />}
    </IntentForm>
  </Section>
);

/** The page of a person's account, whose forms work without scripts. */
export const AccountPage = ({ account, state = EMPTY_FORM, done, token }: AccountPageView) => {
  const { displayName, email, tier, lists, votes, session, sessions, hasPassword, provider } = account;
  const browsers = sessions.filter(({ kind }) => kind === 'browser');
  return (
    <FormPage title="Account" lead={<>Signed in as {email}.</>}>
      {done !== undefined && (
        <p role="status" className={styles['done']}>
          {done}
        </p>
      )}
      <ErrorSummary fields={FIELDS} state={state} />
      <Section id="name" title="Name">
        <IntentForm intent="name" submit="Change name">
          <TextField
            name="displayName"
            label="Name"
            autoComplete="nickname"
            value={state.values['displayName'] ?? displayName}
            error={state.errors['displayName']}
          />
        </IntentForm>
      </Section>
      <Section id="kept" title="Yours">
        <ul className={styles['links']}>
          <li>
            <a href="/lists">{countedText(lists, 'saved list')}</a>
          </li>
          <li>
            <a href="/top/salt">{countedText(votes, 'vote')}</a> on the salt of cards
          </li>
          <li>
            <a href="/settings">Settings</a>: prices, names under cards, salt, colours
          </li>
          <li>
            <a href="/supporters">Support</a>: {TIER_TEXTS[tier]}
          </li>
        </ul>
      </Section>
      <Section id="password" title="Password">
        <IntentForm intent="password" submit={hasPassword ? 'Change password' : 'Choose the password'}>
          {/* Password managers look for the name beside the password. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          {hasPassword && <OwnPasswordField name="current" label="Current password" state={state} />}
          <PasswordField
            name="next"
            label="New password"
            hint="At least 8 characters."
            autoComplete="new-password"
            error={state.errors['next']}
          />
        </IntentForm>
      </Section>
      {provider && <Provider provider={provider} hasPassword={hasPassword} state={state} />}
      <Section id="sessions" title="Where you are signed in">
        <SessionList sessions={browsers} current={session} />
        {browsers.some(({ handle }) => handle !== session) && (
          <IntentForm intent="end-others" submit="Sign out everywhere else" />
        )}
      </Section>
      <Tokens account={account} state={state} token={token} />
      <Section id="export" title="What is kept of you">
        <p className={formStyles['hint']}>
          A JSON file with everything that this site keeps of you, without passwords and other secrets.
        </p>
        <p>
          <a href="/account/export" download className={button['button']}>
            Download
          </a>
        </p>
      </Section>
      <Section id="delete" title="Delete the account">
        <p className={formStyles['hint']}>
          Your profile, lists, votes, sessions and tokens are deleted at once and cannot be restored.
        </p>
        <p>
          <a href="/account/delete" className={button['button']}>
            Delete the account …
          </a>
        </p>
      </Section>
    </FormPage>
  );
};

/** /account: the rejected form after a post, else what was loaded. */
export const AccountRoute = () => {
  const { view } = useFormData<{ readonly view: AccountPageView }>();
  return <AccountPage {...view} />;
};

/** A field of an account's form: the page and the schema are both made from it. */
export interface AccountField {
  readonly name: 'email' | 'password' | 'newPassword' | 'displayName' | 'code';
  readonly label: string;
  readonly hint?: string;
  /** error text for an empty field */
  readonly missing: string;
  readonly autoComplete: string;
}

/** A form of accounts with the texts of its page. */
export interface AccountForm {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly send: string;
  readonly fields: readonly AccountField[];
}

const email: AccountField = {
  name: 'email',
  label: 'E-mail address',
  missing: 'Enter your e-mail address.',
  autoComplete: 'username',
};
const password: AccountField = {
  name: 'password',
  label: 'Password',
  missing: 'Enter your password.',
  autoComplete: 'current-password',
};
const newPassword: AccountField = {
  name: 'newPassword',
  label: 'New password',
  hint: 'At least 8 characters. A few words in a row are easy to remember.',
  missing: 'Choose a password.',
  autoComplete: 'new-password',
};
const code: AccountField = {
  name: 'code',
  label: 'Link or code from the mail',
  missing: 'Enter the link or the code from the mail.',
  autoComplete: 'one-time-code',
};

/** The forms of signing in, and of all that leads to it. */
export const ACCOUNT_FORMS = {
  signIn: {
    path: '/signin',
    title: 'Sign in',
    description: 'Sign in to keep settings and lists with your account.',
    lead: 'Your settings and your lists are with you on every device.',
    send: 'Sign in',
    fields: [email, password],
  },
  signUp: {
    path: '/signup',
    title: 'Create an account',
    description: 'Create an account to keep settings and lists on every device.',
    lead: 'An account keeps your settings and your lists. Everything else works without one.',
    send: 'Create the account',
    fields: [
      {
        name: 'displayName',
        label: 'Name',
        hint: 'How the site calls you: at most 40 characters.',
        missing: 'Enter a name.',
        autoComplete: 'nickname',
      },
      { ...email, hint: 'We send a link to it that confirms the address.' },
      { ...newPassword, label: 'Password' },
    ],
  },
  linkProvider: {
    path: '/signin/openid/link',
    title: 'Link your account',
    description: 'Link an account with a password to the service that you have signed in with.',
    lead: 'Your e-mail address has an account here already. Enter its password once, and you can sign in either way from then on.',
    send: 'Link and sign in',
    fields: [password],
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new password.',
    lead: 'Enter the e-mail address of your account. We send a link to it by which you choose a new password.',
    send: 'Send the link',
    fields: [email],
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Reset your password',
    description: 'How to go on with the mail that lets you choose a new password.',
    lead: 'Open the link in the mail. If you read it on another device, copy the link and enter it here.',
    send: 'Go on',
    fields: [code],
  },
  confirmPassword: {
    path: '/confirm-password',
    title: 'Choose a new password',
    description: 'Choose a new password with the code that was sent to your e-mail address.',
    lead: 'The new password takes effect at once. You will be signed out everywhere.',
    send: 'Save the password',
    fields: [code, newPassword],
  },
  confirmEmail: {
    path: '/confirm-email',
    title: 'Confirm your e-mail address',
    description: 'Confirm that the e-mail address of your account is yours.',
    lead: 'One step is left: confirm that the address is yours. Then you can sign in.',
    send: 'Confirm my address',
    fields: [code],
  },
} as const satisfies Readonly<Record<string, AccountForm>>;

export type AccountFormName = keyof typeof ACCOUNT_FORMS;

import { BRAND } from '@crownsmith/domain';
import type { Mail } from './mailer.server';

interface Recipient {
  readonly to: string;
  /** links begin with it */
  readonly origin: string;
}

interface WithCode extends Recipient {
  readonly code: string;
}

/** The page with a code's form; its button uses the code, because programs open the links of mails, too. */
const codeLink = ({ origin, code }: WithCode, path: '/confirm-email' | '/confirm-password'): string =>
  `${origin}${path}?code=${encodeURIComponent(code)}`;

/*
 * No mail contains what a stranger entered in a form, such as a name: otherwise the forms would send anybody's words to any
 * address. Texts are ASCII, so that they can be sent as they are.
 */

/** Asks a new person to confirm the address. */
export const confirmMail = (input: WithCode): Mail => ({
  to: input.to,
  subject: `Confirm your e-mail address for ${BRAND}`,
  text: `Hello,

this address was entered to create an account at ${BRAND}.
To confirm it, open this link and press the button there:

${codeLink(input, '/confirm-email')}

The link works once. If it was not you, ignore this mail:
nobody can sign in with an address that is not confirmed.
`,
});

/** Tells who registers once more that there is an account. */
export const existingAccountMail = ({ to, origin }: Recipient): Mail => ({
  to,
  subject: `You already have an account at ${BRAND}`,
  text: `Hello,

this address was entered to create an account at ${BRAND},
but it has one already. Sign in here:

${origin}/signin

If you do not know your password any more, choose a new one:

${origin}/forgot-password

If it was not you, ignore this mail: nothing has changed.
`,
});

/** The link for a new password. */
export const resetMail = (input: WithCode): Mail => ({
  to: input.to,
  subject: `A new password for ${BRAND}`,
  text: `Hello,

a new password was asked for your account at ${BRAND}.
Choose it on this page:

${codeLink(input, '/confirm-password')}

The link works once and soon expires. If it was not you, ignore
this mail: your password stays as it is.
`,
});

/** Tells a person that the password was changed. */
export const passwordChangedMail = ({ to, origin }: Recipient): Mail => ({
  to,
  subject: `Your password for ${BRAND} was changed`,
  text: `Hello,

the password of your account at ${BRAND} was changed, and all
other browsers were signed out.

If it was not you, choose a new password now:

${origin}/forgot-password
`,
});

/** Tells a person that the account is gone. */
export const accountDeletedMail = ({ to, origin }: Recipient): Mail => ({
  to,
  subject: `Your account at ${BRAND} was deleted`,
  text: `Hello,

your account at ${BRAND} was deleted, with all that was kept
with it.

If it was not you, write to us:

${origin}/contact-us
`,
});

import * as z from 'zod';
import { DisplayName } from '#app/accounts/profile/settings.schema';
import { isVisibleName } from '#app/accounts/visible-name';
import { MAX_TOKEN_NAME } from './token-name';

/** A password as it was entered; the accounts check it. */
const Password = z.string().max(1000, 'The password is too long.').default('');
const Handle = z.string().min(1).max(100);

/** The forms of /account, by what they do. */
export const AccountForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('name'), displayName: DisplayName }),
  z.object({ intent: z.literal('password'), current: Password, next: Password }),
  z.object({ intent: z.literal('end-session'), handle: Handle }),
  z.object({ intent: z.literal('end-others') }),
  z.object({
    intent: z.literal('make-token'),
    tokenName: z
      .string()
      .trim()
      .refine(isVisibleName, 'Enter a name.')
      .max(MAX_TOKEN_NAME, `At most ${MAX_TOKEN_NAME} characters.`)
      .refine((name) => !/\p{Cc}/u.test(name), 'Only letters, digits, signs and spaces.'),
    tokenPassword: Password,
  }),
  z.object({ intent: z.literal('link-provider'), linkPassword: Password }),
  z.object({ intent: z.literal('unlink-provider'), linkPassword: Password }),
]);
export type AccountForm = z.infer<typeof AccountForm>;
export type AccountIntent = AccountForm['intent'];

/** What the page says after a form was accepted. */
export const DONE_TEXTS: Readonly<Record<Exclude<AccountIntent, 'make-token'>, string>> = {
  name: 'Your name is changed.',
  password: 'Your password is changed. All other browsers and tokens are signed out.',
  'end-session': 'The session is ended.',
  'end-others': 'All other browsers are signed out.',
  'link-provider': 'Your account is linked: you can sign in either way now.',
  'unlink-provider': 'Your account is not linked any more.',
};

export const isDone = (text: string | null): text is keyof typeof DONE_TEXTS =>
  text !== null && Object.hasOwn(DONE_TEXTS, text);

import { adTier } from '@crownsmith/domain';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import {
  type AccountError,
  accountError,
  type AccountErrorCode,
  problemText,
} from '#app/accounts/account-error';
import type { User } from '#app/accounts/accounts.server';
import type { ProviderAccounts } from '#app/accounts/provider/provider-accounts.server';
import { accounts } from '#app/accounts/current.server';
import { VOTES } from '#app/accounts/documents/collections.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { requireUser } from '#app/accounts/require-user.server';
import { readFormBody } from '#app/platform/form-body.server';
import { OPENID_PATH } from '#app/platform/site-path';
import type { FormState } from '#app/ui/form/form-state';
import { AccountForm, type AccountIntent, DONE_TEXTS, isDone } from './account.schema';
import { accountPage, NO_STORE, originOf, type RouteArgs } from './account-pages.server';
import type { AccountPageView, AccountView } from './AccountPage';

/** Size limit of a posted form, in bytes of its encoded body. */
const MAX_FORM_BYTES = 16 * 1024;
/** Votes that are counted; a person has one for each card at most. */
const MAX_COUNTED = 50_000;
const PATH = '/account';

const viewOf = async ({ uid, session, profile }: User): Promise<AccountView> => {
  const { documents } = accounts();
  const { provider } = accounts();
  const [hasPassword, link, sessions, lists, votes] = await Promise.all([
    accounts().hasPassword(uid),
    provider?.find(uid),
    accounts().listSessions(uid),
    createLists(documents).all(uid),
    documents.find(VOTES, { where: { uid }, limit: MAX_COUNTED }),
  ]);
  return {
    displayName: profile.displayName,
    email: profile.email,
    tier: adTier(profile.patreon, profile.isAdmin),
    lists: lists.length,
    votes: votes.length,
    session,
    sessions,
    hasPassword,
    ...(provider && { provider: { name: provider.name, linkedAt: link?.linkedAt } }),
  };
};

/** The response with the page. */
const showAccount = async (
  args: RouteArgs,
  user: User,
  shown: Omit<AccountPageView, 'account'>,
  response: { readonly status?: number; readonly retryAfter?: number | undefined } = {},
) =>
  accountPage<AccountPageView>(args, {
    path: PATH,
    title: 'Account',
    view: { account: await viewOf(user), ...shown },
    ...response,
  });

export const loader = async (args: LoaderFunctionArgs) => {
  const user = requireUser(args);
  const done = new URL(args.request.url).searchParams.get('done');
  const formError = problemText(args.request);
  return showAccount(args, user, {
    done: isDone(done) ? DONE_TEXTS[done] : undefined,
    ...(formError !== undefined && { state: { values: {}, errors: {}, formError } }),
  });
};

const reject = (
  args: RouteArgs,
  user: User,
  { state, ...response }: { status: number; state: FormState; retryAfter?: number | undefined },
) => showAccount(args, user, { state }, response);

/** The fields that errors of a new password are about. */
const PASSWORD_FIELDS: Partial<Record<AccountErrorCode, string>> = {
  'auth/wrong-password': 'current',
  'auth/weak-password': 'next',
  'auth/password-too-long': 'next',
  'auth/common-password': 'next',
};
/** The field that an error of a new token is about. */
const TOKEN_FIELDS: Partial<Record<AccountErrorCode, string>> = { 'auth/wrong-password': 'tokenPassword' };
/** The field that an error of a link is about. */
const LINK_FIELDS: Partial<Record<AccountErrorCode, string>> = { 'auth/wrong-password': 'linkPassword' };

const stateOf = (
  { code, message }: AccountError,
  fields: Partial<Record<AccountErrorCode, string>> = {},
  values: FormState['values'] = {},
): FormState => {
  const field = fields[code];
  return field === undefined
    ? { values, errors: {}, formError: message }
    : { values, errors: { [field]: message } };
};

/** Shows the page with an error of the accounts. */
const refuse = (args: RouteArgs, user: User, error: AccountError, state: FormState) =>
  reject(args, user, { status: statusOf(error), state, retryAfter: error.retryAfter });

const statusOf = ({ retryAfter }: AccountError): number => (retryAfter === undefined ? 422 : 429);

const done = (intent: AccountIntent) =>
  redirect(`${PATH}?done=${intent}`, { status: 303, headers: NO_STORE });

/** The host's provider. Throws a 404 where there is none. */
const openProvider = (): ProviderAccounts => {
  const { provider } = accounts();
  if (!provider) throw new Response('Not found', { status: 404 });
  return provider;
};

/** Sends a person to the provider, who has entered the password. */
const beginLink = ({ context }: RouteArgs, user: User): Response => {
  context.account?.keepProviderState(openProvider().begin({ user, paths: {} }));
  return redirect(OPENID_PATH, { status: 303, headers: NO_STORE });
};

const unlink = async (args: RouteArgs, user: User) => {
  const unlinked = await openProvider().unlink(user.uid);
  return unlinked.ok ? done('unlink-provider') : refuse(args, user, unlinked.error, stateOf(unlinked.error));
};

/** Does what a form of the page asks for: 422 where it is not valid, 429 after too many wrong passwords. */
export const action = async (args: ActionFunctionArgs) => {
  const user = requireUser(args);
  const { uid } = user;
  const retryAfter = args.context.formGuard?.retryAfter;
  if (retryAfter !== undefined)
    return reject(args, user, {
      status: 429,
      state: stateOf(accountError('auth/too-many-requests')),
      retryAfter,
    });
  const posted = await readFormBody(args.request, MAX_FORM_BYTES);
  if (typeof posted === 'string')
    return reject(args, user, {
      status: posted === 'too-large' ? 413 : 415,
      state: { values: {}, errors: {}, formError: 'Send a form of this page.' },
    });
  const parsed = AccountForm.safeParse(posted);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    const { displayName = user.profile.displayName, tokenName = '' } = posted;
    const values = { displayName: displayName.slice(0, 200), tokenName: tokenName.slice(0, 200) };
    const isKnown = errors.every(([name]) => name in values);
    return reject(args, user, {
      status: 422,
      state: isKnown
        ? { values, errors: Object.fromEntries(errors) }
        : { values: {}, errors: {}, formError: 'Send a form of this page.' },
    });
  }
  const form = parsed.data;
  switch (form.intent) {
    case 'name':
      await accounts().changeProfile(uid, { settings: { displayName: form.displayName } });
      return done(form.intent);
    case 'password': {
      const changed = await accounts().changePassword(user, form, { origin: originOf(args) });
      if (changed.ok) return done(form.intent);
      return refuse(args, user, changed.error, stateOf(changed.error, PASSWORD_FIELDS));
    }
    case 'end-session':
      await accounts().endSession(uid, form.handle);
      return done(form.intent);
    case 'end-others':
      await accounts().endOtherSessions(user);
      return done(form.intent);
    case 'make-token': {
      const { tokenName, tokenPassword } = form;
      const made = await accounts().makeToken(user, { name: tokenName, password: tokenPassword });
      if (!made.ok) return refuse(args, user, made.error, stateOf(made.error, TOKEN_FIELDS, { tokenName }));
      return showAccount(args, user, { token: made.value.secret });
    }
    case 'link-provider':
    case 'unlink-provider': {
      const verified = await accounts().verifyPassword(user, form.linkPassword);
      if (!verified.ok) return refuse(args, user, verified.error, stateOf(verified.error, LINK_FIELDS));
      return form.intent === 'link-provider' ? beginLink(args, user) : unlink(args, user);
    }
  }
};

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { accountError } from '#app/accounts/account-error';
import { accounts } from '#app/accounts/current.server';
import { requireUser } from '#app/accounts/require-user.server';
import { readFormBody } from '#app/platform/form-body.server';
import { EMPTY_FORM, type FormState } from '#app/ui/form/form-state';
import { accountPage, originOf, type RouteArgs } from './account-pages.server';
import type { DeleteAccountView } from './DeleteAccountPage';

const MAX_FORM_BYTES = 8 * 1024;
const PATH = '/account/delete';

interface Rejected {
  readonly status: number;
  readonly state: FormState;
  readonly retryAfter?: number | undefined;
}

const deletePage = async (args: RouteArgs, { state, ...response }: Rejected) => {
  const { uid, profile } = requireUser(args);
  return accountPage<DeleteAccountView>(args, {
    path: PATH,
    title: 'Delete the account',
    view: { email: profile.email, hasPassword: await accounts().hasPassword(uid), state },
    ...response,
  });
};

export const loader = (args: LoaderFunctionArgs) => deletePage(args, { status: 200, state: EMPTY_FORM });

/** Deletes the account of the signed-in person, whose password comes with the form. */
export const action = async (args: ActionFunctionArgs) => {
  const user = requireUser(args);
  const tooMany = args.context.formGuard?.retryAfter;
  if (tooMany !== undefined) {
    const formError = accountError('auth/too-many-requests').message;
    return deletePage(args, {
      status: 429,
      state: { ...EMPTY_FORM, formError },
      retryAfter: tooMany,
    });
  }
  const posted = await readFormBody(args.request, MAX_FORM_BYTES);
  const password = typeof posted === 'string' ? '' : (posted['password'] ?? '');
  const deleted = await accounts().deleteAccount(user, password, { origin: originOf(args) });
  if (!deleted.ok) {
    const { code, message, retryAfter } = deleted.error;
    return deletePage(args, {
      status: retryAfter === undefined ? 422 : 429,
      state:
        code === 'auth/requires-recent-login'
          ? { ...EMPTY_FORM, formError: message }
          : { values: {}, errors: { password: message } },
      retryAfter,
    });
  }
  args.context.account?.endSession();
  return accountPage<DeleteAccountView>(args, { path: PATH, title: 'Account deleted', view: 'deleted' });
};

import { err, ok } from '@crownsmith/domain';
import { data, redirect } from '@remix-run/node';
import type { SessionGrant } from '#app/accounts/accounts.server';
import { accounts } from '#app/accounts/current.server';
import { problemText } from '#app/accounts/account-error';
import { EMPTY_FORM } from '#app/ui/form/form-state';
import { accountPage, handleAccountForm, NO_STORE, type RouteArgs } from './account-page.server';
import { afterSignIn, afterSignOut, returnPaths, signedInPath } from '#app/accounts/return-path.server';

/** The loader of /signin: the form, or for a person who is signed in the page to go on to. */
export const loadSignIn = (args: RouteArgs) => {
  const { request, context } = args;
  const paths = returnPaths(request);
  if (context.user) return redirect(afterSignIn(context.user, paths), { status: 303, headers: NO_STORE });
  const notice = new URL(request.url).searchParams.get('done') ?? undefined;
  const formError = problemText(request);
  const state = formError === undefined ? EMPTY_FORM : { ...EMPTY_FORM, formError };
  return data(accountPage(args, 'signIn', { hidden: paths, notice, state }), { headers: NO_STORE });
};

/** Makes the browser that of a session. One that it had ends: nobody can fix another one's session in advance. */
export const startSession = async (
  { context: { user, account } }: RouteArgs,
  grant: SessionGrant,
  paths: Parameters<typeof signedInPath>[1],
): Promise<Response> => {
  if (user) await accounts().endSession(user.uid, user.session);
  account?.startSession(grant);
  return redirect(signedInPath(grant.user, paths), { status: 303, headers: NO_STORE });
};

/** The action of /signin. */
export const signIn = (args: RouteArgs) =>
  handleAccountForm(
    args,
    'signIn',
    async (credentials, paths) => {
      const { account } = args.context;
      if (!account) throw new TypeError('The server has not read the session of this request.');
      const result = await accounts().signIn(credentials, account.describeDevice(), account.browserToken);
      if (!result.ok) return err(result.error);
      return ok(await startSession(args, result.value, paths));
    },
    ['to', 'from'],
  );

/** The action of /signout, which also works without a session. */
export const signOut = async ({ request, context: { user, account } }: RouteArgs): Promise<Response> => {
  if (user) await accounts().endSession(user.uid, user.session);
  account?.endSession();
  return redirect(afterSignOut(request), { status: 303, headers: NO_STORE });
};

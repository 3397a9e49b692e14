import { err, ok } from '@crownsmith/domain';
import { data, redirect } from '@remix-run/node';
import { accounts } from '#app/accounts/current.server';
import { deviceName } from '#app/accounts/sessions/device-name';
import { accountPage, handleAccountForm, NO_STORE, type RouteArgs } from './account-page.server';
import { afterSignIn, afterSignOut, returnPaths } from './return-path.server';
import { signedInCookies, signedOutCookies } from './session-cookies.server';

/** Redirects to a page with Set-Cookie headers. */
const redirectWith = (path: string, cookies: readonly string[]): Response =>
  redirect(path, {
    status: 303,
    headers: [
      ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      ['Cache-Control', 'no-store'],
    ],
  });

/** The loader of /signin: the form, or for a person who is signed in the page to go on to. */
export const loadSignIn = (args: RouteArgs) => {
  const { request, context } = args;
  const paths = returnPaths(request);
  if (context.user) return redirect(afterSignIn(context.user, paths), { status: 303, headers: NO_STORE });
  const notice = new URL(request.url).searchParams.get('done') ?? undefined;
  return data(accountPage(args, 'signIn', { hidden: paths, notice }), { headers: NO_STORE });
};

/** The action of /signin. A session that the browser had ends: nobody can fix another one's session in advance. */
export const signIn = (args: RouteArgs) =>
  handleAccountForm(
    args,
    'signIn',
    async (credentials, paths) => {
      const { request, context } = args;
      const device = deviceName(request.headers.get('User-Agent'));
      const result = await accounts().signIn(credentials, device);
      if (!result.ok) return err(result.error);
      if (context.user) await accounts().endSession(context.user.uid, context.user.session);
      return ok(redirectWith(afterSignIn(result.value.user, paths), signedInCookies(request, result.value)));
    },
    ['to', 'from'],
  );

/** The action of /signout, which also works without a session. */
export const signOut = async ({ request, context }: RouteArgs): Promise<Response> => {
  if (context.user) await accounts().endSession(context.user.uid, context.user.session);
  return redirectWith(afterSignOut(request), signedOutCookies(request));
};

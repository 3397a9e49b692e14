import { err, ok } from '@crownsmith/domain';
import { data, redirect } from '@remix-run/node';
import { accountError, type AccountErrorCode, problemPath } from '#app/accounts/account-error';
import { accounts } from '#app/accounts/current.server';
import type { ProviderAccounts } from '#app/accounts/provider/provider-accounts.server';
import type { RequestAccount } from '#app/accounts/request-account.server';
import { localPage } from '#app/accounts/return-path.server';
import { readFormBody } from '#app/platform/form-body.server';
import { OPENID_PATH } from '#app/platform/site-path';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';
import { accountPage, handleAccountForm, NO_STORE, type RouteArgs } from './account-page.server';
import { startSession } from './sign-in-route.server';

const MAX_FORM_BYTES = 4096;

/** The host's provider and the browser's state. Throws a 404 where the host has none. */
const openProvider = ({
  context: { account },
}: RouteArgs): { readonly provider: ProviderAccounts; readonly account: RequestAccount } => {
  const provider = account && accounts().provider;
  if (!provider) throw new Response('Not found', { status: 404 });
  return { provider, account };
};

const seeOther = (path: string): Response => redirect(path, { status: 303, headers: NO_STORE });

/** Leads back from a sign-in, or a link, that failed; the page says why. */
const toProblem = (code: AccountErrorCode, path: '/signin' | '/account' = '/signin'): Response =>
  seeOther(problemPath(path, code));

/** The action of /signin/openid: begins a sign-in. */
export const beginSignIn = async (args: RouteArgs): Promise<Response> => {
  const { provider, account } = openProvider(args);
  if (args.context.formGuard?.retryAfter !== undefined) return toProblem('auth/too-many-requests');
  const form = await readFormBody(args.request, MAX_FORM_BYTES);
  const [to, from] = typeof form === 'string' ? [] : [localPage(form['to']), localPage(form['from'])];
  account.keepProviderState(provider.begin({ paths: { to, from } }));
  return seeOther(OPENID_PATH);
};

/** What the page on the way to the provider shows. */
export interface LeavingPageData {
  readonly head: PageHead;
  readonly provider: string;
  readonly url: string;
}

/**
 * The loader of /signin/openid: leads on to the provider, where the server has found out where. A page that refreshes itself,
 * and not a redirect: browsers check all redirects of a form by the policy of its page, and a provider may send people on to hosts
 * that nobody here knows.
 */
export const leaveForProvider = (args: RouteArgs) => {
  const { provider, account } = openProvider(args);
  const begun = account.readProviderState();
  if (begun?.kind !== 'begun') return toProblem('auth/missing-or-invalid-nonce');
  const { formGuard, providerUrl: url = err(accountError('auth/provider-unavailable')) } = args.context;
  const back = begun.linkTo ? '/account' : '/signin';
  if (formGuard?.retryAfter !== undefined) return toProblem('auth/too-many-requests', back);
  if (!url.ok) return toProblem(url.error.code, back);
  const head: PageHead = {
    title: `On to ${provider.name}`,
    description: `Leads on to ${provider.name}, where you sign in.`,
    canonical: canonicalUrl(args.request, OPENID_PATH),
    hidden: true,
  };
  const page: LeavingPageData = { head, provider: provider.name, url: url.value };
  return data(page, { headers: { ...NO_STORE, Refresh: `0;url=${url.value}` } });
};

/** Who has come back from the provider; a redirect where nobody has, or too long ago. */
const readUnlinked = (args: RouteArgs) => {
  const { provider, account } = openProvider(args);
  const unlinked = account.readProviderState();
  if (unlinked?.kind !== 'unlinked') throw toProblem('auth/missing-or-invalid-nonce');
  return { provider, account, unlinked };
};

/** The loader of /signin/openid/link: asks for the password of the account with the same address. */
export const loadLink = (args: RouteArgs) => {
  readUnlinked(args);
  return data(accountPage(args, 'linkProvider'), { headers: NO_STORE });
};

/** The action of /signin/openid/link: a sign-in by password, with its limits, and then the link. */
export const linkAndSignIn = async (args: RouteArgs) => {
  const { provider, account, unlinked } = readUnlinked(args);
  return handleAccountForm(args, 'linkProvider', async ({ password }) => {
    const { email, paths } = unlinked;
    const signedIn = await accounts().signIn(
      { email, password },
      account.describeDevice(),
      account.browserToken,
    );
    if (!signedIn.ok) return err(signedIn.error);
    const { uid, session } = signedIn.value.user;
    const linked = await provider.link(uid, unlinked);
    if (!linked.ok) {
      await accounts().endSession(uid, session);
      return err(linked.error);
    }
    account.keepProviderState(undefined);
    return ok(await startSession(args, signedIn.value, paths));
  });
};

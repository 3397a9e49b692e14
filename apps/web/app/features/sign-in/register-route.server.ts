import { err, ok } from '@crownsmith/domain';
import { data, redirect } from '@remix-run/node';
import { accounts } from '#app/accounts/current.server';
import { accountPage, handleAccountForm, mailContext, NO_STORE, type RouteArgs } from './account-page.server';

const noticeOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('done') ?? undefined;

/** What a link of a mail brings. */
const codeOfLink = (request: Request): Readonly<Record<string, string>> => {
  const code = new URL(request.url).searchParams.get('code');
  return code === null || code === '' ? {} : { code };
};

/** The loader of /signup: the form, or the note that a mail was sent. */
export const loadSignUp = (args: RouteArgs) =>
  args.context.user
    ? redirect('/', { status: 303, headers: NO_STORE })
    : data(accountPage(args, 'signUp', { notice: noticeOf(args.request) }), { headers: NO_STORE });

/** The action of /signup. Its response is the same for known and unknown addresses. */
export const signUp = (args: RouteArgs) =>
  handleAccountForm(args, 'signUp', async ({ email, newPassword, displayName }) => {
    const result = await accounts().register(
      { email, password: newPassword, displayName },
      mailContext(args),
    );
    return result.ok
      ? ok(redirect('/signup?done=sent', { status: 303, headers: NO_STORE }))
      : err(result.error);
  });

/** The loader of /confirm-email: its button confirms, because programs open the links of mails, too. */
export const loadConfirmEmail = (args: RouteArgs) =>
  data(accountPage(args, 'confirmEmail', { hidden: codeOfLink(args.request) }), { headers: NO_STORE });

/** The action of /confirm-email. */
export const confirmEmail = (args: RouteArgs) =>
  handleAccountForm(args, 'confirmEmail', async ({ code }) => {
    const result = await accounts().confirmEmail(code);
    return result.ok
      ? ok(redirect('/signin?done=confirmed', { status: 303, headers: NO_STORE }))
      : err(result.error);
  });

/** The loader of /forgot-password. */
export const loadForgotPassword = (args: RouteArgs) =>
  data(accountPage(args, 'forgotPassword'), { headers: NO_STORE });

/** The action of /forgot-password. Its response is the same for known and unknown addresses. */
export const forgotPassword = (args: RouteArgs) =>
  handleAccountForm(args, 'forgotPassword', async ({ email }) => {
    const result = await accounts().forgotPassword(email, mailContext(args));
    return result.ok
      ? ok(redirect('/reset-password?done=sent', { status: 303, headers: NO_STORE }))
      : err(result.error);
  });

/** The loader of /reset-password: what to do with the mail. */
export const loadResetPassword = (args: RouteArgs) =>
  data(accountPage(args, 'resetPassword', { notice: noticeOf(args.request) }), { headers: NO_STORE });

/** The action of /reset-password: leads on with a code that was entered by hand. */
export const enterResetCode = (args: RouteArgs) =>
  handleAccountForm(args, 'resetPassword', ({ code }) =>
    Promise.resolve(
      ok(redirect(`/confirm-password?code=${encodeURIComponent(code)}`, { status: 303, headers: NO_STORE })),
    ),
  );

/** The loader of /confirm-password: the new password, and the code where no link has brought one. */
export const loadConfirmPassword = (args: RouteArgs) =>
  data(accountPage(args, 'confirmPassword', { hidden: codeOfLink(args.request) }), { headers: NO_STORE });

/** The action of /confirm-password. */
export const confirmPassword = (args: RouteArgs) =>
  handleAccountForm(args, 'confirmPassword', async ({ code, newPassword }) => {
    const result = await accounts().resetPassword({ code, password: newPassword }, mailContext(args));
    return result.ok
      ? ok(redirect('/signin?done=reset', { status: 303, headers: NO_STORE }))
      : err(result.error);
  });

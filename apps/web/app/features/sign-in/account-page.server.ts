import type { Result } from '@crownsmith/domain';
import { type ActionFunctionArgs, data } from '@remix-run/node';
import { accountError, type AccountError, type AccountErrorCode } from '#app/accounts/account-error';
import { env } from '#app/platform/env.server';
import { readFormBody } from '#app/platform/form-body.server';
import { isCrossSite } from '#app/platform/form-guard.server';
import { makeLogger } from '#app/platform/logger.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { PageHead } from '#app/seo/page-head';
import { EMPTY_FORM, type FormState } from '#app/ui/form/form-state';
import { ACCOUNT_FORMS, type AccountField, type AccountFormName } from './account-forms';
import { accountFormSchema, type FormValues } from './account-forms.schema';

export type RouteArgs = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** What a page with a form of accounts shows. */
export interface AccountPageData {
  readonly head: PageHead;
  readonly state: FormState;
  /** values that the form sends without showing them */
  readonly hidden: Readonly<Record<string, string>>;
  /** what happened before, such as "sent" */
  readonly notice?: string | undefined;
  /** what the host's own provider is called, on pages that lead there */
  readonly provider?: string | undefined;
}

/** Size limit of a posted form, in bytes of its encoded body. */
const MAX_FORM_BYTES = 16 * 1024;
/** Length limit of a value that a rejected form shows again, in characters. */
const MAX_ECHO_CHARACTERS = 1000;
/** Forms with errors, pages with codes and pages of persons: no cache may store them. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

const SECRET_FIELDS: ReadonlySet<AccountField['name']> = new Set(['password', 'newPassword']);

/** Pages with a button that leads to the host's provider. */
const WITH_PROVIDER: ReadonlySet<AccountFormName> = new Set(['signIn', 'signUp']);

/** The data of a form's page. */
export const accountPage = (
  { request, context: { account } }: RouteArgs,
  name: AccountFormName,
  { state = EMPTY_FORM, hidden = {}, notice }: Partial<Omit<AccountPageData, 'head'>> = {},
): AccountPageData => {
  const { title, description, path } = ACCOUNT_FORMS[name];
  return {
    head: { title, description, canonical: canonicalUrl(request, path), hidden: true },
    state,
    hidden,
    ...(notice !== undefined && { notice }),
    ...(account?.providerName !== undefined && WITH_PROVIDER.has(name) && { provider: account.providerName }),
  };
};

/** Which field an error of the service belongs to. */
const FIELD_OF_ERROR: Partial<Record<AccountErrorCode, AccountField['name']>> = {
  'auth/invalid-email': 'email',
  'auth/weak-password': 'newPassword',
  'auth/password-too-long': 'newPassword',
  'auth/common-password': 'newPassword',
  'auth/missing-name': 'displayName',
};

const statusOf = ({ code }: AccountError): 422 | 429 | 503 =>
  code === 'auth/too-many-requests' ? 429 : code === 'auth/unavailable' ? 503 : 422;

const rejectWith = (
  args: RouteArgs,
  name: AccountFormName,
  {
    status,
    state,
    hidden,
    retryAfter,
  }: {
    readonly status: 403 | 413 | 415 | 422 | 429 | 503;
    readonly state: FormState;
    readonly hidden?: Readonly<Record<string, string>>;
    /** in seconds */
    readonly retryAfter?: number | undefined;
  },
) =>
  data(accountPage(args, name, { state, ...(hidden && { hidden }) }), {
    status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  });

/**
 * Handles a posted form: `act` gets its valid fields and responds, or returns an error of the service. Rejects the form with
 * 403 from another site, 413 for a large body, 415 for another content type, 422 for fields that are not valid, 429 over a
 * limit, 503 where accounts are not available.
 * @param hiddenNames of the values that the form sends without showing them
 */
export const handleAccountForm = async <Name extends AccountFormName>(
  args: RouteArgs,
  name: Name,
  act: (
    values: FormValues<Name>,
    hidden: Readonly<Record<string, string>>,
  ) => Promise<Result<Response, AccountError>>,
  hiddenNames: readonly string[] = [],
) => {
  const { request, context } = args;
  const guard = context.formGuard;
  if (
    guard?.crossSite ??
    isCrossSite((header) => request.headers.get(header), [new URL(request.url).origin])
  ) {
    const formError = 'The form was sent from another site, so it was not accepted. Send it from this page.';
    return rejectWith(args, name, { status: 403, state: { ...EMPTY_FORM, formError } });
  }
  const posted = await readFormBody(request, MAX_FORM_BYTES);
  if (posted === 'too-large')
    return rejectWith(args, name, {
      status: 413,
      state: { ...EMPTY_FORM, formError: 'The form is too long.' },
    });
  if (posted === 'not-a-form')
    return rejectWith(args, name, {
      status: 415,
      state: { ...EMPTY_FORM, formError: 'Send the form of this page.' },
    });
  const echoed = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((field) => [field, (posted[field] ?? '').slice(0, MAX_ECHO_CHARACTERS)]));
  const fields: readonly AccountField[] = ACCOUNT_FORMS[name].fields;
  const values = echoed(fields.map((field) => field.name).filter((field) => !SECRET_FIELDS.has(field)));
  const hidden = echoed(hiddenNames);

  const reject = (error: AccountError) => {
    const field = FIELD_OF_ERROR[error.code];
    const hasField = fields.some((of) => of.name === field);
    return rejectWith(args, name, {
      status: statusOf(error),
      hidden,
      state: {
        values,
        errors: field !== undefined && hasField ? { [field]: error.message } : {},
        ...(!hasField && { formError: error.message }),
      },
      retryAfter: error.retryAfter,
    });
  };
  if (guard?.retryAfter !== undefined)
    return reject({ ...accountError('auth/too-many-requests'), retryAfter: guard.retryAfter });

  const parsed = accountFormSchema(name).safeParse(posted);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return rejectWith(args, name, { status: 422, state: { values, errors }, hidden });
  }
  try {
    const result = await act(parsed.data, hidden);
    return result.ok ? result.value : reject(result.error);
  } catch (error) {
    makeLogger(env().LOG_LEVEL).error({ err: error, path: ACCOUNT_FORMS[name].path }, 'Accounts failed');
    return reject(accountError('auth/unavailable'));
  }
};

/** Where links of mails lead: the site that the request was sent to, which is the configured origin where there is one. */
export const mailContext = ({ request, context }: RouteArgs) => ({
  origin: context.account?.origin ?? new URL(request.url).origin,
});

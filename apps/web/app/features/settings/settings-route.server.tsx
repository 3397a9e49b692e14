import { COLOR_MODE_COOKIE, type ColorMode, USER_STATE_COOKIE } from '@crownsmith/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { accountError } from '#app/accounts/account-error';
import { accounts } from '#app/accounts/current.server';
import { cookieStateOf, type Profile } from '#app/accounts/profile/profile.server';
import type { SettingsChange } from '#app/accounts/profile/settings.schema';
import { readFormBody } from '#app/platform/form-body.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import type { RenderedPageData } from '#app/rendering/RenderedPage';
import { colorModeOfCookies } from '#app/visitor/color-mode.server';
import { makeCookie } from '#app/visitor/cookie-attributes';
import { readSettings } from '#app/visitor/settings';
import { chosenSettings, hasSettings, settingsCookie } from '#app/visitor/user-cookie';
import { changedSettings, SettingsForm, WAS_FIELD } from './settings-form';
import { SettingsPage, type SettingsValues } from './SettingsPage';

/** Size limit of the posted form, in bytes of its encoded body. */
const MAX_FORM_BYTES = 16 * 1024;
const PATH = '/settings';
const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const valuesOf = ({ request, context }: RouteArgs): SettingsValues => {
  const profile = context.user?.profile;
  if (profile) return { ...readSettings(profile), displayName: profile.displayName };
  const cookies = request.headers.get('Cookie') ?? '';
  return { ...chosenSettings(cookies), colorMode: colorModeOfCookies(cookies) ?? null };
};

/** What a rejected form shows. */
interface Rejected {
  readonly values?: SettingsValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly was?: string | undefined;
}

const outcomeOf = (slug: string): 'saved' | 'refused' | undefined =>
  slug === 'saved' || slug === 'refused' ? slug : undefined;

const settingsPage = (
  args: RouteArgs,
  slug: string,
  { values = valuesOf(args), errors, was }: Rejected = { errors: {} },
): RenderedPageData => ({
  ...placePage(
    args.context,
    renderPage(args.request, {
      // A rejected post runs the action and the loader: each places markup of its own.
      id: `settings-${slug}`,
      title: 'Settings',
      description: 'Region, prices, names under cards, salt and colours.',
      path: PATH,
      hidden: true,
      page: <SettingsPage values={values} errors={errors} was={was} outcome={outcomeOf(slug)} />,
    }),
  ),
  slug,
});

const modeCookie = (mode: ColorMode | null, protocol: string): string =>
  mode === null
    ? `${COLOR_MODE_COOKIE}=;path=/;max-age=0`
    : makeCookie(`${COLOR_MODE_COOKIE}=${mode}`, protocol);

/** Cookies of changed settings, for visitors: their browser keeps them alone. */
const visitorCookies = (request: Request, change: SettingsChange): readonly string[] => {
  const { protocol } = new URL(request.url);
  const { colorMode, displayName: _name, ...settings } = change;
  const pair = settingsCookie(request.headers.get('Cookie') ?? '', settings);
  return [makeCookie(pair, protocol), ...(colorMode === undefined ? [] : [modeCookie(colorMode, protocol)])];
};

const profileCookies = (request: Request, profile: Profile): readonly string[] => {
  const { protocol } = new URL(request.url);
  const state = encodeURIComponent(JSON.stringify(cookieStateOf(profile)));
  return [
    makeCookie(`${USER_STATE_COOKIE}=${state}`, protocol),
    ...(profile.colorMode === null ? [] : [modeCookie(profile.colorMode, protocol)]),
  ];
};

export const loader = (args: LoaderFunctionArgs) => {
  const { request, context } = args;
  const wasPosted = new URL(request.url).searchParams.has('saved');
  // What a visitor has chosen comes back with this very request, unless the browser refuses cookies.
  const isKept = context.user !== undefined || hasSettings(request.headers.get('Cookie') ?? '');
  return data(settingsPage(args, wasPosted ? (isKept ? 'saved' : 'refused') : 'form'), { headers: NO_STORE });
};

/** Saves the settings of a posted form: 413 or 415 for another body, 422 for settings that are not valid. */
export const action = async (args: ActionFunctionArgs) => {
  const { request, context } = args;
  const reject = (status: number, rejected: Rejected) =>
    data(settingsPage(args, 'rejected', rejected), { status, headers: NO_STORE });
  if (context.formGuard?.retryAfter !== undefined)
    return reject(429, { errors: { form: accountError('auth/too-many-requests').message } });
  const posted = await readFormBody(request, MAX_FORM_BYTES);
  if (posted === 'too-large') return reject(413, { errors: { form: 'The form is too large.' } });
  if (posted === 'not-a-form') return reject(415, { errors: { form: 'Send the form of this page.' } });
  const { user } = context;
  const { displayName, ...others } = posted;
  const parsed = SettingsForm.safeParse(user && displayName !== undefined ? posted : others);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    // The name is what people get wrong: the rest of what they chose is shown again.
    const values = {
      ...valuesOf(args),
      ...SettingsForm.safeParse(others).data,
      ...(user && { displayName }),
    };
    return reject(422, { values, errors: Object.fromEntries(errors), was: posted[WAS_FIELD] });
  }
  const change = changedSettings(posted, parsed.data);
  const profile = user && (await accounts().changeProfile(user.uid, { settings: change }));
  const headers = new Headers(NO_STORE);
  for (const cookie of profile ? profileCookies(request, profile) : visitorCookies(request, change))
    headers.append('Set-Cookie', cookie);
  return redirect(`${PATH}?saved`, { status: 303, headers });
};

import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import * as z from 'zod';
import { accounts } from '#app/accounts/current.server';
import type { User } from '#app/accounts/accounts.server';
import { requireUser } from '#app/accounts/require-user.server';
import {
  authorizeUrl,
  createPatreonClient,
  type PatreonError,
  patreonSettings,
} from '#app/accounts/supporters/patreon-client.server';
import { createSupporters, type Supporters } from '#app/accounts/supporters/supporters.server';
import { env } from '#app/platform/env.server';
import { readFormBody } from '#app/platform/form-body.server';
import { makeLogger } from '#app/platform/logger.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { LinkResult } from './link-results';
import { LINK_PATH } from './SupportersPage';

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The page with the form. */
const PAGE = '/supporters';
const MAX_FORM_BYTES = 1024;

const Intent = z.object({ intent: z.enum(['link', 'unlink']) });
/** What Patreon's redirect brings: a code, or the reason why there is none. */
const Callback = z.object({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(500).optional(),
});

const RESULTS: Readonly<Record<PatreonError['reason'], LinkResult>> = {
  refused: 'failed',
  unavailable: 'unavailable',
  unexpected: 'failed',
};

const notFound = (): Response => new Response('Not found', { status: 404 });

const toPage = (result: LinkResult): Response => redirect(`${PAGE}?patreon=${result}`, 303);

const supporters = (): Supporters => createSupporters(accounts().documents);

const redirectUri = (request: Request): string => canonicalUrl(request, `${LINK_PATH}/callback`);

/** Responds to the form of `/supporters`: sends the person to Patreon, or unlinks their account. */
export const linkAction = async (args: RouteArgs): Promise<Response> => {
  const settings = patreonSettings(env());
  if (!settings) throw notFound();
  const user = requireUser(args, PAGE);
  const form = await readFormBody(args.request, MAX_FORM_BYTES);
  const parsed = Intent.safeParse(form);
  if (!parsed.success) return new Response('Send the form of this page.', { status: 400 });
  if (parsed.data.intent === 'unlink') {
    await supporters().unlink(user.uid);
    return toPage('unlinked');
  }
  const state = await supporters().beginLink(user);
  return redirect(authorizeUrl(settings, { redirectUri: redirectUri(args.request), state }), 303);
};

const finishLink = async (request: Request, user: User): Promise<LinkResult> => {
  const settings = patreonSettings(env());
  if (!settings) throw notFound();
  const callback = Callback.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!callback.success || !(await supporters().takeState(user, callback.data.state))) return 'expired';
  const { code } = callback.data;
  if (code === undefined) return 'denied';
  const identity = await createPatreonClient(settings).identityOfCode(code, redirectUri(request));
  if (!identity.ok) {
    makeLogger(env().LOG_LEVEL).warn({ reason: identity.error.reason }, identity.error.message);
    return RESULTS[identity.error.reason];
  }
  const linked = await supporters().link(user.uid, identity.value);
  if (!linked.ok) return linked.error === 'no-person' ? 'failed' : linked.error;
  return identity.value.membership ? 'linked' : 'no-membership';
};

/** Responds to Patreon's redirect: reads whose account it is, and links it. */
export const linkCallback = async (args: RouteArgs): Promise<Response> => {
  if (!patreonSettings(env())) throw notFound();
  return toPage(await finishLink(args.request, requireUser(args, PAGE)));
};

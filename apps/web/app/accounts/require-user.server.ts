import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { signInPath } from '#app/platform/site-path';
import type { User } from './accounts.server';

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The page of a request: a form is sent from the page of its path. */
const pageOf = ({ method, url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname.replace(/\.data$/, '') + (method === 'GET' ? search : '');
};

/**
 * The signed-in person of a request. Throws a redirect to the page to sign in, which leads back.
 * @param page where it leads back to, by default the page of the request; a path of this site
 */
export const requireUser = ({ request, context }: RouteArgs, page = pageOf(request)): User => {
  if (context.user) return context.user;
  const headers = { 'Cache-Control': 'private, no-store' };
  throw redirect(signInPath(page), { status: 303, headers });
};

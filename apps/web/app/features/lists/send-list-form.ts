import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { EMPTY_DRAFT, LIST_GONE, SIGNED_OUT } from './list-views';

const UNSENT = 'Nothing was saved: the site cannot be reached. What you typed is still here.';

const keep = (formError: string, status: number): Response =>
  Response.json({ draft: { ...EMPTY_DRAFT, formError } }, { status });

/**
 * Sends a form to the action of its page. Where it does not arrive, its list is gone or its person signed out, the page stays as it is, with what was
 * typed: Remix would render an error in its place.
 */
export const sendListForm = async ({
  serverAction,
}: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> => {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return keep(LIST_GONE, 404);
    if (isRouteErrorResponse(error) && error.status === 401) return keep(SIGNED_OUT, 401);
    // Redirects are responses; a connection that fails is an error.
    if (!(error instanceof Error)) throw error;
    return keep(UNSENT, 503);
  }
};

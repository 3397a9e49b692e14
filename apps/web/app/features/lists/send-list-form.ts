import type { ClientActionFunctionArgs } from '@remix-run/react';
import { EMPTY_DRAFT } from './list-views';

const UNSENT = 'Nothing was saved: the site cannot be reached. What you typed is still here.';

/**
 * Sends a form to the action of its page. Where it does not arrive, the page stays as it is, with what was typed: Remix would
 * render an error in its place.
 */
export const sendListForm = async ({
  serverAction,
}: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<unknown> => {
  try {
    return await serverAction();
  } catch (error) {
    // Redirects and pages that are not found are responses; a connection that fails is an error.
    if (!(error instanceof Error)) throw error;
    return Response.json({ draft: { ...EMPTY_DRAFT, formError: UNSENT } }, { status: 503 });
  }
};

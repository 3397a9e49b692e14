import type { LoaderFunctionArgs } from '@remix-run/node';
import { accounts } from '#app/accounts/current.server';
import { requireUser } from '#app/accounts/require-user.server';
import { NO_STORE } from './account-pages.server';

/** Responds with all that is kept of the signed-in person, as a JSON file. */
export const loader = async (args: LoaderFunctionArgs): Promise<Response> => {
  const { uid } = requireUser(args, '/account');
  const exported = await accounts().exportPerson(uid);
  return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      ...NO_STORE,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="account.json"',
    },
  });
};

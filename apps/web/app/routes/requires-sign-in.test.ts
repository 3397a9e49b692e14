import { expect, it } from 'vitest';
import { makeProfile } from '#app/accounts/profile/profile.server';
import { afterSignIn, returnPaths } from '#app/accounts/return-path.server';
import * as account from './account';
import * as deletion from './account_.delete';
import * as exported from './account_.export';
import * as list from './lists.$id';
import * as count from './lists.$id_.count';
import * as lists from './lists._index';

const SITE = 'https://site.example';
const profile = makeProfile({ uid: 'u1', email: 'ada@mail.example', displayName: 'Ada' }, 0);

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};

/** The redirect of a visitor's request. */
const redirectOf = async (
  { loader, action }: { loader?: unknown; action?: unknown },
  path: string,
  method: 'GET' | 'POST',
): Promise<Response> => {
  const request = new Request(SITE + path, { method });
  const respond = (method === 'GET' ? loader : action) as (args: object) => unknown;
  const thrown = await thrownBy(() => respond({ request, context: {}, params: { id: 'l1' } }));
  if (!(thrown instanceof Response)) throw thrown;
  return thrown;
};

it.each([
  ['GET', '/account', account, '/account'],
  ['GET', '/account?done=name', account, '/account?done=name'],
  ['POST', '/account?done=name', account, '/account'],
  ['GET', '/account/delete', deletion, '/account/delete'],
  ['POST', '/account/delete', deletion, '/account/delete'],
  ['GET', '/account/export', exported, '/account'],
  ['GET', '/lists', lists, '/lists'],
  ['POST', '/lists?index', lists, '/lists'],
  ['GET', '/lists/l1?version=2', list, '/lists/l1?version=2'],
  ['POST', '/lists/l1', list, '/lists/l1'],
  ['GET', '/lists/l1/count', count, '/lists/l1/count'],
  ['POST', '/lists/l1/count', count, '/lists/l1/count'],
] as const)('%s %s sends visitors to sign in, which leads back', async (method, path, route, back) => {
  const { status, headers } = await redirectOf(route, path, method);
  expect([status, headers.get('Cache-Control')]).toEqual([303, 'private, no-store']);
  const signIn = new URL(headers.get('Location') ?? '', SITE);
  expect(signIn.pathname).toBe('/signin');
  expect(afterSignIn({ profile }, returnPaths(new Request(signIn)))).toBe(back);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/signout'])(
  'signing in does not lead to %s',
  (to) =>
    expect(
      afterSignIn({ profile }, returnPaths(new Request(`${SITE}/signin?${new URLSearchParams({ to })}`))),
    ).toBe('/'),
);

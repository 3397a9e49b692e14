import { expect, it } from 'vitest';
import { listAction } from './list-route.server';
import { listsAction } from './lists-route.server';

const TEXT = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring';

/** What the action of a path throws at a form of a person who is signed out. */
const thrownAt = async (path: string, fields: Readonly<Record<string, string>>): Promise<unknown> => {
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const args = { request, context: {} };
  const run = path === '/lists' ? listsAction(args) : listAction({ ...args, params: { id: 'any' } });
  return run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
};

it.each([
  ['/lists', { intent: 'create', name: 'Late', text: TEXT }],
  ['/lists/any', { intent: 'save', base: '1', text: TEXT }],
])('keeps a text that is sent to %s by who is signed out', async (path, fields) =>
  expect(await thrownAt(path, fields)).toMatchObject({
    data: { kept: { text: TEXT, isSignedOut: true } },
    init: { status: 401 },
  }),
);

it('leads to the page to sign in where no text would be lost', async () => {
  const thrown = await thrownAt('/lists/any', { intent: 'share', base: '1' });
  if (!(thrown instanceof Response)) throw new Error('No response.');
  expect([thrown.status, thrown.headers.get('Location')]).toEqual([
    303,
    `/signin?to=${encodeURIComponent('/lists/any')}`,
  ]);
});

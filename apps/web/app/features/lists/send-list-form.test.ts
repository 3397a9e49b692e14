import { expect, it, vi } from 'vitest';
import { sendListForm } from './send-list-form';

const rejectWith = (reason: unknown) => sendListForm({ serverAction: vi.fn().mockRejectedValue(reason) });

it('a form that does not arrive says so in place of an error page', async () => {
  const response = await rejectWith(new TypeError('Failed to fetch'));
  if (!(response instanceof Response)) throw new Error('No response.');
  // Data of a page are not loaded anew after such a status.
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    draft: { formError: expect.stringContaining('cannot be reached') },
  });
});

it('a form of a list that is gone says so in place of an error page', async () => {
  const response = await rejectWith({ status: 404, statusText: '', internal: false, data: {} });
  if (!(response instanceof Response)) throw new Error('No response.');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    draft: { formError: expect.stringContaining('not there any more') },
  });
});

it('a redirect of the action is followed', async () => {
  const redirect = new Response(null, { status: 302, headers: { Location: '/lists' } });
  await expect(rejectWith(redirect)).rejects.toBe(redirect);
});

it('a form of a person who is signed out says so in place of an error page', async () => {
  const response = await rejectWith({ status: 401, statusText: '', internal: false, data: {} });
  if (!(response instanceof Response)) throw new Error('No response.');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    draft: { formError: expect.stringContaining('you are signed out') },
  });
});

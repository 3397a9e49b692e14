import { expect, it, vi } from 'vitest';
import { holdSignOut } from './hold-sign-out';

const submit = (action: string) => {
  const form = { getAttribute: () => action, submit: vi.fn() };
  return { form, target: form as unknown as EventTarget, preventDefault: vi.fn() };
};

it('sends the form that signs out after the changes', async () => {
  const event = submit('/signout');
  let finish = (): void => undefined;
  const sent = new Promise<void>((resolve) => (finish = resolve));
  holdSignOut(event, () => sent);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(event.form.submit).not.toHaveBeenCalled();
  finish();
  await expect.poll(() => event.form.submit.mock.calls.length).toBe(1);
});

it('sends it where the changes cannot be sent, and where that takes long', async () => {
  const failed = submit('/signout');
  holdSignOut(failed, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect.poll(() => failed.form.submit.mock.calls.length).toBe(1);
  vi.useFakeTimers();
  const slow = submit('/signout');
  holdSignOut(slow, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slow.form.submit).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('leaves other forms alone', () => {
  const event = submit('/account');
  const sendAll = vi.fn(() => Promise.resolve());
  holdSignOut(event, sendAll);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(sendAll).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSetPrintings } from './set-printings';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const printings = (code: string) =>
  Response.json({ set: code, set_name: code, released_at: null, printings: [] });

it('asks once more for a set that a busy site refused', async () => {
  const fetch = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockImplementation(() => Promise.resolve(printings('c21')));
  vi.stubGlobal('fetch', fetch);
  const loading = loadSetPrintings(['C21']);
  await vi.runAllTimersAsync();
  expect(await loading).toHaveLength(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives up where a set is refused each time', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('', { status: 503 }))),
  );
  const loading = expect(loadSetPrintings(['m10'])).rejects.toThrow('status 503');
  await vi.runAllTimersAsync();
  await loading;
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientErrorOf, createErrorReporter, reportUncaughtErrors } from './client-error';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('error reports of a browser', () => {
  it('contain what was thrown, truncated', () => {
    expect(clientErrorOf('broken', '/recs')).toEqual({ message: 'broken', path: '/recs' });
    expect(clientErrorOf(new TypeError(''), '/', 'clipboard')).toMatchObject({
      message: 'TypeError',
      stack: expect.stringContaining('TypeError') as unknown,
      where: 'clipboard',
    });
    expect(clientErrorOf('', '/').message).toMatch(/\S/);
    expect(clientErrorOf('x'.repeat(9999), `/${'y'.repeat(9999)}`)).toEqual({
      message: 'x'.repeat(1000),
      path: `/${'y'.repeat(499)}`,
    });
  });

  it('are sent once per message, five at most, and dropped where sending fails', async () => {
    const sent: string[] = [];
    const report = createErrorReporter((body) => {
      sent.push((JSON.parse(body) as { message: string }).message);
      return Promise.reject(new Error('offline'));
    });
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report(new Error(message), '/');
    await Promise.resolve();
    expect(sent).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are not about a request that a newer visit aborted', () => {
    const page = Object.assign(new EventTarget(), { location: { pathname: '/' } });
    const send = vi.fn(() => Promise.resolve(new Response()));
    vi.stubGlobal('window', page);
    vi.stubGlobal('fetch', send);
    reportUncaughtErrors();
    const isReported = (reason: unknown): boolean =>
      page.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
    expect(isReported(AbortSignal.abort().reason)).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(isReported(new Error('broken'))).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });
});

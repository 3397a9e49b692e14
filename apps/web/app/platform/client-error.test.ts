import { describe, expect, it } from 'vitest';
import { clientErrorOf, createErrorReporter } from './client-error';

describe('reports of errors in a browser', () => {
  it('carry what was thrown, cut to size', () => {
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

  it('go once each, five at most, and nothing comes of one that cannot be sent', async () => {
    const sent: string[] = [];
    const report = createErrorReporter((body) => {
      sent.push((JSON.parse(body) as { message: string }).message);
      return Promise.reject(new Error('offline'));
    });
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) report(new Error(message), '/');
    await Promise.resolve();
    expect(sent).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

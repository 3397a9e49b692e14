import type { Page } from 'playwright-core';

/** What a request gets in place of a response; without a status 200. */
export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
}

/**
 * Answers the requests of a page whose URL matches a pattern (`*` stands for any text), or fails them. All others go on as
 * ever: `page.route` would take every request of the page to this process, and turn the browser's cache off.
 */
export const answerRequests = async (
  page: Page,
  patterns: readonly string[],
  answer: (url: string) => Answer | 'failed' | Promise<Answer | 'failed'>,
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const respond = async (): Promise<unknown> => {
      const found = await answer(request.url);
      if (found === 'failed') return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      const { status = 200, type, body = '' } = found;
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: [
          { name: 'Access-Control-Allow-Origin', value: '*' },
          ...(type === undefined ? [] : [{ name: 'Content-Type', value: type }]),
        ],
        body: Buffer.from(body).toString('base64'),
      });
    };
    // A page that is left or closed takes its requests with it.
    respond().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
};

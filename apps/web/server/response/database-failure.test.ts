import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DocumentsError } from '#app/accounts/documents/documents.server';
import { apiErrors } from '../api/api-error';
import { listen, type RunningServer } from '../testing/file-server';
import { pageErrors } from './page-errors';

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
const fail = (reason: DocumentsError['reason']): never => {
  throw new DocumentsError(reason, 'database or disk is full');
};
const handlers: readonly (readonly [string, ErrorRequestHandler])[] = [
  ['/api', apiErrors(log)],
  ['/page', pageErrors(log, {})],
];
let server: RunningServer;
beforeAll(async () => {
  const app = express();
  for (const [path, handler] of handlers)
    app.use(path, ({ query }: express.Request) => fail(query['reason'] as DocumentsError['reason']), handler);
  server = await listen(app);
});
afterAll(() => server.close());

it.each(['/api', '/page'])(
  '%s responds 503 with words and Retry-After where a full disk or others keep the database from writing',
  async (path) => {
    for (const reason of ['unavailable', 'conflict']) {
      const response = await fetch(`${server.url}${path}?reason=${reason}`);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
      expect(await response.text()).toContain('cannot be saved or read at the moment');
    }
    expect((await fetch(`${server.url}${path}?reason=invalid`)).status).toBe(500);
  },
);

import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type RunningServer } from '../testing/file-server';
import { pageSegments, requirePageMethod } from './page-methods';

let server: RunningServer;
beforeAll(async () => {
  const routes = {
    root: { path: undefined },
    faq: { path: 'faq' },
    card: { path: 'cards/:slug' },
    contact: { path: 'contact-us' },
    rest: { path: '*' },
  };
  const app = express();
  app.use(requirePageMethod(pageSegments(routes)));
  app.use((_request, response) => void response.send('a page'));
  server = await listen(app);
});
afterAll(() => server.close());

it.each([
  ['GET', '/faq', 200],
  ['POST', '/faq', 405],
  ['POST', '/FAQ.data', 405],
  ['POST', '/', 405],
  ['POST', '/cards/sol-ring', 405],
  ['POST', '/contact-us', 200],
  ['POST', '/account', 200],
  ['POST', '/nowhere', 200],
  ['POST', '/admin/accounts.data', 200],
  ['DELETE', '/nowhere', 405],
  ['GET', '/faq?_data=root', 400],
])('%s %s: %d', async (method, path, status) => {
  expect((await fetch(server.url + path, { method })).status).toBe(status);
});

import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestLists } from '#app/accounts/lists/test-lists.server';
import { parseEnv } from '#app/platform/env.server';
import { resolveSite } from '../request/site-origin';
import { createCollectionApi } from './collection-api';

describe('/api/users/collection', () => {
  let url = '';
  let uid: string | undefined;
  const app = express();
  const server = createServer(app);
  beforeAll(async () => {
    const { documents } = await openTestLists();
    app.use(resolveSite(parseEnv({}), {}));
    app.use((_request, response, next) => {
      if (uid !== undefined) response.locals.user = { uid } as never;
      next();
    });
    app.use(
      createCollectionApi(
        () => ({ documents }),
        (_request, _response, next) => next(),
      ),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());

  const post = (body: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is for those who are signed in', async () => {
    expect((await fetch(url)).status).toBe(401);
    expect((await post({ uid: 'u1', collection: { changedAt: 1, cards: {} } })).status).toBe(401);
  });

  it('keeps what was changed last, of the person who is signed in', async () => {
    uid = 'u1';
    const collection = { changedAt: 10, cards: { opt: [2, 1] } };
    expect((await post({ uid: 'u2', collection })).status).toBe(409);
    expect((await post({ uid, collection: { changedAt: 10, cards: { opt: [0, 0] } } })).status).toBe(400);
    expect(await (await post({ uid, collection })).json()).toEqual(collection);
    const refused = await post({ uid, collection: { changedAt: 9, cards: {} } });
    expect([refused.status, await refused.json()]).toEqual([412, collection]);
    const read = await fetch(url);
    expect([read.headers.get('cache-control'), await read.json()]).toEqual(['private, no-store', collection]);
  });
});

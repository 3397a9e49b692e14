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
    expect((await post({ uid: 'u1', device: 'd', version: 0, steps: [] })).status).toBe(401);
  });

  it('takes the steps of the person who is signed in, each once', async () => {
    uid = 'u1';
    const change = { card: 'opt', kind: 'move', to: 'C21', count: 2 };
    const request = { uid, device: 'd', version: 0, steps: [{ seq: 1, changes: [change] }] };
    expect((await post({ ...request, uid: 'u2' })).status).toBe(409);
    const invalid = { ...change, to: 'C21\t\tshiny' };
    expect((await post({ ...request, steps: [{ seq: 1, changes: [invalid] }] })).status).toBe(400);
    expect(await (await post(request)).json()).toEqual({
      version: 1,
      seq: 1,
      changedAt: expect.any(Number) as number,
    });
    const cards = { opt: [2, 0, '2\tC21'] };
    expect(await (await post(request)).json()).toMatchObject({ version: 1, seq: 1, cards });
    const read = await fetch(url);
    expect([read.headers.get('cache-control'), await read.json()]).toEqual([
      'private, no-store',
      { version: 1, changedAt: expect.any(Number) as number, cards },
    ]);
  });
});

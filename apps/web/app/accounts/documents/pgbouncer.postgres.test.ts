import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { silentLog } from '#app/platform/logger.server';
import { pgBouncer, startPgBouncer } from '../../../server/testing/pgbouncer';
import { postgresServer, preparePostgres, type TestPostgres } from '../../../server/testing/postgres';
import { defineCollection, type Documents } from './documents.server';
import { openPostgresDocuments } from './postgres-documents.server';

const THINGS = defineCollection('things', z.object({ rank: z.number() }), { indexed: ['rank'] });

/** The settings of the role that docs/postgres.md asks for: PgBouncer does not pass those of a connection. */
const ROLE_SETTINGS = {
  statement_timeout: '8s',
  idle_in_transaction_session_timeout: '10s',
  enable_seqscan: 'off',
} as const;

describe.skipIf(postgresServer() === undefined || pgBouncer() === undefined)('PgBouncer', () => {
  let server: TestPostgres;
  let databaseUrl: string;
  beforeAll(async () => {
    server = await preparePostgres();
    await server.start();
    databaseUrl = await server.createDatabase();
  });
  afterAll(() => server.close());

  const ask = async (url: string, ...texts: readonly string[]): Promise<readonly unknown[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const rows: unknown[] = [];
      for (const text of texts) rows.push(...(await client.query<Record<string, unknown>>(text)).rows);
      return rows;
    } finally {
      await client.end();
    }
  };
  const open = (url: string): Promise<Documents> =>
    openPostgresDocuments({ url, collections: [THINGS], log: silentLog });
  const increment = (documents: Documents): Promise<void> =>
    documents.transaction(async (transaction) => {
      const thing = await transaction.get(THINGS, 'a');
      transaction.set(THINGS, 'a', { rank: (thing?.rank ?? 0) + 1 });
    });

  it('in session mode passes transactions and notifications, and the settings of the role hold', async () => {
    const role = new URL(databaseUrl).username;
    const settings = Object.entries(ROLE_SETTINGS);
    await ask(databaseUrl, ...settings.map(([name, value]) => `ALTER ROLE ${role} SET ${name} = '${value}'`));
    const pooler = await startPgBouncer(databaseUrl, 'session');
    const opened: Documents[] = [];
    try {
      expect(await ask(pooler.url, ...settings.map(([name]) => `SHOW ${name}`))).toEqual(
        settings.map(([name, value]) => ({ [name]: value })),
      );
      opened.push(...(await Promise.all([open(pooler.url), open(pooler.url)])));
      const [one, other] = opened as [Documents, Documents];
      await increment(one);
      const ranks: (number | undefined)[] = [];
      one.watch(THINGS, 'a', (thing) => ranks.push(thing?.rank));
      await vi.waitFor(() => expect(ranks).toEqual([1]), { timeout: 180_000 });
      await Promise.all(Array.from({ length: 10 }, (_, index) => increment(index % 2 === 0 ? one : other)));
      await vi.waitFor(() => expect(ranks.at(-1)).toBe(11), { timeout: 180_000 });
      expect(await other.find(THINGS, { where: { rank: 11 }, limit: 2 })).toEqual([
        { id: 'a', data: { rank: 11 } },
      ]);
    } finally {
      for (const documents of opened) await documents.close();
      await pooler.close();
    }
  });

  it('in transaction mode is refused at the start, with what to do', async () => {
    const pooler = await startPgBouncer(databaseUrl, 'transaction');
    try {
      const opening = open(pooler.url);
      await expect(opening).rejects.toMatchObject({ name: 'DocumentsError', reason: 'unavailable' });
      await expect(opening).rejects.toThrow(/pooler in transaction mode.*session mode/);
    } finally {
      await pooler.close();
    }
  });

  it('that refuses the settings of a connection is named with the first of them', async () => {
    const pooler = await startPgBouncer(databaseUrl, 'session', '');
    try {
      await expect(open(pooler.url)).rejects.toThrow(/unsupported startup parameter: \w+/);
    } finally {
      await pooler.close();
    }
  });
});

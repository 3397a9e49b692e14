import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { silentLog } from '#app/platform/logger.server';
import { postgresServer, preparePostgres, type TestPostgres } from '../../../server/testing/postgres';
import { CONTRACT_COLLECTIONS, testDocuments } from './documents.contract';
import { type AnyCollection, defineCollection, type Documents } from './documents.server';
import { openPostgresDocuments } from './postgres-documents.server';

const Thing = z.object({ kind: z.string(), rank: z.number() });
const PLAIN = defineCollection('things', Thing);
const BY_KIND = defineCollection('things', Thing, { indexed: ['kind'] });
const BY_BOTH = defineCollection('things', Thing, { indexed: ['kind', 'rank'] });

describe.skipIf(postgresServer() === undefined)('PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await preparePostgres();
    await server.start();
  });
  afterAll(() => server.close());

  let contractUrl: string | undefined;
  testDocuments('PostgreSQL', async () => {
    contractUrl ??= await server.createDatabase();
    return openPostgresDocuments({ url: contractUrl, collections: CONTRACT_COLLECTIONS, log: silentLog });
  });

  describe('a database', () => {
    let url: string;
    const opened: Documents[] = [];
    beforeEach(async () => {
      url = await server.createDatabase();
    });
    afterEach(async () => {
      for (const documents of opened.splice(0)) await documents.close();
    });

    /** What a process of the site opens. */
    const open = async (collections: readonly AnyCollection[] = [BY_BOTH]): Promise<Documents> => {
      const documents = await openPostgresDocuments({ url, collections, log: silentLog });
      opened.push(documents);
      return documents;
    };
    const write = (documents: Documents, id: string, rank: number): Promise<void> =>
      documents.transaction((transaction) => transaction.set(BY_BOTH, id, { kind: 'x', rank }));
    const ask = async (text: string): Promise<readonly Record<string, unknown>[]> => {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(text)).rows;
      } finally {
        await client.end();
      }
    };

    it('is migrated once by processes that start at the same time', async () => {
      await Promise.all(Array.from({ length: 4 }, () => open()));
      expect(await ask('SELECT number FROM migrations')).toEqual([{ number: 1 }]);
      expect(await ask('SELECT field FROM indexed_fields ORDER BY field')).toHaveLength(2);
      await write(opened[0]!, 'a', 1);
      expect(await opened[3]!.get(BY_BOTH, 'a')).toEqual({ kind: 'x', rank: 1 });
    });

    it('is refused where a newer version has changed it', async () => {
      await open();
      await ask('INSERT INTO migrations (number) VALUES (999)');
      await expect(open()).rejects.toMatchObject({
        reason: 'unavailable',
        message: expect.stringContaining('version 999') as string,
      });
    });

    it('indexes what was stored before a field was indexed', async () => {
      const before = await open([PLAIN]);
      await before.transaction((transaction) => {
        for (let rank = 0; rank < 501; rank += 1)
          transaction.set(PLAIN, `n${rank}`, { kind: rank % 2 ? 'x' : 'y', rank });
      });
      const after = await open([BY_KIND]);
      expect(await after.find(BY_KIND, { where: { kind: 'x' }, limit: 1000 })).toHaveLength(250);
    });

    it('holds every text as an id and as a value, and keeps them apart', async () => {
      const documents = await open();
      const texts = ['', '\0', '\\0', '\\', '\\\\0', "';--", 'x\0y', '\ud83c\udca1'];
      await documents.transaction((transaction) => {
        for (const text of texts.slice(1)) transaction.set(BY_BOTH, text, { kind: text, rank: 1 });
      });
      for (const text of texts.slice(1)) {
        expect(await documents.get(BY_BOTH, text)).toEqual({ kind: text, rank: 1 });
        const found = await documents.find(BY_BOTH, { where: { kind: text }, limit: 10 });
        expect(found.map(({ id }) => id)).toEqual([text]);
      }
      expect(await documents.get(BY_BOTH, texts[0]!)).toBeUndefined();
    });

    it('refuses a value that no index holds, and writes nothing of its transaction', async () => {
      const documents = await open();
      const long = Array.from({ length: 3000 }, (_, index) =>
        String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
      ).join('');
      const writing = documents.transaction((transaction) => {
        transaction.set(BY_BOTH, 'short', { kind: 'x', rank: 1 });
        transaction.set(BY_BOTH, 'long', { kind: long, rank: 1 });
      });
      await expect(writing).rejects.toMatchObject({ name: 'DocumentsError', reason: 'invalid' });
      expect(await documents.get(BY_BOTH, 'short')).toBeUndefined();
    });

    it('loses nothing of two processes that count in the same documents', async () => {
      const processes = [await open(), await open()];
      const increment = (documents: Documents, id: string) =>
        documents.transaction(async (transaction) => {
          const thing = await transaction.get(BY_BOTH, id);
          transaction.set(BY_BOTH, id, { kind: 'x', rank: (thing?.rank ?? 0) + 1 });
        });
      await Promise.all(
        processes.flatMap((documents) =>
          Array.from({ length: 20 }, (_, index) => increment(documents, `n${index % 2}`)),
        ),
      );
      expect(await processes[0]!.find(BY_BOTH, { where: { kind: 'x' }, limit: 9 })).toEqual(
        ['n0', 'n1'].map((id) => ({ id, data: { kind: 'x', rank: 20 } })),
      );
    });

    it('lets a transaction read beside itself while as many run as there are connections', async () => {
      const documents = await open();
      await write(documents, 'read', 7);
      const ranks = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          documents.transaction(async (transaction) => {
            const [own, beside] = await Promise.all([
              transaction.get(BY_BOTH, 'read'),
              documents.get(BY_BOTH, 'read'),
            ]);
            transaction.set(BY_BOTH, `n${index}`, { kind: 'x', rank: 1 });
            return [own?.rank, beside?.rank];
          }),
        ),
      );
      expect(ranks).toEqual(Array.from({ length: 12 }, () => [7, 7]));
    });

    it('fails with the port’s error while the server is gone, and tells who watches once it is back', async () => {
      const [documents, other] = [await open(), await open()];
      await write(documents, 'a', 1);
      const heard: (number | undefined)[] = [];
      documents.watch(BY_BOTH, 'a', (thing) => heard.push(thing?.rank));
      await vi.waitFor(() => expect(heard).toEqual([1]), { timeout: 180_000 });
      await server.stop();
      const unavailable = { name: 'DocumentsError', reason: 'unavailable' };
      await expect(documents.get(BY_BOTH, 'a')).rejects.toMatchObject(unavailable);
      await expect(documents.find(BY_BOTH, { where: { kind: 'x' }, limit: 1 })).rejects.toMatchObject(
        unavailable,
      );
      await expect(write(documents, 'a', 2)).rejects.toMatchObject(unavailable);
      await expect(open()).rejects.toMatchObject(unavailable);
      await server.start();
      expect(await documents.get(BY_BOTH, 'a')).toEqual({ kind: 'x', rank: 1 });
      await write(other, 'a', 3);
      await vi.waitFor(() => expect(heard.at(-1)).toBe(3), { timeout: 180_000 });
      expect(heard).toEqual([1, 3]);
    });

    it('tells what changed while no connection listened', async () => {
      const [documents, other] = [await open(), await open()];
      await write(other, 'a', 1);
      const heard: (number | undefined)[] = [];
      documents.watch(BY_BOTH, 'a', (thing) => heard.push(thing?.rank));
      const listeners = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND state = 'idle'";
      await vi.waitFor(async () => expect(await ask(listeners)).toHaveLength(1), { timeout: 180_000 });
      await vi.waitFor(() => expect(heard).toEqual([1]), { timeout: 180_000 });
      const client = new Client({ connectionString: url });
      await client.connect();
      const name = new URL(url).username;
      // Nobody connects, and whoever is connected stays so.
      await client.query(`REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC, ${name}`);
      await client.query(`SELECT pg_terminate_backend(pid, 60000) FROM (${listeners}) AS listening`);
      await write(other, 'a', 2);
      await client.query(`GRANT CONNECT ON DATABASE ${name} TO ${name}`);
      await client.end();
      await vi.waitFor(() => expect(heard).toEqual([1, 2]), { timeout: 180_000 });
    });

    it('ends a transaction whose connection is lost without a trace of it', async () => {
      const documents = await open();
      const cut = documents.transaction(async (transaction) => {
        await transaction.get(BY_BOTH, 'a');
        await ask(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
        );
        transaction.set(BY_BOTH, 'a', { kind: 'x', rank: 1 });
      });
      await expect(cut).rejects.toMatchObject({ name: 'DocumentsError', reason: 'unavailable' });
      expect(await documents.get(BY_BOTH, 'a')).toBeUndefined();
      await write(documents, 'a', 2);
      expect(await documents.get(BY_BOTH, 'a')).toEqual({ kind: 'x', rank: 2 });
    });

    it('rejects a stored document that does not fit its schema', async () => {
      const documents = await open();
      const loose = defineCollection('things', z.looseObject({}));
      await documents.transaction((transaction) => transaction.set(loose, 'bad', { kind: 3 }));
      await expect(documents.get(PLAIN, 'bad')).rejects.toThrow('things/bad does not fit its schema');
    });
  });
});

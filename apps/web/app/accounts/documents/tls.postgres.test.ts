import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { silentLog } from '#app/platform/logger.server';
import { makeAuthority, openSsl, type TestAuthority } from '../../../server/testing/certificates';
import { postgresServer, preparePostgres, type TestPostgres } from '../../../server/testing/postgres';
import { defineCollection, type Documents } from './documents.server';
import { openPostgresDocuments } from './postgres-documents.server';

const THINGS = defineCollection('things', z.object({ rank: z.number() }));

describe.skipIf(postgresServer() === undefined || openSsl() === undefined)(
  'PostgreSQL that requires TLS',
  () => {
    let server: TestPostgres;
    let databaseUrl: string;
    let authority: TestAuthority;
    let stranger: TestAuthority;
    beforeAll(async () => {
      authority = await makeAuthority('The authority of this site');
      stranger = await makeAuthority('Another authority');
      server = await preparePostgres(authority.issue('localhost'));
      await server.start();
      databaseUrl = await server.createDatabase();
    });
    afterAll(() => server.close());

    const urlWith = (parameters: Readonly<Record<string, string>>, host = 'localhost'): string => {
      const url = new URL(databaseUrl);
      url.hostname = host;
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    };
    const open = (url: string): Promise<Documents> =>
      openPostgresDocuments({ url, collections: [THINGS], log: silentLog });
    const expectRefusal = async (url: string, reason: RegExp): Promise<void> => {
      const opening = open(url);
      await expect(opening).rejects.toMatchObject({ name: 'DocumentsError', reason: 'unavailable' });
      await expect(opening).rejects.toThrow(reason);
    };

    it('is reached by sslmode=verify-full with its authority, and by no connection without TLS', async () => {
      const url = urlWith({ sslmode: 'verify-full', sslrootcert: authority.certificate });
      const documents = await open(url);
      const client = new Client({ connectionString: url });
      try {
        await documents.transaction((transaction) => transaction.set(THINGS, 'a', { rank: 1 }));
        const heard = await new Promise((resolve) => documents.watch(THINGS, 'a', resolve));
        expect(heard).toEqual({ rank: 1 });
        await client.connect();
        const { rows } = await client.query(
          "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'crownsmith'",
        );
        expect(rows).toEqual([{ ssl: true }]);
      } finally {
        await client.end();
        await documents.close();
      }
    });

    it('is refused with the certificate of another authority', async () => {
      const url = urlWith({ sslmode: 'verify-full', sslrootcert: stranger.certificate });
      await expectRefusal(url, /certificate/);
    });

    it('is refused with an authority that the machine does not know', () =>
      expectRefusal(urlWith({ sslmode: 'verify-full' }), /certificate/));

    it('is refused under a name that its certificate does not have', async () => {
      const url = urlWith({ sslmode: 'verify-full', sslrootcert: authority.certificate }, '127.0.0.1');
      await expectRefusal(url, /127\.0\.0\.1/);
    });

    it('refuses a connection without TLS', () => expectRefusal(urlWith({}), /no encryption/));
  },
);

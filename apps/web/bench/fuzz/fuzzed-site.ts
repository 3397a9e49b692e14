import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type fc from 'fast-check';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { startSite } from '../../journeys/site';
import type { ApiDocument } from '../../server/testing/api-contract';
import type { FuzzRequest } from '../../testing/fuzz/fuzz-request';
import { type FuzzMix, siteRequests } from '../../testing/fuzz/fuzz-site';
import { routeFilePath } from '../../testing/route-file-path';
import { signInAs, TEST_SECRET } from '../../testing/sign-in';
import { freePort } from '../heap-of';

const ROUTES = new URL('../../app/routes/', import.meta.url);

/** Kernel ticks of CPU time, in ms. */
const TICK_MS = 10;

/** Variables without any rate limit. */
const NO_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  ['RECS', 'CARDS', 'TYPEAHEAD', 'MESSAGES', 'ACCOUNTS', 'SIGN_IN', 'API'].map((name) => [
    `RATE_LIMIT_${name}`,
    '0',
  ]),
);

/** Starts the built site with people, to be sent anything. */
export const openFuzzedSite = async ({ withLimits }: { readonly withLimits: boolean }) => {
  const inspector = await freePort();
  const site = await startSite({
    variables: {
      TRUST_PROXY: '1',
      // Without it a request for another host that has to send a mail gets 503.
      ORIGIN: 'http://site.example',
      SESSION_SECRETS: TEST_SECRET,
      MAX_WAIT_MS: '60000',
      LOG_LEVEL: 'fatal',
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
      ...(withLimits ? {} : NO_LIMITS),
    },
  });
  const documents = await openSqliteDocuments(join(site.dataDir, 'accounts.sqlite'), COLLECTIONS);
  const people: string[] = [];
  for (const name of ['ada', 'eve']) people.push((await signInAs({ documents }, name)).cookie);
  return {
    origin: site.origin,
    pid: site.pid,
    inspector,
    /** CPU time of the server since its start, in ms */
    cpuMs: async (): Promise<number> => {
      const stat = await readFile(`/proc/${site.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    requests: async (mix: FuzzMix): Promise<fc.Arbitrary<FuzzRequest>> => {
      const files = (await readdir(ROUTES)).filter((file) => file.endsWith('.tsx'));
      const document = (await (await fetch(`${site.origin}/api/v1/openapi.json`)).json()) as ApiDocument;
      return siteRequests(
        {
          pagePaths: files.map((file) => routeFilePath(file.slice(0, -'.tsx'.length))),
          document,
          credentials: people.map((cookie) => [['Cookie', cookie]]),
        },
        mix,
      );
    },
    close: async (): Promise<void> => {
      await documents.close();
      await site.close();
    },
  };
};

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import { pagePaths } from '../../server/monitoring/route-patterns';
import { type ApiDocument, createContract } from '../../server/testing/api-contract';
import type { TestSite } from '../../server/testing/site';
import { makeBuild } from '../remix-build';
import { signInAs, TEST_SECRET } from '../sign-in';
import { accountsOf } from '../test-person';
import { startWholeSite } from '../whole-site';
import { describeRequest, type FuzzRequest } from './fuzz-request';
import { fuzzSite, siteRequests } from './fuzz-site';
import { type FuzzResponse, textOf } from './send-request';

/** The step `fuzz` sends thousands to the built site, `npm run bench -- fuzz` a million. */
const REQUESTS = longOrShort(1500, 500);
/** Longer bodies are those of the examples, which the contract test checks. */
const MAX_CHECKED = 20_000;

let site: TestSite;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  vi.stubEnv('DATA_DIR', await mkdtemp(join(tmpdir(), 'fuzz-')));
  site = await startWholeSite({
    TRUST_PROXY: '1',
    // Without it a request for another host that has to send a mail gets 503.
    ORIGIN: 'http://site.example',
    SESSION_SECRETS: TEST_SECRET,
    // Responses of the API carry their counts.
    RATE_LIMIT_API: '1000000',
    RATE_LIMIT_RECS: '0',
    RATE_LIMIT_CARDS: '0',
    RATE_LIMIT_TYPEAHEAD: '0',
    RATE_LIMIT_MESSAGES: '0',
    RATE_LIMIT_ACCOUNTS: '0',
  });
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

it('a site answers whatever is sent to any of its routes, and its API as the document says', async () => {
  const document = JSON.parse((await site.fetch('/api/v1/openapi.json')).text) as ApiDocument;
  const contract = createContract(document);
  const { cookie } = await signInAs(accountsOf(site), 'ada');
  const check = ({ operation, method }: FuzzRequest, response: FuzzResponse): string | undefined => {
    const { status, headers, body } = response;
    const isDocumented = operation?.method === method.toLowerCase() && status !== 301 && status !== 405;
    if (!isDocumented || body.byteLength > MAX_CHECKED) return undefined;
    return contract.findErrors(operation, { status, headers, text: textOf(response) })[0];
  };
  const { statuses, failures } = await fuzzSite({
    origin: site.url,
    arbitrary: siteRequests(
      { pagePaths: pagePaths(makeBuild().routes), document, credentials: [[['Cookie', cookie]]] },
      { pages: 1, server: 5, api: 5, raw: 3 },
    ),
    requests: REQUESTS,
    seed: 20261122,
    check,
  });
  expect(
    failures.map(({ number, request, what }) => `#${number} ${what} ${describeRequest(request)}`),
  ).toEqual([]);
  for (const status of [200, 400, 401, 404, 405, 406, 415])
    expect(statuses.get(status), String(status)).toBeGreaterThan(2);
});

import { expect, it } from 'vitest';
import { createContract, type ApiDocument } from '../../testing/api-contract';
import { fuzzApi } from '../../testing/api-fuzzer';
import { startSite } from '../../testing/site';

/** `npm run bench -- fuzz-api` sends 100,000. */
const REQUESTS = 600;
/** Longer bodies are those of the examples, which the contract test checks. */
const MAX_CHECKED = 20_000;

it('answers requests made from the document as it says, and never with a server error', async () => {
  const site = await startSite({ variables: { RATE_LIMIT_API: '1000000', MAX_WAIT_MS: '60000' } });
  const document = JSON.parse((await site.fetch('/api/v1/openapi.json')).text) as ApiDocument;
  const contract = createContract(document);
  const { statuses, failures } = await fuzzApi({
    baseUrl: `${site.url}/api/v1`,
    document,
    requests: REQUESTS,
    seed: 1,
    check: (operation, response) =>
      response.text.length > MAX_CHECKED || response.status === 301 || response.status === 405
        ? []
        : contract.findErrors(operation, response),
  });
  await site.close();
  expect(failures).toEqual([]);
  for (const status of [200, 400, 404, 405, 406, 415]) expect(statuses.get(status)).toBeGreaterThan(2);
});

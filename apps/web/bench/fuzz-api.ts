// `npm run bench -- fuzz-api [requests] [seed]`: requests made from the OpenAPI document, against a site over the fixture
// snapshot or the one in SNAPSHOT. Fails for a response that is a server error, and for memory that keeps growing.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiDocument } from '../server/testing/api-contract';
import { fuzzApi } from '../server/testing/api-fuzzer';
import { startSite } from '../server/testing/site';

const [requests = 100_000, seed = 1] = process.argv.slice(2).map(Number);

/** Growth of memory from a fifth of the requests to their end that is not a leak, in MB: caches fill. */
const MAX_GROWTH_MB = 150;

const { SNAPSHOT } = process.env;
const site = await startSite({
  variables: { RATE_LIMIT_API: '1000000', MAX_WAIT_MS: '60000', ...(SNAPSHOT && { SNAPSHOT }) },
});
const document = JSON.parse((await site.fetch('/api/v1/openapi.json')).text) as ApiDocument;

const usedMb = (): number => Math.round(process.memoryUsage().heapUsed / 2 ** 20);
const started = performance.now();
let early = 0;
const { statuses, failures } = await fuzzApi({
  baseUrl: `${site.url}/api/v1`,
  document,
  requests,
  seed,
  onBatch: (done) => {
    if (done % 10_000 !== 0) return;
    globalThis.gc?.();
    if (done <= requests / 5) early = usedMb();
    console.log(
      `${done} requests, heap ${usedMb()} MB, resident ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB`,
    );
  },
});
await sleep(100);
globalThis.gc?.();
const growth = early === 0 ? 0 : usedMb() - early;
const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(
  `${requests} requests in ${Math.round((performance.now() - started) / 1000)} s; ${counts.join(', ')}`,
);
console.log(`heap ${growth} MB above that at a fifth of the requests; ${failures.length} failures`);
for (const { request, what } of failures.slice(0, 20))
  console.log(what, JSON.stringify(request).slice(0, 500));
await site.close();
process.exitCode = failures.length > 0 || growth > MAX_GROWTH_MB ? 1 : 0;

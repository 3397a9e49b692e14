// `npm run bench -- fuzz-api [requests] [seed]`: requests made from the OpenAPI document, against the built site over the
// starter snapshot or the one in SNAPSHOT. Fails for a response that is a server error, and for memory that keeps growing.
import { readFile } from 'node:fs/promises';
import { startSite } from '../journeys/site';
import type { ApiDocument } from '../server/testing/api-contract';
import { fuzzApi } from '../server/testing/api-fuzzer';

const [requests = 100_000, seed = 1] = process.argv.slice(2).map(Number);

/** Growth of the server's memory from a fifth of the requests to their end that is not a leak, in MB: caches fill. */
const MAX_GROWTH_MB = 200;

const site = await startSite({ variables: { RATE_LIMIT_API: '1000000', MAX_WAIT_MS: '60000' } });
const baseUrl = `${site.origin}/api/v1`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Resident memory of the server in MB. */
const residentMb = async (): Promise<number> => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${site.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

try {
  const document = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as ApiDocument;
  const started = performance.now();
  const memory: number[] = [];
  const { statuses, failures } = await fuzzApi({
    baseUrl,
    document,
    requests,
    seed,
    onBatch: async (done) => {
      if (done % 5000 !== 0) return;
      memory.push(await residentMb());
      print(`${done} requests, resident ${memory.at(-1)} MB`);
    },
  });
  const growth = (await residentMb()) - (memory[Math.floor(memory.length / 5)] ?? Infinity);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  print(
    `${requests} requests in ${Math.round((performance.now() - started) / 1000)} s; ${counts.join(', ')}`,
  );
  print(`resident memory ${growth} MB above that at a fifth of the requests; ${failures.length} failures`);
  for (const { request, what } of failures.slice(0, 20))
    print(`${what} ${JSON.stringify(request).slice(0, 500)}`);
  process.exitCode = failures.length > 0 || growth > MAX_GROWTH_MB ? 1 : 0;
} finally {
  await site.close();
}

// `npm run bench -- fuzz-api [requests] [seed]`: requests made from the OpenAPI document, against the built site over the
// starter snapshot or the one in SNAPSHOT. Fails for a response that is a server error, and for memory that keeps growing.
import { readFile } from 'node:fs/promises';
import { startSite } from '../journeys/site';
import type { ApiDocument } from '../server/testing/api-contract';
import { fuzzApi } from '../server/testing/api-fuzzer';
import { freePort, heapOf } from './heap-of';

const [requests = 100_000, seed = 1] = process.argv.slice(2).map(Number);

/** Growth of the server's memory from a fifth of the requests to their end that is not a leak, in MB: caches fill. */
const MAX_GROWTH_MB = 200;

/** The same for its heap after a forced collection of garbage. */
const MAX_HEAP_GROWTH_MB = 30;

const port = await freePort();
const site = await startSite({
  variables: { RATE_LIMIT_API: '1000000', MAX_WAIT_MS: '60000', NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
});
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
  const heap = await heapOf(port);
  let next = requests / 20;
  const memory: { readonly resident: number; readonly heap: number }[] = [];
  const measure = async () => ({ heap: await heap.read(), resident: await residentMb() });
  const { statuses, failures } = await fuzzApi({
    baseUrl,
    document,
    requests,
    seed,
    onBatch: async (done) => {
      if (done < next) return;
      next = done + requests / 20;
      const now = await measure();
      memory.push(now);
      print(`${done} requests: heap ${now.heap} MB after a collection, resident ${now.resident} MB`);
    },
  });
  const [first, last] = [memory[Math.floor(memory.length / 5)], await measure()];
  heap.close();
  const growth = last.resident - (first?.resident ?? NaN);
  const heapGrowth = last.heap - (first?.heap ?? NaN);
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  print(
    `${requests} requests in ${Math.round((performance.now() - started) / 1000)} s; ${counts.join(', ')}`,
  );
  print(
    `beside that at a fifth of the requests: heap ${heapGrowth.toFixed(1)} MB, resident ${growth} MB more; ${failures.length} failures`,
  );
  for (const { request, what } of failures.slice(0, 20))
    print(`${what} ${JSON.stringify(request).slice(0, 500)}`);
  process.exitCode =
    failures.length === 0 && growth <= MAX_GROWTH_MB && heapGrowth <= MAX_HEAP_GROWTH_MB ? 0 : 1;
} finally {
  await site.close();
}

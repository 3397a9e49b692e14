// Pages a second, each beside what it is measured against in the same run: `npm run bench -- pages`. A page from the cache
// stands beside a plain node:http server that sends the same bytes, a page that is drawn anew beside a bare Remix page of
// as many elements. Drawn anew means asked for within a session, whose pages no cache keeps; the run fails if one did.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { IncomingMessage } from 'node:http';
import { startSite } from '../journeys/site';
import { measureLoad, startServer, type Load } from './pages/load';

const FLOORS = { cached: 0.4, uncached: 0.5 } as const;
const SECONDS = 5;
const PATH = '/commanders/edgar-markov';
const SESSION = { Cookie: `userState=${encodeURIComponent('{"uid":"bench"}')}` } as const;
const SERVERS = fileURLToPath(new URL('pages/bare-page.tsx', import.meta.url));

const ask = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

const faults: string[] = [];
const expectThat = (holds: boolean, what: string): void => void (holds || faults.push(what));

/** What a visitor's page says to caches, and what it must not share. */
const checkHeaders = async (url: string): Promise<void> => {
  const first = await ask(url);
  const { etag, vary = '', 'cache-control': control = '' } = first.headers;
  expectThat(etag !== undefined, 'A page has no ETag.');
  expectThat(
    /stale-while-revalidate=\d+/.test(control),
    `Cache-Control lacks stale-while-revalidate: ${control}`,
  );
  for (const name of ['Cookie', 'Accept-Encoding'])
    expectThat(new RegExp(`\\b${name}\\b`, 'i').test(vary), `Vary lacks ${name}: ${vary}`);
  expectThat(
    (await ask(url, { 'If-None-Match': etag ?? '' })).status === 304,
    'No 304 to who holds the page.',
  );
  expectThat(first.body.equals((await ask(url)).body), 'A page asked for twice differs.');
  for (const theme of ['light', 'dark']) {
    const { body } = await ask(url, { Cookie: `theme=${theme}` });
    expectThat(
      body.includes(`data-color-mode="${theme}"`),
      `The page for ${theme} is of another colour mode.`,
    );
  }
  expectThat((await ask(url)).body.equals(first.body), 'A theme of somebody else is in the page.');
  const packed = await ask(url, { 'Accept-Encoding': 'gzip' });
  expectThat(packed.headers['content-encoding'] === 'gzip', 'No gzip to who takes it.');
  const session = await ask(url, SESSION);
  expectThat(
    !/\bpublic\b|s-maxage/.test(session.headers['cache-control'] ?? ''),
    `A page of a session is for shared caches: ${session.headers['cache-control'] ?? ''}`,
  );
};

const row = (label: string, { perSecond, p99 }: Load, note = ''): void => {
  process.stdout.write(
    `  ${label.padEnd(38)} ${perSecond.toFixed(0).padStart(7)} a second  p99 ${String(p99).padStart(5)} ms  ${note}\n`,
  );
};

const compare = (what: keyof typeof FLOORS, ours: Load, theirs: Load): string => {
  const ratio = ours.perSecond / theirs.perSecond;
  expectThat(ratio >= FLOORS[what], `${what}: ${ratio.toFixed(2)} is below ${FLOORS[what]}`);
  return `ratio ${ratio.toFixed(2)}, to be at least ${FLOORS[what]}`;
};

const tsx = (...args: readonly string[]) => startServer([...process.execArgv, SERVERS, ...args]);

const folder = await mkdtemp(join(tmpdir(), 'crownsmith-pages-'));
const site = await startSite();
try {
  const url = `${site.origin}${PATH}`;
  await checkHeaders(url);
  for (const encoding of ['gzip', '']) {
    const accept: Readonly<Record<string, string>> = encoding ? { 'Accept-Encoding': encoding } : {};
    const { body } = await ask(url, accept);
    const html = (await ask(url)).body.toString();
    const elements = html.match(/<[a-z][^>]*>/g)?.length ?? 0;
    const file = join(folder, 'page');
    await writeFile(file, body);
    process.stdout.write(
      `${PATH}${encoding && `, ${encoding}`}: ${body.length} bytes, ${elements} elements; load average ${loadavg()[0]?.toFixed(1) ?? ''}\n`,
    );
    const plain = await tsx('plain', file, encoding);
    const ceiling = await measureLoad(plain.origin, accept, SECONDS);
    plain.stop();
    const cached = await measureLoad(url, accept, SECONDS);
    row('plain node:http, the same bytes', ceiling);
    row('a visitor’s page', cached, compare('cached', cached, ceiling));
    const remix = await tsx('remix', String(elements));
    const bareElements = (await ask(remix.origin)).body.toString().match(/<[a-z][^>]*>/g)?.length ?? 0;
    const bare = await measureLoad(remix.origin, accept, SECONDS);
    remix.stop();
    const drawn = await measureLoad(url, { ...accept, ...SESSION }, SECONDS);
    row(`bare Remix page, ${bareElements} elements`, bare);
    row('drawn anew', drawn, compare('uncached', drawn, bare));
    expectThat(
      cached.perSecond > 2 * drawn.perSecond,
      'A cached page is no faster than one drawn anew: one is not what it seems.',
    );
  }
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stdout.write(`FAIL ${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

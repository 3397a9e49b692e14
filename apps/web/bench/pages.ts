// Pages a second, each beside what it is measured against in the same run, in turns: `npm run bench -- pages`. A page from
// memory stands beside a plain node:http server that sends the same bytes and headers, a page that is drawn anew beside a
// bare Remix page of as many elements. Drawn anew means asked for within a session, whose pages are not kept, and a
// visitor's page that nobody has asked for yet; the run fails if one came from memory. Ratios are those of the round in the
// middle.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { IncomingMessage } from 'node:http';
import { startSite } from '../journeys/site';
import { compareLoads, startServer, type Load, type Target } from './pages/load';

const FLOORS = { cached: 0.4, uncached: 0.5 } as const;
const TURNS = { rounds: 3, seconds: 2 } as const;
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

interface Side extends Target {
  readonly label: string;
}

const compare = async (what: keyof typeof FLOORS, ours: Side, theirs: Side): Promise<Load> => {
  const found = await compareLoads(ours, theirs, what === 'uncached', TURNS);
  const ratios = found.ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  expectThat(
    found.ratio >= FLOORS[what],
    `${ours.label}: ${found.ratio.toFixed(2)} is below ${FLOORS[what]}`,
  );
  row(theirs.label, found.theirs);
  row(
    ours.label,
    found.ours,
    `ratio ${found.ratio.toFixed(2)}, to be at least ${FLOORS[what]} (rounds ${ratios})`,
  );
  return found.ours;
};

/** Headers of an answer that a plain server has to be told of. */
const headersOf = ({
  date: _date,
  connection: _connection,
  'keep-alive': _alive,
  ...headers
}: object & {
  readonly [name: string]: unknown;
}): string => JSON.stringify(headers);

const tsx = (...args: readonly string[]) => startServer([...process.execArgv, SERVERS, ...args]);

const folder = await mkdtemp(join(tmpdir(), 'crownsmith-pages-'));
const site = await startSite();
try {
  const url = `${site.origin}${PATH}`;
  await checkHeaders(url);
  for (const encoding of ['gzip', '']) {
    const accept: Readonly<Record<string, string>> = encoding ? { 'Accept-Encoding': encoding } : {};
    const { body, headers } = await ask(url, accept);
    const html = (await ask(url)).body.toString();
    const elements = html.match(/<[a-z][^>]*>/g)?.length ?? 0;
    const files = [join(folder, 'page'), join(folder, 'headers.json')] as const;
    await writeFile(files[0], body);
    await writeFile(files[1], headersOf(headers));
    process.stdout.write(
      `${PATH}${encoding && `, ${encoding}`}: ${body.length} bytes, ${elements} elements; load average ${loadavg()[0]?.toFixed(1) ?? ''}\n`,
    );
    const plain = await tsx('plain', ...files);
    const cached = await compare(
      'cached',
      { label: 'a visitor’s page', url, headers: accept },
      { label: 'plain node:http, the same bytes', url: plain.origin, headers: accept },
    );
    plain.stop();
    const remix = await tsx('remix', String(elements));
    const bareElements = (await ask(remix.origin)).body.toString().match(/<[a-z][^>]*>/g)?.length ?? 0;
    const bare = { label: `bare Remix page, ${bareElements} elements`, url: remix.origin, headers: accept };
    const drawn = [
      await compare(
        'uncached',
        { label: 'drawn anew for a session', url, headers: { ...accept, ...SESSION } },
        bare,
      ),
      await compare(
        'uncached',
        { label: 'drawn anew for a visitor', url, headers: accept, isNewEachTime: true },
        bare,
      ),
    ];
    remix.stop();
    expectThat(
      drawn.every(({ perSecond }) => cached.perSecond > 2 * perSecond),
      'A page from memory is no faster than one drawn anew: one is not what it seems.',
    );
  }
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stdout.write(`FAIL ${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

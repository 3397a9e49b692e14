import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expectThat } from './expectations';
import type { Journey } from './journey';

const PATH = '/commanders/edgar-markov';

const fetchPage = async (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const request = get(url, { headers, method, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const cacheControl = response.headers['cache-control'] ?? '';
  return { status: response.statusCode, headers: response.headers, cacheControl, text: await text(response) };
};

/** Requests a page twice, so that the second response comes from the cache. Fails if they differ. */
const fetchCached = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const first = await fetchPage(url, headers);
  const second = await fetchPage(url, headers);
  expectThat(second.text === first.text, `Two responses for ${url} with ${JSON.stringify(headers)} differ.`);
  return second;
};

export const journeys: readonly Journey[] = [
  {
    name: 'HTML cache: varies by colour mode, list style, settings, session and host, and by nothing else',
    run: async ({ origin }) => {
      const url = origin + PATH;
      const plain = await fetchCached(url);
      expectThat(/^public, .*stale-while-revalidate=\d+/.test(plain.cacheControl), plain.cacheControl);
      expectThat(plain.text.includes('<html lang="en">'), 'A page without a theme cookie has a colour mode.');
      for (const theme of ['light', 'dark'])
        expectThat(
          (await fetchCached(url, { Cookie: `x=1; theme=${theme}` })).text.includes(
            `data-color-mode="${theme}"`,
          ),
          `The page for the theme ${theme} is not in that colour mode.`,
        );
      const table = await fetchCached(url, { Cookie: 'listStyle=table' });
      expectThat(table.text.includes('<table'), 'The page for the table style has no table.');
      const settings = await fetchCached(url, { Cookie: 'userState={"priceSources":["cardmarket"]}' });
      const session = await fetchPage(url, { Cookie: 'userState={"uid":"u","priceSources":["cardmarket"]}' });
      for (const personal of [settings, session])
        expectThat(
          personal.cacheControl === 'private, no-cache',
          `A personal page: ${personal.cacheControl}`,
        );
      expectThat(settings.text !== plain.text, 'The settings have no effect.');
      expectThat(session.text === plain.text, 'A person without a session has settings.');
      const elsewhere = await fetchCached(url, { Host: 'a.example' });
      expectThat(
        elsewhere.text.includes(`rel="canonical" href="http://a.example${PATH}"`),
        'The canonical link does not name the requested host.',
      );
      const forwarded = { 'X-Forwarded-Host': 'evil.example:81', 'X-Forwarded-Proto': 'https' };
      expectThat(
        (await fetchCached(url, forwarded)).text === plain.text,
        'The headers of an untrusted proxy change the page.',
      );
      const hostile = await fetchPage(url, { Host: 'evil.example/"><b>' });
      expectThat(
        hostile.status === 400 && !hostile.text.includes('evil.example'),
        'An invalid Host is not refused.',
      );
      expectThat((await fetchPage(url)).text === plain.text, 'The page is that of another visitor.');
    },
  },
  {
    name: 'HTML cache: HEAD, conditional requests, data requests and errors get the right responses',
    run: async ({ origin }) => {
      const url = origin + PATH;
      const page = await fetchCached(url);
      const head = await fetchPage(url, {}, 'HEAD');
      expectThat(head.text === '', 'HEAD has a body.');
      for (const [name, value] of Object.entries(page.headers))
        expectThat(
          ['date', 'x-request-id'].includes(name) || String(head.headers[name]) === String(value),
          `HEAD: ${name}`,
        );
      const revalidated = await fetchPage(url, { 'If-None-Match': page.headers.etag ?? '' });
      expectThat(
        revalidated.status === 304 && revalidated.text === '',
        `A conditional request has status ${revalidated.status ?? 0}.`,
      );
      for (const dest of ['document', 'empty']) {
        const data = await fetchCached(`${url}.data`, { 'Sec-Fetch-Dest': dest });
        expectThat(
          /^text\/x-script/.test(data.headers['content-type'] ?? ''),
          'The data has another Content-Type.',
        );
        expectThat(data.text.includes('data-crown') || data.text.includes('<h1'), 'The data lacks the page.');
        const same = (await fetchPage(url, { 'Sec-Fetch-Dest': dest })).text === page.text;
        expectThat(same, `The document differs for Sec-Fetch-Dest: ${dest}.`);
      }
      const missing = await fetchPage(`${url}-nobody`);
      expectThat(
        missing.status === 404 && missing.cacheControl === 'no-store',
        `404: ${missing.cacheControl}`,
      );
      for (const path of ['/random', '/contact-us']) {
        const { cacheControl } = await fetchPage(origin + path);
        expectThat(cacheControl.includes('no-store'), `${path}: ${cacheControl}`);
      }
    },
  },
];

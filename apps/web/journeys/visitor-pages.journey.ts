import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expectThat } from './expectations';
import type { Journey } from './journey';

const PATH = '/commanders/edgar-markov';

const ask = async (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
  const asked = get(url, { headers, method, agent: false });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const control = response.headers['cache-control'] ?? '';
  return { status: response.statusCode, headers: response.headers, control, text: await text(response) };
};

/** Asks twice, so that the second answer is from memory. */
const askTwice = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const first = await ask(url, headers);
  const second = await ask(url, headers);
  expectThat(second.text === first.text, `${url} asked for twice with ${JSON.stringify(headers)} differs.`);
  return second;
};

export const journeys: readonly Journey[] = [
  {
    name: 'pages from memory are those of their visitors: themes, settings, sessions, hosts',
    run: async ({ origin }) => {
      const url = origin + PATH;
      const plain = await askTwice(url);
      expectThat(/^public, .*stale-while-revalidate=\d+/.test(plain.control), plain.control);
      expectThat(plain.text.includes('<html lang="en">'), 'A page has a theme that nobody chose.');
      for (const theme of ['light', 'dark'])
        expectThat(
          (await askTwice(url, { Cookie: `x=1; theme=${theme}` })).text.includes(
            `data-color-mode="${theme}"`,
          ),
          `The page is not ${theme}.`,
        );
      const table = await askTwice(url, { Cookie: 'listStyle=table' });
      expectThat(table.text.includes('<table'), 'The style of lists is another.');
      const settings = await askTwice(url, { Cookie: 'userState={"priceSources":["cardmarket"]}' });
      const session = await ask(url, { Cookie: 'userState={"uid":"u","priceSources":["cardmarket"]}' });
      for (const own of [settings, session]) {
        expectThat(own.control === 'private, no-cache', `A page of one’s own: ${own.control}`);
        expectThat(own.text !== plain.text, 'Settings do not show.');
      }
      const elsewhere = await askTwice(url, { Host: 'a.example' });
      expectThat(elsewhere.text.includes(`rel="canonical" href="http://a.example${PATH}"`), 'Another host.');
      const forwarded = { 'X-Forwarded-Host': 'evil.example:81', 'X-Forwarded-Proto': 'https' };
      expectThat((await askTwice(url, forwarded)).text === plain.text, 'A proxy that nobody trusts.');
      const hostile = await askTwice(url, { Host: 'evil.example/"><b>' });
      expectThat(
        hostile.status === 200 && !hostile.text.includes('evil.example'),
        'A hostile host is in the page.',
      );
      expectThat((await ask(url)).text === plain.text, 'The page of somebody else.');
    },
  },
  {
    name: 'pages from memory keep to HTTP: HEAD, ETag, data of navigations, wrong addresses',
    run: async ({ origin }) => {
      const url = origin + PATH;
      const page = await askTwice(url);
      const head = await ask(url, {}, 'HEAD');
      expectThat(head.text === '', 'HEAD has a body.');
      for (const [name, value] of Object.entries(page.headers))
        expectThat(name === 'date' || String(head.headers[name]) === String(value), `HEAD: ${name}`);
      const held = await ask(url, { 'If-None-Match': page.headers.etag ?? '' });
      expectThat(held.status === 304 && held.text === '', `Who holds the page gets ${held.status ?? 0}.`);
      for (const dest of ['document', 'empty']) {
        const data = await askTwice(`${url}.data`, { 'Sec-Fetch-Dest': dest });
        expectThat(/^text\/x-script/.test(data.headers['content-type'] ?? ''), 'Data of another type.');
        expectThat(data.text.includes('data-crown') || data.text.includes('<h1'), 'Data without the page.');
        const same = (await ask(url, { 'Sec-Fetch-Dest': dest })).text === page.text;
        expectThat(same, `A document for ${dest} is another page.`);
      }
      const wrong = await ask(`${url}-nobody`);
      expectThat(wrong.status === 404 && wrong.control === 'no-store', `404: ${wrong.control}`);
      for (const path of ['/random', '/contact-us']) {
        const { control } = await ask(origin + path);
        expectThat(control.includes('no-store'), `${path}: ${control}`);
      }
    },
  },
];

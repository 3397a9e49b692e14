import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request';

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Paths of each kind of handler, from which targets are made. */
const PATHS = [
  '/',
  '/top',
  '/top/salt',
  '/cards/sol-ring',
  '/commanders/edgar-markov',
  '/commanders/edgar-markov/budget',
  '/themes/tokens/wbr',
  '/sets/tst',
  '/recs',
  '/search',
  '/contact-us',
  '/random',
  '/signin',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/cards-1.xml',
  '/feeds/new-cards.atom',
  '/feeds/commanders/edgar-markov.atom',
  '/oembed',
  '/mcp',
  '/og/cards/none.png',
  '/api/recs',
  '/api/cards',
  '/api/typeahead',
  '/api/client-errors',
  '/json/misc.json',
  '/json/cards/sol-ring.json',
  '/json/commanders/edgar-markov.json',
  '/assets/none.js',
  '/__manifest',
  '/x.data',
];

/** Pieces of paths and queries that a parser may read in another way than the next. */
const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/../',
  '.data',
  '/.data',
  '%',
  '%5c',
  '%5C%5c',
  '%2f',
  '%2F%2f',
  '%00',
  '%09',
  '%0a',
  '%0d%0a',
  '%20',
  '%25',
  '%2525',
  '%c3%28',
  '%e2%80%8b',
  '%ff',
  '%zz',
  '\u00e9',
  '?',
  '?q=a&q=b',
  '?list=a&commander=edgar-markov',
  '?_data=root',
  '?_routes=root',
  '?url=http://%5b',
  '?view=table&sort=price',
  '&a[]=1&a[b]=2',
  '#x',
  ';a=1',
  ':',
  '@',
  '*',
  '"',
  '<script>',
  '__proto__',
  'constructor',
  'x'.repeat(600),
];

const path = fc
  .tuple(fc.constantFrom(...PATHS), fc.array(fc.constantFrom(...PIECES, ...PATHS), { maxLength: 4 }))
  .chain(([start, pieces]) => fc.constantFrom(start + pieces.join(''), `/${pieces.join('')}`));

const target = fc.oneof(
  { weight: 8, arbitrary: path },
  { weight: 1, arbitrary: path.map((text) => `http://here.example${text}`) },
  { weight: 1, arbitrary: path.map((text) => `https://u@[${text}`) },
  { weight: 1, arbitrary: path.map((text) => text.slice(1)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', '*.data', '?', '#', 'here.example:80', 'http://', 'http:///'),
  },
);

/** Values by header: valid, odd and broken ones. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  Origin: [
    'null',
    'x',
    '',
    'http://[',
    '::',
    'http://here.example',
    'https://here.example',
    'http://a, http://b',
  ],
  'X-Forwarded-Host': ['x:99999', '[', 'a.example', 'a.example, b.example', ',', ''],
  'X-Forwarded-Proto': ['https', 'javascript', ',', ''],
  'X-Forwarded-For': ['1.2.3.4', '1.2.3.4:5678', '[::1]:1', 'unknown', ',,,', '', ' '.repeat(4000)],
  'X-HTTP-Method-Override': ['DELETE'],
  'Sec-Fetch-Site': ['same-origin', 'cross-site', '?', ''],
  'Sec-Fetch-Dest': ['document', 'empty'],
  Accept: ['*/*', 'text/html;q=x', ';', ','.repeat(3000)],
  'Accept-Encoding': ['gzip', 'br;q=1, gzip;q=0.1', '*', ';q=', `a${' '.repeat(8000)}b`],
  'If-None-Match': ['*', '"a"', 'W/"', `a${' '.repeat(8000)}b`],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
  Range: ['bytes=0-1', 'bytes=-', 'bytes=9999999999-', 'x'],
  Cookie: [
    'theme=dark',
    'theme=%',
    'userState=%7B%22saltLevel%22%3A2%7D',
    'userState=%7B',
    'userState={"uid":"u"}',
    'listStyle=__proto__; session=1',
    '=; =; ;;',
    '__proto__=1',
  ],
  Authorization: ['Bearer x', ''],
  'Content-Type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain; charset=x',
    'application/json; charset=utf-99',
    `application/json${' '.repeat(4000)}x`,
    ';',
  ],
  'Content-Encoding': ['gzip', 'identity', 'x'],
  Referer: ['http://[', 'x'],
  Upgrade: ['websocket'],
  'Cache-Control': ['no-cache', ', '.repeat(3000)],
};

/** A header with a valid, an odd or a broken value. */
export const oddHeader: fc.Arbitrary<readonly [name: string, value: string]> = fc.constantFrom(
  ...Object.entries(VALUES).flatMap(([name, values]) =>
    values.map((value) => [name, value] as [string, string]),
  ),
);

const host = fc.oneof(
  { weight: 6, arbitrary: fc.constant('Host: here.example') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Host: [', 'Host: a b', 'Host: x:99999', 'Host: u@x', 'Host: ', 'X-Host: a'),
  },
);

const body = fc.constantFrom(
  '',
  '{}',
  '{"cards":[],"commanders":["/cards/edgar-markov"]}',
  '{"names":["Sol Ring","__proto__"]}',
  '[',
  'list=1+Sol+Ring&commander=edgar-markov',
  'commander=%ff&list=%00',
  '--x\r\nContent-Disposition: form-data; name="list"\r\n\r\n1 Sol Ring\r\n--x--\r\n',
  '\u0000\u00ff',
);

/** Requests of any method to any kind of handler, with odd and broken targets, headers and bodies that no client would send. */
export const rawRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    target,
    host,
    headers: fc.array(oddHeader, { maxLength: 5 }),
    body,
  })
  .map(({ method, target: url, host: line, headers, body: content }) => ({
    method,
    target: url,
    headers,
    bytes: [
      `${method} ${url} HTTP/1.1`,
      line,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      `Content-Length: ${content.length}`,
      '',
      content,
    ].join('\r\n'),
  }));

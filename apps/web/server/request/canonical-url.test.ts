import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalUrl, isMalformedDataUrl } from './canonical-url';
import { sendLines } from '../testing/raw-request';
import { startSite, type TestSite } from '../testing/site';

describe('canonicalUrl', () => {
  it.each([
    ['/', '/'],
    ['/top?a=%41&b=//x/../y', '/top?a=%41&b=//x/../y'],
    ['/%74op', '/top'],
    ['/%54op', '/Top'],
    ['//top///w', '/top/w'],
    ['/./x/../top', '/top'],
    ['/x/%2e%2E/top', '/top'],
    ['/../../top', '/top'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example/a?b', '/evil.example/a?b'],
    ['/top#x?y', '/top'],
    ['/top?a#b', '/top?a'],
    ['/recs/.data', '/recs.data'],
    ['/.data', '/.data'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/a%2Fb%20c%ff%', '/a%2Fb%20c%ff%'],
  ])('normalises %s to %s', (url, canonical) => expect(canonicalUrl(url)).toBe(canonical));

  it('never leads to another site and converges', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%25',
      '%',
      '2',
      'e',
      '?',
      '#',
      '@',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        let url = `/${pieces.join('')}`;
        for (let steps = 0; steps < 12 && canonicalUrl(url) !== url; steps += 1) url = canonicalUrl(url);
        expect(canonicalUrl(url)).toBe(url);
        expect(new URL(url, 'http://here.example').host).toBe('here.example');
      }),
    );
  });
});

describe('isMalformedDataUrl', () => {
  it.each([
    '/recs/x/...data',
    '/recs/x/...data?commander=a',
    '/recs/..data',
    '/x/...data',
    '/...data',
    '/.data',
    '/top/.data',
    '/x\\y.data',
    '/%74op.data',
  ])('is true for %s', (url) => expect(isMalformedDataUrl(url)).toBe(true));

  it.each([
    '/_root.data',
    '/top.data',
    '/top.data?x=..data',
    '/cards/a.b.data',
    '/recs',
    '/x...data/',
    '/x....data',
  ])('is false for %s', (url) => expect(isMalformedDataUrl(url)).toBe(false));

  it('leaves no URL whose page has another path than its data', () => {
    const piece = fc.constantFrom('/', '.', '..', '%2e', '%2F', '%5c', 'a', 'recs', '.data');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = canonicalUrl(`/${pieces.join('')}.data`);
        if (!url.endsWith('.data') || isMalformedDataUrl(url)) return;
        const page = url.slice(0, -'.data'.length);
        expect(new URL(page, 'http://here.example').pathname).toBe(page);
      }),
    );
  });
});

describe('a request with an unusual request line', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ variables: { RATE_LIMIT_MESSAGES: '1' } });
  });
  afterAll(() => site.close());

  const responseTo = async (line: string, header = 'X-None: 1'): Promise<string> => {
    const { head, body } = await sendLines(site.url, line, [
      'Host: here.example',
      header,
      'Content-Length: 0',
    ]);
    return `${head}\r\n\r\n${body}`;
  };

  it.each([
    ['GET /%74op?a=1', '301', '/top?a=1'],
    ['HEAD //evil.example', '301', '/evil.example'],
    ['GET /top#x', '301', '/top'],
    ['POST /%63ontact-us', '400', undefined],
    ['POST /contact-us//', '400', undefined],
    ['POST /x/../contact-us', '400', undefined],
    ['POST /contact-us/.data', '400', undefined],
    ['GET /recs/x/...data?commander=edgar-markov', '404', undefined],
    ['GET /x/...data', '404', undefined],
    ['POST /recs/x/...data', '404', undefined],
    ['GET /recs/x/..%2edata', '404', undefined],
    ['GET /x/%2e%2e%2edata', '404', undefined],
    ['GET /.data', '404', undefined],
    ['OPTIONS *', '400', undefined],
    ['GET /top?_data=root', '400', undefined],
    ['PUT /contact-us', '405', undefined],
    ['PATCH /bug-report/', '405', undefined],
    ['DELETE /top', '405', undefined],
    ['TRACE /', '405', undefined],
    ['POST /top', '405', undefined],
  ])('%s gets %s', async (line, status, location) => {
    const response = await responseTo(line);
    expect(response.split(' ', 2)[1]).toBe(status);
    expect(/^Location: (.*)\r$/m.exec(response)?.[1]).toBe(location);
    if (status === '405') expect(response).toMatch(/^Allow: GET, HEAD(?:, POST)?\r$/m);
  });

  it('is rate-limited as a form post, however its URL is written', async () => {
    expect(await responseTo('POST /contact-us')).toContain('"messages"; r=0');
    expect(await responseTo('POST /CONTACT-US/')).toContain('"messages"; r=0');
    expect(await responseTo('POST http://here.example/contact-us')).toContain('"messages"; r=0');
  });

  it('gets 403 where another site posts a list', async () => {
    expect(await responseTo('POST /recs', 'Origin: http://evil.example')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await responseTo('POST /recs', 'Sec-Fetch-Site: cross-site')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await responseTo('POST /recs', 'Origin: http://here.example')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('in absolute form gets the response to its origin form', async () => {
    expect(await responseTo('GET http://there.example/sitemap.xml')).toContain(
      'http://there.example/sitemaps/',
    );
    expect(await responseTo('GET http://there.example')).toContain('a page');
  });
});

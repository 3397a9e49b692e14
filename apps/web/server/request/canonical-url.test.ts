import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainAddress } from './canonical-url';
import { startSite, type TestSite } from '../testing/site';

describe('the one way to write an address', () => {
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
  ])('%s is %s', (url, plain) => expect(plainAddress(url)).toBe(plain));

  it('never leads to another site, and soon ends', () => {
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
        for (let steps = 0; steps < 12 && plainAddress(url) !== url; steps += 1) url = plainAddress(url);
        expect(plainAddress(url)).toBe(url);
        expect(new URL(url, 'http://here.example').host).toBe('here.example');
      }),
    );
  });
});

describe('a site that is asked in odd ways', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ variables: { RATE_LIMIT_MESSAGES: '1' } });
  });
  afterAll(() => site.close());

  /** What the site answers to a request line that no client would write. */
  const answerTo = async (line: string, header = 'X-None: 1'): Promise<string> => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `${line} HTTP/1.1\r\nHost: here.example\r\n${header}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    return text(socket);
  };

  it.each([
    ['GET /%74op?a=1', '301', '/top?a=1'],
    ['HEAD //evil.example', '301', '/evil.example'],
    ['GET /top#x', '301', '/top'],
    ['POST /%63ontact-us', '400', undefined],
    ['POST /contact-us//', '400', undefined],
    ['POST /x/../contact-us', '400', undefined],
    ['POST /contact-us/.data', '400', undefined],
    ['OPTIONS *', '400', undefined],
    ['GET /top?_data=root', '400', undefined],
    ['PUT /contact-us', '405', undefined],
    ['PATCH /bug-report/', '405', undefined],
    ['DELETE /top', '405', undefined],
    ['TRACE /', '405', undefined],
    ['POST /top', '405', undefined],
  ])('%s: %s', async (line, status, location) => {
    const answer = await answerTo(line);
    expect(answer.split(' ', 2)[1]).toBe(status);
    expect(/^Location: (.*)\r$/m.exec(answer)?.[1]).toBe(location);
    if (status === '405') expect(answer).toMatch(/^Allow: GET, HEAD(?:, POST)?\r$/m);
  });

  it('counts what is posted to a form, however its address is written', async () => {
    expect(await answerTo('POST /contact-us')).toContain('"messages"; r=0');
    expect(await answerTo('POST /CONTACT-US/')).toContain('"messages"; r=0');
    expect(await answerTo('POST http://here.example/contact-us')).toContain('"messages"; r=0');
  });

  it('takes no list that another site sends', async () => {
    expect(await answerTo('POST /recs', 'Origin: http://evil.example')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await answerTo('POST /recs', 'Sec-Fetch-Site: cross-site')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await answerTo('POST /recs', 'Origin: http://here.example')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('answers an address with a host in it as the address without', async () => {
    expect(await answerTo('GET http://there.example/sitemap.xml')).toContain(
      'http://there.example/sitemaps/',
    );
    expect(await answerTo('GET http://there.example')).toContain('a page');
  });
});

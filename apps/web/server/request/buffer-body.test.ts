import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGates } from '../overload/gates';
import { startSite, type TestSite } from '../testing/site';

const gates = createGates({ maxWaitMs: 60_000 });
let site: TestSite;
/** headers of the requests whose page is rendered */
let begun: (string | undefined)[] = [];

beforeAll(async () => {
  site = await startSite({
    gates,
    pages: async (request, response) => {
      begun.push(request.get('x-name'));
      // As Remix reads a body.
      const body = await new Response(createReadableStreamFromReadable(request)).text();
      response.send(`${body.length} ${body.slice(-5)}`);
    },
  });
});
afterAll(() => site.close());

const open = (name: string, headers: Readonly<Record<string, string>> = {}): ClientRequest =>
  httpRequest(`${site.url}/contact-us`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Name': name, ...headers },
  });

const responseTo = async (request: ClientRequest): Promise<string> => {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return text(response);
};

describe('a posted form', () => {
  it.each([0, 1, 5000, 70_000, 900_000, MAX_LIST_FORM_BYTES])(
    'of %d bytes is rendered with its whole body',
    async (size) => {
      const body = 'a'.repeat(size);
      const expected = `${size} ${body.slice(-5)}`;
      const whole = open('whole', { 'Content-Length': String(size) });
      whole.end(body);
      expect(await responseTo(whole)).toBe(expected);
      const parts = open('parts', { 'Transfer-Encoding': 'chunked' });
      const response = responseTo(parts);
      for (let at = 0; at < size; at += 100_000) parts.write(body.slice(at, at + 100_000));
      parts.end();
      expect(await response).toBe(expected);
    },
  );

  it('takes no place at the gate while its body arrives', async () => {
    begun = [];
    const slow = Array.from({ length: 10 }, () => open('slow', { 'Content-Length': '6' }));
    for (const request of slow) request.write('abc');
    const quick = open('quick');
    quick.end('b=1');
    expect(await responseTo(quick)).toBe('3 b=1');
    expect(begun).toEqual(['quick']);
    expect(gates.pages.size).toBe(0);
    const responses = slow.map(responseTo);
    for (const request of slow) request.end('def');
    expect(new Set(await Promise.all(responses))).toEqual(new Set(['6 bcdef']));
  });

  it('is not rendered where its client disconnects', async () => {
    begun = [];
    const gone = open('gone', { 'Content-Length': '6' }).on('error', () => undefined);
    gone.write('abc');
    gone.destroy();
    await new Promise((resolve) => gone.once('close', resolve));
    const next = open('next');
    next.end('b=1');
    await responseTo(next);
    expect(begun).toEqual(['next']);
  });
});

import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppLoadContext } from '@remix-run/node';
import { expect, it, describe, beforeEach } from 'vitest';
import { silentLog } from '#app/platform/logger.server';
import { MESSAGE_FORMS } from './message-forms';
import { createMessageRoute } from './message-route.server';
import { createMessageStore, MessageStoreError, type MessageStore } from '#app/messages/message-store.server';
import { MIN_FILL_MS, MAX_MESSAGE_BYTES } from './submit-message.server';

const SITE = 'http://localhost:3000';
const NOW = new Date('2026-11-21T01:02:03Z');
const GOOD = { topic: 'data', message: 'Sol Ring is missing.', email: 'a@mail.example' };

let folder: string;
let store: Pick<MessageStore, 'save'>;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'route-')), 'messages');
  store = createMessageStore({ folder, now: () => NOW });
});

interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly location: string | null;
  /** id of the element around the markup */
  readonly container: string;
}

const parseResponse = (response: unknown): Sent => {
  if (response instanceof Response) {
    return {
      status: response.status,
      headers: response.headers,
      html: '',
      container: '',
      location: response.headers.get('Location'),
    };
  }
  const { data, init } = response as {
    data: { markup: { id: string; html: string } };
    init: { status?: number; headers?: HeadersInit } | null;
  };
  return {
    status: init?.status ?? 200,
    headers: new Headers(init?.headers),
    html: data.markup.html,
    container: data.markup.id,
    location: null,
  };
};

const send = async (
  body: Record<string, string> | string,
  {
    headers = {},
    context = {},
    kind = 'contact',
    into = store,
  }: {
    headers?: Record<string, string>;
    context?: AppLoadContext;
    kind?: keyof typeof MESSAGE_FORMS;
    into?: Pick<MessageStore, 'save'>;
  } = {},
): Promise<Sent> => {
  const form = MESSAGE_FORMS[kind];
  const route = createMessageRoute(form, { store: into, now: () => NOW, log: silentLog });
  const request = new Request(SITE + form.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  });
  return parseResponse(await route.action({ request, context }));
};
const storedMessages = async () => {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(
      async (name) =>
        JSON.parse(await readFile(join(folder, name), 'utf8')) as { fields: Record<string, string> },
    ),
  );
};
const show = async (query = '', kind: keyof typeof MESSAGE_FORMS = 'contact') => {
  const form = MESSAGE_FORMS[kind];
  return parseResponse(
    createMessageRoute(form, { store, now: () => NOW }).loader({
      request: new Request(SITE + form.path + query),
      context: {},
    }),
  );
};

describe('a valid form', () => {
  it('is stored and redirects to a page of thanks', async () => {
    const { status, location } = await send(GOOD);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/contact-us\?sent=20261121-010203-[0-9a-f]{10}$/);
    expect((await storedMessages()).map(({ fields }) => fields)).toEqual([GOOD]);
    const thanks = await show(location?.slice(location.indexOf('?')));
    expect(thanks.html).toContain('Thank you');
    expect(thanks.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is stored verbatim, without unknown keys', async () => {
    const message = `<script>alert(1)</script>\r\n\u001b[2J${'\u202e'}'; DROP TABLE`;
    await send({ ...GOOD, message, admin: 'true', __proto__: 'x', constructor: 'y', id: '../../etc/passwd' });
    expect((await storedMessages())[0]?.fields).toEqual({ ...GOOD, message: message.replace('\r\n', '\n') });
  });
});

describe('an invalid form', () => {
  it('gets 422 with the errors at their fields and the values preserved', async () => {
    const { status, html } = await send({
      topic: 'nonsense',
      email: 'no address',
      message: '  ',
      name: '"><img src=x>',
    });
    expect(status).toBe(422);
    for (const name of ['topic', 'email', 'message']) expect(html).toContain(`id="${name}-error"`);
    expect(html).not.toContain('id="name-error"');
    expect(html).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(html).toContain('value="no address"');
    expect(await storedMessages()).toEqual([]);
  });

  it.each(['', '=', '&&&', '%', '%zz=%', '__proto__=1', 'message[]=x&message[]=y', 'a'.repeat(1000)])(
    'gets 422 for the body %j',
    async (body) => {
      expect((await send(body)).status).toBe(422);
    },
  );

  it('gets 422 for a value over the length limit', async () => {
    expect((await send({ ...GOOD, message: 'x'.repeat(5001) })).html).toContain('At most 5,000 characters');
    expect((await send({ ...GOOD, message: 'x'.repeat(5000) })).status).toBe(303);
  });

  it('gets 422 for a script as web address and for a missing required e-mail address', async () => {
    const offer = { name: 'Ada', email: 'ada@mail.example', role: 'writing', message: 'Hello' };
    expect((await send({ ...offer, sample: 'javascript:alert(1)' }, { kind: 'apply' })).html).toContain(
      'id="sample-error"',
    );
    expect((await send({ ...offer, email: '' }, { kind: 'apply' })).html).toContain('id="email-error"');
    expect((await send({ ...offer, sample: 'https://ada.example/a' }, { kind: 'apply' })).status).toBe(303);
  });
});

describe('a rejected post', () => {
  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: SITE },
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3001' },
    { Origin: 'nonsense' },
  ])('gets 403 with the headers %j', async (headers) => {
    expect((await send(GOOD, { headers: headers })).status).toBe(403);
    expect(await storedMessages()).toEqual([]);
  });

  it.each([{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }, { Origin: SITE }, {}])(
    'is not one with the headers %j',
    async (headers) => {
      expect((await send(GOOD, { headers: headers })).status).toBe(303);
    },
  );

  it('gets 429 over the rate limit, with Retry-After and the text preserved', async () => {
    const { status, headers, html } = await send(GOOD, {
      context: { formGuard: { crossSite: false, retryAfter: 1750 } },
    });
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('1750');
    expect(html).toContain('in 30 minutes');
    expect(html).toContain('Sol Ring is missing.');
    expect(await storedMessages()).toEqual([]);
  });

  it('gets 413 for a large body, 415 for another content type', async () => {
    expect((await send({ ...GOOD, message: 'x'.repeat(MAX_MESSAGE_BYTES) })).status).toBe(413);
    expect((await send('{}', { headers: { 'Content-Type': 'application/json' } })).status).toBe(415);
    expect((await send('', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } })).status).toBe(
      415,
    );
  });

  it('gets 422 when it looks like a script, and is accepted when sent again', async () => {
    const renderedAt = (ago: number) => (NOW.getTime() - ago).toString(36);
    for (const more of [{ confirm_subject: 'viagra' }, { rendered_at: renderedAt(MIN_FILL_MS - 1) }]) {
      const { status, html } = await send({ ...GOOD, ...more });
      expect(status).toBe(422);
      expect(html).toContain('Sol Ring is missing.');
      expect(html).not.toContain('viagra');
    }
    expect(await storedMessages()).toEqual([]);
    for (const value of [renderedAt(MIN_FILL_MS), renderedAt(-60_000), 'not a number!', '']) {
      expect((await send({ ...GOOD, rendered_at: value })).status).toBe(303);
    }
  });

  it('gets 503 with the text preserved when the disk is full', async () => {
    const broken: Pick<MessageStore, 'save'> = { save: () => Promise.reject(new MessageStoreError('disk')) };
    const { status, headers, html } = await send(GOOD, { into: broken });
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).toBe('600');
    expect(html).toContain('Sol Ring is missing.');
  });
});

describe('the page of a form', () => {
  it('takes the reported page from ?from= only if it is a path of this site', async () => {
    expect((await show('?from=/commanders/edgar-markov?sort=price', 'bug-report')).html).toContain(
      'value="/commanders/edgar-markov?sort=price"',
    );
    for (const from of [
      '//elsewhere.example',
      'https://elsewhere.example',
      'javascript:alert(1)',
      '/\\elsewhere',
      '/a b',
      '/<script>',
      `/${'x'.repeat(400)}`,
    ]) {
      expect((await show(`?from=${encodeURIComponent(from)}`, 'bug-report')).html).toContain('name="page" ');
      expect((await show(`?from=${encodeURIComponent(from)}`, 'bug-report')).html, from).toMatch(
        /name="page"[^>]*value=""/,
      );
    }
  });

  it('contains every id once, including that of its container', async () => {
    for (const kind of ['contact', 'bug-report', 'apply'] as const) {
      const { html, container } = await show('', kind);
      const ids = [container, ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)];
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('shows no thanks for an invalid ?sent=', async () => {
    for (const sent of ['', '1', '<script>', '20261121-010203-XYZ']) {
      expect((await show(`?sent=${encodeURIComponent(sent)}`)).html).not.toContain('Thank you');
    }
  });
});

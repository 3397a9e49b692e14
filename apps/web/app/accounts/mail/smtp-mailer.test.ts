import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silentLog, type Log } from '#app/platform/logger.server';
import { makeSecret } from '../secret.server';
import { confirmMail, resetMail } from './mail-texts.server';
import { MailError } from './mailer.server';
import { createSmtpMailer, type SmtpOptions } from './smtp-mailer.server';

interface Delivered {
  readonly mail: Email;
  /** the mail as it was sent */
  readonly source: string;
  readonly from: string;
  readonly to: readonly string[];
}

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Starts an SMTP server on a port, a free one by default. */
const startServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      buffer(stream)
        .then(async (bytes) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          delivered.push({ mail: await PostalMime.parse(bytes), source: bytes.toString('latin1'), from, to });
          done();
        })
        .catch(done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  cleanUps.push(close);
  return { delivered, close, port: typeof address === 'object' && address ? address.port : 0 };
};

const makeTestMailer = (port: number, options: Partial<SmtpOptions> = {}) => {
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Crownsmith <post@forge.example>',
    log: silentLog,
    ...options,
  });
  cleanUps.push(() => mailer.close());
  return mailer;
};

const reply = (code: number): Error => Object.assign(new Error('Says the server'), { responseCode: code });
const MAIL = {
  to: 'ada@mail.example',
  subject: 'Grüße',
  text: `Hello,\n\nhttps://a.example/${'x'.repeat(90)}\n`,
};

describe('an SMTP mailer', () => {
  it('delivers a mail', async () => {
    const { delivered, port } = await startServer();
    await makeTestMailer(port).send(MAIL);
    expect(delivered).toMatchObject([
      {
        from: 'post@forge.example',
        to: ['ada@mail.example'],
        mail: {
          from: { name: 'Crownsmith', address: 'post@forge.example' },
          to: [{ address: 'ada@mail.example' }],
          subject: 'Grüße',
          text: MAIL.text,
        },
      },
    ]);
    expect(delivered[0]?.mail.messageId).toMatch(/^<[^>]+@forge\.example>$/);
  });

  it.each([
    [confirmMail, makeSecret(), '/confirm-email'],
    [resetMail, makeSecret(), '/confirm-password'],
    // Firebase's codes are longer.
    [resetMail, 'x'.repeat(120), '/confirm-password'],
  ])('sends the link of %o as a line of its own', async (makeMail, code, path) => {
    const { delivered, port } = await startServer();
    const origin = 'https://commander.some-longer-name.example';
    await makeTestMailer(port).send(makeMail({ to: MAIL.to, origin, code }));
    const { source = '', mail } = delivered[0] ?? {};
    expect(source.split('\r\n')).toContain(`${origin}${path}?code=${code}`);
    expect(source).toMatch(/^Content-Transfer-Encoding: 7bit\r$/m);
    expect(source).not.toMatch(/[^\p{ASCII}]/u);
    expect(mail?.text).toContain(code);
  });

  it.each([['Grüße\n'], [`${'x'.repeat(999)}\n`]])('encodes what no mail may hold as it is', async (text) => {
    const { delivered, port } = await startServer();
    await makeTestMailer(port).send({ ...MAIL, text });
    const { source = '', mail } = delivered[0] ?? {};
    expect(source).not.toMatch(/[^\p{ASCII}]/u);
    for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    expect(mail?.text).toBe(text);
  });

  it('signs in with the user and the password of its URL, which its target does not name', async () => {
    const seen: unknown[] = [];
    const { delivered, port } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: 'forge' });
      },
    });
    const mailer = makeTestMailer(port, { url: `smtp://forge:s%3Acret@127.0.0.1:${port}` });
    await mailer.send(MAIL);
    expect(seen).toEqual([['forge', 's:cret']]);
    expect(delivered).toHaveLength(1);
    expect(mailer.target).toBe(`smtp://127.0.0.1:${port}`);
  });

  it('rejects at once where the server refuses the mail, without the address', async () => {
    let tries = 0;
    const { port } = await startServer({
      onRcptTo: (_address, _session, done) => {
        tries += 1;
        done(reply(550));
      },
    });
    const failure: unknown = await makeTestMailer(port)
      .send(MAIL)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailError);
    expect(failure).toMatchObject({ reason: 'EENVELOPE 550' });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('ada@');
    expect(tries).toBe(1);
  });

  it('tries again where the server is busy, and warns without the address', async () => {
    let tries = 0;
    const { delivered, port } = await startServer({
      onRcptTo: (_address, _session, done) => {
        tries += 1;
        done(tries < 3 ? reply(451) : null);
      },
    });
    const warn = vi.fn();
    const log: Log = { ...silentLog, warn } as Log;
    await makeTestMailer(port, { retryMs: [1, 1, 1], log }).send(MAIL);
    expect(delivered).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('ada@');
  });

  it('delivers once a server that was away is back', async () => {
    const away = await startServer();
    await away.close();
    let back: Awaited<ReturnType<typeof startServer>> | undefined;
    const warn = vi.fn(() => {
      void startServer({}, away.port).then((server) => (back ??= server));
    });
    const log: Log = { ...silentLog, warn } as Log;
    await makeTestMailer(away.port, { retryMs: Array.from({ length: 2000 }, () => 20), log }).send(MAIL);
    expect(back?.delivered).toHaveLength(1);
  });

  it('rejects after its last try', async () => {
    const away = await startServer();
    await away.close();
    await expect(makeTestMailer(away.port, { retryMs: [1, 1] }).send(MAIL)).rejects.toMatchObject({
      reason: 'ESOCKET',
    });
  });

  it('gives up mails that wait for another try when it closes, and takes a limited number', async () => {
    const away = await startServer();
    await away.close();
    const mailer = makeTestMailer(away.port, { retryMs: [3_600_000], maxPending: 2 });
    const waiting = Promise.allSettled([mailer.send(MAIL), mailer.send(MAIL)]);
    await expect(mailer.send(MAIL)).rejects.toThrow('too many mails wait');
    await mailer.close();
    expect(await waiting).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  });

  it.each([
    'ada@mail.example, eve@mail.example',
    'ada@mail.example\r\nRCPT TO:<eve@mail.example>',
    'ada@mail.example>\r\nDATA\r\nx\r\n.\r\n',
    '"ada\r\nBcc: eve@mail.example"@mail.example',
    'ada<eve@mail.example>',
  ])('never delivers to another one than %j', async (to) => {
    const { delivered, port } = await startServer();
    await makeTestMailer(port)
      .send({ ...MAIL, to })
      .catch(() => undefined);
    for (const { to: recipients, mail } of delivered) {
      expect(recipients).toHaveLength(1);
      expect(recipients[0]).not.toBe('eve@mail.example');
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    }
  });

  it('lets neither a subject nor a text end the mail or add headers', async () => {
    const { delivered, port } = await startServer();
    const text = 'one\n.\nMAIL FROM:<eve@mail.example>\n..two\n';
    await makeTestMailer(port).send({ ...MAIL, subject: 'Hi\r\nBcc: eve@mail.example', text });
    expect(delivered).toHaveLength(1);
    expect(delivered[0]?.mail.text).toBe(text);
    expect(delivered[0]?.mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { createOutboxMailer } from './outbox-mailer.server';

const makeFolder = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');

const readMails = async (folder: string): Promise<readonly Email[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
};

const MAIL = {
  to: 'ada@mail.example',
  subject: 'Grüße',
  text: 'Hello,\n\nhttps://a.example/x?code=1\n\n.\nBye\n',
};

describe('the outbox', () => {
  it('stores a mail as a file that mail programs read and only the operator can open', async () => {
    const folder = await makeFolder();
    await createOutboxMailer({ folder, from: 'The Forge <post@forge.example>' }).send(MAIL);
    const [mail] = await readMails(folder);
    expect(mail).toMatchObject({
      from: { name: 'The Forge', address: 'post@forge.example' },
      to: [{ address: 'ada@mail.example' }],
      subject: 'Grüße',
      text: MAIL.text,
    });
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(Math.abs(Date.now() - Date.parse(mail?.date ?? ''))).toBeLessThan(86_400_000);
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const source = await readFile(join(folder, name), 'latin1');
    expect(source).not.toMatch(/[^\r]\n|[^\p{ASCII}]/u);
    expect(source).toContain('https://a.example/x?code=1\r\n');
  });

  it.each([
    'ada@mail.example, eve@mail.example',
    'ada@mail.example\r\nBcc: eve@mail.example',
    '"ada\r\nBcc: eve@mail.example"@mail.example',
    'ada<eve@mail.example>',
    'ada@mail.example\u0000eve@mail.example',
  ])('takes %j for one address and no header', async (to) => {
    const folder = await makeFolder();
    await createOutboxMailer({ folder }).send({ ...MAIL, to });
    const [mail] = await readMails(folder);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('lets neither a subject nor a sender add headers', async () => {
    const folder = await makeFolder();
    const mailer = createOutboxMailer({ folder, from: 'A\r\nBcc: eve@mail.example <a@mail.example>' });
    await mailer.send({ ...MAIL, subject: 'Hi\r\nBcc: eve@mail.example\r\n\r\nBody' });
    const [mail] = await readMails(folder);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.text).toBe(MAIL.text);
  });

  it('removes the oldest mails over its limit and leaves other files alone', async () => {
    const folder = await makeFolder();
    let minute = 0;
    const now = () => new Date(Date.UTC(2026, 10, 22, 1, (minute += 1)));
    const mailer = createOutboxMailer({ folder, now, maxMails: 3 });
    await mailer.send({ ...MAIL, subject: 'first' });
    await writeFile(join(folder, 'notes.txt'), 'of the operator');
    for (const subject of ['second', 'third', 'fourth', 'fifth']) await mailer.send({ ...MAIL, subject });
    expect((await readMails(folder)).map(({ subject }) => subject)).toEqual(['third', 'fourth', 'fifth']);
    expect(await readdir(folder)).toContain('notes.txt');
  });

  it('loses none of many mails at once, and closes when all are stored', async () => {
    const folder = await makeFolder();
    const mailer = createOutboxMailer({ folder });
    const sending = Array.from({ length: 30 }, (_, at) => mailer.send({ ...MAIL, subject: `${at}` }));
    await mailer.close();
    expect(await readMails(folder)).toHaveLength(30);
    await Promise.all(sending);
  });

  it('rejects where the disk does not take the mail', async () => {
    const folder = await makeFolder();
    await writeFile(folder, 'a file where the folder should be');
    await expect(createOutboxMailer({ folder }).send(MAIL)).rejects.toMatchObject({
      name: 'MailError',
      reason: 'EEXIST',
    });
  });
});

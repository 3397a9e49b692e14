import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageId, StoredMessage } from '@crownsmith/api-client';
import type { Command } from 'commander';
import { PipelineError, systemCode } from '#src/pipeline-error';
import type { CommandContext } from './command-context';

/** What a folder of messages holds. */
interface Mailbox {
  /** oldest first */
  readonly messages: readonly StoredMessage[];
  /** names of files that are no messages, whatever broke them */
  readonly unreadable: readonly string[];
}

const readMessage = async (path: string): Promise<StoredMessage | undefined> => {
  try {
    const parsed = StoredMessage.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || systemCode(error) === 'ENOENT' || systemCode(error) === 'EISDIR')
      return undefined;
    throw error;
  }
};

const readMailbox = async (folder: string): Promise<Mailbox> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  const messages: StoredMessage[] = [];
  const unreadable: string[] = [];
  for (const name of names.toSorted()) {
    const message = name.endsWith('.json') ? await readMessage(join(folder, name)) : undefined;
    if (message && `${message.id}.json` === name) messages.push(message);
    else unreadable.push(name);
  }
  return { messages, unreadable };
};

/** Characters that act on a terminal or turn the order of letters around: they are shown, not obeyed. */
const ACTING = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu;

/**
 * A text of a stranger, safe to print.
 * @example safeText('a\u001b[2Jb') // 'a\\u001b[2Jb'
 */
export const safeText = (text: string): string =>
  text.replaceAll(ACTING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const safeLine = (text: string, most: number): string => {
  const line = safeText(text.replaceAll(/\s+/g, ' '));
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
};

/** JSON that is safe to print and still the same to who parses it. */
const safeJson = (value: unknown): string => safeText(JSON.stringify(value, null, 2));

const summary = ({ id, kind, fields }: StoredMessage): string =>
  `${id}  ${kind.padEnd(10)}  ${safeLine(fields['message'] ?? '', 72)}`;

const whole = ({ id, kind, receivedAt, fields }: StoredMessage): readonly string[] => [
  `${id}  ${kind}  ${receivedAt}`,
  ...Object.entries(fields).flatMap(([name, text]) => [
    '',
    `${safeLine(name, 40)}:`,
    ...safeText(text)
      .split('\n')
      .map((line) => `  ${line}`),
  ]),
];

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const listLines = ({ messages, unreadable }: Mailbox, folder: string): readonly string[] => [
  messages.length === 0
    ? `No messages in ${folder}.`
    : `${plural(messages.length, 'message')} in ${folder}, oldest first:`,
  ...messages.map(summary),
  ...(unreadable.length === 0
    ? []
    : [
        `${plural(unreadable.length, 'file')} there cannot be read as a message: ${unreadable.map((name) => safeLine(name, 60)).join(', ')}`,
      ]),
];

const pathOf = (folder: string, id: string): string => {
  if (!MessageId.safeParse(id).success) {
    throw new PipelineError('usage', `${safeLine(id, 60)} is no number of a message; see messages list.`);
  }
  return join(folder, `${id}.json`);
};

const missing = (id: string): PipelineError => new PipelineError('missing', `There is no message ${id}.`);

/** `messages`: what visitors have written on the forms of the site. It needs no lock, for each message is a file. */
export const addMessagesCommand = (root: Command, context: CommandContext): void => {
  const folder = join(context.env.dataDir, 'messages');
  const command = root.command('messages').description('what visitors have written on the forms of the site');
  interface Options {
    readonly json?: boolean;
  }

  command
    .command('list', { isDefault: true })
    .description('all of them, oldest first')
    .option('--json', 'as JSON')
    .action(async ({ json }: Options) => {
      const mailbox = await readMailbox(folder);
      if (json === true) context.print(safeJson(mailbox));
      else listLines(mailbox, folder).forEach((line) => context.print(line));
    });

  command
    .command('show <id>')
    .description('one of them, whole')
    .option('--json', 'as JSON')
    .action(async (id: string, { json }: Options) => {
      const message = await readMessage(pathOf(folder, id));
      if (!message) throw missing(id);
      if (json === true) context.print(safeJson(message));
      else whole(message).forEach((line) => context.print(line));
    });

  command
    .command('delete <id>')
    .description('remove one of them for good')
    .option('--json', 'as JSON')
    .action(async (id: string, { json }: Options) => {
      await rm(pathOf(folder, id)).catch((error: unknown) => {
        throw systemCode(error) === 'ENOENT' ? missing(id) : error;
      });
      context.print(json === true ? safeJson({ deleted: id }) : `Removed ${id}.`);
    });
};

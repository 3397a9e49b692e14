import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageId, StoredMessage } from '@crownsmith/api-client';
import { safeText } from '@crownsmith/domain';
import type { Command } from 'commander';
import { systemCode } from '@crownsmith/answers/snapshot';
import { PipelineError } from '#src/pipeline-error';
import { printLines, type CommandContext } from './command-context';
import { formatNoun } from './number-text';

/** The messages of visitors. */
interface Mailbox {
  /** oldest first */
  readonly messages: readonly StoredMessage[];
  /** names of files that cannot be read as messages */
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

const safeLine = (text: string, maxLength: number): string => {
  const line = safeText(text.replaceAll(/\s+/g, ' '));
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
};

/** JSON that is safe to print and parses to the same value. */
const safeJson = (value: unknown): string => safeText(JSON.stringify(value, null, 2));

const summaryLine = ({ id, kind, fields }: StoredMessage): string =>
  `${id}  ${kind.padEnd(10)}  ${safeLine(fields['message'] ?? '', 72)}`;

const messageLines = ({ id, kind, receivedAt, fields }: StoredMessage): readonly string[] => [
  `${id}  ${kind}  ${receivedAt}`,
  ...Object.entries(fields).flatMap(([name, text]) => [
    '',
    `${safeLine(name, 40)}:`,
    ...safeText(text)
      .split('\n')
      .map((line) => `  ${line}`),
  ]),
];

const listLines = ({ messages, unreadable }: Mailbox, folder: string): readonly string[] => [
  messages.length === 0
    ? `No messages in ${folder}.`
    : `${formatNoun(messages.length, 'message')} in ${folder}, oldest first:`,
  ...messages.map(summaryLine),
  ...(unreadable.length === 0
    ? []
    : [
        `${formatNoun(unreadable.length, 'file')} there cannot be read: ${unreadable.map((name) => safeLine(name, 60)).join(', ')}`,
      ]),
];

const pathOf = (folder: string, id: string): string => {
  if (!MessageId.safeParse(id).success) {
    throw new PipelineError(
      'usage',
      `${safeLine(id, 60)} is not a message id. List them with: pipeline messages`,
    );
  }
  return join(folder, `${id}.json`);
};

const missing = (id: string): PipelineError => new PipelineError('missing', `There is no message ${id}.`);

/** Adds `messages`, which needs no lock because each message is a file. */
export const addMessagesCommand = (root: Command, context: CommandContext): void => {
  const folder = join(context.env.dataDir, 'messages');
  const command = root.command('messages').description("read visitors' messages from the site's forms");
  interface Options {
    readonly json?: boolean;
  }

  command
    .command('list', { isDefault: true })
    .description('list all messages, oldest first')
    .option('--json', 'print as JSON')
    .action(async ({ json }: Options) => {
      const mailbox = await readMailbox(folder);
      if (json === true) context.print(safeJson(mailbox));
      else printLines(context, listLines(mailbox, folder));
    });

  command
    .command('show <id>')
    .description('show a message')
    .option('--json', 'print as JSON')
    .action(async (id: string, { json }: Options) => {
      const message = await readMessage(pathOf(folder, id));
      if (!message) throw missing(id);
      if (json === true) context.print(safeJson(message));
      else printLines(context, messageLines(message));
    });

  command
    .command('delete <id>')
    .description('delete a message permanently')
    .option('--json', 'print as JSON')
    .action(async (id: string, { json }: Options) => {
      await rm(pathOf(folder, id)).catch((error: unknown) => {
        throw systemCode(error) === 'ENOENT' ? missing(id) : error;
      });
      context.print(json === true ? safeJson({ deleted: id }) : `Deleted ${id}.`);
    });
};

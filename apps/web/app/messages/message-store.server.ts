import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageId, StoredMessage, type MessageKind } from '@crownsmith/api-client';
import { systemCode } from '@crownsmith/answers/snapshot';
import { listFiles, writePrivateFile } from '#app/platform/write-file.server';

/** Limit of stored messages, so that a flood of forms cannot fill the disk. */
export const MAX_MESSAGES = 10_000;

/** A message could not be stored. */
export class MessageStoreError extends Error {
  override readonly name = 'MessageStoreError';
  constructor(
    readonly reason: 'disk' | 'full',
    options?: ErrorOptions,
  ) {
    super(
      reason === 'full'
        ? 'The limit of stored messages has been reached.'
        : 'The message could not be written.',
      options,
    );
  }
}

/** Whether a message still waits for the people who run the site. */
export type MessageState = 'open' | 'done';

/** A message with its state. */
export interface KnownMessage {
  readonly message: StoredMessage;
  readonly state: MessageState;
}

/** A part of the messages of one state. */
export interface MessagePart {
  /** newest first */
  readonly messages: readonly StoredMessage[];
  /** number of all messages of this state */
  readonly total: number;
}

/** Stores the messages of visitors. */
export interface MessageStore {
  /** Resolves when the message is on disk; rejects with a MessageStoreError only. */
  save(kind: MessageKind, fields: Readonly<Record<string, string>>): Promise<StoredMessage>;
  /** Reads a part of the messages of one state. Files that are no message are left out of it. */
  list(state: MessageState, part: { readonly offset: number; readonly limit: number }): Promise<MessagePart>;
  /** Undefined for an unknown id. */
  read(id: string): Promise<KnownMessage | undefined>;
  /** Moves a message to another state. @returns whether it was there */
  mark(id: string, state: MessageState): Promise<boolean>;
  /** @returns whether it was there */
  delete(id: string): Promise<boolean>;
}

export interface MessageStoreOptions {
  readonly folder: string;
  readonly now?: () => Date;
  readonly maxMessages?: number;
}

/** @example makeMessageId(new Date('2026-11-21T01:02:03Z')) // '20261121-010203-' and ten random digits */
const makeMessageId = (now: Date): string => {
  const [date = '', time = ''] = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T');
  return `${date}-${time}-${randomBytes(5).toString('hex')}`;
};

const STATES = ['open', 'done'] as const satisfies readonly MessageState[];

const FILE_ENDING = '.json';

/** The result of work on a file; undefined where there is no such file or folder. */
const ifThere = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const readMessage = async (path: string): Promise<StoredMessage | undefined> => {
  const text = await ifThere(readFile(path, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return StoredMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * Stores messages as files of a folder, one each, by any number of processes at once. Those that are done are in its folder
 * `done`.
 */
export const createMessageStore = ({
  folder,
  now = () => new Date(),
  maxMessages = MAX_MESSAGES,
}: MessageStoreOptions): MessageStore => {
  const folderOf = (state: MessageState): string => (state === 'open' ? folder : join(folder, 'done'));
  const pathOf = (id: string, state: MessageState): string => join(folderOf(state), `${id}${FILE_ENDING}`);

  /** Ids of messages, newest first: they begin with their date and time. */
  const idsOf = async (state: MessageState): Promise<readonly string[]> =>
    ((await ifThere(readdir(folderOf(state)))) ?? [])
      .filter((name) => name.endsWith(FILE_ENDING))
      .map((name) => name.slice(0, -FILE_ENDING.length))
      .filter((id) => MessageId.safeParse(id).success)
      .sort()
      .reverse();

  const read = async (id: string): Promise<KnownMessage | undefined> => {
    if (!MessageId.safeParse(id).success) return undefined;
    for (const state of STATES) {
      const message = await readMessage(pathOf(id, state));
      if (message) return { message, state };
    }
    return undefined;
  };

  return {
    save: async (kind, fields) => {
      const receivedAt = now();
      const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
      const id = makeMessageId(receivedAt);
      const message = StoredMessage.parse({ id, kind, receivedAt: receivedAt.toISOString(), fields: filled });
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const open = (await listFiles(folder)).filter((name) => name.endsWith(FILE_ENDING));
        if (open.length + (await idsOf('done')).length >= maxMessages) throw new MessageStoreError('full');
        await writePrivateFile(pathOf(id, 'open'), `${JSON.stringify(message, null, 2)}\n`);
        return message;
      } catch (error) {
        if (error instanceof MessageStoreError) throw error;
        throw new MessageStoreError('disk', { cause: error });
      }
    },

    list: async (state, { offset, limit }) => {
      const ids = await idsOf(state);
      const messages = await Promise.all(
        ids.slice(offset, offset + limit).map((id) => readMessage(pathOf(id, state))),
      );
      return { messages: messages.filter((message) => message !== undefined), total: ids.length };
    },

    read,

    mark: async (id, state) => {
      const known = await read(id);
      if (!known || known.state === state) return known !== undefined;
      await mkdir(folderOf(state), { recursive: true, mode: 0o700 });
      return (await ifThere(rename(pathOf(id, known.state), pathOf(id, state)).then(() => true))) ?? false;
    },

    delete: async (id) => {
      const known = await read(id);
      return known ? ((await ifThere(rm(pathOf(id, known.state)).then(() => true))) ?? false) : false;
    },
  };
};

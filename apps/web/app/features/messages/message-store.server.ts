import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StoredMessage, type MessageKind } from '@crownsmith/api-client';
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

/** Stores the messages of visitors. */
export interface MessageStore {
  /** Resolves when the message is on disk; rejects with a MessageStoreError only. */
  save(kind: MessageKind, fields: Readonly<Record<string, string>>): Promise<StoredMessage>;
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

/** Stores messages as files of a folder, one each, by any number of processes at once. */
export const createMessageStore = ({
  folder,
  now = () => new Date(),
  maxMessages = MAX_MESSAGES,
}: MessageStoreOptions): MessageStore => ({
  save: async (kind, fields) => {
    const receivedAt = now();
    const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    const id = makeMessageId(receivedAt);
    const message = StoredMessage.parse({ id, kind, receivedAt: receivedAt.toISOString(), fields: filled });
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = await listFiles(folder);
      if (names.filter((name) => name.endsWith('.json')).length >= maxMessages)
        throw new MessageStoreError('full');
      await writePrivateFile(join(folder, `${id}.json`), `${JSON.stringify(message, null, 2)}\n`);
      return message;
    } catch (error) {
      if (error instanceof MessageStoreError) throw error;
      throw new MessageStoreError('disk', { cause: error });
    }
  },
});

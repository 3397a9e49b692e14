import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoredMessage, type MessageKind } from '@crownsmith/api-client';

/** Most messages that are kept: whoever floods the forms shall not fill the disk. */
export const MOST_MESSAGES = 10_000;

/** A message could not be kept. */
export class MessageStoreError extends Error {
  override readonly name = 'MessageStoreError';
  constructor(
    readonly reason: 'disk' | 'full',
    options?: ErrorOptions,
  ) {
    super(
      reason === 'full'
        ? `There are ${MOST_MESSAGES} messages already.`
        : 'The message could not be written.',
      options,
    );
  }
}

/** Keeps what visitors write. */
export interface MessageStore {
  /** Keeps a message for good before it answers; rejects with a MessageStoreError and nothing else. */
  keep(kind: MessageKind, fields: Readonly<Record<string, string>>): Promise<StoredMessage>;
}

export interface MessageStoreOptions {
  readonly folder: string;
  readonly now?: () => Date;
  readonly most?: number;
}

/** @example makeMessageId(new Date('2026-11-21T01:02:03Z')) // '20261121-010203-' and ten random digits */
const makeMessageId = (now: Date): string => {
  const [date = '', time = ''] = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T');
  return `${date}-${time}-${randomBytes(5).toString('hex')}`;
};

/** Writes a file whole and asks the disk to keep it. */
const writeWhole = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Some disks cannot; the file itself is safe.
  } finally {
    await handle.close();
  }
};

/**
 * Messages as files of a folder, one each: written beside, then renamed, so that no reader sees half of one and any
 * number of processes may write at once. What a broken write leaves behind ends in `.tmp` and is no message.
 */
export const createMessageStore = ({
  folder,
  now = () => new Date(),
  most = MOST_MESSAGES,
}: MessageStoreOptions): MessageStore => ({
  keep: async (kind, fields) => {
    const receivedAt = now();
    const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    const id = makeMessageId(receivedAt);
    const message = StoredMessage.parse({ id, kind, receivedAt: receivedAt.toISOString(), fields: filled });
    const path = join(folder, `${id}.json`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await readdir(folder)).length >= most) throw new MessageStoreError('full');
      await writeWhole(`${path}.tmp`, `${JSON.stringify(message, null, 2)}\n`);
      await rename(`${path}.tmp`, path);
      await syncFolder(folder);
      return message;
    } catch (error) {
      if (error instanceof MessageStoreError) throw error;
      await rm(`${path}.tmp`, { force: true }).catch(() => undefined);
      throw new MessageStoreError('disk', { cause: error });
    }
  },
});

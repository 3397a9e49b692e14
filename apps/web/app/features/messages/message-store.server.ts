import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StoredMessage, type MessageKind } from '@crownsmith/api-client';

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

const writeAndSync = async (path: string, text: string): Promise<void> => {
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
    // Some file systems cannot sync a folder; the file itself is synced.
  } finally {
    await handle.close();
  }
};

const TEMPORARY = '.tmp';
/** Age from which a temporary file is one of a killed process: it is written and renamed in milliseconds. */
const TEMPORARY_STALE_MS = 60_000;

/** Removes the temporary files of killed processes. */
const sweepTemporaries = async (folder: string, names: readonly string[]): Promise<void> => {
  for (const name of names.filter((each) => each.endsWith(TEMPORARY))) {
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > TEMPORARY_STALE_MS) await rm(path, { force: true });
  }
};

/**
 * Stores messages as files of a folder, one each. A file is written as `.tmp` and renamed, so that readers never see a
 * part of it and several processes may write at once.
 */
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
    const path = join(folder, `${id}.json`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = await readdir(folder);
      await sweepTemporaries(folder, names);
      if (names.filter((name) => name.endsWith('.json')).length >= maxMessages)
        throw new MessageStoreError('full');
      await writeAndSync(`${path}${TEMPORARY}`, `${JSON.stringify(message, null, 2)}\n`);
      await rename(`${path}${TEMPORARY}`, path);
      await syncFolder(folder);
      return message;
    } catch (error) {
      if (error instanceof MessageStoreError) throw error;
      await rm(`${path}${TEMPORARY}`, { force: true }).catch(() => undefined);
      throw new MessageStoreError('disk', { cause: error });
    }
  },
});

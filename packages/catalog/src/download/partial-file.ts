import { open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { z } from 'zod';

/** What has to be known of a begun download to go on with it. */
const noteSchema = z.object({ url: z.string(), validator: z.string() });

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
};

/**
 * A file that grows beside its final place (`….part`) and moves there in one step when it is whole. A note beside it
 * (`….part.json`) tells what it is the beginning of, so that another run can go on.
 */
export class PartialFile {
  readonly #part: string;
  readonly #note: string;

  constructor(
    readonly path: string,
    private readonly url: string,
  ) {
    this.#part = `${path}.part`;
    this.#note = `${path}.part.json`;
  }

  /** How many bytes are there and which version they are of; undefined where nothing can be continued. */
  async begun(): Promise<{ readonly bytes: number; readonly validator: string } | undefined> {
    const bytes = await sizeOf(this.#part);
    if (bytes === 0) return undefined;
    try {
      const note = noteSchema.safeParse(JSON.parse(await readFile(this.#note, 'utf8')));
      return note.success && note.data.url === this.url
        ? { bytes, validator: note.data.validator }
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** Opens for more bytes: after those that are there, or anew with a note of the version, if it has a name. */
  async openForMore(): Promise<FileHandle> {
    return open(this.#part, 'a');
  }

  async openAnew(validator: string | undefined): Promise<FileHandle> {
    await this.discard();
    if (validator !== undefined) await writeFile(this.#note, JSON.stringify({ url: this.url, validator }));
    return open(this.#part, 'w');
  }

  size(): Promise<number> {
    return sizeOf(this.#part);
  }

  /** The first bytes, to tell what kind of file it is. */
  async head(length: number): Promise<Uint8Array> {
    const handle = await open(this.#part, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  async discard(): Promise<void> {
    await rm(this.#part, { force: true });
    await rm(this.#note, { force: true });
  }

  /** Moves the whole file to its place; whoever looks sees all of it or nothing. */
  async finish(): Promise<void> {
    await rename(this.#part, this.path);
    await rm(this.#note, { force: true });
  }
}

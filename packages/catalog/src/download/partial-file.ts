import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import * as z from 'zod';

/** Which version of which file it is; `updatedAt` and `validator` are null where nobody states them. */
const metadataSchema = z.object({
  url: z.string(),
  updatedAt: z.string().nullable(),
  validator: z.string().nullable(),
});
type Metadata = z.infer<typeof metadataSchema>;

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
};

/**
 * A file that is downloaded beside its final path (`….part`) and renamed once it is complete. Its metadata
 * (`….part.json`: URL and validator) let a later run resume the download.
 */
export class PartialFile {
  readonly #part: string;
  readonly #metadata: string;

  constructor(
    readonly path: string,
    private readonly url: string,
    private readonly updatedAt: string | undefined,
  ) {
    this.#part = `${path}.part`;
    this.#metadata = `${path}.part.json`;
  }

  /** The bytes present, and the validator of their version if it has one; undefined if the download cannot be resumed. */
  async resumable(): Promise<{ readonly bytes: number; readonly validator: string | null } | undefined> {
    const bytes = await sizeOf(this.#part);
    if (bytes === 0) return undefined;
    try {
      const { url, updatedAt, validator } = metadataSchema.parse(
        JSON.parse(await readFile(this.#metadata, 'utf8')),
      );
      const isSame = url === this.url && updatedAt === (this.updatedAt ?? null);
      return isSame && (updatedAt ?? validator) !== null ? { bytes, validator } : undefined;
    } catch {
      return undefined;
    }
  }

  /** Opens the file to append to the bytes present. */
  async openToAppend(): Promise<FileHandle> {
    return open(this.#part, 'a');
  }

  async openEmpty(validator: string | undefined): Promise<FileHandle> {
    await this.discard();
    const metadata: Metadata = {
      url: this.url,
      updatedAt: this.updatedAt ?? null,
      validator: validator ?? null,
    };
    await writeFile(this.#metadata, JSON.stringify(metadata));
    return open(this.#part, 'w');
  }

  size(): Promise<number> {
    return sizeOf(this.#part);
  }

  /** The first bytes of the file. */
  async head(length: number): Promise<Uint8Array> {
    const handle = await open(this.#part, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  /** All bytes of the file. */
  bytes(): AsyncIterable<Uint8Array> {
    return createReadStream(this.#part, { highWaterMark: 1 << 18 });
  }

  async discard(): Promise<void> {
    await rm(this.#part, { force: true });
    await rm(this.#metadata, { force: true });
  }

  /** Moves the complete file to its final path in one step. */
  async finish(): Promise<void> {
    await rename(this.#part, this.path);
    await rm(this.#metadata, { force: true });
  }
}

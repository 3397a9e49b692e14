import * as z from 'zod';

/** A file of a snapshot: its path below the snapshot's folder, its size in bytes, and its SHA-256 digest in base64url. */
export const FileChecksum = z.tuple([
  z.string(),
  z.number().int().nonnegative(),
  z.string().regex(/^[\w-]{43}$/),
]);
export type FileChecksum = z.infer<typeof FileChecksum>;

/** `checksums.json`: every other file of the snapshot, the manifest included. A snapshot whose manifest says so has it. */
export const Checksums = z.object({ files: z.array(FileChecksum) });
export type Checksums = z.infer<typeof Checksums>;

import { KEPT_NAMES, SECRET_NAMES } from '@crownsmith/data-folder';
import * as z from 'zod';

/** The name of the manifest, the first file of a backup. */
export const MANIFEST = 'manifest.json';
/** The database of people. */
export const ACCOUNTS = 'accounts.sqlite';

const NAMES: ReadonlySet<string> = new Set([...KEPT_NAMES, ...SECRET_NAMES]);

/**
 * Whether a path may be in a backup: it begins with a name that is kept, has two folders at most, and leaves none of them.
 * @example isBackupPath('store/state.json') // true
 */
export const isBackupPath = (path: string): boolean => {
  const parts = path.split('/');
  return (
    parts.length <= 3 &&
    NAMES.has(parts[0] ?? '') &&
    parts.every((part) => /^\w[\w.-]{0,150}$/.test(part) && !part.includes('.tmp'))
  );
};

/** What a backup holds. */
export const BackupManifest = z.object({
  format: z.literal(1),
  /** version of the data folder */
  version: z.number().int().min(1),
  /** ISO date and time */
  createdAt: z.iso.datetime(),
  files: z
    .array(
      z.object({
        path: z.string().refine(isBackupPath),
        /** bytes */
        size: z.number().int().min(0),
        sha256: z.string().regex(/^[\w-]{43}$/),
      }),
    )
    .max(1_000_000),
  /** documents of each collection; null where accounts are not in a file */
  accounts: z.record(z.string(), z.number().int().min(0)).nullable(),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

import { createFolderSource } from './folder-source';
import { createHttpSource } from './http-source';
import type { SnapshotSource } from './source';

/** The source of snapshots at an address: an HTTP origin for `http:` and `https:`, else a local folder. */
export const openSource = (address: string): SnapshotSource =>
  /^https?:/.test(address) ? createHttpSource(address) : createFolderSource(address);

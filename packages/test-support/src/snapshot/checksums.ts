import { createHash } from 'node:crypto';
import type { Checksums, Manifest } from '@crownsmith/api-client';
import type { SnapshotFiles } from './snapshot-files';

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The files of a snapshot with their checksums, as the pipeline writes them. */
export const withChecksums = (files: SnapshotFiles): SnapshotFiles => {
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Manifest;
  const changed = new Map(files);
  changed.set('manifest.json', JSON.stringify({ ...manifest, files: files.size + 1, checksums: true }));
  const checksums: Checksums = {
    files: [...changed].map(([path, content]) => {
      const bytes = bytesOf(content);
      return [path, bytes.byteLength, createHash('sha256').update(bytes).digest('base64url')];
    }),
  };
  return changed.set('checksums.json', JSON.stringify(checksums));
};

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { BulkIndex } from '@crownsmith/api-client/v1';

/** Files in bulk with a few invented lines: their content is the pipeline's matter. */
export const bulkFiles = (): ReadonlyMap<string, string | Uint8Array> => {
  const bytes = gzipSync(Array.from({ length: 400 }, (_, line) => `{"slug":"card-${line}"}\n`).join(''));
  const index: BulkIndex = {
    files: [
      {
        name: 'commanders.jsonl.gz',
        path: 'bulk/commanders.gz',
        records: 400,
        bytes: bytes.byteLength,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      },
    ],
  };
  return new Map<string, string | Uint8Array>([
    ['bulk/index.json', JSON.stringify(index)],
    ['bulk/commanders.gz', bytes],
  ]);
};

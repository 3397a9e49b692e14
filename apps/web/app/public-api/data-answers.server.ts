import {
  API_DOCUMENTATION_PATH,
  BULK_FILES,
  BulkIndex,
  type ApiRoutes,
  type BulkFileName,
} from '@crownsmith/api-client/v1';
import { BRAND, ok } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { Answer } from './answer.server';
import { LICENCES } from './licences';

/** Path below which the API is served. */
export const API_BASE_PATH = '/api/v1';

/** `GET /` */
export const index: Answer<ApiRoutes['index']> = (_input, { views }) =>
  ok({
    name: `${BRAND} API`,
    version: '1',
    documentation: views.pageUrl(API_DOCUMENTATION_PATH),
    openapi: views.pageUrl(`${API_BASE_PATH}/openapi.json`),
    snapshot: views.pageUrl(`${API_BASE_PATH}/snapshot`),
  });

/** The files in bulk of a snapshot; none of one that was published without them. */
export const bulkFiles = async ({ files }: Pick<Snapshot, 'files'>): Promise<BulkIndex['files']> =>
  (await files.read('bulk/index.json', BulkIndex))?.files ?? [];

const filePath = (name: BulkFileName): string => `${API_BASE_PATH}/snapshot/files/${name}`;

/** `GET /snapshot` */
export const snapshotInfo: Answer<ApiRoutes['snapshot']> = async (_input, { snapshot, views }) => {
  const { manifest } = snapshot;
  const files = await bulkFiles(snapshot);
  return ok({
    id: manifest.version,
    created_at: manifest.createdAt,
    sample: manifest.sample,
    estimates: manifest.estimates ?? [],
    num_cards: manifest.cards,
    num_decks: manifest.decks,
    num_commanders: manifest.commanders,
    num_pairs: manifest.pairs,
    formats: manifest.formats,
    newest_deck: manifest.newestDeck,
    licences: [...LICENCES],
    files: files.map(({ name, records, bytes, sha256 }) => ({
      name,
      url: views.pageUrl(filePath(name)),
      description: BULK_FILES[name].description,
      records,
      bytes,
      sha256,
      media_type: 'application/gzip' as const,
      schema: views.pageUrl(
        `${API_BASE_PATH}/openapi.json#/components/schemas/${BULK_FILES[name].schemaName}`,
      ),
    })),
  });
};

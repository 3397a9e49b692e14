import { API_DOCUMENTATION_PATH, type ApiRoutes } from '@crownsmith/api-client/v1';
import { BRAND, ok } from '@crownsmith/domain';
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

/** `GET /snapshot` */
export const snapshotInfo: Answer<ApiRoutes['snapshot']> = (_input, { snapshot: { manifest } }) =>
  ok({
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
    files: [],
  });

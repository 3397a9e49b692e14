import { DeckSources } from '@crownsmith/api-client';
import { isSnapshotFailure } from '@crownsmith/answers/snapshot';
import type { PageFiles } from './page-files.server';

/**
 * Where the counted decks come from; undefined for older snapshots. Pages that only name the sources beside their figures do without a
 * file that is damaged.
 */
export const readDeckSources = (files: Pick<PageFiles, 'read'>): Promise<DeckSources | undefined> =>
  files.read('deck-sources.json', DeckSources).catch((error: unknown) => {
    if (isSnapshotFailure(error)) return undefined;
    throw error;
  });

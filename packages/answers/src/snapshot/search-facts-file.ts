import { takeTurn } from './take-turn';
import { SearchCardFacts } from '@crownsmith/api-client';
import { parseArrayInChunks } from './json-array';
import { SnapshotError } from './snapshot-error';
import type { SnapshotReader } from './snapshot-reader';
import { keepApart, type ShareValues } from './value-pool';

/** The file of what searches know of the cards besides the catalogue; older snapshots have none. */
const SEARCH_FACTS_FILE = 'search.json';

/** Parses the facts, by slug, in chunks, as for the catalogue. Rejects with a SnapshotError where they are damaged. */
const parseSearchFacts = async (
  version: string,
  bytes: Uint8Array,
  share: ShareValues,
): Promise<ReadonlyMap<string, SearchCardFacts>> => {
  const bySlug = new Map<string, SearchCardFacts>();
  try {
    for (const chunk of parseArrayInChunks(bytes, 'cards')) {
      for (const entry of chunk) {
        const facts = share(SearchCardFacts.parse(entry));
        bySlug.set(facts.slug, facts);
      }
      await takeTurn();
    }
  } catch (cause) {
    throw new SnapshotError(version, [`${SEARCH_FACTS_FILE} is invalid`], { cause });
  }
  return bySlug;
};

/**
 * Reads what searches know of the cards, and their rules texts; undefined for an older snapshot. Reports and searches are to share what
 * it resolves to: it is one of the largest parts of a snapshot. Rejects with a SnapshotError where the file is damaged.
 * @param share of `createValuePool`, for a process that keeps them
 */
export const readSearchFacts = async (
  reader: Pick<SnapshotReader, 'version' | 'read'>,
  share: ShareValues = keepApart,
): Promise<ReadonlyMap<string, SearchCardFacts> | undefined> => {
  const bytes = await reader.read(SEARCH_FACTS_FILE);
  return bytes && parseSearchFacts(reader.version, bytes, share);
};

import { takeTurn } from './take-turn';
import { SearchCardFacts } from '@crownsmith/api-client';
import { parseArrayInChunks } from './json-array';
import { SnapshotError } from './snapshot-error';

/** The file of what searches know of the cards besides the catalogue; older snapshots have none. */
export const SEARCH_FACTS_FILE = 'search.json';

/** Parses the facts, by slug, in chunks, as for the catalogue. Rejects with a SnapshotError where they are damaged. */
export const parseSearchFacts = async (
  version: string,
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, SearchCardFacts>> => {
  const bySlug = new Map<string, SearchCardFacts>();
  try {
    for (const chunk of parseArrayInChunks(bytes, 'cards')) {
      for (const entry of chunk) {
        const facts = SearchCardFacts.parse(entry);
        bySlug.set(facts.slug, facts);
      }
      await takeTurn();
    }
  } catch (cause) {
    throw new SnapshotError(version, [`${SEARCH_FACTS_FILE} is invalid`], { cause });
  }
  return bySlug;
};

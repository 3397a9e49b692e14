import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { WireCard } from '@crownsmith/api-client';
import { isSlug } from '@crownsmith/domain';
import { z } from 'zod';
import { parseArrayInChunks } from './json-array';
import { parseFile } from './parse-file';
import { SnapshotError } from './snapshot-error';

const checkCards = async (
  version: string,
  chunks: Iterable<readonly unknown[]>,
): Promise<ReadonlyMap<string, WireCard>> => {
  const bySlug = new Map<string, WireCard>();
  for (const chunk of chunks) {
    for (const entry of chunk) {
      const parsed = WireCard.safeParse(entry);
      const place = `catalog.json cards.${bySlug.size}`;
      if (!parsed.success) throw new SnapshotError(version, [`${place}: ${parsed.error.issues[0]?.message}`]);
      const { sanitized } = parsed.data;
      if (!isSlug(sanitized)) throw new SnapshotError(version, [`${place}: not a slug`]);
      if (bySlug.has(sanitized)) throw new SnapshotError(version, [`${place}: ${sanitized} is there twice`]);
      bySlug.set(sanitized, parsed.data);
    }
    await yieldToEventLoop();
  }
  return bySlug;
};

const Catalog = z.object({ cards: z.array(z.unknown()) });

/**
 * Parses the catalogue, by slug and in its order, in chunks: parsing it at once would block every request. Rejects with a
 * SnapshotError that names the first wrong card.
 */
export const parseCatalog = async (
  version: string,
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, WireCard>> => {
  try {
    return await checkCards(version, parseArrayInChunks(bytes, 'cards'));
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    // The file is broken, or formatted differently than by the pipeline.
    return checkCards(version, [parseFile(version, 'catalog.json', bytes, Catalog).cards]);
  }
};

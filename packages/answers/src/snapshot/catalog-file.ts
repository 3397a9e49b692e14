import { takeTurn } from './take-turn';
import { WireCard } from '@crownsmith/api-client';
import { earliest, isSlug, legalityOn } from '@crownsmith/domain';
import * as z from 'zod';
import { parseArrayInChunks } from './json-array';
import { parseFile } from './parse-file';
import { SnapshotError } from './snapshot-error';
import type { ShareValues } from './value-pool';

/** A card as it is on a day: one that was announced when it was published is legal from its release on. */
const onDay = (card: WireCard, today: string): WireCard => {
  if (card.legal_from === undefined) return card;
  const legality = legalityOn({ legality: card.legality, legalFrom: card.legal_from }, today);
  return legality === card.legality ? card : { ...card, legality };
};

/** The next release of an announced card; undefined for none. */
export const nextRelease = (cards: Iterable<WireCard>): string | undefined =>
  earliest(Array.from(cards, ({ legality, legal_from }) => (legality === 'legal' ? undefined : legal_from)));

const checkCards = async (
  version: string,
  chunks: Iterable<readonly unknown[]>,
  today: string,
  share: ShareValues,
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
      bySlug.set(sanitized, share(onDay(parsed.data, today)));
    }
    await takeTurn();
  }
  return bySlug;
};

const Catalog = z.object({ cards: z.array(z.unknown()) });

/**
 * Parses the catalogue, by slug and in its order, in chunks: parsing it at once would block every request. Rejects with a
 * SnapshotError that names the first wrong card.
 * @param today ISO date of the day for which the cards are legal or not
 * @param share of `createValuePool`
 */
export const parseCatalog = async (
  version: string,
  bytes: Uint8Array,
  today: string,
  share: ShareValues,
): Promise<ReadonlyMap<string, WireCard>> => {
  try {
    return await checkCards(version, parseArrayInChunks(bytes, 'cards'), today, share);
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    // The file is broken, or formatted differently than by the pipeline.
    return checkCards(version, [parseFile(version, 'catalog.json', bytes, Catalog).cards], today, share);
  }
};

import type { Card } from '@crownsmith/domain';
import type { ProvidedFields } from '../cards/enrich-card';
import { formatPosition, type Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import type { Fault } from '../records/record-scanner';
import { CardDeduplicator } from './card-deduplicator';
import type { LeftOutReason, UnknownLayout } from './left-out';
import { cardFromScryfall, type CardReadOptions, type ScryfallCardError } from './scryfall-card';

/** Why a part of a card file yields no card: broken text, or an invalid record. */
export type RejectCode = Fault | Exclude<ScryfallCardError['code'], 'left-out'>;

/** What a card file yields. */
export type CatalogEvent =
  | {
      readonly kind: 'card';
      readonly card: Card;
      /** For `enrichCard`. */
      readonly provided: ProvidedFields;
    }
  | {
      readonly kind: 'left-out';
      readonly name: string;
      readonly reason: LeftOutReason | UnknownLayout;
      readonly position: Position;
    }
  | {
      readonly kind: 'reject';
      readonly code: RejectCode;
      /** Position and error as text. */
      readonly reason: string;
      readonly position: Position;
      readonly name?: string;
    };

/** Options of `readScryfall`. */
export interface ReadScryfallOptions extends ReadOptions, CardReadOptions {}

const providedFields = (record: unknown): ProvidedFields => ({
  gameChanger:
    typeof record === 'object' &&
    record !== null &&
    'game_changer' in record &&
    typeof record.game_changer === 'boolean',
});

/**
 * Reads a file of Scryfall card objects (the bulk files `oracle_cards`, `unique_artwork` and `default_cards`, or any JSON
 * array or JSON lines of such objects), gzipped or not. Left-out and rejected records are yielded in place; cards come last,
 * in the order of the file, because of two records of one card the more complete one is kept, with the printings of both.
 * Memory is bounded by the cards and one record.
 *
 * Broken input never throws: an empty file, an HTML page, a cut-off or corrupt archive yield rejects with positions.
 * Only a failure of the source (a disk, a socket) throws.
 */
export async function* readScryfall(
  bytes: AsyncIterable<Uint8Array>,
  { onUnknownPartner, today, ...options }: ReadScryfallOptions = {},
): AsyncGenerator<CatalogEvent> {
  const cards = new CardDeduplicator<{ readonly provided: ProvidedFields; readonly position: Position }>();
  const cardOptions: CardReadOptions = { today, ...(onUnknownPartner !== undefined && { onUnknownPartner }) };
  for await (const scanned of readRecords(bytes, options)) {
    if (scanned.kind === 'reject') {
      yield scanned;
      continue;
    }
    const { value, position } = scanned;
    const card = cardFromScryfall(value, cardOptions);
    if (card.ok) {
      const duplicate = cards.add({ card: card.value, provided: providedFields(value), position });
      if (duplicate !== undefined) {
        const { name } = duplicate.card;
        yield { kind: 'left-out', name, reason: 'duplicate', position: duplicate.position };
      }
    } else if (card.error.code === 'left-out') {
      yield { kind: 'left-out', name: card.error.name, reason: card.error.reason, position };
    } else {
      const { code, name } = card.error;
      const reason = `${formatPosition(position)}: ${card.error.reason}`;
      yield { kind: 'reject', code, reason, position, ...(name !== undefined && { name }) };
    }
  }
  for (const { card, provided } of cards.entries()) yield { kind: 'card', card, provided };
}

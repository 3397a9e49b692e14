import type { Card } from '@crownsmith/domain';
import type { ProvidedFields } from '../cards/enrich-card';
import { formatPosition, type Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import type { Fault } from '../records/record-scanner';
import { cardFromScryfall, type CardReadOptions, type ScryfallCardError } from './scryfall-card';
import type { LeftOutReason } from './left-out';

/** Why a stretch of a card file gave no card: the text is broken, or the record is not a card's. */
export type RejectCode = Fault | Exclude<ScryfallCardError['code'], 'left-out'>;

/** What comes of a card file, piece by piece. */
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
      readonly reason: LeftOutReason;
      readonly position: Position;
    }
  | {
      readonly kind: 'reject';
      readonly code: RejectCode;
      /** For people: the place and what is wrong there. */
      readonly reason: string;
      readonly position: Position;
      readonly name?: string;
    };

export interface ReadScryfallOptions extends ReadOptions, CardReadOptions {}

interface Entry {
  readonly card: Card;
  readonly provided: ProvidedFields;
  readonly position: Position;
}

const providedFields = (record: unknown): ProvidedFields => ({
  gameChanger:
    typeof record === 'object' &&
    record !== null &&
    'game_changer' in record &&
    typeof record.game_changer === 'boolean',
});

/** How much a record tells: what decides between two of one card. */
const fullness = (card: Card): number => {
  const told = [
    card.oracleId,
    card.scryfallId,
    card.text,
    card.manaCost,
    card.images,
    card.releasedAt,
    card.rarity,
  ];
  const lists = [card.keywords, card.sets, card.faces, Object.keys(card.prices)];
  return told.filter((each) => each !== undefined).length + lists.filter((each) => each.length > 0).length;
};

/** Cards in the order of the file, each once: of two with one name or oracle id the fuller stays, else the first. */
class CardShelf {
  readonly #entries: Entry[] = [];
  readonly #places = new Map<string, number>();

  /** Puts a card in its place; answers the one that has to go, if two are the same. */
  add(entry: Entry): Entry | undefined {
    const keys = [
      `slug ${entry.card.slug}`,
      ...(entry.card.oracleId === undefined ? [] : [`id ${entry.card.oracleId}`]),
    ];
    const place = keys.map((key) => this.#places.get(key)).find((found) => found !== undefined);
    const present = place === undefined ? undefined : this.#entries[place];
    if (place === undefined || present === undefined) {
      for (const key of keys) this.#places.set(key, this.#entries.length);
      this.#entries.push(entry);
      return undefined;
    }
    if (fullness(entry.card) <= fullness(present.card)) return entry;
    for (const key of keys) this.#places.set(key, place);
    this.#entries[place] = entry;
    return present;
  }

  entries(): readonly Entry[] {
    return this.#entries;
  }
}

/**
 * Reads a file of Scryfall card objects (the `oracle_cards` bulk file, or any JSON array or JSON lines of such),
 * gzipped or not. What is left out and what is rejected comes as it is met; the cards come last, in the order of the
 * file, for of two records of one card the fuller wins. Memory holds the cards and one record.
 *
 * Broken input never throws: an empty file, an HTML page, a cut-off or corrupt archive are rejects, with their places.
 * Only a failure of the source itself (a disk, a socket) does.
 */
export async function* readScryfall(
  bytes: AsyncIterable<Uint8Array>,
  { onUnknownPartner, ...options }: ReadScryfallOptions = {},
): AsyncGenerator<CatalogEvent> {
  const shelf = new CardShelf();
  const cardOptions: CardReadOptions = onUnknownPartner === undefined ? {} : { onUnknownPartner };
  for await (const scanned of readRecords(bytes, options)) {
    const { position } = scanned;
    if (scanned.kind === 'fault') {
      const reason = `${formatPosition(position)}: ${scanned.reason}`;
      yield { kind: 'reject', code: scanned.fault, reason, position };
      continue;
    }
    const card = cardFromScryfall(scanned.value, cardOptions);
    if (card.ok) {
      const surplus = shelf.add({ card: card.value, provided: providedFields(scanned.value), position });
      if (surplus !== undefined) {
        yield { kind: 'left-out', name: surplus.card.name, reason: 'duplicate', position: surplus.position };
      }
    } else if (card.error.code === 'left-out') {
      yield { kind: 'left-out', name: card.error.name, reason: card.error.reason, position };
    } else {
      const { code, name, reason } = card.error;
      const placed = `${formatPosition(position)}: ${reason}`;
      yield { kind: 'reject', code, reason: placed, position, ...(name !== undefined && { name }) };
    }
  }
  for (const { card, provided } of shelf.entries()) yield { kind: 'card', card, provided };
}

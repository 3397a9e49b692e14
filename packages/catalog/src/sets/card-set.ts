import { firstRelease, type Card, type CardPrinting } from '@crownsmith/domain';
import * as z from 'zod';
import { printingsByCode } from '../cards/printings';
import { isoDate, webUrl } from '../records/field.schema';
import type { Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import { rejectInvalid, type RecordReject } from '../records/record-reject';

/** A set of cards as a source lists it. */
export interface CardSet {
  /** Lower case. */
  readonly code: string;
  readonly name: string;
  /** Absolute URL of its symbol (SVG). */
  readonly iconUri?: string;
  /** ISO date. */
  readonly releasedAt?: string;
  /** Scryfall's name: `expansion`, `commander`, … */
  readonly setType?: string;
}

/** Scryfall's set object (scryfall.com/docs/api/sets, read 2026-11-20). */
const scryfallSetSchema = z.object({
  object: z.literal('set').optional(),
  code: z.string().min(1).max(10),
  name: z.string().min(1),
  icon_svg_uri: webUrl.nullish(),
  released_at: isoDate.nullish(),
  set_type: z.string().nullish(),
});

const listSchema = z.object({ object: z.literal('list'), data: z.array(z.unknown()) });

/** What a file of sets yields for each record. */
export type SetEvent =
  { readonly kind: 'set'; readonly set: CardSet; readonly position: Position } | RecordReject;

const setEvent = (value: unknown, position: Position): SetEvent => {
  const parsed = scryfallSetSchema.safeParse(value);
  if (!parsed.success) return rejectInvalid('set', parsed.error, position);
  const { code, name, icon_svg_uri, released_at, set_type } = parsed.data;
  const set: CardSet = {
    code: code.toLowerCase(),
    name,
    ...(typeof icon_svg_uri === 'string' && { iconUri: icon_svg_uri }),
    ...(typeof released_at === 'string' && { releasedAt: released_at }),
    ...(typeof set_type === 'string' && { setType: set_type }),
  };
  return { kind: 'set', set, position };
};

/** Reads Scryfall's sets: the API's list object, a JSON array, or JSON lines, gzipped or not. */
export async function* readSets(
  bytes: AsyncIterable<Uint8Array>,
  { maxRecordBytes = 16 * 1024 * 1024, ...options }: ReadOptions = {},
): AsyncGenerator<SetEvent> {
  for await (const scanned of readRecords(bytes, { ...options, maxRecordBytes })) {
    if (scanned.kind === 'reject') {
      yield scanned;
      continue;
    }
    const { value, position } = scanned;
    const list = listSchema.safeParse(value);
    for (const each of list.success ? list.data.data : [value]) yield setEvent(each, position);
  }
}

/**
 * What a card that was imported without printings shows of its set, if it names only one. A reprint may have the date of
 * another set, and never a later one than this set's.
 */
const onlyPrinting = ({ printings, sets, setName, releasedAt }: Card): CardPrinting | undefined => {
  const [code] = sets;
  if (printings !== undefined || code === undefined || sets.length > 1) return undefined;
  return {
    code,
    ...(setName !== undefined && { name: setName }),
    ...(releasedAt !== undefined && { releasedAt }),
  };
};

/** By code, each with the latest of the dates. */
const inferredSets = (cards: Iterable<Card>): ReadonlyMap<string, CardPrinting> => {
  const inferred = new Map<string, CardPrinting>();
  for (const card of cards) {
    const printing = onlyPrinting(card);
    if (printing === undefined) continue;
    const known = inferred.get(printing.code);
    const isLater = (printing.releasedAt ?? '') > (known?.releasedAt ?? '');
    inferred.set(printing.code, isLater ? { ...known, ...printing } : { ...printing, ...known });
  }
  return inferred;
};

/**
 * The sets that cards name, in the order of the codes, each with the earliest release of a card in it, reprints included.
 * A set that no record names has its code in upper case as its name. Sets of cards without printings are dated by the
 * latest first release of cards that are in no other set.
 */
export const setsOfCards = (cards: readonly Card[]): readonly CardSet[] => {
  const stated = printingsByCode(cards.flatMap(({ printings = [] }) => printings));
  const inferred = inferredSets(cards);
  return [...new Set([...cards.flatMap(({ sets }) => sets), ...stated.keys()])]
    .sort()
    .map((code): CardSet => {
      const { name = code.toUpperCase(), releasedAt } = stated.get(code) ?? inferred.get(code) ?? {};
      return { code, name, ...(releasedAt !== undefined && { releasedAt }) };
    });
};

/** Adds the set code to a card that only has the set's name, and the set's release if the card has none. */
export const withSetCode = (card: Card, setsByName: ReadonlyMap<string, CardSet>): Card => {
  if (card.sets.length > 0 || card.setName === undefined) return card;
  const set = setsByName.get(card.setName);
  if (set === undefined) return card;
  const releasedAt = firstRelease({ printings: [card], set: set.releasedAt });
  return { ...card, sets: [set.code], ...(releasedAt !== undefined && { releasedAt }) };
};

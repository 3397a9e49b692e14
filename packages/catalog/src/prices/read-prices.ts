import { PRICE_SOURCES, type Prices, type PriceSource } from '@crownsmith/domain';
import { z } from 'zod';
import type { Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import { rejectFault, rejectInvalid, type RecordReject } from '../records/record-reject';

const amount = z
  .union([z.number().nonnegative(), z.string().regex(/^\d+(\.\d+)?$/, 'not a price')])
  .transform(Number)
  .nullish();

const priceRowSchema = z.object({
  name: z.string().trim().min(1).max(500),
  cardkingdom: amount,
  tcgplayer: amount,
  face2face: amount,
  cardmarket: amount,
  cardhoarder: amount,
} satisfies Record<'name' | PriceSource, z.ZodType>);

/** What comes of a price file, row by row. A row without any price is one all the same: its prices are empty. */
export type PriceEvent =
  | { readonly kind: 'price'; readonly name: string; readonly prices: Prices; readonly position: Position }
  | RecordReject;

/**
 * Reads prices by card name: JSON lines or a JSON array of `{ name, cardkingdom, tcgplayer, face2face, cardmarket,
 * cardhoarder }`, gzipped or not; each price in its source's currency, a number or a numeral, null where there is none.
 * What cannot be read is a reject with its place; the rest goes on.
 */
export async function* readPrices(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<PriceEvent> {
  for await (const scanned of readRecords(bytes, options)) {
    const { position } = scanned;
    if (scanned.kind === 'fault') {
      yield rejectFault(scanned.fault, scanned.reason, position);
      continue;
    }
    const row = priceRowSchema.safeParse(scanned.value);
    if (!row.success) {
      yield rejectInvalid('row', row.error, position);
      continue;
    }
    const { name } = row.data;
    const prices: { [source in PriceSource]?: number } = {};
    for (const source of PRICE_SOURCES) {
      const price = row.data[source];
      if (typeof price === 'number') prices[source] = price;
    }
    yield { kind: 'price', name, prices, position };
  }
}

import { PRICE_SOURCES, type Prices, type PriceSource } from '@crownsmith/domain';
import * as z from 'zod';
import { price } from '../records/field.schema';
import type { Position } from '../records/position';
import { readRecords, type ReadOptions } from '../records/read-records';
import { rejectInvalid, type RecordReject } from '../records/record-reject';

const priceRowSchema = z.object({
  name: z.string().trim().min(1).max(500),
  cardkingdom: price,
  tcgplayer: price,
  face2face: price,
  cardmarket: price,
  cardhoarder: price,
} satisfies Record<'name' | PriceSource, z.ZodType>);

/** What a price file yields for each row. A row without a price is valid: its prices are empty. */
export type PriceEvent =
  | { readonly kind: 'price'; readonly name: string; readonly prices: Prices; readonly position: Position }
  | RecordReject;

/**
 * Reads prices by card name: JSON lines or a JSON array of the `name` with prices by `PRICE_SOURCES`, gzipped or not. Each price is a number or numeric string in the source's own currency; null or absent
 * if there is none. A row that cannot be read yields a reject with its position.
 */
export async function* readPrices(
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<PriceEvent> {
  for await (const scanned of readRecords(bytes, options)) {
    if (scanned.kind === 'reject') {
      yield scanned;
      continue;
    }
    const { value, position } = scanned;
    const row = priceRowSchema.safeParse(value);
    if (!row.success) {
      yield rejectInvalid('row', row.error, position);
      continue;
    }
    const { name } = row.data;
    const prices: { [source in PriceSource]?: number } = {};
    for (const source of PRICE_SOURCES) {
      const amount = row.data[source];
      if (typeof amount === 'number') prices[source] = amount;
    }
    yield { kind: 'price', name, prices, position };
  }
}

import { NAME_KINDS } from '@crownsmith/domain';
import * as z from 'zod';

/**
 * `names.json`: the names that cards have besides their own, by language, those of reskins and digital cards in English
 * (`printed`) and former ones, as they are written, with the slug of the card. A name that several cards bear has all of
 * them, a card of which it is the own name too, in the order of `compareBearers`. Absent from older snapshots.
 */
export const OtherNames = z.partialRecord(
  z.enum(NAME_KINDS),
  z.record(z.string(), z.union([z.string(), z.array(z.string()).min(2)])),
);
export type OtherNames = z.infer<typeof OtherNames>;

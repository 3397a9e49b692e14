import { WireCard } from '@crownsmith/api-client';
import * as z from 'zod';
import type { CardSource } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';
import { requireKnown } from './identity';

/** What `card` answers: a card with its rules text, and which data it is from. */
export const CardAnswer = z.object({
  card: WireCard,
  /** rules text, where the source has it; texts of faces are separated by a line `//` */
  text: z.string().nullable(),
  data: DataInfo,
});
export type CardAnswer = z.infer<typeof CardAnswer>;

/** One card by a name, a face's name or a slug. Rejects with a Failure for an unknown one. */
export const findCard = async (name: string, source: CardSource): Promise<CardAnswer> => {
  const found = (await source.cards([name])).get(name);
  await requireKnown(found ? [] : [name], source);
  const { wire, text } = found as NonNullable<typeof found>;
  return { card: wire, text: text ?? null, data: dataInfo(source) };
};

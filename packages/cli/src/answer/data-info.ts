import * as z from 'zod';
import type { CardSource } from '../source/card-source';

/** Which data an answer is based on. */
export const DataInfo = z.object({
  /** starter, file, snapshot or host */
  kind: z.enum(['starter', 'file', 'snapshot', 'host']),
  label: z.string(),
  /** ISO date; null where the source does not tell */
  date: z.string().nullable(),
});
export type DataInfo = z.infer<typeof DataInfo>;

/** What an answer says about its source. */
export const dataInfo = ({ kind, label, date }: CardSource): DataInfo => ({
  kind,
  label,
  date: date ?? null,
});

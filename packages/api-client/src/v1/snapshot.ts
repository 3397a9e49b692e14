import * as z from 'zod';
import { count } from '../snapshot/figures';

/** Whose data a file holds, and what may be done with it. */
const Licence = z.object({
  covers: z.string().describe('The part of the data.'),
  terms: z.string().describe('What may be done with it, and what to say.'),
  url: z.url().optional(),
});

/** A file of the snapshot: name, size, checksum. */
export const BulkFile = z.object({
  name: z.string(),
  url: z.url(),
  description: z.string(),
  records: count.describe('Lines.'),
  bytes: count.describe('Size as sent.'),
  sha256: z.string().describe('SHA-256 of the file as sent, in hexadecimal.'),
  media_type: z.literal('application/gzip'),
  schema: z.string().describe('JSON Schema of a line.'),
});

/** The published data: when it was made, of what, and its files. */
export const SnapshotInfo = z.object({
  id: z.string().describe('A new one for each publish.'),
  created_at: z.string().describe('ISO date and time.'),
  sample: z.boolean().describe('Whether the decks are a generated sample.'),
  estimates: z.array(z.string()).describe('Figures that are estimated until real ones are imported.'),
  num_cards: count,
  num_decks: count,
  num_commanders: count,
  num_pairs: count,
  formats: z.record(z.string(), count).describe('Decks by format.'),
  newest_deck: z.string().nullable().describe('ISO date; null when no deck has one.'),
  licences: z.array(Licence),
  files: z.array(BulkFile).describe('The data in bulk; empty for a snapshot that was published without.'),
});
export type SnapshotInfo = z.infer<typeof SnapshotInfo>;

/** `GET /`: where to begin. */
export const ApiIndex = z.object({
  name: z.string(),
  version: z.string(),
  documentation: z.url(),
  openapi: z.url(),
  snapshot: z.url(),
});
export type ApiIndex = z.infer<typeof ApiIndex>;

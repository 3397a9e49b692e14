import * as z from 'zod';
import { WireBracketLimit } from './bracket-limits';
import { DataSource } from './data-source';

/** Version of the shapes in this folder; a site refuses a snapshot of another one. */
export const SNAPSHOT_SCHEMA = 1;

/** `current.json` beside the snapshots, the only file that is ever replaced: it names the current snapshot. */
export const SnapshotPointer = z.object({ version: z.string().regex(/^[a-z0-9-]{8,64}$/) });
export type SnapshotPointer = z.infer<typeof SnapshotPointer>;

/** Figures that the starter estimates until real ones are imported. */
const ESTIMATES = ['prices', 'salt'] as const;
/** A figure that a snapshot estimates. */
export type Estimate = (typeof ESTIMATES)[number];

/** `manifest.json`: what the snapshot was made of. */
export const Manifest = z.object({
  schema: z.literal(SNAPSHOT_SCHEMA),
  version: z.string(),
  /** ISO date and time */
  createdAt: z.string(),
  /** true while the decks are the generated sample */
  sample: z.boolean(),
  /** figures that come from the starter's estimates, not from an import; absent from older snapshots */
  estimates: z.array(z.enum(ESTIMATES)).optional(),
  cards: z.number().int(),
  decks: z.number().int(),
  commanders: z.number().int(),
  pairs: z.number().int(),
  formats: z.record(z.string(), z.number().int()),
  /** newest deck date, ISO; null when no deck has one */
  newestDeck: z.string().nullable(),
  /** how old the data are and where they are from; absent from older snapshots */
  data: z.array(DataSource).optional(),
  /** what brackets allow; absent from older snapshots */
  bracket_limits: z.array(WireBracketLimit).optional(),
  files: z.number().int(),
  /** true where checksums.json lists the sizes and digests of the other files; absent from older snapshots */
  checksums: z.literal(true).optional(),
  /** number of browsing pages by kind, and of precons left out of the counts; absent from older snapshots */
  browse: z.record(z.string(), z.number().int()).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

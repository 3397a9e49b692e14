import * as z from 'zod';

/** What the site exports for the pipeline. */
const EXPORT_KINDS = ['handed-in', 'salt-votes'] as const;
/** What a file of the site holds. */
export type ExportKind = (typeof EXPORT_KINDS)[number];

/**
 * The first of the JSON lines of an export. It tells how many follow, since each import replaces the former one: a file
 * that lost its end would drop what it lost.
 */
export const ExportHeader = z.object({
  export: z.enum(EXPORT_KINDS),
  version: z.literal(1),
  /** lines after this one */
  count: z.int().min(0),
  exportedAt: z.iso.datetime(),
});
export type ExportHeader = z.infer<typeof ExportHeader>;

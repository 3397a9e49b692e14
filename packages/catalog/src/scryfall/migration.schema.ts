import * as z from 'zod';
import { isoDate } from '../records/field.schema';

/**
 * A migration of Scryfall's API: a record of a printing that is now another one, or is no more (scryfall.com/docs/api/migrations,
 * read 2026-11-26). What the record was may stand in its metadata.
 */
export const migrationSchema = z
  .object({
    old_scryfall_id: z.string().min(1),
    new_scryfall_id: z.string().min(1).nullish(),
    migration_strategy: z.enum(['merge', 'delete']),
    performed_at: z.string().transform((text) => text.slice(0, 10)),
    note: z.string().nullish(),
    metadata: z
      .object({
        name: z.string().min(1).nullish().catch(undefined),
        oracle_id: z.string().min(1).nullish().catch(undefined),
      })
      .nullish()
      .catch(undefined),
  })
  .refine(({ performed_at }) => isoDate.safeParse(performed_at).success, {
    path: ['performed_at'],
    error: 'not an ISO date',
  })
  .refine(
    ({ migration_strategy, new_scryfall_id }) => migration_strategy === 'delete' || new_scryfall_id != null,
    {
      path: ['new_scryfall_id'],
      error: 'missing, though the record was merged',
    },
  );

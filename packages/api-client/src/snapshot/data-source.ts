import * as z from 'zod';

/** Kinds of data whose age a snapshot states. */
export const DATA_KINDS = ['cards', 'prices', 'combos', 'decks', 'rules'] as const;
/** A kind of data whose age a snapshot states. */
export type DataKind = (typeof DATA_KINDS)[number];

/** How old one kind of data was when the snapshot was made, and where it is from. */
export const DataSource = z.object({
  of: z.enum(DATA_KINDS),
  /** day of the data themselves, ISO: of the card file, the newest deck, the newest rule; null where nobody states it */
  date: z.iso.date().nullable(),
  /** when they were imported, ISO date and time; null for what comes with the program */
  imported: z.string().nullable(),
  /** who they are from, such as Scryfall; null for files without a public name */
  from: z.string().nullable(),
  /** true for the starter's own data and sample decks, which do not age */
  starter: z.boolean(),
});
export type DataSource = z.infer<typeof DataSource>;

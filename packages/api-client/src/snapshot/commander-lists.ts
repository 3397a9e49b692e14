import * as z from 'zod';
import { count } from './figures';
import { TIME_WINDOWS } from './card-lists';
import { CommanderRow } from './rows';

/** `lists/commanders.json`: all commanders and pairs with decks, most played first. */
export const CommanderListPage = z.object({ header: z.string(), rows: z.array(CommanderRow) });
export type CommanderListPage = z.infer<typeof CommanderListPage>;

/**
 * `lists/commander-windows.json`: commanders and pairs by their decks of a time window, with ranks among these, most played first;
 * a window without a dated deck is absent, as is the file from older snapshots.
 */
export const CommanderWindowsPage = z.object({
  windows: z.partialRecord(z.enum(TIME_WINDOWS), z.object({ decks: count, rows: z.array(CommanderRow) })),
});
export type CommanderWindowsPage = z.infer<typeof CommanderWindowsPage>;

/** `lists/backgrounds.json`, `lists/partners.json`, `lists/companions.json`: groups of cards with their decks. */
export const ZoneListPage = z.object({
  header: z.string(),
  groups: z.array(
    z.object({
      tag: z.string(),
      header: z.string(),
      rows: z.array(z.object({ slug: z.string(), num_decks: count })),
    }),
  ),
});
export type ZoneListPage = z.infer<typeof ZoneListPage>;

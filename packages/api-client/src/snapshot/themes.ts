import * as z from 'zod';
import { count } from './figures';
import { CardList, CommanderRow } from './rows';

/** A theme or a tribe of a list. */
export const ThemeRow = z.object({ key: z.string(), name: z.string(), num_decks: count });
export type ThemeRow = z.infer<typeof ThemeRow>;

/** `themes/index.json` and `typal/index.json`, most decks first. */
export const ThemeIndex = z.object({ themes: z.array(ThemeRow) });
export type ThemeIndex = z.infer<typeof ThemeIndex>;

/** Counts of a theme's decks, over all colours or in one colour identity. */
const ThemeDecks = z.object({
  num_decks: count,
  commanders: z.array(CommanderRow),
  lists: z.array(CardList),
});

/** `themes/{key}.json` and `typal/{tribe}.json`: over all colours, and per exact identity with enough decks. */
export const ThemePage = ThemeRow.extend({
  ...ThemeDecks.shape,
  /** in words, what makes a deck belong to the theme */
  rule: z.string(),
  potential_decks: count,
  /** by 5-bit identity in decimal */
  by_identity: z.record(z.string(), ThemeDecks),
});
export type ThemePage = z.infer<typeof ThemePage>;

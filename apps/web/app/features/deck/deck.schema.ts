import { ListText } from '@crownsmith/api-client';
import { COLORS, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import * as z from 'zod';

const name = z
  .string()
  .trim()
  .max(2 * MAX_NAME_CHARACTERS, 'That is too long for the name of a card.')
  .default('');

const slug = z.string().trim().max(MAX_NAME_CHARACTERS).default('');

/** What opens a deck at `/deck`: a posted form, or the query of an address. */
export const DeckSourceForm = z.object({
  /** a list in any notation, or the address of a deck at another site */
  text: ListText.default(''),
  commander: name,
  partner: name,
  /** the colour that the player chooses for a commander; empty for the one that most cards need */
  chosen_color: z
    .enum(['', ...COLORS], 'Choose one of the five colours.')
    .optional()
    .transform((color) => (color === '' ? undefined : color)),
  /** id of a saved list */
  list: z.string().max(100).optional(),
  /** slugs of a precon, and of the commanders of an average deck with the part of their decks */
  precon: slug,
  average: slug,
});
export type DeckSourceForm = z.infer<typeof DeckSourceForm>;

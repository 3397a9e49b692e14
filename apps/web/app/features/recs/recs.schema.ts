import { COLORS, MAX_LIST_CHARACTERS, MAX_NAME_CHARACTERS, PRIMARY_TYPES, TAGS } from '@crownsmith/domain';
import { z } from 'zod';
import { populationFields } from '#app/ui/population/population-fields';

/** An option of a filter; any other value means no filter, so that old links still work. */
const option = <T extends string>(options: readonly T[]) =>
  z
    .string()
    .transform((value) => options.find((known) => known === value))
    .optional();

const name = z
  .string()
  .trim()
  .max(MAX_NAME_CHARACTERS, `A card name has at most ${MAX_NAME_CHARACTERS} characters.`)
  .default('');

/** The form of /recs, as a posted body or as the query of a URL. */
export const RecsForm = z.object({
  /** name or slug of the commander, or the slug of a pair */
  commander: name,
  /** name or slug of the second commander */
  partner: name,
  /** a pasted list */
  list: z
    .string()
    .max(MAX_LIST_CHARACTERS, `A list has at most ${MAX_LIST_CHARACTERS.toLocaleString('en')} characters.`)
    .default(''),
  /** the colour that the player chooses for a commander; empty for the one that most cards need */
  chosen_color: option(COLORS),
  ...populationFields,
  type: option(PRIMARY_TYPES),
  tag: option(TAGS),
});
export type RecsForm = z.infer<typeof RecsForm>;

/** An empty form. */
export const EMPTY_FORM: RecsForm = { commander: '', partner: '', list: '' };

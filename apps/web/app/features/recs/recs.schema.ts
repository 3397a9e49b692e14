import { MAX_LIST_CHARACTERS, MAX_NAME_CHARACTERS, PRIMARY_TYPES, TAGS } from '@crownsmith/domain';
import { z } from 'zod';

/** A choice of a filter; whatever is no choice counts as "all", so that an old address still opens. */
const choice = <T extends string>(choices: readonly T[]) =>
  z
    .string()
    .transform((value) => choices.find((known) => known === value))
    .optional();

const name = z
  .string()
  .trim()
  .max(MAX_NAME_CHARACTERS, `A card name has at most ${MAX_NAME_CHARACTERS} characters.`)
  .default('');

/** What the form of /recs sends, by POST or as the query of an address. */
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
  type: choice(PRIMARY_TYPES),
  tag: choice(TAGS),
});
export type RecsForm = z.infer<typeof RecsForm>;

/** An empty form. */
export const EMPTY_FORM: RecsForm = { commander: '', partner: '', list: '' };

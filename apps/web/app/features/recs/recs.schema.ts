import { PRIMARY_TYPES, TAGS } from '@crownsmith/domain';
import { z } from 'zod';
import { MAX_LIST_LENGTH } from './recs-limits';

/** A choice of a filter; whatever is no choice counts as "all", so that an old address still opens. */
const choice = <T extends string>(choices: readonly T[]) =>
  z
    .string()
    .transform((value) => choices.find((known) => known === value))
    .optional();

const name = z.string().trim().max(200, 'A card name has at most 200 letters.').default('');

/** What the form of /recs sends, by POST or as the query of an address. */
export const RecsForm = z.object({
  /** name or slug of the commander, or the slug of a pair */
  commander: name,
  /** name or slug of the second commander */
  partner: name,
  /** a pasted list */
  list: z
    .string()
    .max(MAX_LIST_LENGTH, `A list has at most ${MAX_LIST_LENGTH.toLocaleString('en')} letters.`)
    .default(''),
  type: choice(PRIMARY_TYPES),
  tag: choice(TAGS),
});
export type RecsForm = z.infer<typeof RecsForm>;

/** An empty form. */
export const EMPTY_FORM: RecsForm = { commander: '', partner: '', list: '' };

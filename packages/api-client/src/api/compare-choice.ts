import * as z from 'zod';

/** What a player asks of the decks that a list is compared with: the field `compare` of requests about a list. */
export const CompareChoice = z
  .strictObject({
    format: z
      .enum(['commander', 'any'], 'Send commander or any.')
      .optional()
      .describe('`any`: decks of all formats. Those of Commander without it.'),
    bracket: z
      .union([z.int().min(1).max(5), z.literal('any')], 'Send a bracket from 1 to 5, or any.')
      .optional()
      .describe(
        'Decks of this estimated bracket; `any`: of whatever bracket and price. Without it, those near the list in bracket and price.',
      ),
    since: z.iso
      .date('Send a day such as 2026-01-31.')
      .optional()
      .describe('Decks from this day on (ISO date); decks without a date do not count.'),
  })
  .describe('Which decks the list is compared with; what is absent follows from the list.');
export type CompareChoice = z.infer<typeof CompareChoice>;

const BRACKETS = ['1', '2', '3', '4', '5', 'any'] as const;

/** The same as fields of a query or a form. */
export const compareFields = {
  compare_format: CompareChoice.shape.format,
  compare_bracket: z
    .enum(BRACKETS, 'Send a bracket from 1 to 5, or any.')
    .optional()
    .describe(CompareChoice.shape.bracket.description ?? ''),
  compare_since: CompareChoice.shape.since,
};

/** What fields of a query or a form ask for; undefined where they ask for nothing. @example compareOfFields({ compare_bracket: '3' }) // { bracket: 3 } */
export const compareOfFields = ({
  compare_format: format,
  compare_bracket: bracket,
  compare_since: since,
}: z.infer<z.ZodObject<typeof compareFields>>): CompareChoice | undefined => {
  const compare = {
    ...(format !== undefined && { format }),
    ...(bracket !== undefined && { bracket: bracket === 'any' ? bracket : Number(bracket) }),
    ...(since !== undefined && { since }),
  };
  return Object.keys(compare).length === 0 ? undefined : compare;
};

import * as z from 'zod';
import { count } from './figures';
import { CardRow, CommanderRow } from './rows';

/** What a set's page and the list of sets share. */
const SetRow = z.object({
  code: z.string(),
  name: z.string(),
  /** ISO date; null where no source has one */
  released_at: z.string().nullable(),
});

/** `sets/index.json` */
export const SetIndex = z.object({ sets: z.array(SetRow.extend({ cards: count })) });
export type SetIndex = z.infer<typeof SetIndex>;

/** `sets/{code}.json` */
export const SetPage = SetRow.extend({
  /** legendary creatures and other commanders first printed in it, with their decks */
  commanders: z.array(CommanderRow),
  /** other cards first printed in it, by inclusion */
  cards: z.array(CardRow),
  reprints: z.array(CardRow),
});
export type SetPage = z.infer<typeof SetPage>;

import { EVENT_SIZES, MOST_PLAYERS } from '@crownsmith/domain';
import * as z from 'zod';
import { TIME_WINDOWS } from '../snapshot/card-lists';
import { count } from '../snapshot/figures';
import { CardSummary } from './card';
import { CommanderSummary } from './rows';

const rate = z.number().min(0).max(1);

/** Parameters that choose a format and its events. */
export const resultParameters = {
  format: z
    .string()
    .max(40)
    .optional()
    .describe('Key of a format, such as `duel`; by default the one with the most results.'),
  window: z
    .enum(TIME_WINDOWS)
    .default('all')
    .describe('Events of this time, counted back from the newest result.'),
  size: z
    .enum(EVENT_SIZES)
    .optional()
    .describe(
      `Events of up to ${MOST_PLAYERS.small} players, of up to ${MOST_PLAYERS.medium}, or of more; all by default.`,
    ),
};

/** A share with its 95 % interval and what is expected by chance. */
const ExpectedShare = z.object({
  share: rate,
  low: rate,
  high: rate,
  expected: rate.describe('What all players of the same events have on average.'),
});

/** What lists did in events. */
const resultFields = {
  entries: count.describe('Lists that were played, each once for every event.'),
  wins: count,
  losses: count,
  draws: count,
  win_rate: ExpectedShare.nullable().describe(
    'Wins of decided games, with Wilson’s interval; null with fewer than 50 of them.',
  ),
  top_cut: ExpectedShare.nullable().describe(
    'Entries in the top cut, or among the best eight where the source states none; null where no rate is known.',
  ),
};

/** The format that results are of. */
const formatFields = {
  format: z.string().nullable().describe('Key of the format; null where no deck has results.'),
  format_name: z.string().nullable(),
  table_size: z.int().min(2).nullable().describe('Players of a game: each wins one of so many on average.'),
};

/** What `GET /results` states beside the commanders of a page. */
export const resultsFields = { ...formatFields, events: count.describe('Events whose results count.') };

/** A commander or pair with its results. */
export const RankedResult = z.object({
  commander: CommanderSummary,
  ...resultFields,
  win_rate: ExpectedShare,
});
export type RankedResult = z.infer<typeof RankedResult>;

const Side = z.object({ lists: count, wins: count, games: count });

/** The results of a commander or pair in the events of one format. */
export const CommanderResult = z.object({
  commander: CommanderSummary,
  ...formatFields,
  ...resultFields,
  cards: z
    .array(
      CardSummary.extend({
        with: Side.describe('Its lists with the card.'),
        without: Side,
        difference: z
          .number()
          .describe('Of the win rates, −1 to 1, of all events, within events of one size, shrunk towards 0.'),
        low: z.number(),
        high: z.number().describe('End of the 95 % interval.'),
      }),
    )
    .describe(
      'Cards with enough lists both with and without them; those whose interval has no 0 first. A difference is no cause.',
    ),
});
export type CommanderResult = z.infer<typeof CommanderResult>;

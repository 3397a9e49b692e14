import { EVENT_SIZES } from '@crownsmith/domain';
import * as z from 'zod';
import { TIME_WINDOWS } from './card-lists';
import { count } from './figures';

/** What lists did in events: each time that a list was played counts. */
export const ResultFigures = z.object({
  /** lists played, each once for every event */
  entries: count,
  wins: count,
  losses: count,
  draws: count,
  /** entries whose place is known */
  placed: count,
  /** those of them in the top cut; where the source states none, among the best eight */
  cuts: count,
  /** those that would be if all players of an event had equal chances */
  expected_cuts: z.number().nonnegative(),
});
/** What lists did in events. */
export type ResultFigures = z.infer<typeof ResultFigures>;

/**
 * Results of events of one size, of one time: those of a window that are of no shorter one, counted back from the newest result of the
 * format.
 */
export const ResultCell = ResultFigures.extend({
  window: z.enum(TIME_WINDOWS),
  size: z.enum(EVENT_SIZES),
});
/** Results of events of one size and time. */
export type ResultCell = z.infer<typeof ResultCell>;

/** The results of one format. */
export const FormatResults = z.object({
  format: z.string(),
  /** players of a game */
  table_size: z.number().int().min(2),
  /** events whose results count: of at least half of their players the lists and records are known */
  events: count,
  /** those whose source states the top cut */
  events_with_cut: count,
  /** entries of other events, and of none: they count for cards, not here */
  left_out: count,
  /** days of the oldest and newest result, ISO; null where none has a date */
  oldest: z.string().nullable(),
  newest: z.string().nullable(),
  /** all lists of these events */
  cells: z.array(ResultCell),
  /** commanders and pairs by slug, most games first; a list of a pair counts for the pair and for each of the two */
  commanders: z.array(
    z.object({ slug: z.string(), cards: z.array(z.string()).min(1), cells: z.array(ResultCell).min(1) }),
  ),
});
/** The results of one format. */
export type FormatResults = z.infer<typeof FormatResults>;

/** `lists/results.json`: results by format, most entries first; absent from older snapshots and where no deck has results. */
export const ResultsPage = z.object({ formats: z.array(FormatResults) });
/** `lists/results.json` */
export type ResultsPage = z.infer<typeof ResultsPage>;

/** Lists with or without a card, and their decided games. */
const SideGames = z.object({ lists: count, wins: count, games: count });

/** A card's row: how much more often a commander's lists win with it than without it. */
export const CardResult = z.object({
  slug: z.string(),
  with: SideGames,
  without: SideGames,
  /** of the win rates, −1..1, shrunk; with its 95 % interval */
  difference: z.number(),
  low: z.number(),
  high: z.number(),
});
/** A card's row. */
export type CardResult = z.infer<typeof CardResult>;

/**
 * `results/{slug}.json`: the cards of a commander or pair by format; those whose interval has no 0 come first, by the end of it that is
 * nearer to 0, the others by games. Absent where no card has enough games on both sides.
 */
export const CommanderResults = z.object({
  slug: z.string(),
  formats: z.array(z.object({ format: z.string(), cards: z.array(CardResult).min(1) })).min(1),
});
/** `results/{slug}.json` */
export type CommanderResults = z.infer<typeof CommanderResults>;

/**
 * `card-results/{slug}.json`: the commanders and pairs of a card by format, in the order of the cards of `CommanderResults`; the slug of
 * a row is that of the commander. Absent where it has enough games on both sides with none of them.
 */
export const CardResults = z.object({
  slug: z.string(),
  formats: z.array(z.object({ format: z.string(), commanders: z.array(CardResult).min(1) })).min(1),
});
/** `card-results/{slug}.json` */
export type CardResults = z.infer<typeof CardResults>;

/**
 * `model/deck-results.json`: the decided games of the decks of the recommender's model, by format. Absent where no deck has results, and from
 * older snapshots.
 */
export const DeckResults = z.object({
  formats: z.array(
    z.object({
      format: z.string(),
      /** players of a game */
      table_size: z.number().int().min(2),
      /** places of decks in the model, ascending */
      decks: z.array(count),
      /** of each of them */
      wins: z.array(count),
      games: z.array(count),
    }),
  ),
});
/** `model/deck-results.json` */
export type DeckResults = z.infer<typeof DeckResults>;

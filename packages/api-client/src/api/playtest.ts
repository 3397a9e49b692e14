import { MAX_NAME_CHARACTERS, TAGS } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';
import { DeckReport, ReportCard } from './deck-report';
import { deckFields, STATE_A_DECK, statesDeck } from './deck-input';

/** Most games of a request. */
export const MAX_PLAYTEST_GAMES = 2000;
/** Turns of a game at most. */
export const MAX_PLAYTEST_TURNS = 12;
/** Questions of a request at most. */
const MAX_PLAYTEST_QUESTIONS = 20;
/** What can be asked of games. */
const PLAYTEST_QUESTIONS = ['mana', 'lands', 'cards', 'role', 'commander', 'colors', 'win'] as const;

const MOST_OF_A_KIND = 40;
const MOST_SEED = 4_294_967_295;

/** A whole number within bounds, and what to send instead of another. */
const whole = (least: number, most: number) => {
  const text = `Send a whole number from ${least} to ${most}.`;
  return z.int(text).min(least, text).max(most, text);
};

/** A question to the games of a deck: how often is it so by the end of a turn? */
export const PlaytestQuestion = z
  .strictObject({
    ask: z
      .enum(PLAYTEST_QUESTIONS)
      .describe(
        '`mana`: so much of it on the turn; `lands` in play; `cards` of these names, or of a `role`, seen (by a draw or a search); the `commander` cast; mana of all its `colors`; the game could be won (`win`).',
      ),
    turn: whole(1, MAX_PLAYTEST_TURNS),
    at_least: whole(1, MOST_OF_A_KIND).optional().describe('How much or how many; 1 by default.'),
    names: z
      .array(z.string().min(1).max(MAX_NAME_CHARACTERS))
      .min(1)
      .max(100)
      .optional()
      .describe('For `cards`.'),
    role: z.enum(TAGS).optional().describe('For `role`: what a card does.'),
  })
  .refine(({ ask, names }) => (ask === 'cards') === (names !== undefined), {
    error: 'Send names with `cards`, and with nothing else.',
    path: ['names'],
  })
  .refine(({ ask, role }) => (ask === 'role') === (role !== undefined), {
    error: 'Send a role with `role`, and with nothing else.',
    path: ['role'],
  });
export type PlaytestQuestion = z.infer<typeof PlaytestQuestion>;

/** `POST /api/v1/playtest`: a list as text, or its commanders and cards, and how it is played. */
export const PlaytestRequest = z
  .strictObject({
    ...deckFields,
    seed: whole(0, MOST_SEED).optional().describe('The same seed plays the same games; 1 by default.'),
    games: whole(1, MAX_PLAYTEST_GAMES).optional().describe('1,000 by default.'),
    turns: whole(1, MAX_PLAYTEST_TURNS).optional().describe('Turns of a game; 12 by default.'),
    questions: z.array(PlaytestQuestion).max(MAX_PLAYTEST_QUESTIONS).optional(),
  })
  .refine(statesDeck, STATE_A_DECK);
export type PlaytestRequest = z.infer<typeof PlaytestRequest>;

const rate = z.number().min(0).max(1);
const PlaytestShare = z.object({
  share: rate.describe('Of all games.'),
  low: rate.describe('Of its 95 % interval.'),
  high: rate.describe('Of its 95 % interval.'),
});
const PlaytestMean = z.object({
  mean: z.number().nonnegative(),
  low: z.number().describe('Of its 95 % interval.'),
  high: z.number().describe('Of its 95 % interval.'),
});
const turn = z.int().min(1).max(MAX_PLAYTEST_TURNS);

/** What the games of a deck alone show. Nobody hinders it, so that real games last longer. */
export const PlaytestReport = z.object({
  num_cards: count.describe('Cards that were played, commanders among them.'),
  games: count,
  seed: count,
  turns: z.array(
    z.object({
      turn,
      mana: PlaytestMean.describe('When the land of the turn is played and nothing is spent.'),
      lands: PlaytestMean,
      cards_seen: PlaytestMean.describe('Seen by its end, by draws and searches.'),
      colors: z
        .array(PlaytestShare.extend({ color: z.enum(['W', 'U', 'B', 'R', 'G']) }))
        .describe('Games with mana of each colour of the commanders.'),
      all_colors: PlaytestShare,
      idle: PlaytestShare.describe('Games in which nothing was cast on it.'),
      win: PlaytestShare.describe('Games that could have been won by its end.'),
      win_by_damage: PlaytestShare.describe('By life lost or by poison.'),
      win_by_combo: PlaytestShare,
      win_by_commander_damage: PlaytestShare,
    }),
  ),
  hands: z
    .array(PlaytestShare.extend({ cards: count, mulligans: count }))
    .describe('Hands that were kept; the first mulligan is free.'),
  commanders: z.array(
    z.object({
      card: ReportCard,
      by_turn: z.array(PlaytestShare).describe('Games in which it was cast by turn 1, 2, …'),
      median: turn.nullable().describe('The turn by which half of the games had it; null where fewer did.'),
    }),
  ),
  median_win: turn
    .nullable()
    .describe('The turn by which half of the games could be won; null where fewer could.'),
  winners: z
    .array(
      z.object({
        by: z.enum(['damage', 'combo', 'commander-damage']),
        cards: z.array(ReportCard),
        share: rate.describe(
          'Of a combo: games that it won. Of a card: its part of the damage in won games.',
        ),
      }),
    )
    .describe('What wins.'),
  early_mana: z
    .array(PlaytestShare.extend({ card: ReportCard }))
    .describe(
      'Cards that most often gave mana by turn 4, besides the lands of the hand, with the games in which they did.',
    ),
  answers: z.array(
    PlaytestShare.extend({
      question: z.object({
        ask: z.enum(PLAYTEST_QUESTIONS),
        turn,
        at_least: count.optional(),
        names: z.array(z.string()).optional(),
        role: z.enum(TAGS).optional(),
      }),
      text: z.string().describe('The answer as a sentence.'),
    }),
  ),
  clock: z
    .object({
      bracket: z
        .int()
        .min(1)
        .max(5)
        .describe('The lowest bracket whose expected turns the deck lets a game last.'),
      turn: turn.nullable().describe('The turn before those of the bracket below; null in the lowest.'),
      share: rate.nullable().describe('Games that could be won by that turn.'),
    })
    .describe('The win clock beside the turns that brackets expect.'),
  num_spells: count.describe('Different spells.'),
  unmodelled: z
    .array(ReportCard)
    .describe('Spells with effects that are not modelled: they play without them.'),
  not_understood: DeckReport.shape.not_understood,
});
export type PlaytestReport = z.infer<typeof PlaytestReport>;

import { MAX_SALT } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from './figures';
import { CardList, CardRow } from './rows';

/** `lists/{name}.json`: the lists of cards that a page shows (`top`, `top/creatures`, …). */
export const CardListPage = z.object({ header: z.string(), decks: count, lists: z.array(CardList) });
export type CardListPage = z.infer<typeof CardListPage>;

/** Time windows of a list of top cards, each counted back from the newest deck of the snapshot. */
export const TIME_WINDOWS = ['week', 'month', 'year', 'all'] as const;
/** A time window of a list of top cards. */
export type TimeWindow = (typeof TIME_WINDOWS)[number];

/** `lists/{name}.json` for `top`, `top/{colour}` and `top/{type}`: `lists` counts all time, `windows` the shorter ones. */
export const TopListPage = CardListPage.extend({
  /** in words, what the list contains */
  rule: z.string(),
  /** decks and rows by time window; a window without a dated deck is absent */
  windows: z.partialRecord(z.enum(TIME_WINDOWS), z.object({ decks: count, rows: z.array(CardRow) })),
});
export type TopListPage = z.infer<typeof TopListPage>;

/** `lists/top/salt.json`: cards by their mean salt, the saltiest first. */
export const SaltListPage = z.object({
  header: z.string(),
  rule: z.string(),
  rows: z.array(
    CardRow.extend({
      salt: z.number().min(0).max(MAX_SALT),
      /** votes behind it; absent where nobody voted here, and from older snapshots */
      salt_votes: count.optional(),
    }),
  ),
});
export type SaltListPage = z.infer<typeof SaltListPage>;

/** `lists/newcards.json`: cards first seen from a year before the newest deck on, newest first (for the feed). */
export const NewCards = z.object({
  cards: z.array(CardRow.extend({ released_at: z.string() })),
});
export type NewCards = z.infer<typeof NewCards>;

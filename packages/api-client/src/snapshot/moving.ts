import * as z from 'zod';
import { count } from './figures';
import { CardRow } from './rows';

/** Decks of a period with a card or commander, of those that could have it. */
const PeriodCounts = z.object({ num_decks: count, potential_decks: count });

/** A card or commander whose use has changed: in the latest weeks, in the weeks before, and the z-score of the change. */
export const MovingRow = z.object({
  slug: z.string(),
  recent: PeriodCounts,
  before: PeriodCounts,
  /** of the difference of the two shares; positive for more use */
  z: z.number(),
});
/** A card or commander whose use has changed. */
export type MovingRow = z.infer<typeof MovingRow>;

const MovingRows = z.object({ rising: z.array(MovingRow), falling: z.array(MovingRow) });

/** `lists/moving.json`: what has been played more or less in the latest weeks than in those before; absent from older snapshots. */
export const MovingPage = z.object({
  /** day of the newest deck, ISO */
  until: z.string(),
  weeks: z.object({ recent: count, before: count }),
  decks: z.object({ recent: count, before: count }),
  cards: MovingRows,
  commanders: MovingRows,
  /** newest sets: their new cards by the share of the decks since their release that could play them and do */
  sets: z.array(
    z.object({ code: z.string(), name: z.string(), released_at: z.string(), rows: z.array(CardRow) }),
  ),
});
/** `lists/moving.json` */
export type MovingPage = z.infer<typeof MovingPage>;

/**
 * `lists/trends.json`: the z-score of the change of use by slug, of cards and commanders with enough decks to tell, over the weeks of
 * `lists/moving.json`; absent from older snapshots.
 */
export const TrendsPage = z.object({
  cards: z.record(z.string(), z.number()),
  commanders: z.record(z.string(), z.number()),
});
/** `lists/trends.json` */
export type TrendsPage = z.infer<typeof TrendsPage>;

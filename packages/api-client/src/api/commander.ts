import { MAX_COMMANDERS } from '@crownsmith/domain';
import * as z from 'zod';
import { CommanderPage } from '../snapshot/commander-page';
import { count, ManaCurve, MeanCounts } from '../snapshot/figures';
import { CardRow } from '../snapshot/rows';
import { WireCard, WireColorIdentity } from '../card/wire-card';

/** The fields of a card that rows of a page need. */
export const CardSummary = WireCard.pick({
  name: true,
  url: true,
  sanitized: true,
  sanitized_wo: true,
  image_uri: true,
  image: true,
  cmc: true,
  mana_cost: true,
  primary_type: true,
  type: true,
  color_identity: true,
  power: true,
  toughness: true,
  loyalty: true,
  legal_commander: true,
  prices: true,
  legality: true,
  game_changer: true,
  tags: true,
  salt: true,
  scryfall_id: true,
});
export type CardSummary = z.infer<typeof CardSummary>;

/** A card of a list with its counts. */
export const ListedCard = CardSummary.extend({
  ...CardRow.omit({ slug: true }).shape,
  /** num_decks / potential_decks, 0–1; 0 where no deck could play it */
  inclusion: z.number().min(0).max(1),
});
export type ListedCard = z.infer<typeof ListedCard>;

/** A commander or pair with its deck count. */
export const CommanderSummary = z.object({
  slug: z.string(),
  /** `/commanders/{slug}` */
  url: z.string().regex(/^\/commanders\//),
  /** one card, or the two of a pair */
  cards: z.array(CardSummary).min(1).max(MAX_COMMANDERS),
  num_decks: count,
});
export type CommanderSummary = z.infer<typeof CommanderSummary>;

/** A commander or pair with its place among all; 1 is the most played, null without decks. */
export const RankedCommander = CommanderSummary.extend({ rank: z.number().int().positive().nullable() });
export type RankedCommander = z.infer<typeof RankedCommander>;

/**
 * `GET /json/commanders/{slug}.json`, pairs too (both slugs in alphabetical order, joined by a hyphen): the page file of
 * a snapshot, its slugs replaced by cards. Other slugs (a front face, the other order of a pair) redirect.
 */
export const CommanderResponse = RankedCommander.extend({
  color_identity: WireColorIdentity,
  /** decks by format */
  formats: z.record(z.string(), count),
  /**
   * true where there are too few decks: the lists come from what the commander's text says and what other commanders' decks
   * play, and synergy is estimated
   */
  estimated: z.boolean(),
  /** of estimated lists: the number of commanders and pairs whose decks they are learnt from */
  learnt_from: count.optional(),
  lists: z.array(z.object({ tag: z.string(), header: z.string(), rows: z.array(ListedCard) })),
  mana_curve: ManaCurve,
  types: MeanCounts,
  colors: MeanCounts,
  tags: MeanCounts,
  /** mean price of a deck in USD over its known prices; null when none is known */
  average_price: z.number().nullable(),
  /** sum of the mean salt of the average deck; null when unknown */
  salt: z.number().nullable(),
  /** similarity: 0–1 */
  similar: z.array(CommanderSummary.extend({ similarity: z.number() })),
  /** pairs that include this commander; empty for a pair */
  pairs: z.array(RankedCommander),
  /** a legal deck of 100 with the commanders; empty when none could be built */
  average_deck: z.array(CardSummary.extend({ count })),
  /** whose decks it is made from (null: of several or unknown kinds), and how many; of none it is suggested */
  average_deck_of: CommanderPage.shape.average_deck_of,
});
export type CommanderResponse = z.infer<typeof CommanderResponse>;

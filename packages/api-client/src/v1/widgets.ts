import * as z from 'zod';
import { count } from '../snapshot/figures';
import { CardSummary } from './card';
import { CommanderSummary, ListedCard } from './rows';

/** Names of a batch at most. */
export const MAX_WIDGET_NAMES = 50;
/** Cards of a commander in a batch at most. */
export const MAX_WIDGET_CARDS = 20;

const missing = z.array(z.string()).describe('Names of the request that match nothing.');
const name = z.string().describe('The name as the request has it.');

/** A commander or pair as a small box of another site shows it. */
export const WidgetCommander = CommanderSummary.extend({
  requested: name,
  estimated: z
    .boolean()
    .describe(
      'Whether the cards are estimates from the commander’s text and other commanders’ decks, for lack of its own.',
    ),
  top_cards: z.array(
    ListedCard.pick({
      name: true,
      slug: true,
      url: true,
      image_uri: true,
      color_identity: true,
      prices: true,
      num_decks: true,
      potential_decks: true,
      inclusion: true,
      synergy: true,
    }),
  ),
});
export type WidgetCommander = z.infer<typeof WidgetCommander>;
/** Commanders of a widget’s request, and the names that were not found. */
export const WidgetCommanders = z.object({ data: z.array(WidgetCommander), missing });
export type WidgetCommanders = z.infer<typeof WidgetCommanders>;

/** A card as a link of another site shows it. */
export const WidgetCard = CardSummary.extend({
  requested: name,
  num_decks: count.nullable().describe('Null where the snapshot has no figures of the card.'),
  potential_decks: count.nullable(),
  inclusion: z.number().min(0).max(1).nullable(),
  rank: z.int().positive().nullable(),
});
export type WidgetCard = z.infer<typeof WidgetCard>;
/** Cards of a widget’s request, and the names that were not found. */
export const WidgetCards = z.object({ data: z.array(WidgetCard), missing });
export type WidgetCards = z.infer<typeof WidgetCards>;

import { MAX_COMMANDERS } from '@crownsmith/domain';
import * as z from 'zod';
import { count } from '../snapshot/figures';
import { CardSummary, colorIdentity, pageUrl, slug } from './card';

/** How often a card is played; a rate never comes without its n. */
export const figures = {
  num_decks: count.describe('Decks that play it.'),
  potential_decks: count.describe('Decks that could play it: the n of `inclusion`.'),
  inclusion: z.number().min(0).max(1).describe('num_decks / potential_decks; 0 where no deck could play it.'),
};

/** A card of a list with its figures. */
export const ListedCard = CardSummary.extend({
  ...figures,
  synergy: z
    .number()
    .min(-1)
    .max(1)
    .nullable()
    .describe(
      'Inclusion here minus inclusion in all other decks that could play it; null where there are none.',
    ),
  lift: z
    .number()
    .nonnegative()
    .nullable()
    .describe('Inclusion here / inclusion in all decks; null below the minimum sample.'),
});
export type ListedCard = z.infer<typeof ListedCard>;

/** A titled list of cards. */
export const CardList = z.object({
  tag: z.string().describe('Stays the same: `topcards`, `highsynergycards`, `creatures`, …'),
  header: z.string().describe('Title.'),
  rows: z.array(ListedCard),
});
export type CardList = z.infer<typeof CardList>;

/** A commander or pair with its decks. */
export const CommanderSummary = z.object({
  slug,
  url: pageUrl,
  names: z.array(z.string()).min(1).max(MAX_COMMANDERS).describe('One name, or the two of a pair.'),
  cards: z.array(CardSummary).min(1).max(MAX_COMMANDERS),
  color_identity: colorIdentity,
  num_decks: count,
  rank: z.int().positive().nullable().describe('1 is the most played; null where it is not ranked.'),
});
export type CommanderSummary = z.infer<typeof CommanderSummary>;

/** A card with its copies. */
export const CountedCard = CardSummary.extend({ count });
export type CountedCard = z.infer<typeof CountedCard>;

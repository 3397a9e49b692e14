import * as z from 'zod';
import { count } from '../snapshot/figures';
import { SEARCH_KINDS } from '../snapshot/typeahead';
import { CardSummary, colorIdentity, pageUrl, slug } from './card';
import { CardList, CommanderSummary, figures, ListedCard } from './rows';

/** A theme or a tribe. */
export const ThemeSummary = z.object({
  key: z.string().describe('The id: the last segment of the page’s URL.'),
  name: z.string(),
  url: pageUrl,
  num_decks: count.nullable().describe('Null where the snapshot does not count it.'),
});
export type ThemeSummary = z.infer<typeof ThemeSummary>;

/** A theme or creature type with its commanders and cards. */
export const Theme = ThemeSummary.extend({
  num_decks: count,
  potential_decks: count.describe('All decks that were asked for the theme.'),
  rule: z.string().describe('What makes a deck belong to it, in words.'),
  color_identity: colorIdentity.nullable().describe('The identity asked for; null over all colours.'),
  identities: z
    .array(z.object({ color_identity: colorIdentity, num_decks: count }))
    .describe('Identities with figures of their own: values of the parameter `identity`.'),
  commanders: z.array(CommanderSummary),
  lists: z.array(CardList),
});
export type Theme = z.infer<typeof Theme>;

/** A set in a list. */
export const SetSummary = z.object({
  code: z.string(),
  name: z.string(),
  url: pageUrl,
  released_at: z.string().nullable().describe('ISO date; null where no source has one.'),
  num_cards: count.nullable(),
});
export type SetSummary = z.infer<typeof SetSummary>;

/** A set with its cards. */
export const CardSet = SetSummary.omit({ num_cards: true }).extend({
  commanders: z.array(CommanderSummary).describe('First printed in it.'),
  cards: z.array(ListedCard).describe('Other cards first printed in it, by inclusion.'),
  reprints: z.array(ListedCard),
});
export type CardSet = z.infer<typeof CardSet>;

/** A card of a top list; votes only in the list by salt. */
export const TopCard = ListedCard.extend({
  salt_votes: count.optional().describe('Votes on this site behind `salt`, in the list `salt`.'),
});
export type TopCard = z.infer<typeof TopCard>;

/** A combo in a list. */
export const ComboSummary = z.object({
  id: z.string(),
  url: pageUrl,
  cards: z.array(CardSummary).describe('In the order in which the combo names them.'),
  color_identity: colorIdentity,
  results: z.array(z.string()).describe('What it produces, a few words each.'),
  ...figures,
});
export type ComboSummary = z.infer<typeof ComboSummary>;

/** A combo with what it needs and how it runs. */
export const Combo = ComboSummary.extend({
  prerequisites: z.string().optional(),
  steps: z.string().optional(),
});
export type Combo = z.infer<typeof Combo>;

/** A result of the search. */
export const SearchResult = z.object({
  label: z.string(),
  kind: z.enum(SEARCH_KINDS),
  url: pageUrl,
  slug: slug.nullable().describe('The id in this API; null for a page that it does not have.'),
  image: z.string().optional(),
  banned: z.literal(true).optional().describe('A card that Commander bans, or a commander with one.'),
  figures: ListedCard.pick({
    num_decks: true,
    potential_decks: true,
    inclusion: true,
    synergy: true,
    lift: true,
  })
    .optional()
    .describe('Of a search with conditions: how often the card is played, with `with:` in these decks.'),
});
export type SearchResult = z.infer<typeof SearchResult>;
/** What a search finds. */
export const SearchResults = z.object({
  data: z.array(SearchResult).describe('Best first.'),
  total: count.optional().describe('Of a search with conditions: cards on all pages.'),
  commander: z
    .object({ slug, name: z.string(), num_decks: count })
    .optional()
    .describe('Of `with:`: whose decks are counted.'),
});

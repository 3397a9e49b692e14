import * as z from 'zod';
import { DECK_KINDS } from './deck-sources';
import { count, identityBits, ManaCurve, MeanCounts } from './figures';
import { CardList, CommanderRow } from './rows';

/** Titles of the lists of a commander page by tag, in the order of the page. */
export const COMMANDER_LIST_TITLES = {
  newcards: 'New Cards',
  highsynergycards: 'High Synergy Cards',
  topcards: 'Top Cards',
  gamechangers: 'Game Changers',
  creatures: 'Creatures',
  instants: 'Instants',
  sorceries: 'Sorceries',
  utilityartifacts: 'Utility Artifacts',
  enchantments: 'Enchantments',
  battles: 'Battles',
  planeswalkers: 'Planeswalkers',
  utilitylands: 'Utility Lands',
  manaartifacts: 'Mana Artifacts',
  lands: 'Lands',
} as const;
/** The key of a list of cards on a commander’s page. */
export type CommanderListTag = keyof typeof COMMANDER_LIST_TITLES;
/** The keys of the lists of cards on a commander’s page, in their order. */
export const COMMANDER_LISTS = Object.keys(COMMANDER_LIST_TITLES) as readonly CommanderListTag[];

/** `commanders/{slug}.json`, pairs too (both slugs in alphabetical order, joined by a hyphen). */
export const CommanderPage = z.object({
  ...CommanderRow.shape,
  /** 1 is the most played; null where it is not ranked */
  rank: count.nullable(),
  /** colour identity of the command zone */
  identity: identityBits,
  /** decks per format */
  formats: z.record(z.string(), count),
  /**
   * true where there are too few decks: the lists come from what the commander's text says and what other commanders' decks
   * play, and synergy is estimated
   */
  estimated: z.boolean(),
  /** of estimated lists: the number of other commanders that they are learnt from */
  learnt_from: count.optional(),
  lists: z.array(CardList),
  mana_curve: ManaCurve,
  /** by primary type */
  types: MeanCounts,
  /** coloured symbols (cards by colour where costs are unknown) by letter, and C */
  colors: MeanCounts,
  tags: MeanCounts,
  /** mean price of a deck in USD over its known prices; null when none is known */
  average_price: z.number().nullable(),
  /** sum of the mean salt of the average deck; null when unknown */
  salt: z.number().nullable(),
  similar: z.array(CommanderRow.omit({ rank: true }).extend({ similarity: z.number() })),
  /** pairs that include this commander; empty for a pair */
  pairs: z.array(CommanderRow),
  /** a legal deck of 100 with the commanders: slug and copies; empty when none could be built */
  average_deck: z.array(z.object({ slug: z.string(), count })),
  /**
   * whose decks it is made from (null: of several or unknown kinds), and how many; of none it is suggested. Absent in files of older
   * pipelines: see `averageDeckOf`
   */
  average_deck_of: z.object({ kind: z.enum(DECK_KINDS).nullable(), num_decks: count }).optional(),
});
export type CommanderPage = z.infer<typeof CommanderPage>;

/** Whose decks an average deck is made from, and how many. */
export type AverageDeckOf = NonNullable<CommanderPage['average_deck_of']>;

/**
 * Whose decks the average deck of a page is made from, and how many; of none it is suggested.
 * @example averageDeckOf({ estimated: false, num_decks: 9 }) // { kind: null, num_decks: 9 }
 */
export const averageDeckOf = ({
  average_deck_of,
  estimated,
  num_decks,
}: Pick<CommanderPage, 'average_deck_of' | 'estimated' | 'num_decks'>): AverageDeckOf =>
  average_deck_of ?? { kind: null, num_decks: estimated ? 0 : num_decks };

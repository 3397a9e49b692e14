import { z } from 'zod';
import { WireCard } from './card';

/** Version of the shapes below; a site refuses a snapshot of another one. */
export const SNAPSHOT_SCHEMA = 1;

/** `current.json` beside the snapshots: the one file that is ever replaced. */
export const SnapshotPointer = z.object({ version: z.string().regex(/^[a-z0-9-]{8,64}$/) });
export type SnapshotPointer = z.infer<typeof SnapshotPointer>;

/** `manifest.json`: what this snapshot is made of. */
export const Manifest = z.object({
  schema: z.literal(SNAPSHOT_SCHEMA),
  version: z.string(),
  /** ISO date and time */
  createdAt: z.string(),
  /** true while the decks are the generated sample */
  sample: z.boolean(),
  cards: z.number().int(),
  decks: z.number().int(),
  commanders: z.number().int(),
  pairs: z.number().int(),
  formats: z.record(z.string(), z.number().int()),
  /** newest deck date, ISO; null when no deck carries one */
  newestDeck: z.string().nullable(),
  files: z.number().int(),
  /** pages for browsing by kind, and precons that the counts leave out; absent from older snapshots */
  browse: z.record(z.string(), z.number().int()).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

const count = z.number().int().nonnegative();

/** A row of a list: a card by slug with its counts. inclusion = num_decks / potential_decks. */
export const CardRow = z.object({
  slug: z.string(),
  num_decks: count,
  potential_decks: count,
  /** −1..1; null where there is no other deck to compare with */
  synergy: z.number().min(-1).max(1).nullable(),
  /** null below the minimum sample */
  lift: z.number().nonnegative().nullable(),
});
export type CardRow = z.infer<typeof CardRow>;

/** The lists of a commander page, in the order in which players know them (FIELD.md). */
export const COMMANDER_LISTS = [
  'newcards',
  'highsynergycards',
  'topcards',
  'gamechangers',
  'creatures',
  'instants',
  'sorceries',
  'utilityartifacts',
  'enchantments',
  'battles',
  'planeswalkers',
  'utilitylands',
  'manaartifacts',
  'lands',
] as const;
export const COMMANDER_LIST_TITLES: Readonly<Record<(typeof COMMANDER_LISTS)[number], string>> = {
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
};

export const CardList = z.object({ tag: z.string(), header: z.string(), rows: z.array(CardRow) });
export type CardList = z.infer<typeof CardList>;

/** A commander (or pair) with its deck count, as lists of commanders show it. */
export const CommanderRow = z.object({
  /** address below `/commanders/` */
  slug: z.string(),
  /** one or two card slugs */
  cards: z.array(z.string()).min(1).max(2),
  num_decks: count,
  /** 1 is the most played; ties share a rank */
  rank: count,
});
export type CommanderRow = z.infer<typeof CommanderRow>;

/** `commanders/{slug}.json`, pairs too (both slugs in alphabetical order, joined by a hyphen). */
export const CommanderPage = z.object({
  slug: z.string(),
  cards: z.array(z.string()).min(1).max(2),
  /** 5-bit colour identity of the command zone */
  identity: z.number().int().min(0).max(31),
  num_decks: count,
  rank: count.nullable(),
  /** decks per format */
  formats: z.record(z.string(), count),
  /** true where the lists come from colours, types and tags because there are too few decks */
  estimated: z.boolean(),
  lists: z.array(CardList),
  /** mean number of cards per deck at mana value 0..6 and 7 or more, lands left out */
  mana_curve: z.array(z.number()).length(8),
  /** mean number of cards per deck by primary type */
  types: z.record(z.string(), z.number()),
  /** mean number of coloured symbols (or of cards by colour where costs are unknown) per deck, by letter, and C */
  colors: z.record(z.string(), z.number()),
  /** mean price of a deck in USD over its known prices; null when none is known */
  average_price: z.number().nullable(),
  /** sum of mean salt of the average deck; null when unknown */
  salt: z.number().nullable(),
  similar: z.array(
    z.object({ slug: z.string(), cards: z.array(z.string()), num_decks: count, similarity: z.number() }),
  ),
  /** pairs that hold this commander; for a pair empty */
  pairs: z.array(CommanderRow),
  /** a legal deck of 100 with the commanders: slug and copies; empty when it could not be made */
  average_deck: z.array(z.object({ slug: z.string(), count: count })),
  tags: z.record(z.string(), z.number()),
});
export type CommanderPage = z.infer<typeof CommanderPage>;

/** `cards/{slug}.json` */
export const CardPage = z.object({
  slug: z.string(),
  num_decks: count,
  potential_decks: count,
  /** place among all cards by inclusion; null when never played */
  rank: count.nullable(),
  /** commanders that play it: rows whose potential is the commander's decks */
  top_commanders: z.array(
    CommanderRow.extend({
      with_card: count,
      /** its decks that could play the card; absent from older snapshots */
      potential_decks: count.optional(),
      inclusion: z.number().min(0).max(1),
      synergy: z.number().nullable(),
    }),
  ),
  /** cards that stand in the same decks more than chance would have it, by primary list */
  played_with: z.array(CardList),
  similar: z.array(z.string()),
  /** decks per week, month and year where decks carry dates: newest last */
  history: z.array(z.object({ period: z.string(), num_decks: count, potential_decks: count })),
});
export type CardPage = z.infer<typeof CardPage>;

/** `catalog.json`: every card once; lists refer to it by slug. */
export const Catalog = z.object({ cards: z.array(WireCard) });

/** `lists/{name}.json`: a list of cards that a page shows (`top`, `top/creatures`, …). */
export const CardListPage = z.object({ header: z.string(), decks: count, lists: z.array(CardList) });
export type CardListPage = z.infer<typeof CardListPage>;

/** `lists/commanders.json`: all commanders and pairs with decks, most played first. */
export const CommanderListPage = z.object({ header: z.string(), rows: z.array(CommanderRow) });
export type CommanderListPage = z.infer<typeof CommanderListPage>;

/** `redirects.json`: other slugs (front faces, the other order of a pair) to canonical ones. */
export const Redirects = z.object({
  cards: z.record(z.string(), z.string()),
  commanders: z.record(z.string(), z.string()),
});
export type Redirects = z.infer<typeof Redirects>;

/**
 * `typeahead/{cards,commanders,partners,sets}.json`: most played first, for the order decides between labels that match
 * a query equally well. `url` is the address of the page that a choice leads to.
 */
export const TypeaheadOption = z.object({
  label: z.string(),
  url: z.string(),
  image: z.string().optional(),
  icon: z.string().optional(),
});
export type TypeaheadOption = z.infer<typeof TypeaheadOption>;
export const TypeaheadList = z.array(TypeaheadOption);

/** `misc.json` */
export const MiscData = z.object({
  sets: z.array(z.object({ code: z.string(), name: z.string(), icon_svg_uri: z.string() })),
  themes: z.array(z.object({ key: z.string(), name: z.string() })),
  tribes: z.array(z.string()),
  tcgplayerKickback: z.object({ start: z.string(), end: z.string(), percent: z.number() }).nullable(),
  tcgplayerSale: z.object({ start: z.string(), end: z.string(), percent: z.number() }).nullable(),
});
export type MiscData = z.infer<typeof MiscData>;

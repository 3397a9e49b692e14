import * as z from 'zod';
import { count } from '../snapshot/figures';
import { CompatibleCard, CompatibleCardView } from './card';

/** Fields of the combo behind a list of cards. */
const ComboOfList = z.object({
  comboId: z.string(),
  /** colour letters in lower case, `colorless` for none */
  colors: z.string(),
  /** decks with all its cards */
  count,
  /** of the decks whose colours allow it, 0–100 */
  percentage: z.number().min(0).max(100),
  /** 1 is the combo of most decks */
  rank: count,
  cardIds: z.array(z.string()),
  /** what it produces */
  results: z.array(z.string()),
});

/** A card of a combo, a set, a theme: a name and where it leads. */
const LinkView = z.object({
  id: z.string().nullable().optional(),
  name: z.string(),
  sanitized: z.string(),
  sanitized_wo: z.string(),
  url: z.string(),
  /** decks of a theme; cards of a set */
  count: count.optional(),
  num_decks: count.optional(),
  label: z.string().optional(),
});
/** A link of a page: to a card or a list. */
export type CompatibleLinkView = z.infer<typeof LinkView>;

const paging = {
  is_paginated: z.boolean().optional(),
  /** address of the next part below `/pages/`; absent in the last one */
  more: z.string().optional(),
};

/** A titled list of a page JSON; `tag` is the name that programs look for. */
export const CompatibleCardList = z.object({
  header: z.string(),
  tag: z.string(),
  cardviews: z.array(z.union([CompatibleCardView, LinkView])),
  ...paging,
  href: z.string().optional(),
  combo: ComboOfList.optional(),
});
export type CompatibleCardList = z.infer<typeof CompatibleCardList>;

/** `…-{n}.json`: a later part of a long list. */
export const CompatibleMore = z.object({
  header: z.string(),
  tag: z.string(),
  cardviews: z.array(CompatibleCardView),
  ...paging,
});
export type CompatibleMore = z.infer<typeof CompatibleMore>;

const Link = z.object({ value: z.string(), href: z.string(), current: z.boolean().optional() });
const Variant = z.object({ count, 'href-suffix': z.string().regex(/^\//), value: z.string() });

/** What stands beside the lists of a card or commander. */
export const CompatiblePanels = z.object({
  links: z.array(z.object({ header: z.string(), items: z.array(Link), separator: z.boolean().optional() })),
  /** themes and tribes of a commander's decks, and the cheapest and most expensive third */
  tribelinks: z.object({ themes: z.array(Variant), budget: z.array(Variant) }).optional(),
  taglinks: z.array(z.object({ count, slug: z.string(), value: z.string() })).optional(),
  /** cards by mana value, 7 for 7 or more, lands left out: means of the decks, rounded */
  mana_curve: z.record(z.string(), count).optional(),
  piechart: z
    .object({ title: z.string(), content: z.array(z.object({ label: z.string(), value: count })) })
    .optional(),
  combocounts: z.array(z.object({ value: z.string(), alt: z.string(), href: z.string() })).optional(),
});
export type CompatiblePanels = z.infer<typeof CompatiblePanels>;

/** Number of cards by type: means of the decks, rounded, or those of one deck. `basic` and `nonbasic` lands are of the average deck. */
const typeCounts = {
  creature: count,
  instant: count,
  sorcery: count,
  artifact: count,
  enchantment: count,
  battle: count,
  planeswalker: count,
  land: count,
  basic: count.optional(),
  nonbasic: count.optional(),
};

/** A line of a deck for Archidekt: category, foil, quantity, Scryfall id. */
const ArchidektLine = z.object({ c: z.enum(['c', 'm', 's']), f: z.literal(0), q: count, u: z.string() });

const page = {
  header: z.string(),
  description: z.string(),
  container: z.object({
    title: z.string(),
    description: z.string(),
    /** each one path with its name */
    breadcrumb: z.array(z.record(z.string(), z.string())),
    json_dict: z.object({
      card: CompatibleCard.optional(),
      cardlists: z.array(CompatibleCardList),
    }),
  }),
};

/** `commanders/{slug}.json`, `commanders/{slug}/{variant}.json`, whose variants are themes, prices and brackets; a pair's slug is both slugs joined by a hyphen. */
export const CompatibleCommanderPage = z.object({
  ...page,
  ...typeCounts,
  panels: CompatiblePanels,
  similar: z.array(CompatibleCard),
  archidekt: z.array(ArchidektLine),
  /** decks behind the figures */
  num_decks_avg: count,
  /** those of them by estimated bracket, 1–5; absent where brackets were not estimated, and for themes and prices */
  bracket_counts: z.record(z.string(), count).optional(),
  /** USD; null where no price is known */
  avg_price: z.number().nullable(),
});
export type CompatibleCommanderPage = z.infer<typeof CompatibleCommanderPage>;

/** `average-decks/{slug}.json`, `average-decks/{slug}/{variant}.json` */
export const CompatibleAverageDeckPage = CompatibleCommanderPage.extend({
  /** lines `1 Name`, the commanders first */
  deck: z.array(z.string()),
});
export type CompatibleAverageDeckPage = z.infer<typeof CompatibleAverageDeckPage>;

/** `cards/{slug}.json` */
export const CompatibleCardPage = z.object({
  ...page,
  panels: CompatiblePanels,
  similar: z.array(CompatibleCard),
});
export type CompatibleCardPage = z.infer<typeof CompatibleCardPage>;

/** Lists of commanders, top cards, themes, sets, combos and cards of the command zone. */
export const CompatibleListPage = z.object(page);
export type CompatibleListPage = z.infer<typeof CompatibleListPage>;

/** `combos/{colours or card}/{id}.json` */
export const CompatibleComboPage = z.object({
  ...page,
  combo: ComboOfList.extend({
    combo_id: z.string(),
    /** steps, one each; empty where the source lists none */
    process_txt: z.array(z.string()),
    /** prerequisites; empty where the source lists none */
    require_txt: z.string(),
    results_txt: z.string(),
  }),
});
export type CompatibleComboPage = z.infer<typeof CompatibleComboPage>;

/** `precon/{slug}.json` */
export const CompatiblePreconPage = z.object({
  ...page,
  deck: z.object({
    commander: z.array(z.string()),
    /** by primary type: name and copies */
    cards: z.record(z.string(), z.array(z.tuple([z.string(), count]))),
  }),
  archidekt: z.array(ArchidektLine),
  panels: CompatiblePanels,
  precon_commander_counts: z.array(z.object({ value: z.string(), count, href: z.string() })),
});
export type CompatiblePreconPage = z.infer<typeof CompatiblePreconPage>;

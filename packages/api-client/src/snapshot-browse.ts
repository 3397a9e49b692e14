import { z } from 'zod';
import { CardList, CardListPage, CardRow, CommanderRow } from './snapshot';

const count = z.number().int().nonnegative();

/** Spans of time that a list of top cards can be counted over, back from the newest deck of the snapshot. */
export const TIME_WINDOWS = ['week', 'month', 'year', 'all'] as const;
export type TimeWindow = (typeof TIME_WINDOWS)[number];

/** `lists/{name}.json` for `top`, `top/{colour}` and `top/{type}`: `lists` counts all time, `windows` the shorter spans. */
export const TopListPage = CardListPage.extend({
  /** in words, what the list holds */
  rule: z.string(),
  /** by span: decks of the span and its rows; a span without a dated deck is absent */
  windows: z.partialRecord(z.enum(TIME_WINDOWS), z.object({ decks: count, rows: z.array(CardRow) })),
});
export type TopListPage = z.infer<typeof TopListPage>;

/** `lists/top/salt.json`: cards by their mean salt, the saltiest first. */
export const SaltListPage = z.object({
  header: z.string(),
  rule: z.string(),
  rows: z.array(CardRow.extend({ salt: z.number().min(0).max(4) })),
});
export type SaltListPage = z.infer<typeof SaltListPage>;

/** `lists/backgrounds.json`, `lists/partners.json`, `lists/companions.json`: groups of cards with their decks. */
export const ZoneListPage = z.object({
  header: z.string(),
  groups: z.array(
    z.object({
      tag: z.string(),
      header: z.string(),
      rows: z.array(z.object({ slug: z.string(), num_decks: count })),
    }),
  ),
});
export type ZoneListPage = z.infer<typeof ZoneListPage>;

/** One combo: cards that together do something, in the order in which they are named. */
export const Combo = z.object({
  /** address below `/combos/` */
  id: z.string().regex(/^[a-z0-9-]{1,120}$/),
  /** slugs */
  cards: z.array(z.string()).min(1),
  identity: z.number().int().min(0).max(31),
  /** what comes out, a few words each */
  results: z.array(z.string()).min(1),
  /** what must be so before it starts, and how it goes; absent where the source does not say */
  prerequisites: z.string().optional(),
  steps: z.string().optional(),
  /** decks that hold all its cards, of those whose identity allows them */
  num_decks: count,
  potential_decks: count,
});
export type Combo = z.infer<typeof Combo>;

/** `combos/index.json`: all combos, those of most decks first; the site filters by colours. */
export const ComboIndex = z.object({ combos: z.array(Combo.omit({ prerequisites: true, steps: true })) });
export type ComboIndex = z.infer<typeof ComboIndex>;
/** `combos/by-card.json`: ids of the combos of a card, by its slug. */
export const CombosByCard = z.record(z.string(), z.array(z.string()));

/** `sets/index.json` */
export const SetIndex = z.object({
  sets: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** ISO date; null where no source says */
      released_at: z.string().nullable(),
      cards: count,
    }),
  ),
});
export type SetIndex = z.infer<typeof SetIndex>;

/** `sets/{code}.json` */
export const SetPage = z.object({
  code: z.string(),
  name: z.string(),
  released_at: z.string().nullable(),
  /** legendary creatures and other commanders first seen in it, with their decks */
  commanders: z.array(CommanderRow),
  /** other cards first seen in it, by inclusion */
  cards: z.array(CardRow),
  reprints: z.array(CardRow),
});
export type SetPage = z.infer<typeof SetPage>;

/** A precon as lists show it. */
export const PreconRow = z.object({
  slug: z.string(),
  name: z.string(),
  set: z.string().nullable(),
  released_at: z.string().nullable(),
  commanders: z.array(z.string()),
  identity: z.number().int().min(0).max(31),
});
/** `precons/index.json`, newest first. */
export const PreconIndex = z.object({ precons: z.array(PreconRow) });
export type PreconIndex = z.infer<typeof PreconIndex>;
/** `precons/{slug}.json`: the list, and what decks of its commanders play and leave out. */
export const PreconPage = PreconRow.extend({
  cards: z.array(z.object({ slug: z.string(), count })),
  /** cards that decks of these commanders play and the precon lacks */
  add: z.array(CardRow),
  /** cards of the precon that few of those decks keep */
  cut: z.array(CardRow),
});
export type PreconPage = z.infer<typeof PreconPage>;

/** A theme or a tribe as lists show it. */
export const ThemeRow = z.object({ key: z.string(), name: z.string(), num_decks: count });
export type ThemeRow = z.infer<typeof ThemeRow>;
/** `themes/index.json` and `typal/index.json`, most decks first. */
export const ThemeIndex = z.object({ themes: z.array(ThemeRow) });
export type ThemeIndex = z.infer<typeof ThemeIndex>;

/** `themes/{key}.json` and `typal/{tribe}.json`: over all colours, and per exact identity that has enough decks. */
export const ThemePage = ThemeRow.extend({
  /** in words, what makes a deck belong */
  rule: z.string(),
  potential_decks: count,
  commanders: z.array(CommanderRow),
  lists: z.array(CardList),
  /** by 5-bit identity as text */
  by_identity: z.record(
    z.string(),
    z.object({ num_decks: count, commanders: z.array(CommanderRow), lists: z.array(CardList) }),
  ),
});
export type ThemePage = z.infer<typeof ThemePage>;

/** A part of a commander's decks with a page of its own: a theme, a tribe, or the cheap or dear end. */
export const CommanderVariantRow = z.object({
  /** address below `/commanders/{slug}/` */
  key: z.string(),
  name: z.string(),
  kind: z.enum(['theme', 'tribe', 'price']),
  num_decks: count,
});
export type CommanderVariantRow = z.infer<typeof CommanderVariantRow>;

/** `variants/{slug}.json`: variants of a commander or pair; most decks first. Absent where there are none. */
export const CommanderVariants = z.object({
  slug: z.string(),
  variants: z.array(
    CommanderVariantRow.extend({
      lists: z.array(CardList),
      mana_curve: z.array(z.number()).length(8),
      types: z.record(z.string(), z.number()),
      average_price: z.number().nullable(),
    }),
  ),
});
export type CommanderVariants = z.infer<typeof CommanderVariants>;

/** `lists/parts.json`: which parts of other pages have pages of their own, for those who list all addresses. */
export const PartIndex = z.object({
  /** keys of variants by the slug of their commander or pair */
  variants: z.record(z.string(), z.array(z.string())),
  /** 5-bit identities that a theme has pages in, by its key */
  themes: z.record(z.string(), z.array(z.number().int().min(0).max(31))),
  /** the same of tribes */
  typal: z.record(z.string(), z.array(z.number().int().min(0).max(31))),
});
export type PartIndex = z.infer<typeof PartIndex>;

/** `lists/newcards.json`: cards first seen within the last year, newest first (for the feed). */
export const NewCards = z.object({
  cards: z.array(CardRow.extend({ released_at: z.string() })),
});
export type NewCards = z.infer<typeof NewCards>;

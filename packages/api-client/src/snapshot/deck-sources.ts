import * as z from 'zod';

/** Whose decks a source has: players at tournaments, tables at home, precons, or the site's own users. */
export const DECK_KINDS = ['tournament', 'casual', 'precon', 'own'] as const;
/** Whose decks a source has. */
export type DeckKind = (typeof DECK_KINDS)[number];

const count = z.number().int().min(0);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Decks by kind; those of an unknown one under `unknown`. */
const DecksByKind = z.partialRecord(z.enum([...DECK_KINDS, 'unknown']), count);
/** Decks by kind. */
export type DecksByKind = z.infer<typeof DecksByKind>;

/** `deck-sources.json`: where the counted decks come from, and whose they are. */
export const DeckSources = z.object({
  /** the largest first */
  sources: z.array(
    z.object({
      /** null where its import gave it no public name */
      name: z.string().min(1).nullable(),
      /** null where it is not known */
      kind: z.enum(DECK_KINDS).nullable(),
      /** counted decks */
      decks: count,
      /** days of its oldest and newest dated deck; null where it has none */
      oldest: day.nullable(),
      newest: day.nullable(),
    }),
  ),
  kinds: DecksByKind,
  /** dated decks of each month, ascending: what is counted from one month to the next may be other people's decks */
  months: z.array(
    z.object({
      period: z.string().regex(/^\d{4}-\d{2}$/),
      kinds: DecksByKind,
      /** place in `sources` of the source of nearly all of them; null where there is none */
      main: count.nullable(),
    }),
  ),
});
export type DeckSources = z.infer<typeof DeckSources>;

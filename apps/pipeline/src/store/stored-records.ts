import type { Precon, SourceCombo } from '@crownsmith/catalog';
import {
  isColorIdentity,
  isSlug,
  MAX_COMMANDERS,
  MAX_SALT,
  TAGS,
  type ColorIdentity,
  type Slug,
} from '@crownsmith/domain';
import * as z from 'zod';

const text = z.string();
const optional = text.exactOptional();

/** Schema of stored combos: names as their source writes them. */
export const StoredCombo: z.ZodType<SourceCombo> = z.object({
  id: text.min(1),
  cards: z.array(text).min(1),
  commanders: z.array(text),
  copies: z.record(text, z.number().int().min(2)).exactOptional(),
  identity: z.custom<ColorIdentity>(isColorIdentity).exactOptional(),
  results: z.array(text).min(1),
  prerequisites: optional,
  steps: optional,
  manaNeeded: optional,
  templates: z.array(text),
  popularity: z.number().exactOptional(),
  bracketTag: optional,
  legal: z.boolean().exactOptional(),
  spoiler: z.boolean(),
});

/** Schema of stored precons: names as their source writes them. */
export const StoredPrecon: z.ZodType<Precon> = z.object({
  slug: z.custom<Slug>(isSlug),
  name: text.min(1),
  set: optional,
  releasedAt: optional,
  commanders: z.array(text).min(1).max(MAX_COMMANDERS),
  cards: z.array(z.object({ name: text, count: z.number().int().min(1) })),
});

/** Schema of stored decks that people handed in: names as the cards had them, days since 1970-01-01. */
export const StoredHandedInDeck = z.object({
  commanders: z.array(text).min(1).max(MAX_COMMANDERS),
  cards: z.array(z.object({ name: text, count: z.number().int().min(1) })),
  day: z.number().int().nullable(),
});
export type StoredHandedInDeck = z.infer<typeof StoredHandedInDeck>;

/** Schema of the stored votes on a card: how many voted 0, 1, 2, 3 and 4. */
export const StoredSaltVotes = z.array(z.number().int().min(0)).length(MAX_SALT + 1);
export type StoredSaltVotes = z.infer<typeof StoredSaltVotes>;

/** Schema of the stored tags of a card, which people gave it. */
export const StoredTags = z.array(z.enum(TAGS));

/** Schema of the stored salt of a card name, 0–4. */
export const StoredSalt = z.number().min(0).max(MAX_SALT);

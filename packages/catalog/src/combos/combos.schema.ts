import * as z from 'zod';

/** One letter of Commander Spellbook's, for the bracket that a combo belongs to. */
const bracketTag = z.string().max(8).nullish();
const text = z.string().max(20_000).nullish();
const texts = z.union([z.string().max(20_000), z.array(z.string().max(2000)).max(200)]).nullish();
const quantity = z.number().int().min(1).max(1000).nullish();

/**
 * A variant of Commander Spellbook's bulk file `variants.json` (github.com/SpaceCowMedia/commander-spellbook-backend, its
 * serializers, read 2026-11-21). Older files have `otherPrerequisites` and no quantities.
 */
export const variantSchema = z.object({
  id: z.union([z.string().min(1).max(500), z.number().int().nonnegative()]).transform(String),
  status: z.string().max(40).nullish(),
  uses: z
    .array(
      z.object({
        card: z.object({ name: z.string().trim().min(1).max(500) }),
        quantity,
        mustBeCommander: z.boolean().nullish(),
        zoneLocations: z.union([z.string().max(40), z.array(z.string().max(40)).max(20)]).nullish(),
      }),
    )
    .min(1)
    .max(60),
  requires: z
    .array(z.object({ template: z.object({ name: z.string().trim().min(1).max(500) }), quantity }))
    .max(60)
    .nullish(),
  produces: z
    .array(
      z.union([
        z.object({ feature: z.object({ name: z.string().trim().min(1).max(500) }), quantity }),
        z.object({ name: z.string().trim().min(1).max(500), quantity }),
      ]),
    )
    .min(1)
    .max(200),
  identity: z
    .string()
    .regex(/^[WUBRGC]{0,6}$/i, 'not a colour identity')
    .nullish(),
  manaNeeded: text,
  easyPrerequisites: texts,
  notablePrerequisites: texts,
  otherPrerequisites: texts,
  description: texts,
  notes: texts,
  popularity: z.number().nonnegative().nullish(),
  bracketTag,
  spoiler: z.boolean().nullish(),
  legalities: z.object({ commander: z.boolean().nullish() }).nullish(),
});

/** The flat shape of the site's first years: card names, results and steps as lists of texts. */
export const plainComboSchema = z.object({
  id: z.union([z.string().min(1).max(500), z.number().int().nonnegative()]).transform(String),
  cards: z.array(z.string().trim().min(1).max(500)).min(1).max(60),
  results: z.array(z.string().trim().min(1).max(500)).min(1).max(200),
  identity: z
    .string()
    .regex(/^[WUBRGC]{0,6}$/i, 'not a colour identity')
    .nullish(),
  prerequisites: texts,
  steps: texts,
  bracketTag,
});

import * as z from 'zod';

/** Times are in ms since 1970. */
const time = z.number().int();

/** A Patreon account that Patreon or its owner has reported to this site, with its membership of the campaign. */
export const SupporterDocument = z.object({
  /** whose it is; absent until somebody links it */
  uid: z.string().optional(),
  linkedAt: time.optional(),
  memberId: z.string().nullable(),
  status: z.string().nullable(),
  entitledCents: z.number().int().nonnegative(),
  lastChargeAt: time.nullable(),
  pledgedAt: time.nullable(),
  updatedAt: time,
});
export type SupporterDocument = z.infer<typeof SupporterDocument>;

/** The webhooks that were accepted about a Patreon account: digests, newest last. */
export const PatreonEventsDocument = z.object({ digests: z.array(z.string()) });

/** A link that a person has begun: what Patreon's redirect must bring back. */
export const PatreonLinkDocument = z.object({
  uid: z.string(),
  /** handle of the session that began it */
  session: z.string(),
  /** SHA-256 of the state, in hexadecimal */
  state: z.string(),
  expiresAt: time,
});

import { BRACKET_KINDS, BRACKET_LIMITS, type BracketLimit } from '@crownsmith/domain';
import * as z from 'zod';

/** How many of a kind a bracket allows, as it applied when the snapshot was made. */
export const WireBracketLimit = z.object({
  kind: z.enum(BRACKET_KINDS),
  bracket: z.literal([1, 2, 3, 4]),
  /** null for any number */
  at_most: z.int().min(0).nullable(),
  /** of combos: only those count that are possible until this turn */
  until_turn: z.int().min(1).optional(),
  source: z.string(),
  /** day of the source, ISO */
  date: z.iso.date(),
});
export type WireBracketLimit = z.infer<typeof WireBracketLimit>;

/** Limits of brackets as a snapshot has them. */
export const toWireLimits = (limits: readonly BracketLimit[]): WireBracketLimit[] =>
  limits.map(({ kind, bracket, atMost, untilTurn, source, date }) => ({
    kind,
    bracket,
    at_most: atMost,
    ...(untilTurn !== undefined && { until_turn: untilTurn }),
    source,
    date,
  }));

/** What brackets allow by a snapshot; one of an older pipeline has no limits of its own. */
export const bracketLimitsOf = ({
  bracket_limits: limits,
}: {
  readonly bracket_limits?: readonly WireBracketLimit[] | undefined;
}): readonly BracketLimit[] =>
  limits?.map(({ kind, bracket, at_most, until_turn, source, date }) => ({
    kind,
    bracket,
    atMost: at_most,
    ...(until_turn !== undefined && { untilTurn: until_turn }),
    source,
    date,
  })) ?? BRACKET_LIMITS;

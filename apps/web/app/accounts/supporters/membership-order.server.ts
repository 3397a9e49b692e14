/** The state of a membership; times in ms since 1970, null where there was none, undefined where it is unknown. */
export interface Membership {
  readonly memberId: string;
  readonly status: string | null;
  readonly entitledCents: number;
  readonly lastChargeAt?: number | null | undefined;
  readonly pledgedAt?: number | null | undefined;
}

interface StoredMembership {
  readonly memberId: string | null;
  readonly lastChargeAt: number | null;
  readonly pledgedAt: number | null;
}

/**
 * Whether the state of a membership is older than the stored one. Webhooks carry no time of their own: what tells are the
 * last charge, which is never taken back, and the beginning of the pledge.
 */
export const membershipOrder = (
  { memberId, lastChargeAt, pledgedAt }: Membership,
  stored: StoredMembership,
): 'older' | 'unknown' => {
  if (memberId !== stored.memberId) return 'unknown';
  const isChargedBefore =
    stored.lastChargeAt !== null &&
    lastChargeAt !== undefined &&
    (lastChargeAt === null || lastChargeAt < stored.lastChargeAt);
  const isPledgedBefore =
    stored.pledgedAt !== null && typeof pledgedAt === 'number' && pledgedAt < stored.pledgedAt;
  return isChargedBefore || isPledgedBefore ? 'older' : 'unknown';
};

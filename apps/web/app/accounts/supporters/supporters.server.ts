import { createHash, timingSafeEqual } from 'node:crypto';
import { err, ok, type Patreon, type Result } from '@crownsmith/domain';
import { isOver } from '#app/platform/clock.server';
import type { User } from '../accounts.server';
import { PATREON_EVENTS, PATREON_LINKS, PROFILES, SUPPORTERS } from '../documents/collections.server';
import type { Documents, Transaction } from '../documents/documents.server';
import type { Profile } from '../profile/profile.server';
import { digestOf, makeSecret } from '../secret.server';
import { type Membership, membershipOrder } from './membership-order.server';
import type { PatreonIdentity } from './patreon-client.server';
import type { SupporterDocument } from './supporter-documents.server';

/** Webhooks about one Patreon account that are remembered: those of years. */
const MAX_EVENTS = 100;
/** How long a person may take to authorise this site, in ms. */
export const LINK_MS = 10 * 60_000;
/** Patreon accounts that one person can have been linked to; one at a time. */
const MAX_LINKED = 10;

/** The digest of a webhook, which tells repeated ones. */
const eventDigest = (event: string, raw: Uint8Array): string =>
  createHash('sha256').update(`${event}\n`).update(raw).digest('base64url');

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
};

const NO_MEMBERSHIP = {
  memberId: null,
  status: null,
  entitledCents: 0,
  lastChargeAt: null,
  pledgedAt: null,
} as const;

/** A document with another membership; what the membership leaves out stays. */
const withMembership = (
  stored: SupporterDocument | undefined,
  membership: Membership | null,
  now: number,
): SupporterDocument => {
  if (!membership) return { ...stored, ...NO_MEMBERSHIP, updatedAt: now };
  const { lastChargeAt = stored?.lastChargeAt ?? null, pledgedAt = stored?.pledgedAt ?? null } = membership;
  return { ...stored, ...membership, lastChargeAt, pledgedAt, updatedAt: now };
};

/** What a profile holds of a supporter. */
const patreonOf = ({ status, entitledCents }: SupporterDocument): Patreon => ({ status, entitledCents });

/** Whether a report says what is stored, as far as it decides on a tier. */
const agrees = (reported: Membership | null, stored: SupporterDocument): boolean => {
  const { status, entitledCents } = reported ?? NO_MEMBERSHIP;
  return status === stored.status && entitledCents === stored.entitledCents;
};

const unlinked = ({ uid: _uid, linkedAt: _linkedAt, ...rest }: SupporterDocument): SupporterDocument => rest;

const setPatreon = (
  transaction: Transaction,
  profile: Profile | undefined,
  patreon: Patreon | null,
): void => {
  if (profile) transaction.set(PROFILES, profile.uid, { ...profile, patreon });
};

/** A membership that Patreon's webhook has reported. */
interface ReportedMembership {
  readonly event: string;
  /** the body as it was sent */
  readonly raw: Uint8Array;
  readonly patreonId: string;
  readonly membership: Membership;
}

/**
 * Whether a webhook changed a membership; a repeated one does not, nor one that is older than what is stored. A repeated one
 * that says something else than what is stored is a contradiction (docs/decisions/2026-11-22-repeated-webhooks.md).
 */
type WebhookOutcome = 'stored' | 'repeated' | 'contradiction' | 'older';

/** Why an account was not linked: it is somebody else's, or its person has been deleted meanwhile. */
export type LinkError = 'linked-to-another' | 'no-person';

/** Memberships of the campaign by Patreon account, and whom they belong to. */
export interface Supporters {
  recordWebhook(report: ReportedMembership): Promise<WebhookOutcome>;
  /** Begins a link. @returns the state that Patreon's redirect must bring back, once */
  beginLink(user: User): Promise<string>;
  /** Whether a state is the one that this session began with; it is not valid a second time. */
  takeState(user: User, state: string): Promise<boolean>;
  /** Links an account to a person, in place of another one. An account that is somebody else's stays theirs. */
  link(uid: string, identity: PatreonIdentity): Promise<Result<Patreon, LinkError>>;
  /** Unlinks a person's accounts; the memberships stay, as those of unknown members. */
  unlink(uid: string): Promise<void>;
  /** The Patreon account of a person. */
  find(uid: string): Promise<{ readonly patreonId: string; readonly linkedAt: number } | undefined>;
}

/** @param now in ms since 1970 */
export const createSupporters = (documents: Documents, now: () => number = Date.now): Supporters => ({
  recordWebhook: ({ event, raw, patreonId, membership }) =>
    documents.transaction(async (transaction) => {
      const digest = eventDigest(event, raw);
      const digests = (await transaction.get(PATREON_EVENTS, patreonId))?.digests ?? [];
      const stored = await transaction.get(SUPPORTERS, patreonId);
      const reported = event === 'members:delete' ? null : membership;
      if (digests.includes(digest)) return stored && !agrees(reported, stored) ? 'contradiction' : 'repeated';
      const profile = stored?.uid === undefined ? undefined : await transaction.get(PROFILES, stored.uid);
      transaction.set(PATREON_EVENTS, patreonId, { digests: [...digests, digest].slice(-MAX_EVENTS) });
      if (stored && membershipOrder(membership, stored) === 'older') return 'older';
      const next = withMembership(stored, reported, now());
      transaction.set(SUPPORTERS, patreonId, next);
      setPatreon(transaction, profile, patreonOf(next));
      return 'stored';
    }),

  beginLink: async ({ uid, session }) => {
    const state = makeSecret();
    const begun = { uid, session, state: digestOf(state), expiresAt: now() + LINK_MS };
    await documents.transaction((transaction) => transaction.set(PATREON_LINKS, uid, begun));
    return state;
  },

  takeState: ({ uid, session }, state) =>
    documents.transaction(async (transaction) => {
      const begun = await transaction.get(PATREON_LINKS, uid);
      if (begun?.session !== session || !isSame(begun.state, digestOf(state))) return false;
      transaction.delete(PATREON_LINKS, uid);
      return !isOver(begun.expiresAt, LINK_MS, now());
    }),

  link: (uid, { patreonId, membership }) =>
    documents.transaction(async (transaction): Promise<Result<Patreon, LinkError>> => {
      const stored = await transaction.get(SUPPORTERS, patreonId);
      const profile = await transaction.get(PROFILES, uid);
      const others = await transaction.find(SUPPORTERS, { where: { uid }, limit: MAX_LINKED });
      if (!profile) return err('no-person');
      if (stored?.uid !== undefined && stored.uid !== uid) return err('linked-to-another');
      for (const { id, data } of others)
        if (id !== patreonId) transaction.set(SUPPORTERS, id, unlinked(data));
      const next = { ...withMembership(stored, membership, now()), uid, linkedAt: now() };
      transaction.set(SUPPORTERS, patreonId, next);
      setPatreon(transaction, profile, patreonOf(next));
      return ok(patreonOf(next));
    }),

  unlink: (uid) =>
    documents.transaction(async (transaction) => {
      const profile = await transaction.get(PROFILES, uid);
      const linked = await transaction.find(SUPPORTERS, { where: { uid }, limit: MAX_LINKED });
      for (const { id, data } of linked) transaction.set(SUPPORTERS, id, unlinked(data));
      setPatreon(transaction, profile, null);
    }),

  find: async (uid) => {
    const [linked] = await documents.find(SUPPORTERS, { where: { uid }, limit: 1 });
    return linked && { patreonId: linked.id, linkedAt: linked.data.linkedAt ?? linked.data.updatedAt };
  },
});

import * as z from 'zod';
import { AuditEntry } from '../audit/audit-entry.server';
import { FIREBASE_CODES, FIREBASE_REGISTRATIONS } from '../identities/firebase-codes.server';
import { FIREBASE_PASSWORD_CHANGES } from '../identities/firebase-proofs.server';
import { CODES, IDENTITIES } from '../identities/local-identities.server';
import { CLIPBOARDS } from '../clipboards/clipboards.server';
import { VISITOR_DECK_DAYS, VISITOR_DECKS } from '../handed-in/visitor-decks.server';
import { LIST_VERSIONS, LISTS } from '../lists/list-documents.server';
import { OWNED_CARDS, OWNED_COLLECTIONS } from '../owned-cards/owned-cards.server';
import { Profile } from '../profile/profile.server';
import { LINKED_IDENTITIES, RETURNED_SIGN_INS } from '../provider/provider-documents.server';
import {
  PatreonEventsDocument,
  PatreonLinkDocument,
  SupporterDocument,
} from '../supporters/supporter-documents.server';
import { VoteDocument } from '../votes/vote-document.server';
import { type AnyCollection, defineCollection } from './documents.server';

/** Times are in ms since 1970. */
const time = z.number().int().nonnegative();

/** Profiles by uid. */
export const PROFILES = defineCollection('profiles', Profile, { owner: 'uid', indexed: ['email'] });

/** What may act for a person: a browser that signed in, or a token for scripts. */
export const SessionDocument = z.object({
  uid: z.string(),
  kind: z.enum(['browser', 'token']),
  /** names the session in lists; its id is a secret's digest */
  handle: z.string(),
  /** browser and system, or the name that a person gave a token */
  device: z.string(),
  createdAt: time,
  seenAt: time,
  expiresAt: time,
  /** when its secret was last replaced */
  rotatedAt: time,
  /** id of the session that replaced this one; it is valid for a moment longer */
  replacedBy: z.string().optional(),
});
export type SessionDocument = z.infer<typeof SessionDocument>;

/** Sessions by the SHA-256 of their secret, in hexadecimal. */
export const SESSIONS = defineCollection('sessions', SessionDocument, {
  owner: 'uid',
  hidden: ['replacedBy'],
});

/** Supporters by the id of their Patreon account. */
export const SUPPORTERS = defineCollection('supporters', SupporterDocument, { owner: 'uid' });

/** Accepted webhooks by the id of the Patreon account. */
export const PATREON_EVENTS = defineCollection('patreonEvents', PatreonEventsDocument);

/** Begun links to Patreon by uid. */
export const PATREON_LINKS = defineCollection('patreonLinks', PatreonLinkDocument, {
  owner: 'uid',
  hidden: ['state'],
});

/** Votes on the salt of cards, by card and uid. */
export const VOTES = defineCollection('saltVotes', VoteDocument, { owner: 'uid', indexed: ['slug'] });

/** What admins and the operator did; it belongs to nobody, so it outlives the accounts that it names. */
export const AUDIT = defineCollection('audit', AuditEntry, { indexed: ['at'] });

/** When something was written to see whether anything can be: what is promised for later has no other error. */
export const WRITE_CHECKS = defineCollection('writeChecks', z.object({ at: time }));

/** Every collection: a person's documents are exported and deleted by the `owner` of each. */
export const COLLECTIONS: readonly AnyCollection[] = [
  PROFILES,
  IDENTITIES,
  CODES,
  FIREBASE_REGISTRATIONS,
  FIREBASE_CODES,
  FIREBASE_PASSWORD_CHANGES,
  LINKED_IDENTITIES,
  RETURNED_SIGN_INS,
  SESSIONS,
  LISTS,
  LIST_VERSIONS,
  CLIPBOARDS,
  OWNED_COLLECTIONS,
  OWNED_CARDS,
  SUPPORTERS,
  PATREON_EVENTS,
  PATREON_LINKS,
  VOTES,
  VISITOR_DECKS,
  VISITOR_DECK_DAYS,
  AUDIT,
  WRITE_CHECKS,
];

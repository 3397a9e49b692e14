import { join } from 'node:path';
import { findUpdateRequest, readLastUpdate } from '@crownsmith/data-folder';
import { adTier } from '@crownsmith/domain';
import type { User } from '#app/accounts/accounts.server';
import { listAudit } from '#app/accounts/audit/audit.server';
import type { AuditEntry } from '#app/accounts/audit/audit-entry.server';
import { accounts } from '#app/accounts/current.server';
import { LISTS } from '#app/accounts/lists/list-documents.server';
import { createSupporters } from '#app/accounts/supporters/supporters.server';
import { createMessageStore, type MessageStore } from '#app/messages/message-store.server';
import { ageLimits, env } from '#app/platform/env.server';
import { MIN_SENDERS, readUnmetNeeds } from '#app/platform/unmet-needs.server';
import { getSnapshot, snapshotStore } from '#app/snapshot/current.server';
import { dataAges } from '#app/snapshot/data-ages';
import type { AccountFacts } from './AccountPages';
import type { HandedInDeck } from './DecksPage';
import type { Overview } from './OverviewPage';
import { readRejects } from './rejects.server';

/** Decks that are read at most; the pages show a part of them at a time. */
export const MAX_DECKS = 2000;

/** The messages of this site. */
export const messages = (): MessageStore => createMessageStore({ folder: join(env().DATA_DIR, 'messages') });

export const readOverview = async (): Promise<Overview> => {
  const { DATA_DIR } = env();
  const [{ manifest }, { total }, rejects, needs] = await Promise.all([
    getSnapshot(),
    messages().list('open', { offset: 0, limit: 0 }),
    readRejects(join(DATA_DIR, 'rejects')),
    readUnmetNeeds(DATA_DIR),
  ]);
  const now = Date.now();
  return {
    openMessages: total,
    manifest,
    reasons: snapshotStore().health().reasons,
    lastUpdate: readLastUpdate(DATA_DIR),
    updateAskedAt: findUpdateRequest(DATA_DIR),
    rejects,
    needs,
    minSenders: MIN_SENDERS,
    ages: dataAges(manifest, ageLimits(env()), now),
    now,
  };
};

/** The decks that are handed in, newest first. */
export const readDecks = async (): Promise<readonly HandedInDeck[]> => {
  const found = await accounts().documents.find(LISTS, {
    orderBy: 'handedInAt',
    descending: true,
    limit: MAX_DECKS,
  });
  return found.map(({ id, data: { uid, name, commanders, versions, handedInAt = 0, changedAt } }) => ({
    id,
    uid,
    name,
    commanders,
    cardCount: versions.at(-1)?.cardCount ?? 0,
    handedInAt,
    changedAt,
  }));
};

/** An account; undefined for an unknown uid. */
export const readAccount = async (uid: string, reader: User): Promise<AccountFacts | undefined> => {
  const profile = await accounts().readProfile(uid);
  if (!profile) return undefined;
  const [patreon, sessions] = await Promise.all([
    createSupporters(accounts().documents).find(uid),
    accounts().listSessions(uid),
  ]);
  return {
    profile,
    tier: adTier(profile.patreon, profile.isAdmin),
    patreon,
    sessions,
    isOwn: uid === reader.uid,
  };
};

export const readAudit = (): Promise<readonly AuditEntry[]> => listAudit(accounts().documents);

import { safeText } from '@crownsmith/domain';
import { OPERATOR, recordAudit, writeAudit } from '#app/accounts/audit/audit.server';
import { COLLECTIONS, PROFILES } from '#app/accounts/documents/collections.server';
import { exportDocuments } from '#app/accounts/documents/personal-documents.server';
import { erasePerson } from '#app/accounts/erase-person.server';
import type { Identity } from '#app/accounts/identities/identities.server';
import type { Profile } from '#app/accounts/profile/profile.server';
import { createSessions } from '#app/accounts/sessions/sessions.server';
import { CommandError } from './command-error';
import type { OperatorContext } from './operator-context';

/** Flags of people, which only commands set. */
export const FLAGS = ['admin', 'staff'] as const;
export type Flag = (typeof FLAGS)[number];

const FIELDS = { admin: 'isAdmin', staff: 'isStaff' } as const satisfies Record<Flag, keyof Profile>;

const findIdentity = async ({ identities }: OperatorContext, email: string): Promise<Identity> => {
  const identity = await identities.byEmail(email);
  if (!identity) throw new CommandError(`No account has the e-mail address ${safeText(email)}.`);
  return identity;
};

const timeText = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

const flagsText = (profile: Profile): string =>
  FLAGS.filter((flag) => profile[FIELDS[flag]]).join(', ') || 'none';

/** Gives or takes a flag. Rejects for an address that is not confirmed: its account may be anybody's. */
export const changeFlag = async (
  context: OperatorContext,
  { flag, email }: { readonly flag: Flag; readonly email: string },
  value: boolean,
): Promise<readonly string[]> => {
  const { documents, now } = context;
  const { uid, isConfirmed } = await findIdentity(context, email);
  if (value && !isConfirmed)
    throw new CommandError(`${safeText(email)} has not been confirmed yet, so it cannot have flags.`);
  const profile = await documents.transaction(async (transaction) => {
    const known = await transaction.get(PROFILES, uid);
    if (!known) return undefined;
    const changed = { ...known, [FIELDS[flag]]: value };
    transaction.set(PROFILES, uid, changed);
    const action = value ? 'grant' : 'revoke';
    writeAudit(transaction, { at: now(), actor: OPERATOR, action, subject: uid, details: { flag } });
    return changed;
  });
  if (!profile) throw new CommandError(`${safeText(email)} has no profile.`);
  return [`${safeText(email)}: flags ${flagsText(profile)}.`];
};

/** An account with its flags, its sessions, and how many documents are kept of it. */
export const showPerson = async (context: OperatorContext, email: string): Promise<readonly string[]> => {
  const { documents, now } = context;
  const identity = await findIdentity(context, email);
  const { uid } = identity;
  const profile = await documents.get(PROFILES, uid);
  const sessions = await createSessions({ documents, now }).list(uid);
  const kept = new Map<string, number>();
  for await (const page of exportDocuments(documents, COLLECTIONS, uid))
    kept.set(page.collection, (kept.get(page.collection) ?? 0) + page.documents.length);
  await recordAudit(documents, { at: now(), actor: OPERATOR, action: 'show', subject: uid, details: {} });
  return [
    `${identity.email}${identity.isConfirmed ? '' : ' (not confirmed)'}`,
    `  uid: ${uid}`,
    ...(profile
      ? [
          `  name: ${profile.displayName}`,
          `  since: ${timeText(profile.createdAt)} UTC`,
          `  flags: ${flagsText(profile)}`,
          `  patron: ${profile.patreon ? `${profile.patreon.status ?? 'no status'}, ${profile.patreon.entitledCents} cents` : 'no'}`,
        ]
      : ['  no profile']),
    `  kept: ${[...kept].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    sessions.length === 0 ? '  no session' : '  sessions:',
    ...sessions.map(
      ({ kind, device, createdAt, seenAt }) =>
        `    ${kind} ${device}, since ${timeText(createdAt)}, last seen ${timeText(seenAt)}`,
    ),
  ].map(safeText);
};

/** Ends all sessions and tokens of a person. */
export const endSessions = async (context: OperatorContext, email: string): Promise<readonly string[]> => {
  const { documents, now } = context;
  const { uid } = await findIdentity(context, email);
  const sessions = createSessions({ documents, now });
  const count = (await sessions.list(uid)).length;
  await sessions.end(uid, () => true);
  const details = { sessions: String(count) };
  await recordAudit(documents, { at: now(), actor: OPERATOR, action: 'end-sessions', subject: uid, details });
  return [`${safeText(email)}: ${count === 1 ? '1 session' : `${count} sessions`} ended.`];
};

/** Deletes an account with all that is kept of it; of the audit log only the uid remains. */
export const deletePerson = async (context: OperatorContext, email: string): Promise<readonly string[]> => {
  const { documents, identities, now } = context;
  const { uid } = await findIdentity(context, email);
  await recordAudit(documents, { at: now(), actor: OPERATOR, action: 'delete', subject: uid, details: {} });
  await erasePerson(documents, identities, uid);
  return [`${safeText(email)} is deleted.`];
};

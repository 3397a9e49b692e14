import { timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@crownsmith/domain';
import { accountError, type AccountError } from '../account-error';
import { parseEmail } from '../credentials.server';
import { PROFILES } from '../documents/collections.server';
import type { Documents, Transaction } from '../documents/documents.server';
import type { OwnIdentities } from '../identities/local-identities.server';
import { makeProfile } from '../profile/profile.server';
import { DisplayName, MAX_DISPLAY_NAME } from '../profile/settings.schema';
import { digestOf, makeSecret } from '../secret.server';
import type { SessionGrant, User } from '../user.server';
import type { ProviderClient, ProviderPerson } from './open-id-client.server';
import { type BegunSignIn, SIGN_IN_MS, type UnlinkedSignIn } from './provider-cookie.server';
import { LINKED_IDENTITIES, RETURNED_SIGN_INS } from './provider-documents.server';

/** Identities of one person: one of each provider that the host has ever had. */
const MAX_LINKED = 20;
/** Sign-ins of before that are deleted with each new one. */
const MAX_DELETED = 20;
/** Longest query of a redirect, in characters; codes of some providers have 2,000. */
const MAX_QUERY = 8000;
/** The name of a person whose provider has none for this site. */
const NAMELESS = 'Player';

/** What came of a redirect from the provider. */
type ProviderOutcome =
  | { readonly kind: 'signed-in'; readonly grant: SessionGrant }
  | { readonly kind: 'linked' }
  /** an account has the same address: its password comes first */
  | { readonly kind: 'unlinked'; readonly unlinked: UnlinkedSignIn };

/** How a person may sign in besides the password. */
interface ProviderLink {
  /** in ms since 1970; undefined where the account is not linked */
  readonly linkedAt: number | undefined;
}

/** Signing in by the host's own provider. */
export interface ProviderAccounts {
  /** what buttons call it */
  readonly name: string;
  /** Begins a sign-in, or the link of a signed-in person, whose password was right. Nothing is stored: a sealed cookie has it. */
  begin(options: Pick<BegunSignIn, 'paths'> & { readonly user?: User }): BegunSignIn;
  /** Where a begun sign-in goes on. */
  authorizeUrl(begun: BegunSignIn, redirectUri: string): Promise<Result<string, AccountError>>;
  /** Whether a redirect answers a begun sign-in; nothing else of it counts before. */
  isAnswer(begun: BegunSignIn, url: URL): boolean;
  /**
   * Reads the redirect of the provider, once.
   * @param url of the redirect, whose path is that of the redirect URI
   */
  finish(
    begun: BegunSignIn,
    answer: { readonly url: URL; readonly user: User | undefined; readonly device: string },
  ): Promise<Result<ProviderOutcome, AccountError>>;
  /** Links an identity to a person, who has entered the password. */
  link(
    uid: string,
    identity: Pick<UnlinkedSignIn, 'issuer' | 'subject'>,
  ): Promise<Result<undefined, AccountError>>;
  /** Removes a person's identities, where a password remains to sign in with. */
  unlink(uid: string): Promise<Result<undefined, AccountError>>;
  find(uid: string): Promise<ProviderLink>;
}

interface Options {
  readonly client: ProviderClient;
  readonly documents: Documents;
  readonly identities: OwnIdentities;
  readonly startSession: (owner: {
    readonly uid: string;
    readonly kind: 'browser';
    readonly device: string;
  }) => Promise<SessionGrant | undefined>;
  /** in ms since 1970 */
  readonly now: () => number;
}

/** Never an e-mail address: those change hands. */
const idOf = ({ issuer, subject }: Pick<UnlinkedSignIn, 'issuer' | 'subject'>): string =>
  digestOf(`${issuer}\n${subject}`);

const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(a)), Buffer.from(digestOf(b)));

const nameOf = ({ names }: ProviderPerson): string => {
  for (const name of names) {
    const parsed = DisplayName.safeParse([...name.trim()].slice(0, MAX_DISPLAY_NAME).join(''));
    if (parsed.success) return parsed.data;
  }
  return NAMELESS;
};

const EXPIRED = err(accountError('auth/missing-or-invalid-nonce'));
const TAKEN = err(accountError('auth/credential-already-in-use'));

/** Accounts by the identities of the host's provider, which are keyed by issuer and subject. */
export const createProviderAccounts = ({
  client,
  documents,
  identities,
  startSession,
  now,
}: Options): ProviderAccounts => {
  /** Takes a state, once. */
  const takeState = (state: string): Promise<boolean> =>
    documents.transaction(async (transaction) => {
      const id = digestOf(state);
      const returned = await transaction.get(RETURNED_SIGN_INS, id);
      const oldest = await transaction.find(RETURNED_SIGN_INS, { orderBy: 'expiresAt', limit: MAX_DELETED });
      if (returned) return false;
      for (const each of oldest)
        if (each.data.expiresAt <= now()) transaction.delete(RETURNED_SIGN_INS, each.id);
      // Longer than any cookie with this state, whose time is another process's.
      transaction.set(RETURNED_SIGN_INS, id, { expiresAt: now() + 2 * SIGN_IN_MS });
      return true;
    });

  /** Whose an identity is; nobody's where the account is deleted. */
  const ownerOf = async (
    transaction: Pick<Transaction, 'get'>,
    identity: Pick<UnlinkedSignIn, 'issuer' | 'subject'>,
  ): Promise<string | undefined> => {
    const linked = await transaction.get(LINKED_IDENTITIES, idOf(identity));
    return linked && (await transaction.get(PROFILES, linked.uid))?.uid;
  };

  const setLink = (
    transaction: Transaction,
    uid: string,
    { issuer, subject }: Pick<UnlinkedSignIn, 'issuer' | 'subject'>,
  ): void =>
    transaction.set(LINKED_IDENTITIES, idOf({ issuer, subject }), { uid, issuer, subject, linkedAt: now() });

  /** The account of a person, which is created where their verified address has none. */
  const findOrCreate = (
    person: ProviderPerson,
  ): Promise<Result<{ readonly uid: string } | { readonly email: string }, AccountError>> =>
    documents.transaction(async (transaction) => {
      const owner = await ownerOf(transaction, person);
      if (owner !== undefined) return ok({ uid: owner });
      const email = person.email === undefined ? undefined : parseEmail(person.email);
      if (!email?.ok) return err(accountError('auth/unverified-email'));
      const identity = await identities.createWithoutPassword(transaction, email.value);
      if (!identity) return ok({ email: email.value });
      const { uid } = identity;
      const profile = makeProfile({ uid, email: email.value, displayName: nameOf(person) }, now());
      transaction.set(PROFILES, uid, profile);
      setLink(transaction, uid, person);
      return ok({ uid });
    });

  const link: ProviderAccounts['link'] = (uid, identity) =>
    documents.transaction(async (transaction) => {
      const owner = await ownerOf(transaction, identity);
      const profile = await transaction.get(PROFILES, uid);
      const linked = await transaction.find(LINKED_IDENTITIES, { where: { uid }, limit: MAX_LINKED });
      if (!profile) return EXPIRED;
      if (owner === uid) return ok(undefined);
      if (owner !== undefined) return TAKEN;
      if (linked.some(({ data }) => data.issuer === identity.issuer))
        return err(accountError('auth/provider-already-linked'));
      setLink(transaction, uid, identity);
      return ok(undefined);
    });

  return {
    name: client.name,

    begin: ({ paths, user }) => ({
      kind: 'begun',
      state: makeSecret(),
      nonce: makeSecret(),
      verifier: makeSecret(),
      expiresAt: now() + SIGN_IN_MS,
      paths,
      ...(user && { linkTo: { uid: user.uid, session: user.session } }),
    }),

    authorizeUrl: (begun, redirectUri) => client.authorizeUrl(begun, redirectUri),

    isAnswer: ({ state }, { search, searchParams }) =>
      search.length <= MAX_QUERY && isSame(searchParams.get('state') ?? '', state),

    finish: async (begun, { url, user, device }) => {
      const { linkTo, paths } = begun;
      if (linkTo && (user?.uid !== linkTo.uid || user.session !== linkTo.session)) return EXPIRED;
      if (!(await takeState(begun.state))) return EXPIRED;
      const person = await client.readPerson(begun, url);
      if (!person.ok) return person;
      if (linkTo) {
        const linked = await link(linkTo.uid, person.value);
        return linked.ok ? ok({ kind: 'linked' }) : linked;
      }
      const found = await findOrCreate(person.value);
      if (!found.ok) return found;
      if ('email' in found.value) {
        const { issuer, subject } = person.value;
        const { email } = found.value;
        const expiresAt = now() + SIGN_IN_MS;
        const unlinked = { kind: 'unlinked', issuer, subject, email, expiresAt, paths } as const;
        return ok({ kind: 'unlinked', unlinked });
      }
      const grant = await startSession({ uid: found.value.uid, kind: 'browser', device });
      return grant ? ok({ kind: 'signed-in', grant }) : EXPIRED;
    },

    link,

    unlink: async (uid) => {
      if (!(await identities.hasPassword(uid))) return err(accountError('auth/requires-password'));
      await documents.transaction(async (transaction) => {
        const linked = await transaction.find(LINKED_IDENTITIES, { where: { uid }, limit: MAX_LINKED });
        for (const { id } of linked) transaction.delete(LINKED_IDENTITIES, id);
      });
      return ok(undefined);
    },

    find: async (uid) => {
      const linked = await documents.find(LINKED_IDENTITIES, { where: { uid }, limit: MAX_LINKED });
      const current = linked.find(({ data }) => data.issuer === client.issuer);
      return { linkedAt: current?.data.linkedAt };
    },
  };
};

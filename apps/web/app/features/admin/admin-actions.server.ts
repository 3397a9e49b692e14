import { askForUpdate } from '@crownsmith/data-folder';
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { isAdminPath } from '#app/accounts/account-paths';
import type { User } from '#app/accounts/accounts.server';
import { recordAudit } from '#app/accounts/audit/audit.server';
import { accounts } from '#app/accounts/current.server';
import { normalizeEmail } from '#app/accounts/identities/email.server';
import { env } from '#app/platform/env.server';
import { readFormBody } from '#app/platform/form-body.server';
import { messages } from './admin-data.server';
import type { Notice } from './admin-notices';

const MAX_FORM_BYTES = 4096;

const email = z.string().trim().min(1).max(320);

const MessageOrder = z.object({ intent: z.enum(['done', 'reopen', 'delete']) });
/** What the forms of the operator's pages ask for. */
const Order = z.discriminatedUnion('intent', [
  MessageOrder,
  z.object({ intent: z.literal('ask-update') }),
  z.object({ intent: z.literal('find'), email }),
  z.object({ intent: z.literal('end-session'), handle: z.string().min(1).max(200) }),
  z.object({ intent: z.literal('delete-account'), email }),
]);
type Order = z.infer<typeof Order>;
type OrderOf<Intent extends Order['intent']> = Extract<Order, { intent: Intent }>;

const go = (path: string, did?: Notice): Response =>
  redirect(did === undefined ? path : `${path}?did=${did}`, 303);

const record = (actor: User, action: string, subject: string, details: Record<string, string> = {}) =>
  recordAudit(accounts().documents, { at: Date.now(), actor: actor.uid, action, subject, details });

const changeMessage = async (
  { intent }: z.infer<typeof MessageOrder>,
  id: string,
  user: User,
): Promise<Response | undefined> => {
  const known = await messages().read(id);
  if (!known) return undefined;
  await record(user, `message-${intent}`, id, { form: known.message.kind });
  if (intent === 'delete') {
    const isDeleted = await messages().delete(id);
    return go('/admin/messages', isDeleted ? 'deleted' : 'gone');
  }
  const isMarked = await messages().mark(id, intent === 'done' ? 'done' : 'open');
  return isMarked ? go(`/admin/messages/${id}`, intent) : go('/admin/messages', 'gone');
};

const askUpdate = async (user: User): Promise<Response> => {
  await record(user, 'ask-update', '');
  askForUpdate(env().DATA_DIR, new Date());
  return go('/admin', 'update-asked');
};

const findAccount = async (order: OrderOf<'find'>): Promise<Response> => {
  const identity = await accounts().findByEmail(order.email);
  const profile = identity && (await accounts().readProfile(identity.uid));
  return profile ? go(`/admin/accounts/${profile.uid}`) : go('/admin/accounts', 'no-account');
};

const endSession = async (
  { handle }: OrderOf<'end-session'>,
  uid: string,
  user: User,
): Promise<Response | undefined> => {
  const session = (await accounts().listSessions(uid)).find((each) => each.handle === handle);
  if (!session) return undefined;
  await record(user, 'end-session', uid, { kind: session.kind });
  await accounts().endSession(uid, handle);
  return go(`/admin/accounts/${uid}`, 'session-ended');
};

const deleteAccount = async (
  order: OrderOf<'delete-account'>,
  uid: string,
  user: User,
): Promise<Response | undefined> => {
  const profile = uid === user.uid ? undefined : await accounts().readProfile(uid);
  if (!profile) return undefined;
  if (normalizeEmail(order.email) !== normalizeEmail(profile.email))
    return go(`/admin/accounts/${uid}/delete`, 'wrong-email');
  await record(user, 'delete-account', uid);
  await accounts().removeAccount(uid);
  return go('/admin/accounts', 'account-deleted');
};

/** Which intents a path takes. */
const runOrder = (path: string, order: Order, user: User): Promise<Response | undefined> => {
  const [, section, id = '', rest] = path.split('/');
  const place = `${section ?? ''}${id === '' ? '' : '/id'}${rest === undefined ? '' : `/${rest}`}`;
  if (
    place === 'messages/id' &&
    (order.intent === 'done' || order.intent === 'reopen' || order.intent === 'delete')
  )
    return changeMessage(order, id, user);
  if (place === '' && order.intent === 'ask-update') return askUpdate(user);
  if (place === 'accounts' && order.intent === 'find') return findAccount(order);
  if (place === 'accounts/id' && order.intent === 'end-session') return endSession(order, id, user);
  if (place === 'accounts/id/delete' && order.intent === 'delete-account')
    return deleteAccount(order, id, user);
  return Promise.resolve(undefined);
};

/**
 * Does what a form of the operator's pages asks for, for an admin; undefined for everybody else and for unknown paths, which
 * are answered as if there were no such pages. Every action is recorded in the audit log before it is done.
 * @param path without its leading slash
 */
export const adminAction = async (
  request: Request,
  path: string,
  user: User | undefined,
): Promise<Response | undefined> => {
  if (!user?.profile.isAdmin || !isAdminPath(path)) return undefined;
  const form = await readFormBody(request, MAX_FORM_BYTES);
  const order = Order.safeParse(form);
  if (!order.success) return new Response('Send a form of this page.\n', { status: 400 });
  return runOrder(path, order.data, user);
};

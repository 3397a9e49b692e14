import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { data, redirect } from '@remix-run/node';
import type * as z from 'zod';
import type { User } from '#app/accounts/accounts.server';
import { accounts } from '#app/accounts/current.server';
import { DATABASE_FAILURE_TEXT, isDatabaseFailure } from '#app/accounts/documents/documents.server';
import { type ListError, listErrorStatus } from '#app/accounts/lists/list-error';
import { createLists, type Lists } from '#app/accounts/lists/lists.server';
import { createTrash, type Trash } from '#app/accounts/lists/trash.server';
import { requireUser } from '#app/accounts/require-user.server';
import { createSteadyClock } from '#app/platform/clock.server';
import { env } from '#app/platform/env.server';
import { readFormBody } from '#app/platform/form-body.server';
import { makeLogger } from '#app/platform/logger.server';
import { EMPTY_DRAFT, type KeptList, type ListDraft } from './list-views';
import type { ListForm, ListsForm, Notice } from './lists.schema';

const purgeNow = createSteadyClock();

/** The saved lists of this process. */
export const savedLists = (): Lists => createLists(accounts().documents);

/** The deleted lists of this process. */
export const savedTrash = (): Trash => createTrash(accounts().documents, { purgeNow });

/** Whether a path of this site's lists may be named in a response of 404. */
export const throwNotFound = (): never => {
  throw data({ suggestions: [{ label: 'Your lists', url: '/lists' }] }, { status: 404 });
};

/** A response of 404 with what was sent to a list that is gone: its page has no form any more that could show it. */
export const throwGone = (kept: KeptList): never => {
  throw data({ kept }, { status: 404 });
};

/**
 * The signed-in person who sent a form. Without one a text that was sent is kept in a response of 401: the page to sign in would
 * lose it. Throws a redirect to that page where there is none.
 */
export const requireSender = (
  args: Parameters<typeof requireUser>[0],
  form: ListForm | ListsForm | Refused,
): User => {
  if (args.context.user === undefined && 'text' in form)
    throw data(
      { kept: { text: form.text, words: form.words, isSignedOut: true } satisfies KeptList },
      { status: 401 },
    );
  return requireUser(args);
};

/** A form that was refused, and the status that says why. */
export interface Refused {
  readonly draft: ListDraft;
  readonly status: number;
}

const refuse = (status: number, formError: string): Refused => ({
  status,
  draft: { ...EMPTY_DRAFT, formError },
});

/** The refusal of a form by the store of lists, with what was sent. */
export const refuseBy = (error: ListError, sent: Partial<ListDraft> = {}): Refused => {
  const draft = { ...EMPTY_DRAFT, ...sent };
  const { code, message } = error;
  const isName = code === 'missing-name' || code === 'name-too-long';
  const isText = code === 'no-cards' || code === 'too-many-cards' || code === 'too-many-copies';
  const named = isName ? { nameError: message } : isText ? { textError: message } : { formError: message };
  return { status: listErrorStatus(error), draft: { ...draft, ...named } };
};

/**
 * What changes of lists respond; where the database cannot be written, as on a full disk, the form with what was sent.
 * @param sent fields that the form shows again
 */
export const orUnavailable = async <T>(
  sent: Partial<ListDraft>,
  change: () => Promise<T>,
): Promise<T | Refused> => {
  try {
    return await change();
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    makeLogger(env().LOG_LEVEL).error({ err: error }, 'Lists cannot be written');
    return { status: 503, draft: { ...EMPTY_DRAFT, ...sent, formError: DATABASE_FAILURE_TEXT } };
  }
};

/** The fields of a posted form, or why it cannot be read. */
export const readForm = async <T>(request: Request, schema: z.ZodType<T>): Promise<T | Refused> => {
  const fields = await readFormBody(request, MAX_LIST_FORM_BYTES);
  if (fields === 'too-large') return refuse(413, 'The list is too long.');
  if (fields === 'not-a-form') return refuse(415, 'Send a form of this page.');
  const form = schema.safeParse(fields);
  return form.success ? form.data : refuse(400, form.error.issues[0]?.message ?? 'The form is not valid.');
};

/** Whether a form was refused. */
export const isRefused = (form: unknown): form is Refused =>
  typeof form === 'object' && form !== null && 'draft' in form;

/** Leads to a page that says what has just been done. */
export const done = (path: string, notice: Notice): Response => redirect(`${path}?done=${notice}`, 303);

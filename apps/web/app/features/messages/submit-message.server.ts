import type { Log } from '#app/platform/logger.server';
import { readFormBody } from '#app/platform/form-body.server';
import { type FormGuard, isCrossSite } from '#app/platform/form-guard.server';
import { DRAWN_FIELD, type MessageForm, TRAP_FIELD } from './message-forms';
import { MessageStoreError, type MessageStore } from './message-store.server';
import { messageSchema, TrapFields } from './messages.schema';

/** Largest form that is read, in bytes of its encoded body. */
export const MAX_MESSAGE_BYTES = 64 * 1024;
/** Nobody reads and fills a form in less time, in ms. */
export const LEAST_FILL_MS = 500;

/** What a form shows after it was sent and not taken. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** by field */
  readonly errors: Readonly<Record<string, string>>;
  /** what is wrong with the whole */
  readonly problem?: string | undefined;
}

/** What a post comes to. */
export type Submission =
  | { readonly kind: 'kept'; readonly id: string }
  | {
      readonly kind: 'refused';
      readonly status: 403 | 413 | 415 | 422 | 429 | 503;
      readonly state: FormState;
      /** in seconds */
      readonly retryAfter?: number;
    };

export interface SubmitOptions {
  readonly form: MessageForm;
  readonly store: MessageStore;
  readonly log: Log;
  readonly guard: FormGuard | undefined;
  readonly now: () => Date;
}

const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

const EMPTY = { values: {}, errors: {} } as const;
const DISK_RETRY = 600;

/** Only the values of fields, cut to what a page can show again. */
const shownValues = (form: MessageForm, posted: Readonly<Record<string, string>>): Record<string, string> => {
  const names = [...form.fields.map(({ name }) => name), DRAWN_FIELD];
  return Object.fromEntries(names.map((name) => [name, (posted[name] ?? '').slice(0, 20_000)]));
};

/** What makes a post look like a script's; the person who was taken for one sends it once more. */
const scriptProblem = (posted: Readonly<Record<string, string>>, now: Date): string | undefined => {
  const trap = TrapFields.parse(posted);
  if (trap[TRAP_FIELD] !== '')
    return 'A field that people do not see was filled in. Nothing has been sent; send it once more, the field is empty now.';
  const drawn = trap[DRAWN_FIELD];
  const age = drawn === undefined ? Infinity : now.getTime() - drawn;
  return age >= 0 && age < LEAST_FILL_MS
    ? 'That was faster than people write, so nothing has been sent. Your text is still here; send it once more.'
    : undefined;
};

/**
 * Takes a posted form: 403 from another site, 429 after too many, 413 and 415 for what cannot be read, 422 with the
 * values and what is wrong with them, 503 where it could not be kept. What was kept answers with its id.
 */
export const submitMessage = async (request: Request, options: SubmitOptions): Promise<Submission> => {
  const { form, store, log, guard, now } = options;
  const refuse = (
    status: Extract<Submission, { kind: 'refused' }>['status'],
    state: FormState,
    retryAfter?: number,
  ): Submission => ({ kind: 'refused', status, state, ...(retryAfter !== undefined && { retryAfter }) });

  const crossSite =
    guard?.crossSite ?? isCrossSite((name) => request.headers.get(name), [new URL(request.url).host]);
  if (crossSite) {
    const problem = 'This form was sent from a page of another site, so it was not taken. Send it from here.';
    return refuse(403, { ...EMPTY, problem });
  }
  const posted = await readFormBody(request, MAX_MESSAGE_BYTES);
  if (posted === 'too-large') return refuse(413, { ...EMPTY, problem: 'That is more than this form takes.' });
  if (posted === 'not-a-form') return refuse(415, { ...EMPTY, problem: 'Send the form of this page.' });
  const values = shownValues(form, posted);
  if (guard?.retryAfter !== undefined) {
    const problem = `Too many messages have come from your address. Nothing was lost: send it again in ${minutes(guard.retryAfter)}.`;
    return refuse(429, { values, errors: {}, problem }, guard.retryAfter);
  }

  const parsed = messageSchema(form).safeParse(posted);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return refuse(422, { values, errors });
  }
  const problem = scriptProblem(posted, now());
  if (problem !== undefined) return refuse(422, { values, errors: {}, problem });

  try {
    const { id } = await store.keep(form.kind, parsed.data);
    return { kind: 'kept', id };
  } catch (error) {
    if (!(error instanceof MessageStoreError)) throw error;
    log.error({ err: error, kind: form.kind }, 'A message could not be kept');
    const sorry =
      'Your message could not be kept, for the site has no room for it just now. Your text is still here: please send it again later.';
    return refuse(503, { values, errors: {}, problem: sorry }, DISK_RETRY);
  }
};

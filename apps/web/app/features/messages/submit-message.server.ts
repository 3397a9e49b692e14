import { readFormBody } from '#app/platform/form-body.server';
import { type FormGuard, isCrossSite } from '#app/platform/form-guard.server';
import type { Log } from '#app/platform/logger.server';
import { EMPTY_FORM, type FormState } from '#app/ui/form/form-state';
import { type MessageForm, RENDERED_AT_FIELD, TRAP_FIELD } from './message-forms';
import { MessageStoreError, type MessageStore } from '#app/messages/message-store.server';
import { messageSchema, TrapFields } from './messages.schema';

/** Size limit of a posted form, in bytes of its encoded body. */
export const MAX_MESSAGE_BYTES = 64 * 1024;
/** People take longer than this to fill in a form, in ms. */
export const MIN_FILL_MS = 500;
/** Length limit of a value that the form shows again, in characters. */
const MAX_ECHO_CHARACTERS = 20_000;

/** The outcome of a post. */
export type Submission =
  | { readonly kind: 'saved'; readonly id: string }
  | {
      readonly kind: 'rejected';
      readonly status: 403 | 413 | 415 | 422 | 429 | 503;
      readonly state: FormState;
      /** in seconds */
      readonly retryAfter?: number;
    };

export interface SubmitOptions {
  readonly form: MessageForm;
  readonly store: Pick<MessageStore, 'save'>;
  readonly log: Log;
  readonly guard: FormGuard | undefined;
  readonly now: () => Date;
}

const minutesText = (seconds: number): string => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

const DISK_RETRY_SECONDS = 600;

const echoedValues = (
  form: MessageForm,
  posted: Readonly<Record<string, string>>,
): Record<string, string> => {
  const names = [...form.fields.map(({ name }) => name), RENDERED_AT_FIELD];
  return Object.fromEntries(names.map((name) => [name, (posted[name] ?? '').slice(0, MAX_ECHO_CHARACTERS)]));
};

/** Why a post looks like a script's; people who are taken for one can send it again. */
const scriptError = (posted: Readonly<Record<string, string>>, now: Date): string | undefined => {
  const trap = TrapFields.parse(posted);
  if (trap[TRAP_FIELD] !== '')
    return 'A hidden field was filled in, so the form was not sent. The field is empty again: please send the form once more.';
  const renderedAt = trap[RENDERED_AT_FIELD];
  const age = renderedAt === undefined ? Infinity : now.getTime() - renderedAt;
  return age >= 0 && age < MIN_FILL_MS
    ? 'The form was filled in too fast, so it was not sent. Your text is still here: please send it once more.'
    : undefined;
};

/**
 * Stores the message of a posted form. Rejects it with 403 from another site, 413 for a large body, 415 for another
 * content type, 429 over the rate limit, 422 for invalid fields, 503 if it could not be stored.
 */
export const submitMessage = async (request: Request, options: SubmitOptions): Promise<Submission> => {
  const { form, store, log, guard, now } = options;
  const reject = (
    status: Extract<Submission, { kind: 'rejected' }>['status'],
    state: FormState,
    retryAfter?: number,
  ): Submission => ({ kind: 'rejected', status, state, ...(retryAfter !== undefined && { retryAfter }) });

  const crossSite =
    guard?.crossSite ?? isCrossSite((name) => request.headers.get(name), [new URL(request.url).origin]);
  if (crossSite) {
    const formError = 'The form was sent from another site, so it was not accepted. Send it from this page.';
    return reject(403, { ...EMPTY_FORM, formError });
  }
  const posted = await readFormBody(request, MAX_MESSAGE_BYTES);
  if (posted === 'too-large') return reject(413, { ...EMPTY_FORM, formError: 'The message is too long.' });
  if (posted === 'not-a-form')
    return reject(415, { ...EMPTY_FORM, formError: 'Send the form of this page.' });
  const values = echoedValues(form, posted);
  if (guard?.retryAfter !== undefined) {
    const formError = `Too many messages from your network. Your text is still here: please send it again in ${minutesText(guard.retryAfter)}.`;
    return reject(429, { values, errors: {}, formError }, guard.retryAfter);
  }

  const parsed = messageSchema(form).safeParse(posted);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return reject(422, { values, errors });
  }
  const trapError = scriptError(posted, now());
  if (trapError !== undefined) return reject(422, { values, errors: {}, formError: trapError });

  try {
    const { id } = await store.save(form.kind, parsed.data);
    return { kind: 'saved', id };
  } catch (error) {
    if (!(error instanceof MessageStoreError)) throw error;
    log.error({ err: error, kind: form.kind }, 'Could not store a message');
    const formError =
      'The site could not store your message. Your text is still here: please send it again later.';
    return reject(503, { values, errors: {}, formError }, DISK_RETRY_SECONDS);
  }
};

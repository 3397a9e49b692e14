import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { deckAddresses } from '#app/deck-addresses/current.server';
import { isDeckAddress } from '#app/deck-addresses/deck-addresses.server';
import { readFormBody } from '#app/platform/form-body.server';
import type { FormGuard } from '#app/platform/form-guard.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { emptyResult, recommend } from './recommend.server';
import { EMPTY_FORM, RecsForm } from './recs.schema';
import type { RecsResult } from './recs-result';

/** What the page shows, and the status of the response. */
export interface RecsOutcome {
  readonly result: RecsResult;
  readonly status: number;
}

const failure = (status: number, error: string): RecsOutcome => ({
  status,
  result: emptyResult(EMPTY_FORM, error),
});

const BODY_ERRORS = {
  'too-large': failure(413, 'The list is too long.'),
  'not-a-form': failure(415, 'Send the form of this page.'),
} as const;

const TOO_MANY_REQUESTS = failure(429, 'Too many requests. Try again in a minute.');

const submit = async (fields: Readonly<Record<string, string>>, snapshot: Snapshot): Promise<RecsOutcome> => {
  const form = RecsForm.safeParse(fields);
  if (!form.success) return failure(400, form.error.issues[0]?.message ?? 'The form is not valid.');
  const { list } = form.data;
  const deck = isDeckAddress(list) ? await deckAddresses().read(list) : undefined;
  if (deck?.ok === false) return { result: emptyResult(form.data, deck.error.message), status: 400 };
  const text = deck === undefined ? list : deck.value.text;
  const result = await recommend({ ...form.data, list: text }, snapshot);
  return { result, status: result.error === undefined ? 200 : 400 };
};

/**
 * Responds to `GET /recs`: the empty form without a commander or list in the query, else as `submitRecs` does. The empty
 * form is not rate-limited.
 */
export const loadRecs = async (
  request: Request,
  snapshot: Snapshot,
  guard?: FormGuard,
): Promise<RecsOutcome> => {
  const { searchParams } = new URL(request.url);
  const isEmpty = ['commander', 'partner', 'list'].every((name) => !searchParams.get(name)?.trim());
  if (isEmpty) return { result: emptyResult(EMPTY_FORM), status: 200 };
  if (guard?.retryAfter !== undefined) return TOO_MANY_REQUESTS;
  return submit(Object.fromEntries(searchParams), snapshot);
};

/**
 * Responds to the posted form of /recs: 400 for an invalid one, 413 for a body that is too large, 415 for another
 * content type, 429 over the rate limit.
 */
export const submitRecs = async (
  request: Request,
  snapshot: Snapshot,
  guard?: FormGuard,
): Promise<RecsOutcome> => {
  if (guard?.retryAfter !== undefined) return TOO_MANY_REQUESTS;
  const fields = await readFormBody(request, MAX_LIST_FORM_BYTES);
  return typeof fields === 'string' ? BODY_ERRORS[fields] : submit(fields, snapshot);
};

import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import type { FormGuard } from '#app/platform/form-guard.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { readFormBody } from '#app/platform/form-body.server';
import { answerForm, emptyAnswer } from './recs-answer.server';
import type { RecsAnswer } from './recs-view';
import { EMPTY_FORM, RecsForm } from './recs.schema';

/** What to show and the status that goes with it. */
export interface RecsReply {
  readonly answer: RecsAnswer;
  readonly status: number;
}

const BODY_PROBLEMS = {
  'too-large': { status: 413, text: 'The list is too long.' },
  'not-a-form': { status: 415, text: 'Send the form of this page.' },
} as const;

const reply = async (fields: Readonly<Record<string, string>>, snapshot: Snapshot): Promise<RecsReply> => {
  const form = RecsForm.safeParse(fields);
  if (!form.success) {
    return {
      status: 400,
      answer: emptyAnswer(EMPTY_FORM, form.error.issues[0]?.message ?? 'This form cannot be read.'),
    };
  }
  const answer = await answerForm(form.data, snapshot);
  return { answer, status: answer.problem === undefined ? 200 : 400 };
};

/** Told in place of an answer where one address asks too often. */
const TOO_MANY: RecsReply = {
  status: 429,
  answer: emptyAnswer(EMPTY_FORM, 'Too many requests. Try again in a minute.'),
};

/** Responds to `GET /recs`; an address without a commander and a list shows the empty form. */
export const loadRecs = async (
  request: Request,
  snapshot: Snapshot,
  guard?: FormGuard,
): Promise<RecsReply> => {
  const { searchParams } = new URL(request.url);
  const asks = ['commander', 'partner', 'list'].some((name) => searchParams.get(name)?.trim());
  if (!asks) return { answer: emptyAnswer(EMPTY_FORM), status: 200 };
  if (guard?.retryAfter !== undefined) return TOO_MANY;
  return reply(Object.fromEntries(searchParams), snapshot);
};

/**
 * Answers the posted form of /recs: 413 for a body that is too large, 415 for one that is no form, 400 for a bad one, 429
 * for one too many.
 */
export const submitRecs = async (
  request: Request,
  snapshot: Snapshot,
  guard?: FormGuard,
): Promise<RecsReply> => {
  if (guard?.retryAfter !== undefined) return TOO_MANY;
  const fields = await readFormBody(request, MAX_LIST_FORM_BYTES);
  if (typeof fields === 'string') {
    const { status, text } = BODY_PROBLEMS[fields];
    return { answer: emptyAnswer(EMPTY_FORM, text), status };
  }
  return reply(fields, snapshot);
};

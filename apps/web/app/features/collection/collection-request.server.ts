import { inSteps } from '@crownsmith/answers/snapshot';
import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import type { FormGuard } from '#app/platform/form-guard.server';
import { readPostedForm } from '#app/platform/form-body.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { CollectionResult } from './collection-result';
import { formText } from './form-text';
import { importSteps } from './import-collection';

/** What the page shows, and the status of the response. */
export interface CollectionOutcome {
  readonly result: CollectionResult;
  readonly status: number;
}

const failure = (status: number, error: string): CollectionOutcome => ({ status, result: { error } });

const BODY_ERRORS = {
  'too-large': failure(
    413,
    'The file is too large to be posted. With scripts, your browser reads it itself.',
  ),
  'not-a-form': failure(415, 'Send the form of this page.'),
} as const;

/** Reads a posted collection: what it says is shown, and nothing is stored. */
export const submitCollection = async (
  request: Request,
  snapshot: Pick<Snapshot, 'resolveCard'>,
  guard?: FormGuard,
): Promise<CollectionOutcome> => {
  if (guard?.retryAfter !== undefined) return failure(429, 'Too many requests. Try again in a minute.');
  const form = await readPostedForm(request, MAX_LIST_FORM_BYTES);
  if (typeof form === 'string') return BODY_ERRORS[form];
  const text = await formText(form);
  if (text.trim() === '') return failure(400, 'Choose a file, or enter the text of one.');
  const steps = importSteps(text, (name) => snapshot.resolveCard(name)?.sanitized);
  const { report } = await inSteps(steps).run();
  return { result: { report }, status: 200 };
};

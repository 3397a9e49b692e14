import type { Rec } from '@crownsmith/api-client';
import { requireCommander } from '@crownsmith/domain';
import { createStore } from 'zustand/vanilla';
import { clipboard } from '../clipboard-store';
import { siteApi } from '#app/platform/site-api';
import { errorText } from './error-text';

interface RecsState {
  readonly status: 'none' | 'asking' | 'done';
  /** the weakest cards of the list that was asked about */
  readonly outRecs: readonly Rec[];
  /** addresses that the answer is about; it is stale when the list has changed */
  readonly asked: string;
}

export const recsStore = createStore<RecsState>(() => ({ status: 'none', outRecs: [], asked: '' }));

/** What an answer is about, to see whether the list has changed since. */
export const questionOf = ({
  cards,
  commanders,
}: {
  readonly cards: object;
  readonly commanders: readonly string[];
}): string => [...commanders, '|', ...Object.keys(cards).sort()].join(' ');

let running: AbortController | undefined;

/**
 * Asks for recommendations for the clipboard as it stands. A question that is still running is given up. Without a
 * commander, or when the answer fails, the clipboard's error says why; what was recommended before stays.
 */
export const askForRecs = async (): Promise<void> => {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const { cards, commanders, recs } = clipboard.store.getState();
  const allowed = requireCommander(commanders);
  if (!allowed.ok) return clipboard.setError(allowed.error);

  clipboard.setError(null);
  recsStore.setState({ status: 'asking' });
  try {
    const request = { cards: Object.keys(cards), commanders: [...commanders], full_card_data: true };
    const answer = await siteApi.recs(request, { signal: controller.signal });
    clipboard.setRecs(answer.inRecs);
    recsStore.setState({ status: 'done', outRecs: answer.outRecs, asked: questionOf({ cards, commanders }) });
  } catch (error) {
    if (controller.signal.aborted) return;
    recsStore.setState({ status: recs.length > 0 ? 'done' : 'none' });
    clipboard.setError(errorText(error));
  }
};

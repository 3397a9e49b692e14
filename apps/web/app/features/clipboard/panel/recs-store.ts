import type { Rec, RecComparison } from '@crownsmith/api-client';
import { clipboardColor, requireCommander, type ClipboardState } from '@crownsmith/domain';
import { createStore } from 'zustand/vanilla';
import { clipboard } from '../clipboard';
import { siteApi } from '#app/platform/site-api';
import { errorText } from './error-text';

interface RecsState {
  readonly status: 'idle' | 'loading' | 'done';
  /** the weakest cards of the requested list */
  readonly outRecs: readonly Rec[];
  /** which decks the requested list was compared with */
  readonly comparedWith: RecComparison | undefined;
  /** `requestKey` of the requested list: the recommendations are stale when it differs from the current one */
  readonly requestedFor: string;
}

export const recsStore = createStore<RecsState>(() => ({
  status: 'idle',
  outRecs: [],
  comparedWith: undefined,
  requestedFor: '',
}));

/** Identifies the list of a request, to detect later changes. */
export const requestKey = (state: ClipboardState): string =>
  [...state.commanders, clipboardColor(state) ?? '', '|', ...Object.keys(state.cards).sort()].join(' ');

let running: AbortController | undefined;

/** Ends a request without an answer: earlier recommendations stay. */
const endWithError = (message: string): void => {
  recsStore.setState({ status: clipboard.store.getState().recs.length > 0 ? 'done' : 'idle' });
  clipboard.setError(message);
};

/**
 * Requests recommendations for the current clipboard and aborts an earlier request. Without a commander, or when the
 * request fails, the clipboard's error is set and earlier recommendations stay.
 */
export const requestRecs = async (): Promise<void> => {
  running?.abort();
  const controller = new AbortController();
  running = controller;
  const state = clipboard.store.getState();
  const { cards, commanders } = state;
  const color = clipboardColor(state);
  const allowed = requireCommander(commanders);
  if (!allowed.ok) return endWithError(allowed.error);

  clipboard.setError(null);
  recsStore.setState({ status: 'loading' });
  try {
    const request = {
      cards: Object.values(cards).map(({ url, count }) => (count === undefined ? url : { url, count })),
      commanders: [...commanders],
      ...(color && { chosen_color: color }),
      full_card_data: true,
    };
    const response = await siteApi.recs(request, { signal: controller.signal });
    clipboard.setRecs(response.inRecs);
    recsStore.setState({
      status: 'done',
      outRecs: response.outRecs,
      comparedWith: response.compared_with,
      requestedFor: requestKey(state),
    });
  } catch (error) {
    if (controller.signal.aborted) return;
    endWithError(errorText(error));
  }
};

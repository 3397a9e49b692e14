import { SELECT_COMMANDER_MESSAGE } from '@crownsmith/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clipboard } from '../clipboard';
import { island, opt, solRing, thrasios } from '../test-cards';
import { requestRecs, requestKey, recsStore } from './recs-store';

const evidence = {
  basis: 'similar-decks', similar_share: 0.7, similar_decks: 200, num_decks: 1, potential_decks: 2, synergy: 0.1, lift: 1, because: [],
}; // prettier-ignore
const rec = (name: string) => ({ name, url: `/cards/${name}`, score: 1, evidence });
const jsonResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A fake `fetch` whose calls wait until the test replies. */
const fakeNetwork = () => {
  const calls: {
    readonly url: string;
    readonly init: RequestInit;
    readonly body: string;
    readonly reply: (response: Response) => void;
  }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        calls.push({ url, init, body: typeof init.body === 'string' ? init.body : '', reply: resolve });
      }),
  );
  return calls;
};

describe('requestRecs', () => {
  beforeEach(() => {
    clipboard.set({ cards: {}, commanders: [], recs: [], error: null });
    recsStore.setState({ status: 'idle', outRecs: [], requestedFor: '' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sets an error without a commander', async () => {
    const calls = fakeNetwork();
    clipboard.addCards([opt]);
    await requestRecs();
    expect(clipboard.store.getState().error).toBe(SELECT_COMMANDER_MESSAGE);
    expect(calls).toEqual([]);
  });

  it('sends the chosen colour of a commander that leaves one to choose, and of no other', async () => {
    const calls = fakeNetwork();
    const piper = { ...thrasios, grants: [{ kind: 'color' as const }] };
    clipboard.crownCard(piper);
    clipboard.set({ chosenColor: 'R' });
    const first = requestRecs();
    await expect.poll(() => calls.length).toBe(1);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ chosen_color: 'R' });
    calls[0]?.reply(jsonResponse({ inRecs: [], outRecs: [], more: 0 }));
    await first;
    const { requestedFor } = recsStore.getState();
    clipboard.set({ chosenColor: 'B' });
    expect(requestKey(clipboard.store.getState())).not.toBe(requestedFor);
    clipboard.set({ loadedCards: { [thrasios.url]: thrasios } });
    const second = requestRecs();
    await expect.poll(() => calls.length).toBe(2);
    expect(JSON.parse(calls[1]?.body ?? '')).not.toHaveProperty('chosen_color');
    calls[1]?.reply(jsonResponse({ inRecs: [], outRecs: [], more: 0 }));
    await second;
    clipboard.set({ chosenColor: undefined });
  });

  it('does not wait for a request that it has given up', async () => {
    const calls = fakeNetwork();
    clipboard.addCards([opt]);
    clipboard.crownCard(thrasios);
    const first = requestRecs();
    await expect.poll(() => calls.length).toBe(1);
    clipboard.set({ commanders: [] });
    await requestRecs();
    await first;
    expect(recsStore.getState().status).toBe('idle');
    expect(clipboard.store.getState().error).toBe(SELECT_COMMANDER_MESSAGE);
  });

  it('posts card URLs with their copies and stores the recommendations', async () => {
    const calls = fakeNetwork();
    clipboard.addCards([opt, solRing, { ...island, count: 30 }]);
    clipboard.crownCard(thrasios);
    const request = requestRecs();
    expect(recsStore.getState().status).toBe('loading');
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]).toMatchObject({ url: '/api/recs', init: { method: 'POST' } });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      cards: [opt.url, solRing.url, { url: island.url, count: 30 }],
      commanders: [thrasios.url],
      full_card_data: true,
    });
    calls[0]?.reply(jsonResponse({ inRecs: [rec('a'), rec('b')], outRecs: [rec('opt')] }));
    await request;
    expect(clipboard.store.getState().recs.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(recsStore.getState()).toMatchObject({
      status: 'done',
      requestedFor: requestKey(clipboard.store.getState()),
    });
    clipboard.removeCards([opt.url]);
    expect(recsStore.getState().requestedFor).not.toBe(requestKey(clipboard.store.getState()));
  });

  it('aborts an earlier request', async () => {
    const calls = fakeNetwork();
    clipboard.crownCard(thrasios);
    const first = requestRecs();
    await expect.poll(() => calls.length).toBe(1);
    const second = requestRecs();
    await expect.poll(() => calls.length).toBe(2);
    calls[1]?.reply(jsonResponse({ inRecs: [rec('second')], outRecs: [] }));
    await Promise.all([first, second]);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(clipboard.store.getState()).toMatchObject({ error: null });
    expect(clipboard.store.getState().recs.map(({ name }) => name)).toEqual(['second']);
  });

  it.each([
    [
      'the first error of a response',
      jsonResponse({ inRecs: [], outRecs: [], errors: ['No such commander', 'second'] }),
      'No such commander',
    ],
    ['a failed response that is a string', jsonResponse('Too many cards', 400), 'Too many cards'],
    ['a failed response that is an object', jsonResponse({ message: 'Slow down' }, 429), 'Slow down'],
  ])('shows %s and keeps the list', async (_, response, message) => {
    const calls = fakeNetwork();
    clipboard.crownCard(thrasios);
    const request = requestRecs();
    await expect.poll(() => calls.length).toBe(1);
    calls[0]?.reply(response);
    await request;
    expect(clipboard.store.getState()).toMatchObject({ error: message, commanders: [thrasios.url] });
    expect(recsStore.getState().status).toBe('idle');
  });
});

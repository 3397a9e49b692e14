import { SELECT_COMMANDER_MESSAGE } from '@crownsmith/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clipboard } from '../clipboard-store';
import { opt, solRing, thrasios } from '../test-cards';
import { askForRecs, questionOf, recsStore } from './recs-store';

const evidence = {
  basis: 'similar-decks', similar_share: 0.7, similar_decks: 200, num_decks: 1, potential_decks: 2, synergy: 0.1, lift: 1, because: [],
}; // prettier-ignore
const rec = (name: string) => ({ name, url: `/cards/${name}`, score: 1, evidence });
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Stands in for the network; every call waits until the test answers it. */
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

describe('askForRecs', () => {
  beforeEach(() => {
    clipboard.set({ cards: {}, commanders: [], recs: [], error: null });
    recsStore.setState({ status: 'none', outRecs: [], asked: '' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('wants a commander', async () => {
    const calls = fakeNetwork();
    clipboard.addCards([opt]);
    await askForRecs();
    expect(clipboard.store.getState().error).toBe(SELECT_COMMANDER_MESSAGE);
    expect(calls).toEqual([]);
  });

  it('posts addresses and keeps the answer', async () => {
    const calls = fakeNetwork();
    clipboard.addCards([opt, solRing]);
    clipboard.crownCard(thrasios);
    const asking = askForRecs();
    expect(recsStore.getState().status).toBe('asking');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({ url: '/api/recs', init: { method: 'POST' } });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      cards: [opt.url, solRing.url],
      commanders: [thrasios.url],
      full_card_data: true,
    });
    calls[0]?.reply(answer({ inRecs: [rec('a'), rec('b')], outRecs: [rec('opt')] }));
    await asking;
    expect(clipboard.store.getState().recs.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(recsStore.getState()).toMatchObject({
      status: 'done',
      asked: questionOf(clipboard.store.getState()),
    });
    clipboard.removeCards([opt.url]);
    expect(recsStore.getState().asked).not.toBe(questionOf(clipboard.store.getState()));
  });

  it('gives a question up when it is asked again', async () => {
    const calls = fakeNetwork();
    clipboard.crownCard(thrasios);
    const first = askForRecs();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const second = askForRecs();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.reply(answer({ inRecs: [rec('second')], outRecs: [] }));
    await Promise.all([first, second]);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(clipboard.store.getState()).toMatchObject({ error: null });
    expect(clipboard.store.getState().recs.map(({ name }) => name)).toEqual(['second']);
  });

  it.each([
    [
      'the first error of an answer',
      answer({ inRecs: [], outRecs: [], errors: ['No such commander', 'second'] }),
      'No such commander',
    ],
    ['a failed answer that is a string', answer('Too many cards', 400), 'Too many cards'],
    ['a failed answer that is an object', answer({ message: 'Slow down' }, 429), 'Slow down'],
  ])('shows %s and keeps what was there', async (_, response, message) => {
    const calls = fakeNetwork();
    clipboard.crownCard(thrasios);
    const asking = askForRecs();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.reply(response);
    await asking;
    expect(clipboard.store.getState()).toMatchObject({ error: message, commanders: [thrasios.url] });
    expect(recsStore.getState().status).toBe('none');
  });
});

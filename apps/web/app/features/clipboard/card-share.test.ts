import type { CardShare } from '@crownsmith/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteApi } from '#app/platform/site-api';
import { cardShareText, showCardShare } from './card-share';

const share = (fields: Partial<CardShare> = {}): CardShare => ({
  ...{ commanders: ['Edgar Markov'], num_decks: 34, potential_decks: 100 },
  ...fields,
});

describe('the share of a commander’s decks that play a card', () => {
  it.each([
    [share(), 'In 34% of 100 decks with Edgar Markov, the commander in your clipboard.'],
    [
      share({ commanders: ['A // B', 'C'], num_decks: 1, potential_decks: 1 }),
      'In 100% of 1 deck with A and C, the commanders in your clipboard.',
    ],
    [share({ num_decks: 0 }), 'In none of 100 decks with Edgar Markov, the commander in your clipboard.'],
    [
      share({ num_decks: 0, potential_decks: 0 }),
      'No deck with Edgar Markov, the commander in your clipboard, has been counted yet.',
    ],
  ])('%j is “%s”', (value, text) => expect(cardShareText(value)).toBe(text));
});

describe('the share on a card page', () => {
  /** As much of an element as the share needs. */
  const makeSpot = (cardShare: string) =>
    ({ dataset: { cardShare }, textContent: '' }) as unknown as HTMLElement;
  afterEach(() => vi.restoreAllMocks());

  it('is requested once for the same commanders, a pair in the order of its slug', async () => {
    const request = vi.spyOn(siteApi, 'cardShare').mockResolvedValue(share());
    const spot = makeSpot('sol-ring');
    await showCardShare(spot, ['/cards/tymna-the-weaver', '/cards/thrasios-triton-hero']);
    await showCardShare(spot, ['/cards/tymna-the-weaver', '/cards/thrasios-triton-hero']);
    expect(request).toHaveBeenCalledExactlyOnceWith('sol-ring', 'thrasios-triton-hero-tymna-the-weaver');
    expect(spot.textContent).toContain('In 34%');
  });

  it('leaves when the commander leaves, even while it is requested', async () => {
    let respond = (_share: CardShare): void => undefined;
    vi.spyOn(siteApi, 'cardShare').mockReturnValue(new Promise((resolve) => void (respond = resolve)));
    const spot = makeSpot('sol-ring');
    const shown = showCardShare(spot, ['/cards/edgar-markov']);
    await showCardShare(spot, []);
    respond(share());
    await shown;
    expect(spot.textContent).toBe('');
  });

  it('is empty for the commander itself and where the request fails', async () => {
    const request = vi.spyOn(siteApi, 'cardShare').mockRejectedValue(new Error('offline'));
    const spot = makeSpot('edgar-markov');
    await showCardShare(spot, ['/cards/edgar-markov']);
    expect(request).not.toHaveBeenCalled();
    await showCardShare(spot, ['/cards/olivia']);
    expect(spot.textContent).toBe('');
  });
});

import { toWireCard } from '@crownsmith/api-client';
import { clipboardCount } from '@crownsmith/domain';
import { buildCard } from '@crownsmith/test-support';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '#app/ui/toast/toast-store';
import { addListText, loadMissingCards, toggleCard } from './card-actions';
import { clipboard } from './clipboard';

const cards = [
  buildCard({ name: 'Edgar Markov', type: 'Legendary Creature — Vampire Knight', colors: 'WBR' }),
  buildCard({ name: 'Sol Ring', type: 'Artifact' }),
  buildCard({ name: 'Swamp', type: 'Basic Land — Swamp', colors: 'B' }),
].map(toWireCard);
const deck = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n98 Swamp';

const toasts = (): readonly string[] => toastStore.getState().toasts.map(({ text }) => text);

describe('addListText', () => {
  beforeEach(() => {
    clipboard.set({ cards: {}, commanders: [], loadedCards: {}, error: null });
    vi.stubGlobal('fetch', (url: string) => {
      const slug = /\/json\/cards\/(.+)\.json$/.exec(url)?.[1];
      const body = slug
        ? cards.find(({ sanitized }) => sanitized === slug)
        : { cards: Object.fromEntries(cards.map((card) => [card.name, card])), not_found: [] };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('adds a list of a page with its commander and copies; a second time nothing changes', async () => {
    for (let times = 0; times < 2; times += 1) {
      await addListText(deck);
      const state = clipboard.store.getState();
      expect(clipboardCount(state)).toBe(100);
      expect(state.commanders).toEqual(['/cards/edgar-markov']);
      expect(state.cards['/cards/swamp']?.count).toBe(98);
      expect(toasts().at(-1)).toBe('Added 100 cards.');
    }
  });

  it.each([
    ['2 Sol Ring\n1 Swamp', 'Added 2 cards. 2 copies of Sol Ring: a deck may have 1.'],
    ['1 Sol Rign\n1 Swamp', 'Added 1 card. Sol Rign was not found.'],
    ['1 Sol Rign\n3 Sol Ring', 'Added 1 card. Not added: 2 cards.'],
  ])('says what it left out of %j', async (text, toast) => {
    await addListText(text);
    expect(toasts().at(-1)).toBe(toast);
  });

  it('says that a list could not be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await addListText(deck);
    expect(toasts().at(-1)).toMatch(/could not be loaded/);
    expect(clipboardCount(clipboard.store.getState())).toBe(0);
  });

  it.each([
    ['Swamp', 8, 'Added 8× Swamp'],
    ['Sol Ring', 2, 'Added Sol Ring'],
  ])(
    'a card button of a deck list adds its copies, as far as a deck may have them: %s',
    async (name, copies, toast) => {
      const slug = name.toLowerCase().replace(' ', '-');
      await toggleCard({ name, slug, canLead: false, copies });
      expect(toasts().at(-1)).toBe(toast);
    },
  );
});

describe('loadMissingCards', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks for a whole list once, and again for what is missing alone', async () => {
    clipboard.set({ cards: {}, commanders: [], loadedCards: {}, error: null });
    const list = Array.from({ length: 8 }, (_, at) =>
      toWireCard(buildCard({ name: `Test Card ${at}`, type: 'Artifact' })),
    );
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
      asked.push(url);
      const { names } = JSON.parse(typeof body === 'string' ? body : '{}') as {
        readonly names: readonly string[];
      };
      const found = list.filter((card) => names.includes(card.url));
      return Promise.resolve(
        Response.json({ cards: Object.fromEntries(found.map((card) => [card.url, card])), not_found: [] }),
      );
    });
    const urls = list.map(({ url }) => url);
    await loadMissingCards(urls.slice(0, 7));
    await loadMissingCards(urls.slice(0, 7));
    expect(asked).toEqual(['/api/cards/']);
    expect(Object.keys(clipboard.store.getState().loadedCards).sort()).toEqual(urls.slice(0, 7).sort());
  });

  it('leaves out what cannot be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await loadMissingCards(['/cards/a', '/cards/b', '/cards/c', '/cards/d', '/cards/e']);
    expect(Object.keys(clipboard.store.getState().loadedCards)).not.toContain('/cards/a');
  });
});

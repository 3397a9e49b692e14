import type { ClipboardEntry } from '@crownsmith/domain';
import { createClipboard } from './clipboard';
import type { Clipboard } from './clipboard-store';
import { describe, expect, it } from 'vitest';
import { exportLinks, exportText, groupedCards } from './export-list';
import { island, opt, solRing, testCard, thrasios, tymna } from './test-cards';

const split = testCard('Fire // Ice', {
  typeLine: 'Instant // Instant',
  layout: 'split',
  manaValue: 4,
  colors: 'UR',
});
const modal = testCard('Malakir Rebirth // Malakir Mire', {
  typeLine: 'Instant // Land',
  layout: 'modal_dfc',
  colors: 'B',
});

const stateOf = (...cards: readonly ClipboardEntry[]): Clipboard => {
  const { store, addCards, crownCard } = createClipboard();
  addCards(cards);
  crownCard(thrasios);
  crownCard(tymna);
  return store.getState();
};

describe('exportText', () => {
  it('lists commanders first, then cards by type, mana value and name', () => {
    expect(exportText(stateOf(split, solRing, opt, modal))).toBe(
      [
        'Commander', '1 Thrasios, Triton Hero', '1 Tymna the Weaver', '',
        'Deck', '1 Malakir Rebirth', '1 Opt', '1 Fire // Ice', '1 Sol Ring',
      ].join('\n'), // prettier-ignore
    );
  });

  it('is empty for an empty clipboard', () => {
    expect(exportText(createClipboard().store.getState())).toBe('');
  });
});

describe('copies', () => {
  const state = stateOf({ ...island, count: 30, scryfallId: 'id-of-island' }, opt);

  it('are the number of each line of the text', () =>
    expect(exportText(state)).toMatch(/\nDeck\n1 Opt\n30 Island$/));

  it('are counted where a link cannot hold the card', () => {
    const links = exportLinks(stateOf({ ...island, count: 30 }, { ...opt, scryfallId: 'id-of-opt' }));
    expect(links.find(({ site }) => site === 'Archidekt')?.leftOut).toBe(32);
  });

  it('are in every link', () => {
    for (const { site, url = '' } of exportLinks(state)) {
      const parameters = new URL(url).searchParams;
      if (site === 'Archidekt')
        expect(JSON.parse(parameters.get('deck') ?? '')).toContainEqual({
          c: 'm',
          f: 0,
          q: 30,
          u: 'id-of-island',
        });
      else expect(parameters.get('c')).toContain('30 Island');
    }
  });
});

describe('groupedCards', () => {
  it('groups by type in display order, sorted within each type', () => {
    const groups = groupedCards(stateOf(solRing, split, opt));
    expect(groups.map(({ primaryType, cards }) => [primaryType, cards.map(({ name }) => name)])).toEqual([
      ['Instant', ['Opt', 'Fire // Ice']],
      ['Artifact', ['Sol Ring']],
    ]);
  });
});

describe('exportLinks', () => {
  const known = testCard('Opt', { typeLine: 'Instant', colors: 'U', scryfallId: 'id-of-opt' });
  const links = new Map(exportLinks(stateOf(known, solRing, modal)).map((link) => [link.site, link]));
  const query = (site: string, name: string): string =>
    new URL(links.get(site)?.url ?? '').searchParams.get(name) ?? '';
  const lines = ['1 Thrasios, Triton Hero', '1 Tymna the Weaver', '1 Malakir Rebirth', '1 Opt', '1 Sol Ring'];

  it.each([
    ['Card Kingdom', 'https://www.cardkingdom.com/builder', '||'],
    ['TCGplayer', 'https://store.tcgplayer.com/massentry', '||'],
    ['Moxfield', 'https://www.moxfield.com/import', '\n'],
  ])('sends the list to %s', (site, url, separator) => {
    expect(links.get(site)?.url?.split('?')[0]).toBe(url);
    expect(query(site, 'c')).toBe(lines.join(separator));
    expect(query(site, 'utm_source')).toBe('crownsmith');
    expect(query(site, 'utm_medium')).toBe('clipboard');
  });

  it('leads to TCGplayer by the affiliate link, to Card Kingdom with the parameters of the partnership', () => {
    const [cardKingdom, tcgplayer] = exportLinks(stateOf(solRing), {
      tcgplayer: 'https://p.example/c/1',
      cardkingdom: { partner: 'us' },
    });
    const link = new URL(tcgplayer?.url ?? '');
    expect(link.origin + link.pathname).toBe('https://p.example/c/1');
    expect(link.searchParams.get('u')).toMatch(
      /^https:\/\/store\.tcgplayer\.com\/massentry\?productline=Magic&c=1%20/,
    );
    expect(new URL(cardKingdom?.url ?? '').searchParams.get('partner')).toBe('us');
  });

  it('sends ids to Archidekt and reports cards without one', () => {
    expect(JSON.parse(query('Archidekt', 'deck'))).toEqual([{ c: 'm', f: 0, q: 1, u: 'id-of-opt' }]);
    expect(links.get('Archidekt')?.leftOut).toBe(lines.length - 1);
  });

  it('has no URL when the list is too long', () => {
    const many = Array.from({ length: 400 }, (_, i) =>
      testCard(`A card with quite a long name ${i}`, { scryfallId: `00000000-0000-4000-8000-000000000${i}` }),
    );
    const reason = 'the list is too long for a link';
    expect(exportLinks(stateOf(...many))).toEqual(
      ['Card Kingdom', 'TCGplayer', 'Archidekt', 'Moxfield'].map((site) => ({ site, reason, leftOut: 0 })),
    );
  });

  it('has no URL for Archidekt where no card has an id', () => {
    const archidekt = exportLinks(stateOf(solRing)).find(({ site }) => site === 'Archidekt');
    expect(archidekt).toEqual({
      site: 'Archidekt',
      reason: 'these cards have no known id there',
      leftOut: 0,
    });
  });
});

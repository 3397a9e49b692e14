import type { DataSource } from '@crownsmith/api-client';
import { BRACKET_LIMITS, newestLimits } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dataAges } from '#app/snapshot/data-ages';
import { DataAgePage } from './DataAgePage';

const LIMITS = { cards: 14, prices: 14, combos: 90, decks: 60, rules: 365 };
const imported = '2026-11-24T04:00:00Z';
const source = (fields: Partial<DataSource> & Pick<DataSource, 'of'>): DataSource => ({
  date: null,
  imported,
  from: null,
  starter: false,
  ...fields,
});
const textOf = (data: DataSource[], now = '2026-11-26T12:00:00Z'): string =>
  renderToStaticMarkup(
    <DataAgePage
      facts={{
        ages: dataAges({ data }, LIMITS, Date.parse(now)),
        limits: newestLimits([
          ...BRACKET_LIMITS,
          { kind: 'game-changers', bracket: 3, atMost: 5, source: 'A <Panel>', date: '2027-02-08' },
        ]),
        published: '2026-11-24T05:00:00Z',
      }}
    />,
  )
    .replaceAll(/<(?:th|td|p|h1|small)[^>]*>/g, ' | ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');

describe('DataAgePage', () => {
  it('says of each kind of when it is and where it is from', () => {
    const text = textOf([
      source({ of: 'decks', date: '2026-11-20', from: 'TopDeck, <EDHTop16>' }),
      source({ of: 'cards', date: '2026-11-23', from: 'Scryfall' }),
      source({ of: 'prices' }),
      source({ of: 'rules', date: '2026-02-09', imported: null }),
      source({ of: 'combos', date: '2026-08-24', imported: null, starter: true }),
    ]);
    expect(text).toMatch(
      /Cards \|.* 23 November 2026 \| 3 days old \| Scryfall \| imported on 24 November 2026/,
    );
    expect(text).toMatch(/Prices \|.* 24 November 2026 \| 2 days old \| Files of the operator/);
    expect(text).toMatch(/Combos \|.* 94 days old \| Our starter catalogue/);
    expect(text).toMatch(/Decks \|.* 20 November 2026 .* TopDeck, &lt;EDHTop16&gt;/);
    expect(text).toMatch(/Rules of brackets \|.* 9 February 2026 \| 290 days old \| Comes with the site/);
    expect(text.indexOf('Cards')).toBeLessThan(text.indexOf('Decks'));
    expect(text).not.toContain('older than');
  });

  it('says what is older than allowed', () => {
    const data = [source({ of: 'cards', date: '2026-11-20' }), source({ of: 'decks', date: '2026-01-01' })];
    expect(textOf(data, '2026-12-30T00:00:00Z')).toMatch(
      /The cards and decks of this site are older than they should be\..*older than the 14 days.*older than the 60 days/,
    );
    expect(textOf(data)).toContain('The decks of this site are older');
  });

  it('says what brackets allow, by whom and since when', () => {
    const text = textOf([]);
    expect(text).toMatch(
      /Game Changers \| Bracket 3, Upgraded \| at most 5 \| A &lt;Panel&gt; \| 8 February 2027/,
    );
    expect(text).toMatch(/Two-card combos \| Bracket 3, Upgraded \| none until turn 5 \| Our reading/);
  });

  it('says what it does not know', () => {
    expect(textOf([])).toContain('did not note their age');
    expect(textOf([source({ of: 'cards', imported: null })])).toMatch(/Cards \|.* no day \| unknown/);
  });
});

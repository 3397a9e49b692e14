import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardPage } from '@crownsmith/api-client';
import { identityOf, type PriceSource } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { toPrintings } from '#app/snapshot/printing-views.server';
import { priceOrigins, PrintingsSection } from './PrintingsSection';
import { shopsOfPrintings } from './PrintingsTable';

type Row = NonNullable<CardPage['printings']>[number];

const card: PageCard = {
  ...{ slug: 'old-spell', name: 'Old Spell', manaValue: 1, typeLine: 'Instant', tags: [], salt: null },
  ...{ colorIdentity: identityOf(['U']), gameChanger: false, canLead: false },
  prices: { cardkingdom: 5, tcgplayer: 3 },
};
const row = (number: string, fields: Partial<Row> = {}): Row => ({
  ...{ id: number, set: 'tst', set_name: 'Test Set', number, released_at: '2019-10-04' },
  ...{ finishes: ['nonfoil'], prices: {} },
  ...fields,
});
const printingsOf = (rows: readonly Row[]) => {
  const page: Partial<CardPage> = { printings: [...rows] };
  const printings = toPrintings(page as CardPage, (code) => code !== 'ugl');
  if (printings === undefined) throw new Error('no printings');
  return printings;
};
const render = (rows: readonly Row[]): string =>
  renderToStaticMarkup(<PrintingsSection card={card} printings={printingsOf(rows)} />);

describe('the printings of a card', () => {
  it('link to the page of the set where there is one', () =>
    expect(render([row('7', { set: 'ugl', set_name: 'Unglued' })])).toContain(
      '<th scope="row">Unglued<small>',
    ));

  it('have set, number, date and the price of each finish, and say why one is not for play', () => {
    const html = render([
      row('12★', {
        prices: { tcgplayer: { nonfoil: 3, foil: 9.5 } },
        printed_name: 'Newer Spell',
      }),
      row('7', { released_at: null, finishes: ['foil'], unplayable: 'gold-border' }),
    ]);
    expect(html).toContain('<a href="/sets/tst">Test Set</a><small>No. 12★ · as “Newer Spell”</small>');
    expect(html).toContain('<time dateTime="2019-10-04">4 October 2019</time>');
    expect(html).toMatch(/\$3\.00<\/span>.*foil.*\$9\.50/);
    expect(html).toContain('No. 7 · only foil · Gold border, not for play');
    expect(html).toContain('No date');
    expect(html).toContain('No price');
  });

  it('are the first twelve of many, with a link to all', () => {
    const html = render(Array.from({ length: 400 }, (_, at) => row(`${at}`)));
    expect(html.match(/<tr>/g)).toHaveLength(13);
    expect(html).toContain('<a href="/cards/old-spell/printings">All 400 printings</a>');
    expect(html.length).toBeLessThan(6000);
    expect(render([row('1')])).not.toContain('/printings"');
  });

  it('say whose price the card has at each shop', () => {
    const { cheapest } = printingsOf([
      row('1', { prices: { tcgplayer: { nonfoil: 0.2 } }, unplayable: 'oversized' }),
      row('2', { prices: { tcgplayer: { foil: 3 } } }),
    ]);
    expect(priceOrigins(card, { cheapest })).toBe(
      'Card Kingdom’s price is for the card: we do not know its prices of printings. The price at TCGplayer is that of Test Set no. 2 in foil, the cheapest that may be played.',
    );
  });

  it.each<[readonly PriceSource[], boolean, readonly PriceSource[]]>([
    [['cardkingdom', 'tcgplayer'], false, ['tcgplayer']],
    [['cardmarket', 'tcgplayer'], true, ['cardmarket', 'tcgplayer']],
    [['cardkingdom'], false, ['tcgplayer']],
  ])('show the prices of the shops of %j', (priceSources, showsEverySource, expected) => {
    const { rows } = printingsOf([
      row('1', { prices: { tcgplayer: { nonfoil: 1 }, cardmarket: { nonfoil: 2 } } }),
    ]);
    expect(shopsOfPrintings(rows, { priceSources, showsEverySource })).toEqual(expected);
  });
});

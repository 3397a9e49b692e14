import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ComparePage } from './ComparePage';
import type { ComparedSide } from './compared-side';

const side = (key: string, numDecks: number, brackets: readonly number[]): ComparedSide => ({
  ...{ key, label: key, url: `/commanders/${key}`, cards: [], numDecks, rows: [] },
  ...{ manaCurve: [], types: {}, averagePrice: undefined },
  figures: { numDecks, brackets, price: undefined },
});

it('counts brackets of the decks whose bracket is estimated', () => {
  const html = renderToStaticMarkup(
    <ComparePage
      inputs={['a', 'b']}
      decks={undefined}
      kinds={{}}
      errors={[]}
      sides={[side('a', 15, [0, 0, 0, 1, 2]), side('b', 93, [0, 0, 0, 0, 40])]}
      comparison={{ both: [], ratherA: [], ratherB: [], overlap: 0, isExact: true }}
      related={[]}
    />,
  );
  const cells = new Map(
    Array.from(html.matchAll(/<th scope="row">([^<]*)<\/th>((?:<td>[^<]*<\/td>)*)/g), ([, label, values]) => [
      label,
      values?.match(/[^<>/]+(?=<\/td>)/g),
    ]),
  );
  expect(cells.get('Decks')).toEqual(['15', '93']);
  expect(cells.get('Decks whose bracket is estimated')).toEqual(['3', '40']);
  expect(cells.get('Bracket 5 (cEDH), estimated')).toEqual(['2 of 3 decks', '100% of 40 decks']);
});

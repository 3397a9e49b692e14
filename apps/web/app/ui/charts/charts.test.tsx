import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColorRing, ManaCurve, TypeBar } from './Charts';
import { curveBars } from './curve';
import { visibleShares, ringPaths } from './shares';
import { FillLegend, TurnChart } from './TurnChart';
import { Sparkline, sparkPoints } from './Sparkline';

describe('curveBars', () => {
  const size = { width: 272, height: 84 };
  it('stay within the plot, in order, on its baseline', () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: 0, max: 40, noNaN: true }), { minLength: 8, maxLength: 8 }),
        (means) => {
          const bars = curveBars(means, size);
          for (const [i, bar] of bars.entries()) {
            expect(bar.x).toBeGreaterThanOrEqual(i === 0 ? 0 : (bars[i - 1]?.x ?? 0));
            expect(bar.x + bar.width).toBeLessThanOrEqual(size.width + 0.01);
            expect(bar.y + bar.height).toBeCloseTo(size.height, 5);
            expect(bar.height).toBeLessThanOrEqual(size.height + 0.01);
            expect(bar.height > 0).toBe(bar.value > 0);
          }
        },
      ),
    );
  });

  it('label the last bar as 7+', () => {
    expect(
      curveBars([1, 2, 3, 4, 5, 6, 7, 8], size)
        .map(({ label }) => label)
        .join(' '),
    ).toBe('0 1 2 3 4 5 6 7+');
  });
});

describe('shares', () => {
  it('leave out invisible parts', () => {
    expect(visibleShares({ W: 3, U: 0, B: 1, R: 0.001 }, ['W', 'U', 'B', 'R']).map(({ key }) => key)).toEqual(
      ['W', 'B'],
    );
    expect(visibleShares({}, ['W'])).toEqual([]);
  });

  it('form a full ring for a single part', () => {
    const [only] = ringPaths([{ key: 'W', value: 1 }], { inner: 10, outer: 20 });
    expect(only?.path).toMatch(/^M/);
    expect(only?.path).not.toContain('NaN');
  });
});

describe('sparkPoints', () => {
  it('leave out periods without decks', () => {
    const points = sparkPoints([
      { period: '2024', numDecks: 0, potentialDecks: 0 },
      { period: '2025', numDecks: 1, potentialDecks: 2 },
    ]);
    expect(points.map(({ share }) => share)).toEqual([0.5]);
    expect(points[0]?.y).toBe(4);
  });
});

describe('Sparkline', () => {
  const month = (period: string, numDecks: number, origin?: string) => ({
    period,
    numDecks,
    potentialDecks: 100,
    origin,
  });
  const draw = (history: Parameters<typeof Sparkline>[0]['history']) => {
    const html = renderToStaticMarkup(<Sparkline history={history} />);
    return { lines: html.match(/<circle/g)?.length, text: /<p class[^>]*>(.*)<\/p>/.exec(html)?.[1] };
  };
  it('is one line where all decks are of one origin', () => {
    const months = ['2024-01', '2024-02', '2024-03'];
    for (const origin of [undefined, 'tournament decks'])
      expect(draw(months.map((period, at) => month(period, 10 * (at + 1), origin)))).toEqual({
        lines: 1,
        text: 'From 10% in 2024-01 to 30% in 2024-03.',
      });
  });
  it('compares like with like where the origin of the decks changes', () => {
    const history = [
      month('2022-08', 100, 'tournament decks'),
      month('2024-09', 90, 'tournament decks'),
      month('2025-02', 7, 'casual lists'),
      month('2025-03', 80, 'tournament decks'),
    ];
    expect(draw(history)).toEqual({
      lines: 2,
      text: 'Tournament decks from 100% in 2022-08 to 80% in 2025-03; casual lists 7% in 2025-02. Each line is of decks of one origin: from one to the other, shares do not compare.',
    });
  });
});

describe('text alternatives of charts', () => {
  it('describe the values', () => {
    const html = renderToStaticMarkup(<ManaCurve means={[1, 2.25, 0, 0, 0, 0, 0, 3]} />);
    expect(html).toContain('aria-label="Mean number of cards by mana value: 1 at 0, 2.3 at 1, 0 at 2');
    expect(html).toContain('3 at 7 or more');
    expect(renderToStaticMarkup(<ManaCurve means={[1, 2, 0, 0, 0, 0, 0, 3]} />)).toContain(
      'aria-label="Number of cards by mana value: 1 at 0, 2 at 1',
    );
    expect(renderToStaticMarkup(<TypeBar means={{ Creature: 30, Land: 36.04 }} />)).toContain(
      'Land <b>36</b>',
    );
    expect(renderToStaticMarkup(<ColorRing means={{ G: 3, U: 1 }} />)).toContain('Blue <b>25%</b>');
  });

  it('are absent without data, as the charts are', () => {
    expect(renderToStaticMarkup(<ColorRing means={{}} />)).toBe('');
    expect(
      renderToStaticMarkup(<Sparkline history={[{ period: '2026', numDecks: 1, potentialDecks: 2 }]} />),
    ).toBe('');
  });
});

describe('TurnChart', () => {
  const bars = [
    { turn: 1, parts: [{ fill: 'solid' as const, value: 0 }], low: 0, high: 0, label: '0%' },
    {
      turn: 2,
      parts: [
        { fill: 'solid' as const, value: 0.25 },
        { fill: 'hatched' as const, value: 0.25 },
      ],
      low: 0.45,
      high: 0.55,
      label: '50%',
    },
  ];
  const html = renderToStaticMarkup(
    <>
      <TurnChart id="chart" title="Wins" description="turn 1 0%, turn 2 50%" bars={bars} most={1} />
      <FillLegend id="chart" labels={[['hatched', 'by a combo']]} />
    </>,
  );
  it('reads as its description, and stacks parts that differ in their pattern', () => {
    expect(html).toContain('role="img" aria-label="Wins: turn 1 0%, turn 2 50%"');
    // A bar of 92 px: two parts of 23 px each, the upper one hatched.
    const rects = [
      ...html.matchAll(
        /<rect class="[^"]*"( fill="url\(#chart-hatch\)")? y="(\d+)" width="19" height="(\d+)"/g,
      ),
    ];
    expect(rects.map(([, hatch, y, height]) => [hatch !== undefined, y, height])).toEqual([
      [false, '69', '23'],
      [true, '46', '23'],
    ]);
    expect(html).toContain('M9.5 50.6V41.4');
  });
  it('has no interval where nothing was counted, and shows its pattern in the legend', () => {
    expect(html.match(/M9\.5/g)).toHaveLength(1);
    expect(html.match(/url\(#chart-hatch\)/g)).toHaveLength(2);
  });
});

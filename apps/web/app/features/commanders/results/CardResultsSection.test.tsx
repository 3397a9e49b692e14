import { identityOf } from '@crownsmith/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageCard } from '#app/model/card';
import type { CommanderCardResultView } from '#app/model/results';
import { UNAVAILABLE } from '#app/model/unavailable';
import { CardResultsSection, type CardFormatResults } from './CardResultsSection';

const commander = (name: string): PageCard => ({
  ...{ slug: name.toLowerCase(), name, manaValue: 1, typeLine: 'Legendary Creature', tags: [], salt: null },
  ...{ colorIdentity: identityOf(['U']), prices: {}, gameChanger: false, canLead: true },
});
const row = (name: string, low: number, high: number): CommanderCardResultView => ({
  slug: name.toLowerCase(),
  cards: [commander(name)],
  with: { lists: 30, wins: 90, games: 150 },
  without: { lists: 1, wins: 60, games: 130 },
  difference: (low + high) / 2,
  low,
  high,
});
const render = (commanders: readonly CommanderCardResultView[]): string =>
  renderToStaticMarkup(
    <CardResultsSection
      name="Sol Ring"
      formats={
        [{ format: 'duel', name: 'Duel Commander', commanders }] satisfies readonly CardFormatResults[]
      }
    />,
  ).replaceAll(/<!-- -->/g, '');

it('states the difference with its interval, and lists and games of both sides', () => {
  const html = render([row('Edgar', 0.01, 0.15)]);
  expect(html).toContain('Results in Duel Commander');
  expect(html).toContain(
    '<a href="/commanders/edgar/results?format=duel">Edgar</a>: <b>+8.0 points</b> (+1.0 to +15.0); ' +
      'with it 60.0% of 150 games, 30 lists; without it 46.2% of 130 games, 1 list',
  );
  expect(html).toContain('This is no cause');
});

it('states no difference whose interval has 0', () => {
  const html = render([row('Edgar', -0.06, 0.1)]);
  expect(html).toContain('no difference is known (−6.0 to +10.0 points)');
  expect(html).not.toContain('2.0 points</b>');
});

it('shows ten known differences and five others, and how many more there are', () => {
  const many = [
    ...Array.from({ length: 12 }, (_, at) => row(`Known${at}`, 0.01, 0.2)),
    ...Array.from({ length: 9 }, (_, at) => row(`Other${at}`, -0.1, 0.1)),
  ];
  const html = render(many);
  expect(html.match(/<li>/g)).toHaveLength(15);
  expect(html).toContain('Known9');
  expect(html).not.toContain('Known10');
  expect(html).toContain('Other4');
  expect(html).not.toContain('Other5');
  expect(html).toContain('Of 6 more commanders and pairs');
});

it('is nothing where no commander has enough games, and says so where results cannot be read', () => {
  expect(renderToStaticMarkup(<CardResultsSection name="Sol Ring" formats={[]} />)).toBe('');
  expect(renderToStaticMarkup(<CardResultsSection name="Sol Ring" formats={UNAVAILABLE} />)).toContain(
    'Results cannot be shown right now.',
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SimilarResults } from './SimilarResults';

it('states the win rate of decks like the list by format, with its interval and what is expected', () => {
  const winRate = { share: 0.52, low: 0.48, high: 0.56, expected: 0.5 };
  const html = renderToStaticMarkup(
    <SimilarResults results={[{ format: 'duel', lists: 40, leastShared: 0.5, games: 600, winRate }]} />,
  );
  expect(html.replaceAll(/<!-- -->/g, '')).toContain(
    '<b>In Duel Commander:</b> the 40 lists most like yours, which have 50% of their cards or more in common with it, ' +
      'won 52.0% of 600 decided games (95% interval 48.0–56.0%), where 50.0% is expected.',
  );
  expect(renderToStaticMarkup(<SimilarResults results={[]} />)).toBe('');
});

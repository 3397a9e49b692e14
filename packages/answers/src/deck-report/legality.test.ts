import { expect, it } from 'vitest';
import { reportLegality } from './legality';
import { readDeck } from './read-deck';

it('asks of each unknown name for the card that it is like', async () => {
  const known = new Map([
    ['Lightnig Bolt', 'Lightning Bolt'],
    ['Blasphemos Act', 'Blasphemous Act'],
  ]);
  const deck = await readDeck(
    { list: '1 Lightnig Bolt\n1 Xyzzy\n1 Blasphemos Act' },
    { find: () => undefined, nearest: (name) => known.get(name), alsoMeant: () => [] },
  );
  const { violations } = await reportLegality(deck);
  expect(violations.flatMap(({ code, fix }) => (code === 'unknown-card' ? [fix] : []))).toEqual([
    'Did you mean “Lightning Bolt”?',
    'Check the spelling; the card may be newer than the data.',
    'Did you mean “Blasphemous Act”?',
  ]);
});

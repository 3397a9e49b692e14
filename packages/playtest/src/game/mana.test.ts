import { identityOf } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { playDeck } from '../playtest';
import { aBasic, aCard, copies } from '../testing/builders';

const green = identityOf(['G']);

/** Shares of games in which a commander for {1}{G} is cast, by turn, with a source beside Forests. */
const castBy = (text: string) => {
  const commander = aCard('Bear', {
    typeLine: 'Legendary Creature — Bear',
    manaCost: '{1}{G}',
    power: '2',
    colorIdentity: green,
  });
  const source = aCard('Source', { typeLine: 'Artifact', manaCost: '{1}', manaValue: 1, text });
  const main = [copies(60, aBasic('Forest', green)), copies(39, source)];
  const run = playDeck(
    { commanders: [copies(1, commander)], main },
    { seed: 3, games: 200, mulligans: 'none' },
  );
  if (!run.ok) throw new Error(run.error.message);
  return run.value.figures.commanders[0]?.by.map(({ share }) => share) ?? [];
};

it('pays for a source by the mana that was there before it', () => {
  const [first, second = 0] = castBy('{T}: Add {C}{C}.');
  expect(first).toBe(0);
  expect(second).toBeGreaterThan(0.9);
});

it('pays by what a source makes afterwards', () => {
  const [first = 0] = castBy('{T}: Add {G}{G}.');
  expect(first).toBeGreaterThan(0.9);
});

import { expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { createPrior } from './prior';
import { makeQuery } from './query';
import { surprisesOf } from './surprises';

it('surprises are what decks of a known commander play less what the prior expects, above a tenth', () => {
  const lookups = lookupsOf(trainModel(tribalDecks(), { items: 60, ridge: 20 }));
  const { model } = lookups;
  const surprises = surprisesOf(lookups);
  expect(surprises.starts).toHaveLength(model.priorZones.length + 1);
  let played = 0;
  model.priorZones.forEach((zone, source) => {
    const commander = model.zoneCommanders[zone * 2];
    const { rates } = createPrior(lookups)(makeQuery(lookups, { commanders: [commander], cards: [] }));
    const decks = model.zoneStarts[zone + 1] - model.zoneStarts[zone];
    const found = new Map<number, number>();
    for (let i = surprises.starts[source]; i < surprises.starts[source + 1]; i++)
      found.set(surprises.places[i], surprises.values[i]);
    for (let card = 0; card < lookups.cards; card++) {
      const at = model.zoneCards
        .subarray(model.zoneCardStarts[zone], model.zoneCardStarts[zone + 1])
        .indexOf(card);
      const count = at < 0 ? 0 : model.zoneCounts[model.zoneCardStarts[zone] + at];
      if (count > 0) played++;
      const identity = model.cardIdentities[card];
      const isAllowed = (identity & ~lookups.zoneIdentities[zone]) === 0;
      const surprise = isAllowed ? count / decks - rates[card] : 0;
      if (Math.abs(surprise) >= 0.101) expect(found.get(card)).toBeCloseTo(surprise, 4);
      if (Math.abs(surprise) <= 0.099) expect(found.has(card)).toBe(false);
    }
  });
  expect(played).toBeGreaterThan(50);
  const elves = model.priorZones.findIndex(
    (zone) => model.zoneCommanders[zone * 2] === cardIndex('elf-chief'),
  );
  expect(surprises.starts[elves + 1]).toBeGreaterThan(surprises.starts[elves]);
});

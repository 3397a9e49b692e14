import { TAGS, type Tag } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { lookupsOf } from '../model/model-lookups';
import { rangesOfZones, zonesWithAll } from '../signals/commander-rates';
import { cardIndex, tribalDecks } from '../testing/tribal-decks';
import { trainModel } from '../training/train-model';
import { tagRanges } from './tag-ranges';

const { cards, decks: given } = tribalDecks();
const decks = [...given];
const lookups = lookupsOf(trainModel({ cards, decks }));
const rangesOf = (commander: number) =>
  tagRanges(
    lookups.model,
    Uint32Array.from(
      rangesOfZones(lookups, zonesWithAll(lookups, [commander])).flatMap(([start, end]) =>
        Array.from({ length: end - start }, (_, at) => start + at),
      ),
    ),
  );

/** Counts of a tag in the decks of a commander, ascending. */
const countsOf = (commander: number, tag: Tag): readonly number[] =>
  decks
    .filter(({ commanders }) => commanders.includes(commander))
    .map(
      ({ commanders, cards: list }) =>
        [...new Set<number>(list)].filter((card) => {
          const own = cards[card];
          return own?.tags.includes(tag) && !own.basic && !commanders.includes(card);
        }).length,
    )
    .sort((a, b) => a - b);

it('are the quantiles of what the decks of a commander play', () => {
  const commander = cardIndex('elf-chief');
  const ranges = rangesOf(commander);
  expect(ranges.decks).toBeGreaterThan(10);
  for (const tag of TAGS) {
    const counts = countsOf(commander, tag);
    const at = (share: number) => counts[Math.round(share * (counts.length - 1))];
    expect([tag, ranges.byTag[tag], ranges.decks]).toEqual([
      tag,
      {
        low: at(0.1),
        median: at(0.5),
        high: at(0.9),
        mean: counts.reduce((sum, count) => sum + count, 0) / counts.length,
      },
      counts.length,
    ]);
  }
  expect(ranges.byTag.ramp.median).toBeGreaterThan(0);
});

it('are of no decks for a commander that nobody played', () => {
  const { decks: count, byTag } = rangesOf(cardIndex('unplayed-elf-chief'));
  expect([count, byTag.ramp]).toEqual([0, { low: 0, median: 0, high: 0, mean: 0 }]);
});

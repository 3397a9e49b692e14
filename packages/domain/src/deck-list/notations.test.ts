import { describe, expect, it } from 'vitest';
import { NOTATIONS } from '../../testing/notations/all-notations';
import { MADE_CARDS, MADE_DECKS } from '../../testing/notations/made-deck';
import { readBack } from '../../testing/notations/measure';
import { makeLookUp } from '../../testing/notations/name-look-up';
import { sampleDecks } from '../../testing/notations/sample-decks';
import { longOrShort } from '../../../../tooling/vitest/forms.mjs';
import { realDeckCards } from '../../testing/real-cards';

/** Lists that nothing but a guess could complete: the commander has the last place in the alphabet, too. */
const UNDECIDED = new Set(['last of a list in alphabetical order']);

describe('notations that people paste', () => {
  it('are many, each once', () => {
    expect(NOTATIONS.length).toBeGreaterThan(200);
    expect(new Set(NOTATIONS.map(({ name }) => name)).size).toBe(NOTATIONS.length);
  });

  const lookUp = makeLookUp(MADE_CARDS);
  it.each(NOTATIONS.filter(({ name }) => !UNDECIDED.has(name)))(
    '$name: made decks are parsed exactly',
    (notation) => expect(MADE_DECKS.flatMap((deck) => readBack(deck, notation, lookUp))).toEqual([]),
  );
});

/** So many notations at a time are left out but one. */
const EVERY = longOrShort(1, 3);

/** Each notation has one of them; `npm run bench -- notations` measures more decks, each in all notations. */
const DECKS = 3;
const cards = realDeckCards();

describe.skipIf(cards === undefined)('notations with real decks', () => {
  it('are parsed exactly in 97 % of all notations', () => {
    const lookUp = makeLookUp(cards ?? []);
    const decks = sampleDecks(lookUp, DECKS) ?? [];
    const notations = NOTATIONS.filter((_, at) => at % EVERY === 0);
    const faults = notations.flatMap((notation, at) =>
      decks
        .slice(at % DECKS, (at % DECKS) + 1)
        .flatMap((deck) => readBack(deck, notation, lookUp).slice(0, 1))
        .map((fault) => `${notation.name}: ${fault}`),
    );
    expect(decks).toHaveLength(DECKS);
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(0.03 * notations.length);
  });
});

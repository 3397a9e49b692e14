import { allows, isColorIdentity } from '@crownsmith/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageContext } from '#src/pages/page-context';
import { makePotentialAmong } from './potential-among';

const CARDS = 6;
const dayArbitrary = fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 5 }));
const decksArbitrary = fc.array(
  fc.record({
    identity: fc.integer({ min: 0, max: 31 }),
    day: dayArbitrary,
    c1: fc.nat(CARDS - 1),
    c2: fc.integer({ min: -1, max: CARDS - 1 }),
    chosen: fc.boolean(),
  }),
  { maxLength: 40 },
);
const cardsArbitrary = fc.array(
  fc.record({ colorIdentity: fc.integer({ min: 0, max: 31 }), firstDay: dayArbitrary }),
  { minLength: CARDS, maxLength: CARDS },
);

it('counts the decks that could play a card as a plain loop does', () => {
  fc.assert(
    fc.property(decksArbitrary, cardsArbitrary, (decks, cards) => {
      // A deck's identity holds that of its commanders.
      const whole = decks.map((deck) => {
        const zone = [deck.c1, ...(deck.c2 < 0 || deck.c2 === deck.c1 ? [] : [deck.c2])];
        const identity = zone.reduce((bits, card) => bits | (cards[card]?.colorIdentity ?? 0), deck.identity);
        return { ...deck, identity, zone };
      });
      const column = (pick: (deck: (typeof whole)[number]) => number) => Int32Array.from(whole, pick);
      const held = {
        identity: column(({ identity }) => identity),
        day: column(({ day }) => day),
        c1: column(({ c1 }) => c1),
        c2: column(({ zone }) => zone[1] ?? -1),
      };
      const context = {
        cards,
        counts: {
          held,
          firstDays: Int32Array.from(cards, ({ firstDay }) => firstDay),
          identities: Int32Array.from(cards, ({ colorIdentity }) => colorIdentity),
          exempt: new Int32Array(cards.length),
        },
      } as unknown as PageContext;
      const chosen = whole.flatMap((deck, number) => (deck.chosen ? [number] : []));
      const countPotentials = makePotentialAmong(context);
      const chosenDecks = Int32Array.from(chosen);
      const potentials = countPotentials(chosenDecks, [...cards.keys()]);
      cards.forEach(({ colorIdentity, firstDay }, card) => {
        const expected = whole.filter(
          ({ chosen: isChosen, identity, day, zone }) =>
            isChosen &&
            isColorIdentity(colorIdentity) &&
            isColorIdentity(identity) &&
            allows(identity, { colorIdentity }) &&
            (day < 0 || day >= firstDay) &&
            !zone.includes(card),
        );
        expect(potentials.get(card)).toBe(expected.length);
        expect(countPotentials(chosenDecks, [card])).toEqual(new Map([[card, expected.length]]));
      });
    }),
  );
});

import { expect, it } from 'vitest';
import { identityOfCards, openCardSource, readList } from '../index';
import type { CardSource } from '../source/card-source';
import { recommend } from './recommend';

const known = new Map([
  ['Lightnig Bolt', 'Lightning Bolt'],
  ['Sol Rign', 'Sol Ring'],
]);
const hintingSource = async (): Promise<CardSource> => ({
  ...(await openCardSource({})),
  nearest: (names) => Promise.resolve(new Map(names.map((name) => [name, known.get(name)]))),
});

it.each([
  [['Lightnig Bolt', 'Opt'], '“Lightnig Bolt”: no such card in ', '. Did you mean “Lightning Bolt”?'],
  [['Lightnig Bolt', 'Sol Rign'], '“Sol Rign”: no such card', 'mean “Lightning Bolt” and “Sol Ring”?'],
  [['Sol Rign', 'Xyzzy'], '“Sol Rign”, “Xyzzy”', '. Did you mean “Sol Ring”?'],
  [['Xyzzy'], '“Xyzzy”: no such card', '. It has well-known cards only'],
])('names what each unknown name of %j is like', async (names, ...parts) => {
  const failed = identityOfCards(names, await hintingSource());
  for (const part of parts) await expect(failed).rejects.toThrow(part);
});

it('has the names that unknown ones are like among the notes of recommendations', async () => {
  const source = {
    ...(await hintingSource()),
    decks: {
      recommend: () =>
        Promise.resolve({ ok: true as const, value: { inRecs: [], outRecs: [], num_cards: 1 } }),
      commander: () => Promise.resolve(undefined),
    },
  };
  const list = await readList('Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Rign\n1 Xyzzy', source);
  const { notes, unknown } = await recommend(list, source);
  expect(notes).toEqual(['There is no card “Sol Rign”. Did you mean “Sol Ring”?']);
  expect(unknown).toEqual(['Sol Rign', 'Xyzzy']);
});

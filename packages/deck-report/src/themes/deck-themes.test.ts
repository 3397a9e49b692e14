import { describe, expect, it } from 'vitest';
import { aDeckCard } from '../testing/builders';
import { deckThemes, type DeckThemeOptions } from './deck-themes';

const entry = (card: ReturnType<typeof aDeckCard>) => ({ name: card.name, count: 1, card });
const elf = (at: number) =>
  entry(aDeckCard(`Elf ${at}`, { typeLine: 'Creature — Elf Warrior', text: 'Other Elves get +1/+1.' }));
const lord = entry(
  aDeckCard('Lord', { typeLine: 'Legendary Creature — Elf', text: 'Elves you control have haste.' }),
);
const elves = Array.from({ length: 14 }, (_, at) => elf(at));
const plain = Array.from({ length: 20 }, (_, at) =>
  entry(aDeckCard(`Rock ${at}`, { typeLine: 'Enchantment', manaCost: '{2}{W}' })),
);
const groups = (main: readonly ReturnType<typeof entry>[], options?: DeckThemeOptions) =>
  deckThemes({ commanders: [lord], main }, options).map(({ kind, key, name, names }) => [
    kind,
    key,
    name,
    names.length,
  ]);

describe('the themes of a deck', () => {
  it('are its tribe, with the commander among the cards', () =>
    expect(groups([...elves, ...plain])).toContainEqual(['tribe', 'elf', 'Elves', 15]));

  it('count copies of a card', () => {
    const main = [...elves.slice(1), { ...(elves[0] as (typeof elves)[number]), count: 20 }, ...plain];
    expect(deckThemes({ commanders: [lord], main }).find(({ kind }) => kind === 'tribe')).toMatchObject({
      cards: 34,
      names: { length: 15 },
    });
  });

  it('are none for cards that have nothing in common', () => expect(groups(plain.slice(0, 3))).toEqual([]));

  it('count a commander that leads them, as their rules do', () => {
    const leader = entry(
      aDeckCard('Leader', {
        typeLine: 'Legendary Creature — Human',
        text: 'Each creature card in your graveyard has unearth {2}.',
      }),
    );
    const spells = ['Raise', 'Wake'].map((name) =>
      entry(
        aDeckCard(name, {
          typeLine: 'Sorcery',
          text: 'Put target creature card from a graveyard onto the battlefield under your control.',
        }),
      ),
    );
    expect(
      deckThemes({ commanders: [leader], main: [...spells, ...plain] }).find(
        ({ key }) => key === 'reanimator',
      )?.names,
    ).toEqual(['Leader', 'Raise', 'Wake']);
  });

  it('follow from a list where texts are not known', () => {
    const silent = Array.from({ length: 40 }, (_, at) =>
      entry(aDeckCard(`Silent ${at}`, { typeLine: 'Sorcery', text: undefined, manaCost: undefined })),
    );
    expect(groups(silent)).toEqual([]);
    expect(groups(silent, { listedThemes: () => ['tokens'] })).toContainEqual([
      'theme',
      'tokens',
      'Tokens',
      40,
    ]);
  });
});

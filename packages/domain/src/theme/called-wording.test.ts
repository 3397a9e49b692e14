import { describe, expect, it } from 'vitest';
import { calledWording } from './called-wording';
import { calledThemes, ledThemes } from './deck-theme';
import { makeNamedTribes } from './named-tribes';
import type { ThemeCardFacts } from './theme-signal';

const commander = (text: string): ThemeCardFacts => ({
  name: 'Test Card',
  typeLine: 'Legendary Creature — Human',
  manaValue: 3,
  keywords: [],
  tags: [],
  text,
});

describe('calledWording', () => {
  it.each<[string, string]>([
    ['whenever you gain life, put a +1/+1 counter on ~.', 'whenever you gain life. '],
    [
      'whenever you cast an aura, equipment, or vehicle spell, draw a card.',
      'whenever you cast an aura, equipment, or vehicle spell. ',
    ],
    [
      'eminence — whenever another zombie you control dies, draw a card.',
      'eminence — whenever another zombie you control dies. ',
    ],
    [
      '{t}: create x tokens, where x is the number of goblins you control.',
      '{t}. number of goblins you control',
    ],
    ['other elves you control get +1/+1.', 'other elves you control get +1/+1.'],
    ['creatures you control have "{t}: add {g}."', 'creatures you control have "{t}: add {g}."'],
    ['', ''],
  ])('%s', (wording, called) => expect(calledWording(wording)).toBe(called));
});

describe('calledThemes', () => {
  it.each<[string, string, string]>([
    ['Whenever you gain life, put a +1/+1 counter on Test Card.', 'lifegain', 'counters'],
    [
      'Whenever you cast an instant or sorcery spell, create a 2/2 Drake creature token.',
      'spellslinger',
      'tokens',
    ],
    [
      'Tap an untapped artifact you control: Exile the top card of your library. You may play it.',
      'artifacts',
      'impulse',
    ],
  ])('%s', (text, called, made) => {
    expect(calledThemes(commander(text))).toContain(called);
    expect(calledThemes(commander(text))).not.toContain(made);
    expect(ledThemes(commander(text))).toEqual(expect.arrayContaining([called, made]));
  });

  it('are among the led ones', () => {
    const text = 'Whenever a creature dies, each opponent loses 1 life.\nSacrifice a creature: Draw a card.';
    expect(ledThemes(commander(text))).toEqual(expect.arrayContaining([...calledThemes(commander(text))]));
  });
});

it('finds the types that a commander calls for, not those that it only affects', () => {
  const named = makeNamedTribes(['Elf', 'Goblin']);
  const card = commander('Whenever you cast a Goblin spell, target Elf gets +1/+1 until end of turn.');
  expect(named(card)).toEqual(['Goblin', 'Elf']);
  expect(named(card, true)).toEqual(['Goblin']);
});

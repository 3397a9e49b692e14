import { describe, expect, it } from 'vitest';
import { makeSignalIndex } from './signal-index';
import { matchesSignal, normalizeFacts, type ThemeCardFacts, type ThemeSignal } from './theme-signal';

const LISTS: readonly (readonly ThemeSignal[])[] = [
  [{ types: ['artifact'] }, { wording: /\bartifacts? you control\b/ }],
  [{ keywords: ['flying'] }],
  [{ phrases: ['food', 'treasure'] }],
  [{ names: ['rat colony'] }],
  [{ wording: /^\s*$/ }],
  [{ types: ['creature'], maxPower: 2, maxManaValue: 3 }],
  [{ minColors: 3 }],
  [{ isColorless: true }],
  [{ faceTypes: ['adventure'] }],
  [{ phrases: ['ox', 'dies or is put'], unless: /\bthen\b/ }],
];
const card = (facts: Partial<ThemeCardFacts>): ThemeCardFacts => ({
  name: 'Test Card',
  typeLine: 'Sorcery',
  manaValue: 3,
  keywords: [],
  tags: [],
  ...facts,
});

describe('makeSignalIndex', () => {
  it.each<[string, Partial<ThemeCardFacts>, readonly number[]]>([
    ['a type', { typeLine: 'Artifact' }, [0]],
    ['a text', { text: 'Artifacts you control have ward.' }, [0]],
    ['a keyword', { keywords: ['Flying'], text: 'Make a Treasure.' }, [1, 2]],
    ['a name', { name: 'Rat Colony', text: 'Menace' }, [3]],
    ['an empty text', { text: '' }, [4]],
    ['no known text', {}, []],
    ['a small creature', { typeLine: 'Creature', power: '2', text: 'Haste' }, [5]],
    ['a large creature', { typeLine: 'Creature', power: '3', text: 'Haste' }, []],
    ['a creature without a number', { typeLine: 'Creature', power: '*' }, []],
    ['three colours', { manaCost: '{W}{U/B}', text: 'Haste' }, [6]],
    ['no colours', { manaCost: '{7}{C}' }, [7]],
    ['no cost', { manaCost: '' }, []],
    ['a text of two letters', { text: 'Ox' }, [9]],
    ['a text that ends with one', { text: 'When it dies or is put' }, [9]],
    ['a text with a part of one', { text: 'When it dies or is pu' }, []],
    ['a text with two that another rules out', { text: 'When the ox dies or is put there, then then.' }, []],
    ['a second face', { typeLine: 'Creature — Elf // Sorcery — Adventure' }, [8]],
  ])('finds %s', (_, facts, places) => {
    const found = normalizeFacts(card(facts));
    expect(makeSignalIndex(LISTS)(found)).toEqual(places);
    const naive = LISTS.flatMap((signals, place) =>
      signals.some((signal) => matchesSignal(signal, found)) ? [place] : [],
    );
    expect(naive).toEqual(places);
  });
});

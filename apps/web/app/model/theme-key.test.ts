import { expect, it } from 'vitest';
import { themeKeyOf } from './theme-key';

const KEYS = ['elf', 'vampire', 'tokens', 'merfolk', 'dwarf', 'spell-copy', 'human', 'ally', 'fox', 'fliers'];

it.each([
  ['elf', 'elf'],
  ['Elves', 'elf'],
  ['dwarves', 'dwarf'],
  ['Vampires', 'vampire'],
  ['token', 'tokens'],
  ['spell copy', 'spell-copy'],
  ['allies', 'ally'],
  ['foxes', 'fox'],
  ['flying', 'fliers'],
  ['Toughness', undefined],
  ['goblin', undefined],
  ['', undefined],
  ['__proto__', undefined],
])('%s matches %s', (segment, key) => expect(themeKeyOf(segment, KEYS)).toBe(key));

import { expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { makeSharedTraits } from './shared-traits';

const card = (name: string, type: string, text: string, keywords: readonly string[] = []) =>
  testCard(name, type, { text, keywords });
const leader = [
  card(
    'Ria, Elf Queen',
    'Legendary Creature — Human Druid',
    'Create a 1/1 Elf creature token. Elves have haste.',
    ['Vigilance'],
  ),
];

it.each([
  ['a creature type that the commander has', card('Dru', 'Creature — Orc Druid', ''), ['Druid']],
  ['a creature type that its text names', card('Elfin', 'Creature — Elf', ''), ['Elf']],
  ['a keyword', card('Vig', 'Creature — Orc', 'Vigilance', ['Vigilance']), ['Vigilance']],
  ['a theme that it leads', card('Maker', 'Sorcery', 'Create two 1/1 Bird creature tokens.'), ['Tokens']],
  ['nothing with a card of another kind', card('Boom', 'Sorcery', 'Destroy all lands.'), []],
])('a commander shares %s', (_, other, shared) =>
  expect(makeSharedTraits([other])(leader)(0)).toEqual(shared),
);

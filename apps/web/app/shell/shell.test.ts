import { expect, it } from 'vitest';
import { scopeText } from './shell.server';

it.each([
  [{}, undefined],
  [{ commander: 6000 }, undefined],
  [{ commander: 6000, duel: 0 }, undefined],
  [{ commander: 6000, duel: 1 }, '6,000 commander decks and 1 duel deck'],
  [{ duel: 20 }, '20 duel decks'],
])('scopeText names the formats of the decks unless all are of Commander: %j', (formats, text) =>
  expect(scopeText(formats)).toBe(text),
);

import { expect, it } from 'vitest';
import { countedFormats, scopeText } from './counted-formats';

it.each([
  [{}, undefined],
  [{ commander: 6000 }, undefined],
  [{ commander: 6000, duel: 0 }, undefined],
  [{ commander: 6000, duel: 1 }, '6,000 commander decks and 1 duel deck'],
  [{ duel: 20 }, '20 duel decks'],
])('scopeText names the formats of the decks unless all are of Commander: %j', (formats, text) =>
  expect(scopeText(formats)).toBe(text),
);

it.each([
  [{}, 'Commander'],
  [{ commander: 6000, duel: 0 }, 'Commander'],
  [{ duel: 20 }, 'Duel Commander'],
  [{ commander: 1, duel: 20 }, 'Duel Commander and Commander'],
])('countedFormats names the formats, that with the most decks first: %j', (formats, text) =>
  expect(countedFormats(formats)).toBe(text),
);

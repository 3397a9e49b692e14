import { describe, expect, it } from 'vitest';
import { keywordsFromText } from './keyword';

describe('keywordsFromText', () => {
  it.each([
    ['Flying, haste\nCycling {2} (Pay to draw.)', ['Flying', 'Haste', 'Cycling']],
    ['First strike; protection from red', ['First strike', 'Protection']],
    ['Kicker {1}{R}\nDraw a card.', ['Kicker']],
    ['Partner with Test Wolf (When it enters, find it.)', ['Partner with', 'Partner']],
    ['Partner (You can have two.)', ['Partner']],
    ['Landfall — Whenever a land enters, scry 1.', ['Landfall', 'Scry']],
    ['Council’s dilemma — Each player votes.', ["Council's dilemma"]],
    ['Basic landcycling {1}', ['Basic landcycling']],
    ['Plainscycling {2}', ['Plainscycling']],
    ['Ward {2}', ['Ward']],
    ['Multikicker {2}', ['Multikicker']],
    ['Other creatures have flying.', []],
    ['Destroy target creature with flying.', []],
    ['(This creature has haste.)', []],
    ['Flashy lights: draw a card.', []],
    ['It can’t be regenerated.', []],
    ['', []],
  ])('%s', (text, keywords) => expect(keywordsFromText(text)).toEqual(keywords));

  it.each([
    ['Test Monstrosity', 'Whenever Test Monstrosity attacks, scry 1.', ['Scry']],
    ['Test Bear // Test Fight', 'Flying\n//\nReturn Test Fight.', ['Flying']],
    ['Test Hydra', '{3}{G}: Monstrosity 2.', ['Monstrosity']],
  ])('finds no keyword action in the name %s', (name, text, keywords) =>
    expect(keywordsFromText(text, name)).toEqual(keywords),
  );
});

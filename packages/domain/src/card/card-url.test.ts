import { describe, expect, it } from 'vitest';
import { anyCardName } from '../../testing/arbitraries';
import { test } from '../../testing/property';
import { makeSlug } from '../text/slug';
import { cardUrl, commanderUrl, slugOfCardUrl, slugOfCommanderUrl } from './card-url';

describe('the path of a card', () => {
  test('gives its slug back', [anyCardName], (name) =>
    expect(slugOfCardUrl(cardUrl(makeSlug(name)))).toBe(makeSlug(name)),
  );
  it.each([
    '/cards/',
    '/cards/A',
    '/cards/a/b',
    'cards/a',
    '/commanders/a',
    'https://a.example/cards/a',
    '/cards/a?b',
  ])('%j is not the path of a card', (url) => expect(slugOfCardUrl(url)).toBeUndefined());
  it('of a commander is its own', () => {
    expect(commanderUrl(makeSlug('Krenko, Mob Boss'))).toBe('/commanders/krenko-mob-boss');
    expect(slugOfCommanderUrl('/commanders/krenko-mob-boss')).toBe('krenko-mob-boss');
    expect(slugOfCommanderUrl('/cards/krenko-mob-boss')).toBeUndefined();
  });
});

/** Misuse that the types refuse; never run. */
export const misuse = (): void => {
  // @ts-expect-error a name is not a slug
  cardUrl('Sol Ring');
};

import { describe, expect, it } from 'vitest';
import { anyCardName } from '../../testing/arbitraries';
import { test } from '../../testing/property';
import { makeSlug } from '../text/slug';
import { cardUrl, commanderUrl, findPairOfUrl, slugOfCardUrl, slugOfCommanderUrl } from './card-url';

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

describe('the path of a pair', () => {
  const names = ['Krark, the Thumbless', 'Sakashima', 'Sakashima of a Thousand Faces', 'Tymna the Weaver'];
  const bySlug = new Map(names.map((name) => [makeSlug(name) as string, name]));
  const pairOf = (url: string) => findPairOfUrl(url, (slug) => bySlug.get(slug));

  it.each([
    ['/commanders/krark-the-thumbless-tymna-the-weaver', ['Krark, the Thumbless', 'Tymna the Weaver']],
    ['/commanders/sakashima-of-a-thousand-faces-tymna-the-weaver', [names[2], names[3]]],
    ['/commanders/krark-the-thumbless', undefined],
    ['/commanders/krark-the-thumbless-', undefined],
    ['/commanders/nobody-tymna-the-weaver', undefined],
    ['/cards/krark-the-thumbless-tymna-the-weaver', undefined],
  ])('%s has the cards %j', (url, expected) => expect(pairOf(url)).toEqual(expected));
});

/** Misuse that the types refuse; never run. */
export const misuse = (): void => {
  // @ts-expect-error a name is not a slug
  cardUrl('Sol Ring');
};

import { expect, it } from 'vitest';
import { ALTERNATE_ART_KEY, mergeArt } from './alternate-art';

const storageWith = (art?: unknown) => {
  const texts = new Map<string, string>();
  if (art !== undefined) texts.set(ALTERNATE_ART_KEY, typeof art === 'string' ? art : JSON.stringify(art));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    stored: (): unknown => JSON.parse(texts.get(ALTERNATE_ART_KEY) ?? 'null'),
    texts,
  };
};

it("keeps a visitor's choices where the profile has none, once", () => {
  const storage = storageWith({ '/cards/opt': '/mine.jpg', '/cards/shock': '/mine.jpg', '/cards/bog': 3 });
  const profile = { '/cards/opt': '/profile.jpg' };
  expect(mergeArt(storage, 'u1', profile)).toEqual({ '/cards/shock': '/mine.jpg' });
  expect(storage.stored()).toEqual({ '/cards/opt': '/profile.jpg', '/cards/shock': '/mine.jpg' });
  // Removed elsewhere since.
  expect(mergeArt(storage, 'u1', profile)).toEqual({});
  expect(storage.stored()).toEqual(profile);
});

it.each([['{'], ['[]'], ['null'], ['"x"']])('reads the stored text %s as no choice', (text) => {
  const storage = storageWith(text);
  expect(mergeArt(storage, 'u1', { '/cards/opt': '/a.jpg' })).toEqual({});
  expect(storage.stored()).toEqual({ '/cards/opt': '/a.jpg' });
});

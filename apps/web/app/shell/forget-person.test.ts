import { CLIPBOARD_STORAGE_KEY } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { openQueue } from '#app/features/settings/settings-queue';
import { DARK_MODE_FLAG } from '#app/features/color-mode/color-mode-script';
import { forgetPerson, SIGNED_IN_KEY } from './forget-person';

/** A storage whose keys are properties, as browsers have it. */
const makeStorage = (texts: Readonly<Record<string, string>>): Storage & Record<string, unknown> => {
  const storage = Object.create({
    getItem: (key: string) => (storage[key] as string | undefined) ?? null,
    setItem: (key: string, text: string) => void (storage[key] = text),
    removeItem: (key: string) => void delete storage[key],
  }) as Storage & Record<string, unknown>;
  return Object.assign(storage, texts);
};

it('leaves nothing of a person in the browser, and what is the browser’s own', () => {
  const own = { [SIGNED_IN_KEY]: 'u1', [DARK_MODE_FLAG]: 'true' };
  const storage = makeStorage({
    ...own,
    [CLIPBOARD_STORAGE_KEY]: '{}',
    'clipboard-sync:u1': '{}',
    'clipboard-unreadable': '{',
    recentSearches: '[]',
    // Where the specification has it.
    alternateArt: '{"/cards/opt":"/a.jpg"}',
  });
  openQueue('u1', () => storage).add({ settings: { saltLevel: 2 }, at: 1 });
  expect(Object.keys(storage)).toEqual(expect.arrayContaining(['alternateArt', 'settings-queue:u1']));
  forgetPerson(storage);
  expect({ ...storage }).toEqual(own);
});

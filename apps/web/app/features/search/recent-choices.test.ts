import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentChoices, rememberChoice } from './recent-choices';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const labels = () => recentChoices().map(({ label }) => label);
const choose = (label: string) =>
  rememberChoice({ label, url: `/cards/${label}`, kind: 'card', image: '/x' });

it('remembers the last five choices once each, the latest first, without their pictures', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) choose(name);
  expect(labels()).toEqual(['b', 'f', 'e', 'd', 'c']);
  expect(recentChoices()[0]).toEqual({ label: 'b', url: '/cards/b', kind: 'card' });
});

it.each([
  'no JSON',
  '{}',
  '[1]',
  '[{"label":"x"}]',
  '[{"label":"x","url":"https://other.test/"}]',
  '[{"label":"x","url":"//other.test"}]',
])('ignores %s in the storage', (text) => {
  stored.set('recentSearches', text);
  expect(recentChoices()).toEqual([]);
  choose('a');
  expect(labels()).toEqual(['a']);
});

it('forgets where the storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  choose('a');
  expect(recentChoices()).toEqual([]);
});

import type { CardList, CardRow, WireCard } from '@crownsmith/api-client';
import { expect, it } from 'vitest';
import { playedWithLists } from './card-page';

const RELEASED: Readonly<Record<string, string>> = {
  mox: '2026-06-01',
  orb: '2020-01-01',
  elf: '2025-11-27',
  bear: '2019-01-01',
};
const cards = {
  card: (slug: string) =>
    slug in RELEASED ? ({ sanitized: slug, released_at: RELEASED[slug] } as WireCard) : undefined,
};
const row = (slug: string, num_decks: number, synergy: number | null): CardRow => ({
  slug,
  num_decks,
  potential_decks: 100,
  synergy,
  lift: null,
});
const [mox, orb, elf, bear] = [
  row('mox', 60, 0.1),
  row('orb', 70, 0.4),
  row('elf', 20, null),
  row('bear', 50, -0.2),
];
const OWN: readonly CardList[] = [
  { tag: 'creatures', header: 'Creatures', rows: [bear, elf, row('unknown', 99, 0.9)] },
  { tag: 'utilityartifacts', header: 'Utility Artifacts', rows: [orb] },
  { tag: 'manaartifacts', header: 'Mana Artifacts', rows: [mox] },
];

it('chooses new, high synergy and top cards among the lists by type, and lists artifacts in one', () => {
  const lists = playedWithLists(OWN, cards, '2025-11-26');
  expect(lists.map(({ header, rows }) => [header, rows.map(({ slug }) => slug)])).toEqual([
    ['New Cards', ['mox', 'elf']],
    ['High Synergy Cards', ['orb', 'mox']],
    ['Top Cards', ['orb', 'mox', 'bear', 'elf']],
    ['Creatures', ['bear', 'elf']],
    ['Utility Artifacts', ['orb']],
    ['Mana Artifacts', ['mox']],
    ['Artifacts', ['orb', 'mox']],
  ]);
  expect(playedWithLists([], cards, undefined)).toEqual([]);
});

import { expect, it } from 'vitest';
import type { PageCard, PageList, PageRow } from '#app/model/card';
import type { CardLookup } from './card-fields.server';
import { playedWithLists } from './card-page.server';

const RELEASED: Readonly<Record<string, string>> = {
  mox: '2026-06-01',
  orb: '2020-01-01',
  elf: '2025-11-27',
};
const cardOf = ((slug: string) => ({ slug, released_at: RELEASED[slug] })) as unknown as CardLookup;
const row = (slug: string, numDecks: number, synergy: number | null): PageRow => ({
  ...{
    card: { slug } as PageCard,
    numDecks,
    potentialDecks: 100,
    inclusion: numDecks / 100,
    synergy,
    lift: null,
  },
});
const [mox, orb, elf, bear] = [
  row('mox', 60, 0.1),
  row('orb', 70, 0.4),
  row('elf', 20, null),
  row('bear', 50, -0.2),
];
const OWN: readonly PageList[] = [
  { tag: 'creatures', header: 'Creatures', rows: [bear, elf] },
  { tag: 'utilityartifacts', header: 'Utility Artifacts', rows: [orb] },
  { tag: 'manaartifacts', header: 'Mana Artifacts', rows: [mox] },
];

it('chooses new, high synergy and top cards among the lists by type, and lists artifacts in one', () => {
  const lists = playedWithLists(OWN, cardOf, '2026-11-26');
  expect(lists.map(({ header, rows }) => [header, rows.map(({ card }) => card.slug)])).toEqual([
    ['New Cards', ['mox', 'elf']],
    ['High Synergy Cards', ['orb', 'mox']],
    ['Top Cards', ['orb', 'mox', 'bear', 'elf']],
    ['Creatures', ['bear', 'elf']],
    ['Utility Artifacts', ['orb']],
    ['Mana Artifacts', ['mox']],
    ['Artifacts', ['orb', 'mox']],
  ]);
  expect(playedWithLists([], cardOf, null)).toEqual([]);
});

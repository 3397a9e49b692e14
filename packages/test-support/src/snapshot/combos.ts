import type { Combo, ComboIndex } from '@crownsmith/api-client';
import { unionIdentity } from '@crownsmith/domain';
import type { FixtureData, FixtureFiles } from './fixture-data';

const makeCombo = (
  { cards, decks }: FixtureData,
  id: string,
  names: readonly string[],
  results: string[],
  index: number,
): Combo => {
  const parts = names.flatMap((name) => cards.find((card) => card.name === name) ?? []);
  return {
    id,
    cards: parts.map(({ slug }) => slug),
    identity: unionIdentity(...parts.map(({ colorIdentity }) => colorIdentity)),
    results,
    num_decks: decks - index * 10,
    potential_decks: decks,
    ...(index === 0 && {
      prerequisites: 'Both on the battlefield.',
      steps: 'Tap the first.\nUntap it with the second.',
    }),
  };
};

/** Three combos of staples, without those whose cards are missing. */
export const comboFiles = (data: FixtureData): FixtureFiles => {
  const combos = [
    makeCombo(
      data,
      'ring-and-signet',
      ['Sol Ring', 'Arcane Signet'],
      ['Infinite mana', 'Infinite storm', 'Infinite turns'],
      0,
    ),
    makeCombo(
      data,
      'bolt-and-study',
      ['Lightning Bolt', 'Rhystic Study', 'Sol Ring'],
      ['Infinite damage'],
      1,
    ),
    makeCombo(data, 'witness-and-deluge', ['Eternal Witness', 'Toxic Deluge'], ['Infinite mana'], 2),
  ].filter(({ cards }) => cards.length > 1);
  const index: ComboIndex = {
    combos: combos.map(({ prerequisites: _prerequisites, steps: _steps, ...row }) => row),
  };
  const byCard: Record<string, string[]> = {};
  for (const { id, cards } of combos) for (const slug of cards) byCard[slug] = [...(byCard[slug] ?? []), id];
  return [
    ['combos/index.json', index],
    ['combos/by-card.json', byCard],
    ...combos.map((combo) => [`combos/${combo.id}.json`, combo] as const),
  ];
};

import { COLORLESS, makeSlug, unionIdentity } from '@crownsmith/domain';
import type { SourceCombo } from '../combos/read-combos';
import { COMBOS } from './data/combos';
import { starterCard } from './starter-cards';

/** Card names and results of a line in the notation of `data/combos.ts`. */
const readCombo = (line: string): SourceCombo => {
  const [names = '', results = '', prerequisites = '', steps = ''] = line.split('|');
  const cards = names.split(' + ');
  return {
    id: makeSlug(cards.join(' ')),
    cards,
    commanders: [],
    identity: unionIdentity(...cards.map((name) => starterCard(name)?.colorIdentity ?? COLORLESS)),
    results: results.split('; '),
    prerequisites,
    steps,
    templates: [],
    legal: cards.every((name) => starterCard(name)?.legality === 'legal'),
    spoiler: false,
  };
};

let combos: readonly SourceCombo[] | undefined;

/**
 * Combos of starter cards: real ones, described in our own words, in the shape that `readCombos` gives. Their ids are the
 * slugs of their cards joined by hyphens. Read once, on first use.
 */
export const starterCombos = (): readonly SourceCombo[] =>
  (combos ??= COMBOS.trim().split('\n').map(readCombo));

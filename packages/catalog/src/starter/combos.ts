import { COLORLESS, makeSlug, unionIdentity } from '@crownsmith/domain';
import type { SourceCombo } from '../combos/read-combos';
import { COMBOS } from './data/combos';
import { starterCard } from './starter-cards';

/** A combo from a line of `data/combos.ts`. */
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
 * Real combos of starter cards, described in our own words, in the shape of `readCombos`. An id joins the slugs of the
 * combo's cards by hyphens. Parsed on first use.
 */
export const starterCombos = (): readonly SourceCombo[] =>
  (combos ??= COMBOS.trim().split('\n').map(readCombo));

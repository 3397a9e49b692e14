import { COLORLESS, identityName, makeSlug, unionIdentity } from '@crownsmith/domain';
import type { Precon } from '../precons/precon';
import { archetypeOf } from './decks/archetype';
import { generateSampleDecks, type SampleDeck } from './decks/sample-decks';
import { starterCard } from './starter-cards';

const SEED = 20_260_401;
const CANDIDATES = 300;
/** The number of sample precons. */
export const SAMPLE_PRECONS = 12;

const preconOf = ({ commanders, cards, archetype, date }: SampleDeck): Precon => {
  const identity = unionIdentity(...commanders.map((name) => starterCard(name)?.colorIdentity ?? COLORLESS));
  const name = `Sample precon: ${identityName(identity)} ${archetypeOf(archetype)?.name ?? archetype}`;
  return { slug: makeSlug(name), name, releasedAt: date, commanders, cards };
};

const makePrecons = (): readonly Precon[] => {
  const bySlug = new Map<string, Precon>();
  const taken = new Set<string>();
  for (const deck of generateSampleDecks({ seed: SEED, count: CANDIDATES })) {
    const precon = preconOf(deck);
    const commanders = precon.commanders.join('|');
    if (bySlug.has(precon.slug) || taken.has(commanders)) continue;
    bySlug.set(precon.slug, precon);
    taken.add(commanders);
    if (bySlug.size === SAMPLE_PRECONS) break;
  }
  return [...bySlug.values()];
};

let precons: readonly Precon[] | undefined;

/**
 * Sample precons, used until real ones are imported: generated sample decks with a fixed seed, each with another
 * commander, named "Sample precon: …" and without a set.
 */
export const starterPrecons = (): readonly Precon[] => (precons ??= makePrecons());

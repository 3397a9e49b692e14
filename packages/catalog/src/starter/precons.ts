import { COLORLESS, identityName, makeSlug, unionIdentity } from '@crownsmith/domain';
import type { Precon } from '../precons/precon';
import { archetypeOf } from './decks/archetype';
import { generateSampleDecks, type SampleDeck } from './decks/sample-decks';
import { starterCard } from './starter-cards';

const SEED = 20_260_401;
const CANDIDATES = 300;
/** How many sample precons there are. */
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
    const led = precon.commanders.join('|');
    if (bySlug.has(precon.slug) || taken.has(led)) continue;
    bySlug.set(precon.slug, precon);
    taken.add(led);
    if (bySlug.size === SAMPLE_PRECONS) break;
  }
  return [...bySlug.values()];
};

let precons: readonly Precon[] | undefined;

/**
 * Sample precons, until files of real ones are imported: lists of our own from the generator of sample decks with a fixed
 * seed, plainly named so ("Sample precon: …"), of no set, each with another commander. No product of anybody.
 */
export const starterPrecons = (): readonly Precon[] => (precons ??= makePrecons());

import { COMMANDERS } from '../data/commanders';
import { parseNames } from './name-list';

/** A commander or pair of the sample decks. */
export interface SampleCommander {
  readonly commanders: readonly string[];
  /** Archetype keys, the most common first. */
  readonly archetypes: readonly string[];
  /** Names of cards that decks of this commander play, the most common first. */
  readonly signature: readonly string[];
}

const rows: readonly SampleCommander[] = COMMANDERS.trim()
  .split('\n')
  .map((line) => {
    const [commanders = '', archetypes = '', signature = ''] = line.split('|');
    return {
      commanders: commanders.split(' + '),
      archetypes: archetypes.split(' '),
      signature: parseNames(signature),
    };
  });

/** The commanders and pairs of the sample decks, the most played first. */
export const sampleCommanders = (): readonly SampleCommander[] => rows;
